## Events

price-seen =
    { $price ->
        [one] De bovenste tegel van { $pile } kost { $price } dukaat.
       *[other] De bovenste tegel van { $pile } kost { $price } dukaten.
    }
first-player = { $seat } begint.
die-rolled = De { $table } dobbelsteen toont { $number }.
doge-turned = { $tile } wordt omgedraaid.
doges-shuffled = De oude dogetegels worden tot een nieuwe stapel geschud.
reordering = { $seat } betaalt 2 dukaten om de volgorde van de gebouwde barricades te veranderen.
brought-up = { $seat } haalt { $tile } omhoog.
arranged = { $seat } heeft nu { $tile } bovenop.
discarded = { $seat } legt een actiefiche af.
space-taken =
    { $price ->
        [0] { $seat } neemt { $space }.
        [one] { $seat } neemt { $space } voor { $price } dukaat.
       *[other] { $seat } neemt { $space } voor { $price } dukaten.
    }
bonus = { $seat } krijgt de bonus van { $tile }.
ducats-gained =
    { $count ->
        [one] { $seat } krijgt { $count } dukaat.
       *[other] { $seat } krijgt { $count } dukaten.
    }
approvals-gained =
    { $count ->
        [one] { $seat } krijgt { $count } goedkeuring.
       *[other] { $seat } krijgt { $count } goedkeuringen.
    }
points-gained =
    { $count ->
        [one] { $seat } krijgt { $count } punt.
       *[other] { $seat } krijgt { $count } punten.
    }
passed = { $seat } laat het hierbij.
nothing-to-do = { $seat } kan er niets mee doen.
returned = { $seat } legt { $tile } terug onder de bijbehorende stapel.
looked = { $seat } kijkt in { $pile }.
tile-seen = Je ziet { $tile }.
bought = { $seat } koopt { $tile }, nummer { $number } van de bekeken tegels.
nothing-bought = { $seat } koopt niets van { $pile }.
gondola-built = { $seat } bouwt { $tile }.
barricade-built = { $seat } bouwt { $tile }.
galley-built = { $seat } bouwt { $tile }.
replaced = { $seat } zet { $tile } op de plek van { $removed }.
part-scored =
    { $count ->
        [one] { $seat } scoort daarvoor { $count } punt.
       *[other] { $seat } scoort daarvoor { $count } punten.
    }
plotted = { $seat } trekt twee dogetegels.
doge-made = { $seat } kiest { $tile } als geldende dogetegel.
put-on-top = { $seat } legt de andere dogetegel op de stapel.
put-under = { $seat } legt de andere dogetegel onder de stapel.
bribed = { $seat } betaalt 2 dukaten voor goedkeuringen.
round-ended = De ronde is voorbij.
order-set = { $seat } speelt straks op plaats { $place }.
flood = Het water stijgt tot peil { $level }.
markers-lost =
    { $count ->
        [one] { $seat } verliest { $count } actiefiche voor de volgende ronde.
       *[other] { $seat } verliest { $count } actiefiches voor de volgende ronde.
    }
inspection = De doge inspecteert de werven.
bid-raised = Je bod staat op { $count }, en er kan nog meer bij.
bid-laid = { $seat } heeft een bod neergelegd.
bid-chosen =
    { $count ->
        [one] Je bod: { $count } goedkeuring.
       *[other] Je bod: { $count } goedkeuringen.
    }
bid-shown =
    { $count ->
        [one] { $seat } heeft { $count } goedkeuring geboden.
       *[other] { $seat } heeft { $count } goedkeuringen geboden.
    }
inspection-scored =
    { $count ->
        [one] { $seat } scoort { $count } punt bij de inspectie.
       *[other] { $seat } scoort { $count } punten bij de inspectie.
    }
game-ended = Het spel is voorbij; nu volgt de eindinspectie.
approvals-shown =
    { $count ->
        [one] { $seat } toont { $count } goedkeuring.
       *[other] { $seat } toont { $count } goedkeuringen.
    }
finally-scored =
    { $count ->
        [one] { $seat } scoort { $count } punt bij de eindinspectie.
       *[other] { $seat } scoort { $count } punten bij de eindinspectie.
    }

## Why a game ended

galley-finished = De galei is af.
galley-stalled = Zes ronden op rij is er geen plek van de galei gevuld.

## What is asked

ask-act =
    { $count ->
        [one] Kies een vak of leg je laatste actiefiche af.
       *[other] Kies een vak of leg een actiefiche af; je hebt er nog { $count }.
    }
