### What stands on the page besides the sayings of the game.

game-name = The Doge Ship
game-line = Bouw de galei van de doge: dobbelstenen bepalen de prijs, en elke werf wil de meeste eer.

subtitle-preparation = Ronde { $number } · voorbereiding
subtitle-actions = Ronde { $number } · acties
subtitle-inspection = Ronde { $number } · inspectie
subtitle-end = eindinspectie

## Dice tables and what their spaces offer

dice-tables = Actietabellen
die-shows = de dobbelsteen toont { $number }
die-not-rolled = de dobbelsteen is nog niet geworpen
joint-or = of
offer-buy = koop { $kinds }
offer-build = bouw { $kinds }
offer-replacement = vervang een galeideel
offer-plot = intrige I: kies uit twee dogetegels
offer-approval = intrige II: 1 goedkeuring
offer-bribe = intrige III: 2 goedkeuringen voor 2 dukaten
offer-money =
    { $count ->
        [one] { $count } dukaat
       *[other] { $count } dukaten
    }
space-costs =
    { $count ->
        [0] gratis
        [one] kost { $count } dukaat
       *[other] kost { $count } dukaten
    }
taken-by = bezet door { $name }

## Tiles

tile-label = { $tile-label }
card-lower = Onder { $number }
card-upper = Boven { $number }
card-gondola = Gondel
card-barricade = Barricade
gives-gondola =
    { $ducats ->
        [0] { $approvals ->
            [one] levert { $approvals } goedkeuring op
           *[other] levert { $approvals } goedkeuringen op
        }
        [one] levert { $ducats } dukaat op
       *[other] levert { $ducats } dukaten op
    }
gives-galley =
    { $approvals ->
        [0] { $count ->
            [one] { $count } punt
           *[other] { $count } punten
        }
       *[other] { $count ->
            [one] { $count } punt en een goedkeuring
           *[other] { $count } punten en een goedkeuring
        }
    }
gives-barricade =
    { $trigger ->
        [buy] bij kopen:
        [build] bij bouwen:
        [replacement] bij een vervanging:
        [intrigue] bij een intrige:
       *[money] bij het nemen van geld:
    } { $bonus ->
        [ducats] { $count ->
            [one] { $count } dukaat
           *[other] { $count } dukaten
        }
        [approvals] { $count ->
            [one] { $count } goedkeuring
           *[other] { $count } goedkeuringen
        }
        [points] { $count ->
            [one] { $count } punt
           *[other] { $count } punten
        }
        [gondola] nog een gondel
        [barricade] nog een barricade
       *[galley] nog een galeideel
    }
parameters = parameters
parameter-red = rood
parameter-green = groen
parameter-blue = blauw
parameter-gold = geel
worth-now = nu { $points } waard
violet-now = en een goedkeuring voor de paarse zone
price-is =
    { $count ->
        [one] prijs { $count } dukaat
       *[other] prijs { $count } dukaten
    }
target-build = { $tile } hier bouwen
target-replace = { $tile } op deze plek leggen
tile-build = Bouwen
tile-replace = In de galei leggen
tile-return = Onder de stapel terugleggen

## The galley

galley = De galei
galley-words = De galei van de doge. Gebouwd: onderste niveau { $lower } van { $length }, bovenste niveau { $upper } van { $length }.
section = Sectie { $number }
level-lower = Onderste niveau
level-upper = Bovenste niveau
free-place = vrij

## The piles

supply = Stapels
short-lower-1 = Onder 1
short-lower-2 = Onder 2
short-lower-3 = Onder 3
short-upper-1 = Boven 1
short-upper-2 = Boven 2
short-upper-3 = Boven 3
short-gondolas = Gondels
short-barricades = Barricades
short-doge = Dogetegels
top-costs =
    { $count ->
        [one] de bovenste kost { $count } dukaat
       *[other] de bovenste kost { $count } dukaten
    }
tiles-left =
    { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }
