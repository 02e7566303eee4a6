## Events

arranged = Volgende kaart in je manipulatiestapel: { $card }.
pile-ready = { $seat } heeft de manipulatiestapel op volgorde gelegd.
mission-dealt = { $seat } trekt een geheime opdracht.
mission-seen = Je geheime opdracht: minstens drie { $group-label }.
array-chosen = Je legt { $cards } bij de vijf groepen.
array-ready = { $seat } heeft gekozen waar de eerste kaarten komen.
arrays-laid = Beiden leggen bij elke groep een kaart verdekt neer en nemen de andere reeks in de hand.
turn-opened = { $seat } is aan de beurt.
laid-down = { $seat } legt een kaart verdekt bij { $group }.
laid-down-secretly = Je verdekte kaart bij { $group } is { $card }.
laid-up = { $seat } legt { $card } open bij { $group }.
placing-waived = { $seat } heeft nergens ruimte voor invloed en hoeft niets te leggen.
passed = { $seat } past.
discard-chosen = Je gaat { $card } afleggen.
discarded = { $seat } legt { $card } af.
discarded-nothing = { $seat } legt niets af.
begun-again = Je begint opnieuw met deze keuze.
drew = { $seat } trekt van stapel { $pile }.
card-drawn = Je trekt { $card }.
piles-empty = { $seat } heeft niets meer te trekken.
assassination-named = { $seat } stuurt een moordenaar af op { $card } bij { $group }.
spy-named = { $seat } stuurt een spion.
castling-named = { $seat } rokeert tussen { $group } en { $other_group }.
scout-named = { $seat } stuurt een verkenner naar { $group }.
wrath-named = { $seat } roept de toorn van de goden af over { $group }.
veto-asked = { $seat } mag een veto uitspreken.
vetoed = { $seat } spreekt een veto uit tegen { $card-the }.
allowed = { $seat } spreekt geen veto uit.
hand-seen = { $other } heeft in de hand: { $cards }.
spied-out = { $seat } moet { $card } afleggen.
relaid = Je legt { $card } bij { $group }.
castled =
    { $count ->
        [0] Na de rokade heeft { $seat } geen verdekte kaart bij { $group }.
        [one] Na de rokade heeft { $seat } { $count } verdekte kaart bij { $group }.
       *[other] Na de rokade heeft { $seat } { $count } verdekte kaarten bij { $group }.
    }
exceptional-vote = Er liggen acht kaarten bij { $group }: een buitengewone stemming.
vote-turned = De stemkaart: { $vote }.
vote-removed = Er is niemand meer over van { $vote }: de kaart gaat uit het spel en de volgende wordt omgedraaid.
reshuffled = Alle stemkaarten worden tot een nieuwe stapel geschud.
turned-up = { $seat } draait bij { $group } open: { $cards }.
vote-held = De stemming bij { $group }.
counted =
    { $points ->
        [one] { $seat }: { $points } punt in totaal.
       *[other] { $seat }: { $points } punten in totaal.
    }
tied = Gelijke stand bij { $group }: alle kaarten blijven liggen.
turned-round = Een filosoof draait de stemming om: het laagste totaal wint.
patrician-won = { $seat } wint { $group-one }.
lost = { $seat } legt { $card } af bij { $group }.
group-empty = Er is niemand meer over van { $group }: alle kaarten daar worden afgelegd.
goes-on-alone = { $seat } gaat alleen verder; er wordt niet meer getrokken.
mission-shown = De geheime opdracht van { $seat }: { $group }.
game-ended = Het spel is afgelopen.

## Why a game ended

all-patricians-won = Alle patriciërs zijn gewonnen.
no-influence-left = Niemand heeft nog een invloedskaart.
lone-player-done = De speler die alleen verderging, is klaar.
four-passes = Vier beurten op rij is er gepast zonder iets af te leggen.

## What is asked