ask-arrange =
    { $count ->
        [one] Noem je gebouwde barricades van boven af; er is er { $count } geplaatst.
       *[other] Noem je gebouwde barricades van boven af; er zijn er { $count } geplaatst.
    }
ask-buy = Je mag kopen: { $kinds }.
ask-choose-pile = Kies de stapel die je bekijkt.
ask-take = Neem een van de tegels die je ziet, of geen.
ask-build = Je mag bouwen: { $kinds }.
ask-replace = Kies het deel dat een deel van de galei vervangt.
ask-plot = Trek twee dogetegels, of pas.
ask-bribe = Betaal 2 dukaten voor 2 goedkeuringen, of pas.
ask-make = Kies de dogetegel die gaat gelden, en waar de andere heen gaat.
ask-bid =
    { $count ->
        [one] Bied van 0 tot { $count } goedkeuring.
       *[other] Bied van 0 tot { $count } goedkeuringen.
    }

## What is refused

no-such-chance = ‘{ $move }’: dat kan nu niet gebeuren
no-such-seat = er is geen plaats { $number }
game-over = het spel is voorbij
chance-first = eerst wordt er iets getrokken
other-acts = { $seat } is aan de beurt
bid-laid-already = je hebt je bod neergelegd; wacht op de anderen
act-wanted = ‘{ $move }’: gevraagd wordt een vak, of een actiefiche om af te leggen
arrange-wanted = ‘{ $move }’: noem je barricades van boven af, of sluit af (done)
buy-wanted = ‘{ $move }’: gevraagd wordt een stapel om te bekijken, of passen (pass)
choose-pile-wanted = ‘{ $move }’: je hebt plaats gemaakt; kies de stapel die je bekijkt
take-wanted = ‘{ $move }’: neem een van de tegels die je ziet, of geen
build-wanted = ‘{ $move }’: gevraagd wordt een tegel om te bouwen, of passen (pass)
replace-wanted = ‘{ $move }’: gevraagd wordt een deel dat een ander vervangt
scheme-wanted = ‘{ $move }’: voer de intrige uit, of pas (pass)
make-wanted = ‘{ $move }’: kies de dogetegel die gaat gelden
bid-wanted = ‘{ $move }’: gevraagd wordt een bod
table-not-in-play = met { $count } spelers heeft de { $table } tabel geen dobbelsteen
space-taken-already = { $space } is al genomen door { $seat }
too-dear =
    { $price ->
        [one] { $space } kost { $price } dukaat, en je hebt er { $count }
       *[other] { $space } kost { $price } dukaten, en je hebt er { $count }
    }
cannot-replace = je hebt geen deel dat een deel van de galei kan vervangen
reordered-already = de volgorde van de barricades verandert hoogstens één keer per beurt
nothing-to-reorder = voor een andere volgorde heb je twee gebouwde barricades nodig
reorder-too-dear = een andere volgorde kost 2 dukaten, en je hebt er { $count }
not-built = { $tile } hoort niet bij je gebouwde barricades die nog geplaatst moeten worden
same-order = dat is de volgorde die je had; het moet een andere zijn
wrong-kind = deze actie gaat niet over { $pile }
pile-empty = { $pile } is leeg
yard-full = je werf is vol; leg eerst een tegel terug
two-galleys = je hebt twee galeidelen op je werf; leg er eerst een terug
no-room-made = de tegel die je hebt teruggelegd maakt geen plaats voor { $pile }; bekijk een andere stapel
not-in-yard = { $tile } ligt niet op je werf
return-useless = { $tile }: tegels leg je alleen terug om plaats te maken voor wat je koopt
not-so-many =
    { $count ->
        [one] je ziet maar { $count } tegel
       *[other] je ziet maar { $count } tegels
    }
tile-too-dear =
    { $price ->
        [one] die kost { $price } dukaat, en je hebt er { $count }
       *[other] die kost { $price } dukaten, en je hebt er { $count }
    }
wrong-kind-to-build = met deze actie bouw je { $tile } niet
does-not-fit = { $tile } past niet op de volgende vrije plek van dat niveau
nothing-to-replace = { $tile }: geen deel van die zone staat als laatste op zijn niveau met niets erboven
too-few-approvals =
    { $count ->
        [one] je hebt maar { $count } goedkeuring
       *[other] je hebt maar { $count } goedkeuringen
    }
