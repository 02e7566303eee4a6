### Things of Doge, as they stand in a sentence. `label` is what is written on the thing itself.

## Seats

seat-red = red
seat-blue = blue
seat-gold = gold
seat-green = green

## Areas (D2); `at`: where something is, `counsellor`: whom a vote there is about

area-cannaregio = Cannaregio
    .label = Cannaregio
    .at = in Cannaregio
    .counsellor = the counsellor of Cannaregio
area-castello = Castello
    .label = Castello
    .at = in Castello
    .counsellor = the counsellor of Castello
area-dorsoduro = Dorsoduro
    .label = Dorsoduro
    .at = in Dorsoduro
    .counsellor = the counsellor of Dorsoduro
area-san-marco = San Marco
    .label = San Marco
    .at = in San Marco
    .counsellor = the counsellor of San Marco
area-san-polo = San Polo
    .label = San Polo
    .at = in San Polo
    .counsellor = the counsellor of San Polo
area-santa-croce = Santa Croce
    .label = Santa Croce
    .at = in Santa Croce
    .counsellor = the counsellor of Santa Croce
area-palace = the Doge’s Palace
    .label = Doge’s Palace
    .at = at the Doge’s Palace
    .counsellor = one of the Quarantia’s counsellors

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