ask-next = Kaart { $number } van je manipulatiestapel, van boven naar beneden:
ask-array = Leg een reeks 1 t/m 5 verdekt neer, één kaart bij elke groep: Senatoren, Quaestoren, Praetoren, Aedilen, Censoren.
ask-open = Jouw beurt: leg één kaart verdekt of twee kaarten open, speel een manipulatiekaart, of pas.
ask-pass = Je kunt alleen passen.
ask-discard = Kies de kaarten die je aflegt en bevestig.
ask-place = Leg één kaart verdekt of twee kaarten open.
ask-second = Leg de tweede kaart open.
ask-hold = Speel een manipulatiekaart, of ga verder en vul je hand aan.
ask-ready = Speel een manipulatiekaart, of ga verder met de stemming.
ask-window = De buitengewone stemming bij { $group }: speel een manipulatiekaart, of ga verder en tel.
ask-draw =
    { $count ->
        [one] Trek een kaart van stapel 1 of stapel 2.
       *[other] Trek { $count } kaarten, een voor een, van stapel 1 of stapel 2.
    }
ask-veto-assassination = Een moordenaar heeft het gemunt op je { $card-label } bij { $group }. Veto?
ask-veto-spy = Een spion staat klaar om in je hand te kijken. Veto?
ask-veto-castling = Je tegenstander wil rokeren tussen { $group } en { $other_group }. Veto?
ask-veto-scout = Een verkenner staat klaar om je kaarten bij { $group } om te draaien. Veto?
ask-veto-wrath = De toorn van de goden dreigt neer te dalen op { $group }. Veto?
ask-take = Kies de kaart die je tegenstander moet afleggen.
ask-castled =
    { $count ->
        [one] De laatste kaart van de rokade is { $card }: waar gaat die heen?
       *[other] Nog { $count } kaarten van de rokade; waar gaat de volgende ({ $card }) heen?
    }

## What is refused

no-such-chance = ‘{ $move }’: dat kan nu niet getrokken worden.
no-such-seat = Er is geen plaats { $number }.
game-over = Het spel is afgelopen.
card-comes-first = Er moet eerst een kaart worden getrokken of omgedraaid.
chosen-already = Je hebt al gekozen; wacht op de andere speler.
other-decides = Het is nu aan { $seat } om te beslissen.
no-way-back = Je hebt geen onvoltooide keuze om opnieuw te beginnen, of je bent er al eens opnieuw mee begonnen.
answer-wanted = Kies of je een veto uitspreekt.
not-in-that-hand = Er is geen { $card-label } in die hand; kies een andere kaart.
spy-choice-wanted = Kies eerst de kaart die je tegenstander aflegt.
not-castled-there = De rokade gaat niet over { $group }; kies een van de twee groepen van de rokade.
castling-wanted = Kaarten van de rokade leg je van laag naar hoog; de volgende is { $card }.
draw-wanted = Trek eerst van stapel 1 of stapel 2.
card-used-up = Je hebt geen { $card-label } meer om in de stapel te leggen; kies een andere kaart.
arranging-wanted = Leg eerst je manipulatiekaarten op volgorde.
array-wanted = Leg eerst een reeks neer bij de vijf groepen.
card-not-in-hand = Je hebt geen { $card-label } in je hand, of niet genoeg.
passive = Wie past, legt alleen nog af en trekt.
veto-out-of-place = Een veto speel je alleen als je tegenstander een manipulatiekaart speelt.
active-already = Je hebt deze beurt al iets gedaan: passen kan niet meer.
window-wanted = Speel een manipulatiekaart, of ga verder.
placing-wanted = Kies een kaart om te leggen.
placed-already = Je hebt je invloed voor deze beurt al gelegd.
group-gone = Er is niemand meer over van { $group }; kies een andere groep.
own-side-full = Je hebt al vijf kaarten bij { $group }; kies een andere groep.
group-full = Bij { $group } passen hoogstens acht kaarten; kies een andere groep.
lone-card-face-down = Leg twee kaarten open, als er voor beide ruimte is, of één kaart verdekt.
second-face-up = De eerste kaart ligt open; leg de tweede ook open.
played-already = Je mag één manipulatiekaart per beurt spelen, en dat heb je al gedaan.
only-passive = Zonder invloedskaart in je hand kun je alleen passen.
makes-no-room = Er is geen ruimte voor je invloed, en deze kaart maakt er geen; kies een andere.
no-target = ‘{ $move }’: dat doel is er niet; kies een ander.
