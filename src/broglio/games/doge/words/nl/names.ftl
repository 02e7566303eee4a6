### Things of Doge, as they stand in a sentence. `label` is what is written on the thing itself.

## Seats

seat-red = rood
seat-blue = blauw
seat-gold = goud
seat-green = groen

## Areas (D2)

area-cannaregio = Cannaregio
    .label = Cannaregio
area-castello = Castello
    .label = Castello
area-dorsoduro = Dorsoduro
    .label = Dorsoduro
area-san-marco = San Marco
    .label = San Marco
area-san-polo = San Polo
    .label = San Polo
area-santa-croce = Santa Croce
    .label = Santa Croce
area-palace = het Dogepaleis
    .label = Dogepaleis

## Counsellors, by their sign and their home (D4)

counsellor-reed = het Riet van Cannaregio
    .label = Riet
    .short = het Riet
counsellor-shell = de Schelp van Castello
    .label = Schelp
    .short = de Schelp
counsellor-fish = de Vis van Dorsoduro
    .label = Vis
    .short = de Vis
counsellor-book = het Boek van San Marco
    .label = Boek
    .short = het Boek
counsellor-sword = het Zwaard van San Polo
    .label = Zwaard
    .short = het Zwaard
counsellor-cross = het Kruis van Santa Croce
    .label = Kruis
    .short = het Kruis
counsellor-cap-1 = de eerste Muts van de Quarantia
    .label = Muts 1
    .short = de eerste Muts
counsellor-cap-2 = de tweede Muts van de Quarantia
    .label = Muts 2
    .short = de tweede Muts
counsellor-cap-3 = de derde Muts van de Quarantia
    .label = Muts 3
    .short = de derde Muts
