### Things of Doge, as they stand in a sentence. `label` is what is written on the thing itself.

## Seats

seat-red = red
seat-blue = blue
seat-gold = gold
seat-green = green

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
area-palace = the Doge's Palace
    .label = Doge's Palace

## Counsellors, by their sign and their home (D4)

counsellor-reed = the Reed of Cannaregio
    .label = Reed
    .short = the Reed
counsellor-shell = the Shell of Castello
    .label = Shell
    .short = the Shell
counsellor-fish = the Fish of Dorsoduro
    .label = Fish
    .short = the Fish
counsellor-book = the Book of San Marco
    .label = Book
    .short = the Book
counsellor-sword = the Sword of San Polo
    .label = Sword
    .short = the Sword
counsellor-cross = the Cross of Santa Croce
    .label = Cross
    .short = the Cross
counsellor-cap-1 = the first Cap of the Quarantia
    .label = Cap 1
    .short = the first Cap
counsellor-cap-2 = the second Cap of the Quarantia
    .label = Cap 2
    .short = the second Cap
counsellor-cap-3 = the third Cap of the Quarantia
    .label = Cap 3
    .short = the third Cap