seen-tiles = Tegels die je kent in de stapels
place-in-pile = nummer { $place } van boven

## The Doge's wish

wish = De wens van de doge
no-doge-tile = Er is nog geen dogetegel opengelegd.
violet-zones = Paarse zones:
high-water = Hoogwater { $level }
no-flood = Geen hoogwater
inspection-comes = Inspectie
no-inspection = Geen inspectie
none = geen

## Players

your-yard = Je werf
free-slip = vrije plek
yard-full-now = Je werf is vol.
yard-empty = De werf is leeg.
ducats =
    { $count ->
        [one] { $count } dukaat
       *[other] { $count } dukaten
    }
ducats-word =
    { $count ->
        [one] dukaat
       *[other] dukaten
    }
approvals =
    { $count ->
        [one] { $count } goedkeuring
       *[other] { $count } goedkeuringen
    }
approvals-word =
    { $count ->
        [one] goedkeuring
       *[other] goedkeuringen
    }
approvals-hidden = Goedkeuringen zijn verborgen.
hidden-from-others = verborgen
hidden-word = verborgen
barricades =
    { $count ->
        [one] { $count } barricade
       *[other] { $count } barricades
    }
barricades-word =
    { $count ->
        [one] barricade
       *[other] barricades
    }
barricades-built = Gebouwde barricades, van boven naar beneden
priority = prioriteit
actions-left =
    { $count ->
        [one] nog { $count } actie
       *[other] nog { $count } acties
    }
actions-word =
    { $count ->
        [one] actie
       *[other] acties
    }
other-players = De andere werven
all-players = De werven
order-of-play = Speelvolgorde:
has-bid = heeft geboden
what-you-know = Wat je weet
you-look-at = Je bekijkt

## Choices

act-words = Gratis tot en met de dobbelsteen; één dukaat voor elk vak verder.
discard = Actiefiche afleggen: 1 dukaat
reorder = Barricades herschikken voor 2 dukaten
in-place = plaats { $place }
put-next = leg op plaats { $place }
done = De andere zo laten liggen
buy-words = Kies een gemarkeerde stapel om de bovenste drie tegels te bekijken.
room-full = Je werf is vol. Kies welke tegel terug onder zijn stapel gaat; daarna bekijk je een stapel naar keuze.
room-galleys = Je hebt twee galeidelen. Wil je galeitegels bekijken, kies dan welk deel terug onder zijn stapel gaat.
take-none = Er geen nemen
build-words = Kies een gemarkeerde tegel op je werf, of de plek op de galei.
replace-words = Kies het deel op je werf, of de plek op de galei.
plot = Twee dogetegels trekken
bribe = 2 dukaten betalen voor 2 goedkeuringen
make-top = Deze laten gelden; de andere op de stapel
make-under = Deze laten gelden; de andere onder de stapel
bid-words = Hoogste bod: 6 punten, tweede 3, derde 1. Wat je biedt, ben je kwijt.
bid-stands =
    { $count ->
        [one] Er zit al { $count } goedkeuring in je bod.
       *[other] Er zitten al { $count } goedkeuringen in je bod.
    }
bid-more = 100 of meer
bid-is =
    { $count ->
        [one] Je bod: { $count } goedkeuring
       *[other] Je bod: { $count } goedkeuringen
    }
your-bid = Je bod in goedkeuringen
lay-bid = Bieden
leave-it = Niet gebruiken
after-this = Daarna:

## Signs

signs = Wat de symbolen betekenen
sign-buy = kopen
sign-build = bouwen
sign-replacement = vervangen
sign-intrigue = intrige
sign-gondola = gondel
sign-barricade = barricade
sign-galley = galeideel
sign-approval = goedkeuring
sign-doge = punten, dogetegels

## Headings of tables in words

head-table = Tabel
head-order = Volgorde
head-approvals = Goedkeuringen
head-ducats = Dukaten
head-priority = Prioriteit
head-actions = Acties over
head-yard = Werf
