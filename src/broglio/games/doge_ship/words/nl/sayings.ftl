## Events

price-seen =
    { $price ->
        [one] De bovenste tegel van { $pile } kost { $price } dukaat.
       *[other] De bovenste tegel van { $pile } kost { $price } dukaten.
    }
first-player = { $seat } begint.
die-rolled = De { $table } dobbelsteen toont { $number }.
doge-turned = { $tile } wordt opengelegd.
doges-shuffled = De oude dogetegels worden tot een nieuwe stapel geschud.
reordering = { $seat } betaalt 2 dukaten om de volgorde van de gebouwde barricades te veranderen.
brought-up = { $seat } haalt { $tile } omhoog.
arranged = { $seat } heeft nu { $tile } bovenop liggen.
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
looked = { $seat } bekijkt { $pile }.
tile-seen = Je ziet { $tile }.
bought = { $seat } koopt { $tile }, nummer { $number } van de bekeken tegels.
nothing-bought = { $seat } koopt niets van { $pile }.
gondola-built = { $seat } bouwt { $tile }.
barricade-built = { $seat } bouwt { $tile }.
galley-built = { $seat } bouwt { $tile }.
replaced = { $seat } vervangt { $removed } door { $tile }.
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
round-ended = De ronde is afgelopen.
order-set = { $seat } wordt nummer { $place } in de speelvolgorde.
flood = Hoogwater: het water stijgt tot peil { $level }.
markers-lost =
    { $count ->
        [one] { $seat } verliest { $count } actiefiche voor de volgende ronde.
       *[other] { $seat } verliest { $count } actiefiches voor de volgende ronde.
    }
inspection = De doge inspecteert de werven.
bid-raised = Je bod is tot nu toe { $count }; je mag het nog verhogen.
bid-laid = { $seat } heeft geboden.
bid-chosen =
    { $count ->
        [0] Je biedt niets.
        [one] Je bod: { $count } goedkeuring.
       *[other] Je bod: { $count } goedkeuringen.
    }
bid-shown =
    { $count ->
        [0] { $seat } heeft niets geboden.
        [one] { $seat } heeft { $count } goedkeuring geboden.
       *[other] { $seat } heeft { $count } goedkeuringen geboden.
    }
inspection-scored =
    { $count ->
        [one] { $seat } scoort { $count } punt bij de inspectie.
       *[other] { $seat } scoort { $count } punten bij de inspectie.
    }
game-ended = Het spel is afgelopen; nu volgt de eindinspectie.
approvals-shown =
    { $count ->
        [0] { $seat } heeft geen goedkeuring om te tonen.
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
galley-stalled = Zes rondes op rij is er geen plek van de galei gevuld.

## What is asked

ask-act =
    { $count ->
        [one] Kies een vak of leg je laatste actiefiche af.
       *[other] Kies een vak of leg een actiefiche af; je hebt er nog { $count }.
    }
ask-arrange = Noem je gebouwde barricades van boven naar beneden; al gelegd: { $count }.
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
        [0] Je hebt geen goedkeuringen: bied 0.
        [one] Bied 0 of { $count } goedkeuring.
       *[other] Bied 0 t/m { $count } goedkeuringen.
    }

## What is refused

no-such-chance = ‘{ $move }’: dat kan er nu niet uit komen.
no-such-seat = Er is geen plaats { $number }.
game-over = Het spel is afgelopen.
chance-first = Er moet eerst iets worden getrokken.
other-acts = { $seat } is aan de beurt.
bid-laid-already = Je hebt al geboden; wacht op de anderen.
act-wanted = Kies een vak, of leg een actiefiche af.
arrange-wanted = Noem je barricades van boven naar beneden, of laat de andere zo liggen.
buy-wanted = Kies een stapel om te bekijken, of pas.
choose-pile-wanted = Je hebt ruimte gemaakt; kies de stapel die je bekijkt.
take-wanted = Neem een van de tegels die je ziet, of geen.
build-wanted = Kies een tegel om te bouwen, of pas.
replace-wanted = Kies een deel dat een ander vervangt.
scheme-wanted = Voer de intrige uit, of pas.
make-wanted = Kies de dogetegel die gaat gelden.
bid-wanted = Kies hoeveel goedkeuringen je biedt.
table-not-in-play = Met { $count } spelers wordt de { $table } tabel niet gebruikt; kies een andere.
space-taken-already = { $space } is al bezet door { $seat }; kies een ander.
too-dear =
    { $price ->
        [one] { $space } kost { $price } dukaat, en je hebt er { $count }; kies een goedkoper vak.
       *[other] { $space } kost { $price } dukaten, en je hebt er { $count }; kies een goedkoper vak.
    }
cannot-replace = Je hebt geen deel dat een deel van de galei kan vervangen; kies een ander vak.
reordered-already = Je mag je barricades maar één keer per beurt herschikken.
nothing-to-reorder = Voor een andere volgorde heb je twee gebouwde barricades nodig.
reorder-too-dear = Een andere volgorde kost 2 dukaten, en je hebt er { $count }.
not-built = { $tile } hoort niet bij je gebouwde barricades die nog moeten worden gelegd; kies een andere.
same-order = Dat is de volgorde die je had; kies een andere.
wrong-kind = Deze actie gebruikt { $pile } niet; kies een andere stapel.
pile-empty = { $pile } is leeg; kies een andere.
yard-full = Je werf is vol; leg eerst een tegel terug.
two-galleys = Je hebt twee galeidelen op je werf; leg er eerst een terug.
no-room-made = De tegel die je hebt teruggelegd, maakt geen ruimte voor { $pile }; bekijk een andere stapel.
not-in-yard = { $tile } ligt niet op je werf; kies een andere tegel.
return-useless = Tegels leg je alleen terug om ruimte te maken voor wat je koopt; houd { $tile }.
not-so-many =
    { $count ->
        [one] Je ziet maar { $count } tegel.
       *[other] Je ziet maar { $count } tegels.
    }
tile-too-dear =
    { $price ->
        [one] Die kost { $price } dukaat, en je hebt er { $count }; kies een goedkopere, of geen.
       *[other] Die kost { $price } dukaten, en je hebt er { $count }; kies een goedkopere, of geen.
    }
wrong-kind-to-build = Met deze actie bouw je { $tile } niet; kies een andere tegel.
does-not-fit = { $tile } past niet op de volgende vrije plek van zijn niveau; kies een andere tegel.
nothing-to-replace = { $tile } vervangt alleen een deel uit de eigen zone dat als laatste op zijn niveau ligt, met niets erboven.
too-few-approvals =
    { $count ->
        [0] Je hebt geen goedkeuringen om te bieden.
        [one] Je hebt maar { $count } goedkeuring.
       *[other] Je hebt maar { $count } goedkeuringen.
    }
