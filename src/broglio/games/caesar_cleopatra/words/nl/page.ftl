### What stands on the page besides the sayings of the game.

game-name = Caesar & Cleopatra
game-line = Twee heersers, vijf groepen patriciërs, en invloed die gedekt blijft tot de stemming.

## Beside the title

subtitle-over = Einde
subtitle-arrange = Begin: stapel 2
subtitle-array = Begin: de reeks
subtitle-turn = Beurt van { $seat }
subtitle-turn-own = Jouw beurt
subtitle-active = { $seat } · actief
subtitle-active-own = Jouw beurt · actief
subtitle-passive = { $seat } · passief
subtitle-passive-own = Jouw beurt · passief

## The forum

forum = Het forum
hidden = verdekt
philosopher-letter = F
face-down-card = een verdekte kaart
back-influence = een invloedskaart
back-manipulation = een manipulatiekaart
hand-of = Hand van { $name }
left-of = { $left } van { $all }
in-the-air = { $count ->
    [one] 1 kaart wordt gerokeerd
   *[other] { $count } kaarten worden gerokeerd
}
limit-own = Kaarten van de onderste kant
limit-together = Kaarten van beide kanten
castle-with = Rokeren met: { $group }
aim-at = Stuur de moordenaar op deze kaart af: { $card }
lay-at = Verdekt bij de { $group }

## Cards; `title` is what is written on a manipulation card

title-assassination = Moord
title-spy = Spion
title-castling = Rokade
title-scout = Verkenner
title-wrath = Toorn
title-veto = Veto
kind-influence = Invloed
kind-philosopher = Filosoof
kind-manipulation = Manipulatie
manipulation-letter = M
suffrage-letter = S

## The hand

your-hand = Je hand
to-arrange = Je stapel 2
castled-cards = Rokade
put-next = Leg als volgende op je stapel: { $card }, nog { $count }
pile-2-so-far = Je manipulatiestapel, van boven af
discard-card = Afleggen: { $card }
marked-card = { $card }: wordt afgelegd
goes = weg
take-card = Laat je tegenstander afleggen: { $card }

## What to do

how-laid = Hoe je invloed legt
one-down = Eén verdekt
two-up = Twee open
second-up = Ook de tweede kaart gaat open.
tip-first = Kies een kaart, dan een verlichte groep.
tip-window = Kies een manipulatiekaart, of ga verder.
tip-lay = Kies nu een verlichte groep.
tip-assassination = Moordaanslag: kies een verlichte kaart van je tegenstander. Die wordt afgelegd.
tip-spy = Spion: je ziet de hand van je tegenstander en kiest een kaart die weg moet.
tip-castling = Rokade: vink twee groepen aan. Je kaarten daar worden opnieuw verdekt gelegd.
tip-scout = Verkenner: kies een verlichte groep. De verdekte kaarten van je tegenstander gaan daar open.
tip-wrath = Toorn van de goden: kies een verlichte groep. Alle invloed daar wordt afgelegd.
tip-veto = Een veto wacht op een manipulatiekaart van je tegenstander.
send-spy = Stuur de spion
castle = Rokeren
lay-series = Leg de reeks
stay-passive = Passief blijven
begin-again = Opnieuw beginnen
on-refill = Hand aanvullen
on-vote = Naar de stemming
on-count = Stemmen tellen
discard-these = { $count ->
    [0] Niets afleggen
    [one] 1 kaart afleggen
   *[other] { $count } kaarten afleggen
}
draw-influence = Trek invloed ({ $count })
draw-manipulation = Trek manipulatie ({ $count })
play-veto = Speel het veto
let-it-happen = Laat gebeuren

## What is still missing

pick-first = kies eerst een kaart uit je hand, dan een verlichte groep
pick-prey = een moordaanslag treft één kaart: kies een verlichte kaart van je tegenstander
pick-two-groups = een rokade gaat tussen twee groepen: vink er twee aan en rokeer dan
spy-has-no-group = een spion gaat naar geen groep: druk op ‘Stuur de spion’
pick-series = elk van 1 2 3 4 5 gaat naar een van de vijf groepen

## Panels

suffrage = Stemming
vote-deck = Stemkaarten
turned-votes = Omgedraaide stemkaarten
no-vote-turned = Nog geen omgedraaid.
votes-out = { $count } omgedraaid
votes-removed = { $count } uit het spel
won-patricians = Gewonnen patriciërs
nobody-won = nog geen
secret-mission = Geheime opdracht:
only-you = alleen jij ziet dit
mission-of = Opdracht van { $name }:
your-piles = Je stapels
piles-of = { $name }: kaarten
discard = Aflegstapel
hand-sizes = In de hand: { $influence } invloed, { $manipulation } manipulatie
look-into-discard = Bekijk de aflegstapel
your-order = Je manipulatiestapel van boven af
times = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

## The end

points-by = De punten een voor een
points-for = Voor
points-patricians = Patriciërs
points-majorities = Meerderheden in volle groepen
points-monopolies = Groepen alleen in bezit
points-mission = Geheime opdracht

## The table in words

group = Groep
patricians-left = Resterende patriciërs
cards-of = Kaarten van { $name }
votes-now = de buitengewone stemming is bezig
is-target = een manipulatiekaart is erop gericht
no-cards = geen
hand = Hand
pile-sizes = Invloedstapel, manipulatiestapel
mission = Opdracht
mission-secret = geheim
mission-none = nog niet getrokken
in-deck = In de stapel stemkaarten ({ $count })
