### Things of Doge, as they stand in a sentence. `label` is what is written on the thing itself.

## Seats

seat-red = rouge
seat-blue = bleu
seat-gold = or
seat-green = vert

## Areas (D2); `at`: where something is, `of`: what it belongs to or comes from, `counsellor`: whom a vote there is about

area-cannaregio = Cannaregio
    .label = Cannaregio
    .at = à Cannaregio
    .of = de Cannaregio
    .counsellor = du conseiller de Cannaregio
area-castello = Castello
    .label = Castello
    .at = à Castello
    .of = de Castello
    .counsellor = du conseiller de Castello
area-dorsoduro = Dorsoduro
    .label = Dorsoduro
    .at = à Dorsoduro
    .of = de Dorsoduro
    .counsellor = du conseiller de Dorsoduro
area-san-marco = San Marco
    .label = San Marco
    .at = à San Marco
    .of = de San Marco
    .counsellor = du conseiller de San Marco
area-san-polo = San Polo
    .label = San Polo
    .at = à San Polo
    .of = de San Polo
    .counsellor = du conseiller de San Polo
area-santa-croce = Santa Croce
    .label = Santa Croce
    .at = à Santa Croce
    .of = de Santa Croce
    .counsellor = du conseiller de Santa Croce
area-palace = le palais du Doge
    .label = Palais du Doge
    .at = au palais du Doge
    .of = du palais du Doge
    .counsellor = d’un conseiller de la Quarantia

## Counsellors, by their sign and their home (D4)

counsellor-reed = le Roseau de Cannaregio
    .label = Roseau
    .short = le Roseau
    .of = du Roseau de Cannaregio
counsellor-shell = le Coquillage de Castello
    .label = Coquillage
    .short = le Coquillage
    .of = du Coquillage de Castello
counsellor-fish = le Poisson de Dorsoduro
    .label = Poisson
    .short = le Poisson
    .of = du Poisson de Dorsoduro
counsellor-book = le Livre de San Marco
    .label = Livre
    .short = le Livre
    .of = du Livre de San Marco
counsellor-sword = l’Épée de San Polo
    .label = Épée
    .short = l’Épée
    .of = de l’Épée de San Polo
counsellor-cross = la Croix de Santa Croce
    .label = Croix
    .short = la Croix
    .of = de la Croix de Santa Croce
counsellor-cap-1 = le premier Bonnet de la Quarantia
    .label = Bonnet 1
    .short = le premier Bonnet
    .of = du premier Bonnet de la Quarantia
counsellor-cap-2 = le deuxième Bonnet de la Quarantia
    .label = Bonnet 2
    .short = le deuxième Bonnet
    .of = du deuxième Bonnet de la Quarantia
counsellor-cap-3 = le troisième Bonnet de la Quarantia
    .label = Bonnet 3
    .short = le troisième Bonnet
    .of = du troisième Bonnet de la Quarantia
