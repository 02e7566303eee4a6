## Events

brown-dealt = Volgorde van stemmen in deze ronde: { $area }.
blue-turned = Volgorde van stemmen in de volgende ronde: { $area }.
ballot-laid = { $seat } heeft een stembiljet ingeleverd.
ballot-chosen = Je stembiljet: { $area } met { $markers }.
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
taken = { $seat } krijgt de controle over { $counsellor }, voortaan in { $area }.
given-up = { $seat } ziet af van de controle over { $counsellor }.
forced-to-give-up = { $seat } heeft geen ring meer en moet afzien van de controle over { $counsellor }.
neutral = { $counsellor } wordt weer neutraal.
house-moved = { $seat } verplaatst een huis van { $source } naar { $target }.
no-house-moved = { $seat } verplaatst geen huis.
houses-placed =
    { $count ->
        [one] { $seat } plaatst { $count } huis in { $area }.
       *[other] { $seat } plaatst { $count } huizen in { $area }.
    }
no-house-left = { $seat } heeft geen huis meer om te plaatsen.
palace-built = { $seat } bouwt een paleis in { $area } voor { $price } huizen.
palace-declined = { $seat } bouwt niet in { $area }.
no-site-left = { $seat } vindt geen vrije bouwplaats meer in { $area }.
no-palace-left = { $seat } heeft geen paleis meer om in { $area } te bouwen.
round-ended = De ronde is voorbij.
game-ended = Het spel is voorbij.

## Why a game ended

qualified = Iemand heeft de paleizen om doge te worden.
nobody-can-qualify = Niemand kan nog verkiesbaar worden.
no-palace-for-eight-rounds = Acht ronden op rij is er geen paleis gebouwd.

## What is asked

ask-ballot = Ronde { $round }, plaatsing { $number } van { $count }: kies een gebied en 1 tot 4 stemschijven.
ask-native = Je bent eerste in { $area }: plaats de raadsheer van dit gebied in een ander gebied, of zie af van de controle.
ask-quarantia = Plaats een van de raadsheren van de Quarantia in een stadsdeel, of zie af van de controle over een van hen.
ask-place =
    { $count ->
        [one] Je mag { $count } huis plaatsen in { $area }.
       *[other] Je mag maximaal { $count } huizen plaatsen in { $area }.
    }
ask-build = In { $area } een paleis bouwen voor { $count } huizen?
ask-move = Je mag één huis verplaatsen, uit { $area } of naar { $area }.
ask-move-anywhere = Je mag één huis van een willekeurig stadsdeel naar een ander verplaatsen.
ask-moves = Je mag één of twee huizen verplaatsen. Het eerste:
ask-second-move = Je mag een tweede huis verplaatsen, maar niet uit { $area }.

## What is refused

no-such-card = ‘{ $move }’: die kaart kan nu niet worden omgedraaid
no-such-seat = er is geen plaats { $number }
game-over = het spel is voorbij
ballot-laid-already = je hebt je stembiljet ingeleverd; wacht op de anderen
card-is-turned-first = eerst wordt een volgordekaart omgedraaid
other-decides = het is nu aan { $seat } om te beslissen
ballot-wanted = ‘{ $move }’: gevraagd wordt een gebied met 1 tot 4 stemschijven
no-card-chosen = Kies eerst de kaart van een gebied.
no-marker-chosen = Kies minstens één stemschijf bij je kaart.
too-many-markers = Bij een kaart gaan hoogstens vier stemschijven, en je koos er { $count }. Neem er { $excess } terug.
card-used = je hebt je kaart van { $area } deze ronde al gespeeld
markers-not-in-hand = je hebt alleen { $markers } in je hand
placing-is-over = stemschijven worden geplaatst in deel 1 van de ronde; nu wordt er gestemd
supply-too-small =
    { $count ->
        [one] er is nog maar { $count } huis in je voorraad
       *[other] er zijn nog maar { $count } huizen in je voorraad
    }
second-places-one = de tweede plaats levert één huis op, geen twee
build-elsewhere = je mag bouwen waar je huis is aangekomen: in { $area }
decision-wanted = ‘{ $move }’: beslis eerst of je de controle over de raadsheer neemt of ervan afziet
house-move-wanted = ‘{ $move }’: verplaats een huis, of geen (stay)
placement-wanted = ‘{ $move }’: zeg hoeveel huizen je plaatst
building-wanted = ‘{ $move }’: zeg of je bouwt
native-of-elsewhere = over { $counsellor } wordt alleen beslist bij de stemming in de eigen woonplaats; nu stemt { $area }
decided-already = over { $counsellor } is in deze stemming al beslist
no-ring-left = je hebt geen ring meer voor { $counsellor }; je kunt alleen van de controle afzien
not-at-home = { $counsellor } mag overal staan, behalve in de eigen woonplaats
same-district = een huis gaat van het ene stadsdeel naar het andere
no-source-chosen = Kies eerst het stadsdeel dat het huis verlaat.
no-house-there = je hebt geen huis in { $area }
just-entered = het tweede huis vertrekt niet uit { $area }, waar het eerste net is aangekomen
not-through-here = in deze stemming gaat een huis alleen uit { $area } of naar { $area }
