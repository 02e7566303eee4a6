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
placing-waived = { $seat } heeft nergens plaats voor invloed en hoeft niets te leggen.
passed = { $seat } past.
discard-chosen = Je wilt { $card } afleggen.
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
veto-asked = { $seat } krijgt de vraag of er een veto komt.
vetoed = { $seat } spreekt een veto uit: geen { $card-label }.
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
turned-up = { $seat } draait { $cards } om bij { $group }.
vote-held = De stemming bij { $group }.
counted =
    { $points ->
        [one] { $seat }: { $points } punt in totaal.
       *[other] { $seat }: { $points } punten in totaal.
    }
tied = Gelijke stand bij { $group }: alle kaarten blijven liggen.
turned-round = Een filosoof draait de stemming om: het laagste totaal wint.
patrician-won = { $seat } wint { $group-one }.
lost = { $seat } legt { $card } bij { $group } af.
group-empty = Er is niemand meer over van { $group }: alle kaarten daar worden afgelegd.
goes-on-alone = { $seat } gaat alleen verder; niemand trekt nog.
mission-shown = De geheime opdracht van { $seat } was: { $group }.
game-ended = Het spel is voorbij.

## Why a game ended

all-patricians-won = Alle patriciërs zijn gewonnen.
no-influence-left = Niemand heeft nog een invloedskaart.
lone-player-done = De speler die alleen verderging, is klaar.
four-passes = Vier beurten op rij is er gepast zonder iets af te leggen.

## What is asked

ask-next = Kaart { $number } van je manipulatiestapel, van boven af:
ask-array = Leg een reeks 1 tot 5 verdekt neer, één kaart bij elke groep: Senatoren, Quaestoren, Praetoren, Aedilen, Censoren.
ask-open = Jouw beurt: leg één kaart verdekt of twee kaarten open, speel een manipulatiekaart, of pas.
ask-pass = Je kunt alleen passen.
ask-discard = Kies de kaarten die je aflegt, en sluit dan af.
ask-place = Leg één kaart verdekt of twee kaarten open.
ask-second = Leg de tweede kaart open.
ask-hold = Speel een manipulatiekaart, of ga verder en vul je hand aan.
ask-ready = Speel een manipulatiekaart, of ga verder met de stemming.
ask-window = De buitengewone stemming bij { $group }: speel een manipulatiekaart, of ga verder en tel.
ask-draw =
    { $count ->
        [one] Trek een kaart van stapel 1 of stapel 2.
       *[other] Trek { $count } kaarten, één voor één, van stapel 1 of stapel 2.
    }
ask-veto-assassination = Een moordenaar heeft het gemunt op { $card } van jou bij { $group }. Veto?
ask-veto-spy = Een spion staat klaar om in je hand te kijken. Veto?
ask-veto-castling = Je tegenstander wil rokeren tussen { $group } en { $other_group }. Veto?
ask-veto-scout = Een verkenner staat klaar om je kaarten bij { $group } om te draaien. Veto?
ask-veto-wrath = De toorn van de goden dreigt neer te dalen op { $group }. Veto?
ask-take = Kies de kaart die je tegenstander moet afleggen.
ask-castled =
    { $count ->
        [one] De laatste kaart van de rokade is { $card }: waar gaat die heen?
       *[other] Er zijn nog { $count } kaarten van de rokade te leggen; waar gaat de volgende heen, { $card }?
    }

## What is refused

no-such-chance = ‘{ $move }’: dat kan nu niet getrokken worden
no-such-seat = er is geen plaats { $number }
game-over = het spel is voorbij
card-comes-first = eerst wordt een kaart getrokken of omgedraaid
chosen-already = je hebt gekozen; wacht op de andere speler
other-decides = het is nu aan { $seat } om te beslissen
no-way-back = je hebt geen onvoltooide keuze om opnieuw te beginnen, of je bent er al eens opnieuw mee begonnen
answer-wanted = ‘{ $move }’: zeg of je een veto uitspreekt
not-in-that-hand = er is geen { $card-label } in die hand
spy-choice-wanted = ‘{ $move }’: kies eerst de kaart die je tegenstander aflegt
not-castled-there = de rokade gaat niet over { $group }
castling-wanted = kaarten van de rokade worden van laag naar hoog gelegd; de volgende is { $card }
draw-wanted = ‘{ $move }’: trek eerst van stapel 1 of stapel 2
card-used-up = je hebt geen { $card-label } meer om in de stapel te leggen
arranging-wanted = ‘{ $move }’: leg eerst je manipulatiekaarten op volgorde
array-wanted = ‘{ $move }’: leg eerst een reeks neer
card-not-in-hand = je hebt geen { $card-label } in je hand, of niet genoeg
passive = ‘{ $move }’: een passieve speler legt alleen af en trekt
veto-out-of-place = een veto speel je alleen als de tegenstander een manipulatiekaart speelt
active-already = deze beurt ben je al actief: passen kan niet meer
window-wanted = ‘{ $move }’: speel een manipulatiekaart, of ga verder (on)
placing-wanted = ‘{ $move }’: gevraagd wordt een kaart om te leggen
placed-already = je hebt je invloed voor deze beurt al gelegd
group-gone = er is niemand meer over van { $group }
own-side-full = je hebt al vijf kaarten bij { $group }
group-full = bij { $group } passen hoogstens acht kaarten
lone-card-face-down = twee kaarten liggen open, en alleen als er voor beide plaats is; één kaart ligt verdekt
second-face-up = de eerste kaart ligt open, dus de tweede ook
played-already = één manipulatiekaart per beurt, en die heb je gespeeld
only-passive = zonder invloedskaart in je hand kun je alleen passen
makes-no-room = ‘{ $move }’: er is geen plaats voor je invloed, en dit maakt geen plaats
no-target = ‘{ $move }’: dat doel is er niet
