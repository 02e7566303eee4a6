### Things of Doge, as they stand in a sentence. `label` is what is written on the thing itself.

## Seats

seat-red = rood
seat-blue = blauw
seat-gold = goud
seat-green = groen

## Areas (D2); `counsellor`: whom a vote there is about

area-cannaregio = Cannaregio
    .label = Cannaregio
    .counsellor = de raadsheer van Cannaregio
area-castello = Castello
    .label = Castello
    .counsellor = de raadsheer van Castello
area-dorsoduro = Dorsoduro
    .label = Dorsoduro
    .counsellor = de raadsheer van Dorsoduro
area-san-marco = San Marco
    .label = San Marco
    .counsellor = de raadsheer van San Marco
area-san-polo = San Polo
    .label = San Polo
    .counsellor = de raadsheer van San Polo
area-santa-croce = Santa Croce
    .label = Santa Croce
    .counsellor = de raadsheer van Santa Croce
area-palace = het Dogepaleis
    .label = Dogepaleis
    .counsellor = een raadsheer van de Quarantia

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
counsellor-cap-1 = de eerste Dogemuts van de Quarantia
    .label = Dogemuts 1
    .short = de eerste Dogemuts
counsellor-cap-2 = de tweede Dogemuts van de Quarantia
    .label = Dogemuts 2
    .short = de tweede Dogemuts
counsellor-cap-3 = de derde Dogemuts van de Quarantia
    .label = Dogemuts 3
    .short = de derde Dogemuts
