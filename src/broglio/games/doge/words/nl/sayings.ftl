## Events

brown-dealt = Volgende in de stemvolgorde van deze ronde: { $area }.
blue-turned = Volgende in de stemvolgorde van de komende ronde: { $area }.
ballot-laid = { $seat } heeft gestemd.
ballot-chosen = Jouw stem: { $area } met { $markers }.
card-shown =
    { $count ->
        [one] { $seat } plaatst { $count } stemschijf in { $area }.
       *[other] { $seat } plaatst { $count } stemschijven in { $area }.
    }
no-marker-left = { $seat } heeft geen stemschijf meer en speelt geen kaart.
vote-opened = De stemming in { $area }.
markers-shown = { $seat } toont { $markers }.
votes-counted =
    { $votes ->
        [one] { $seat }: { $votes } stem in totaal.
       *[other] { $seat }: { $votes } stemmen in totaal.
    }
nobody-voted = Niemand heeft een stem in { $area }: er gebeurt niets.
first = { $seat } is eerste in { $area }.
tied-first = { $seat } deelt de eerste plaats in { $area }.
second = { $seat } is tweede in { $area }.
taken = { $seat } krijgt de controle over { $counsellor }; die staat nu in { $area }.
given-up = { $seat } ziet af van de controle over { $counsellor }.
forced-to-give-up = { $seat } heeft geen ring meer en moet afzien van de controle over { $counsellor }.
neutral = { $counsellor } wordt weer neutraal.
house-moved = { $seat } verplaatst een huis van { $source } naar { $target }.
no-house-moved = { $seat } verplaatst geen huis.
houses-placed =
    { $count ->
        [0] { $seat } plaatst geen huis in { $area }.
        [one] { $seat } plaatst { $count } huis in { $area }.
       *[other] { $seat } plaatst { $count } huizen in { $area }.
    }
no-house-left = { $seat } heeft geen huis meer om te plaatsen.
palace-built = { $seat } bouwt een paleis in { $area } voor { $price } huizen.
palace-declined = { $seat } bouwt niet in { $area }.
no-site-left = Voor { $seat } is er geen vrije bouwplaats meer in { $area }.
no-palace-left = { $seat } heeft geen paleis meer om in { $area } te bouwen.
round-ended = De ronde is afgelopen.
game-ended = Het spel is afgelopen.

## Why a game ended

qualified = Iemand heeft genoeg paleizen om doge te worden.
nobody-can-qualify = Niemand kan nog verkiesbaar worden.
no-palace-for-eight-rounds = Er is acht rondes op rij geen paleis gebouwd.

## What is asked

ask-ballot = Ronde { $round }, plaatsing { $number } van { $count }: kies een gebied en 1 t/m 4 stemschijven.
ask-native = Je bent eerste in { $area }: plaats de raadsheer van dit gebied in een ander gebied, of zie af van de controle.
ask-quarantia = Plaats een van de raadsheren van de Quarantia in een stadsdeel, of zie af van de controle over een van hen.
ask-place =
    { $count ->
        [one] Je mag { $count } huis plaatsen in { $area }.
       *[other] Je mag maximaal { $count } huizen plaatsen in { $area }.
    }
ask-build = In { $area } een paleis bouwen voor { $count } huizen?
ask-move = Je mag één huis verplaatsen dat uit { $area } vertrekt of daar aankomt.
ask-move-anywhere = Je mag één huis van een stadsdeel naar keuze naar een ander verplaatsen.
ask-moves = Je mag één of twee huizen verplaatsen. Het eerste:
ask-second-move = Je mag een tweede huis verplaatsen, maar niet uit { $area }.

## What is refused

no-such-card = ‘{ $move }’: die kaart kan nu niet worden omgedraaid.
no-such-seat = Er is geen plaats { $number }.
game-over = Het spel is afgelopen.
ballot-laid-already = Je hebt al gestemd; wacht op de anderen.
card-is-turned-first = Er moet eerst een volgordekaart worden omgedraaid.
other-decides = Het is nu aan { $seat } om te beslissen.
ballot-wanted = Kies een gebied met 1 t/m 4 stemschijven.
no-card-chosen = Kies eerst de kaart van een gebied.
no-marker-chosen = Kies minstens één stemschijf bij je kaart.
too-many-markers = Bij een kaart horen hoogstens vier stemschijven, en je koos er { $count }. Neem er { $excess } terug.
card-used = Je hebt je kaart van { $area } deze ronde al gespeeld; kies een ander gebied.
markers-not-in-hand = Je hebt alleen { $markers } in je hand.
placing-is-over = Stemschijven plaats je in deel 1 van de ronde; nu wordt er gestemd.
supply-too-small =
    { $count ->
        [0] Je hebt geen huis meer in je voorraad.
        [one] Je hebt nog maar { $count } huis in je voorraad.
       *[other] Je hebt nog maar { $count } huizen in je voorraad.
    }
second-places-one = De tweede plaats levert één huis op, geen twee.
build-elsewhere = Je mag alleen bouwen waar je huis is aangekomen: in { $area }.
decision-wanted = Beslis eerst of je de controle over de raadsheer overneemt of ervan afziet.
house-move-wanted = Verplaats een huis, of kies dat je er geen verplaatst.
placement-wanted = Kies hoeveel huizen je plaatst.
building-wanted = Kies of je bouwt.
native-of-elsewhere = Over { $counsellor } beslis je alleen bij de stemming in de eigen woonplaats; nu wordt er in { $area } gestemd.
decided-already = Over { $counsellor } is in deze stemming al beslist; kies een andere.
no-ring-left = Je hebt geen ring meer voor { $counsellor }; je kunt alleen van de controle afzien.
not-at-home = { $counsellor } mag overal heen, behalve naar de eigen woonplaats; kies een ander gebied.
same-district = Een huis gaat van het ene stadsdeel naar het andere; kies twee verschillende.
no-source-chosen = Kies eerst het stadsdeel dat het huis verlaat.
no-house-there = Je hebt geen huis in { $area }; kies een ander stadsdeel.
just-entered = Het tweede huis mag niet uit { $area } vertrekken, waar het eerste net is aangekomen; kies een ander.
not-through-here = In deze stemming kan een huis alleen uit { $area } vertrekken of daar aankomen.
