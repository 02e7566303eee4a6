### What stands on the page besides the sayings of the game.

game-name = Caesar & Cleopatra
game-line = Twee heersers, vijf groepen patriciërs, en invloed die verdekt blijft tot de stemming.

## Beside the title

subtitle-over = Einde
subtitle-arrange = Voorbereiding: stapel 2
subtitle-array = Voorbereiding
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
    [one] 1 kaart van de rokade
   *[other] { $count } kaarten van de rokade
}
limit-own = Kaarten aan de onderkant
limit-together = Kaarten aan beide kanten
castle-with = Rokeren met: { $group }
aim-at = De moordenaar op deze kaart afsturen: { $card }
lay-at = Verdekt bij de { $group }

## Cards; `title` is what is written on a manipulation card

title-assassination = Moordenaar
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
put-next = Leg als volgende in je stapel: { $card }, nog { $count }
pile-2-so-far = Je manipulatiestapel, van boven naar beneden
discard-card = Afleggen: { $card }
marked-card = { $card }: wordt afgelegd
goes = afgelegd
take-card = Laat je tegenstander afleggen: { $card }

## What to do

how-laid = Hoe leg je invloed?
one-down = Eén verdekt
two-up = Twee open
second-up = Ook de tweede kaart leg je open.
tip-first = Kies een kaart, dan een gemarkeerde groep.
tip-window = Kies een manipulatiekaart, of ga verder.
tip-lay = Kies nu een gemarkeerde groep.
tip-assassination = Moordenaar: kies een gemarkeerde kaart van je tegenstander. Die wordt afgelegd.
tip-spy = Spion: je ziet de hand van je tegenstander en kiest een kaart die wordt afgelegd.
tip-castling = Rokade: vink twee groepen aan. Je kaarten daar worden opnieuw verdekt gelegd.
tip-scout = Verkenner: kies een gemarkeerde groep. De verdekte kaarten van je tegenstander gaan daar open.
tip-wrath = Toorn van de goden: kies een gemarkeerde groep. Alle invloed daar wordt afgelegd.
tip-veto = Een veto wacht op een manipulatiekaart van je tegenstander.
send-spy = De spion sturen
castle = Rokeren
lay-series = De reeks leggen
stay-passive = Passen
begin-again = Opnieuw beginnen
on-refill = Hand aanvullen
on-vote = Naar de stemming
on-count = Verdergaan en tellen
discard-these = { $count ->
    [0] Niets afleggen
    [one] 1 kaart afleggen
   *[other] { $count } kaarten afleggen
}
draw-influence = Invloed trekken ({ $count })
draw-manipulation = Manipulatie trekken ({ $count })
play-veto = Het veto spelen
let-it-happen = Het laten gebeuren

## What is still missing

pick-first = Kies eerst een kaart uit je hand, dan een gemarkeerde groep.
pick-prey = Een moordenaar treft één kaart: kies een gemarkeerde kaart van je tegenstander.
pick-two-groups = Een rokade gaat tussen twee groepen: vink er twee aan en rokeer dan.
spy-has-no-group = Een spion heeft geen groep nodig: druk op ‘De spion sturen’.
pick-series = Leg elk van de kaarten 1 t/m 5 bij een andere groep.

## Panels

suffrage = Stemming
vote-deck = Stemkaarten
turned-votes = Omgedraaide stemkaarten
no-vote-turned = Nog geen stemkaart omgedraaid.
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
look-into-discard = Aflegstapel bekijken
your-order = Je manipulatiestapel, van boven naar beneden
times = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

## The end

points-by = Puntentelling
points-for = Voor
points-patricians = Patriciërs
points-majorities = Meerderheden in groepen die helemaal gewonnen zijn
points-monopolies = Groepen volledig in bezit
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
