### The story that the table tells: captions, stage cards, the recap of a round.

story-round = Ronde { $round }
story-and = { $left } en { $right }

## Captions: `you` says whether a sentence speaks to one of those it is about

story-all-laid = Iedereen heeft stemschijven neergelegd.
story-count-begins = Iedereen heeft stemschijven neergelegd: de stemmingen beginnen.
story-turned-up = De stemschijven worden omgedraaid.
story-counsellors-add = Elke raadsheer telt voor 1 stem.
story-first-alone =
    { $you ->
        [first] Je bent eerste met { $votes }. Niemand anders heeft een stem.
       *[nobody] { $seat } is eerste met { $votes }. Niemand anders heeft een stem.
    }
story-first-second =
    { $you ->
        [first] Je bent eerste met { $votes }, { $other } is tweede met { $fewer }.
        [second] { $seat } is eerste met { $votes }, je bent tweede met { $fewer }.
       *[nobody] { $seat } is eerste met { $votes }, { $other } is tweede met { $fewer }.
    }
story-first-seconds =
    { $you ->
        [first] Je bent eerste met { $votes }; { $seats } delen de tweede plaats met { $fewer }.
       *[nobody] { $seat } is eerste met { $votes }; { $seats } delen de tweede plaats met { $fewer }.
    }
story-tied = { $seats } zijn gedeeld eerste met { $votes }: niemand is tweede.
story-taken = { $seat } stuurt { $counsellor-short } naar { $area }.
story-kept = { $seat } houdt { $counsellor-short }, voortaan in { $area }.
story-taken-from =
    { $you ->
        [loser] { $seat } neemt { $counsellor-short } van je over, naar { $area }.
        [taker] Je neemt { $counsellor-short } over van { $other }, naar { $area }.
       *[nobody] { $seat } neemt { $counsellor-short } over van { $other }, naar { $area }.
    }
story-none-placed = { $seat } plaatst geen huis in { $area }.
story-round-over =
    { $count ->
        [0] Ronde { $round } is afgelopen. Er is geen paleis gebouwd.
        [one] Ronde { $round } is afgelopen. Er is één paleis gebouwd.
       *[other] Ronde { $round } is afgelopen. Er zijn { $count } paleizen gebouwd.
    }
story-doge =
    { $you ->
        [winner] Je bent doge.
       *[nobody] { $seat } is doge.
    }
story-won =
    { $you ->
        [winner] Je wint.
       *[nobody] { $seat } wint.
    }
story-shared = { $seats } delen de overwinning.

## The card of a vote

close = Sluiten
turn-of-seven = { $number } van 7
card-place-first = eerste
card-place-tied = gelijk
card-place-second = tweede
card-place-none = geen plaats
wins = Opbrengst
wins-counsellor-and-houses = beslist over { $counsellor-short }, hoogstens 2 huizen
wins-one-house = 1 huis
wins-two-houses = hoogstens 2 huizen
wins-two-counsellors = beslist over 2 raadsheren
wins-one-counsellor = beslist over 1 raadsheer
wins-one-move = mag 1 huis verplaatsen
wins-two-moves = mag 1 of 2 huizen verplaatsen
phase-turned-up = schijven
phase-counsellors-added = raadsheren
phase-places-found = plaatsen
phase-counsellor-decided = controle
phase-houses-set = huizen
phase-palace-built = paleizen
palace-for = een paleis voor { $count } huizen
to-go = { $count ->
    [0] genoeg om doge te zijn
   *[other] nog { $count }
}
no-way-to-go = niet meer haalbaar
palaces-at = { $area }: { $count }

## The recap of a round

recap-heading = Ronde { $round } is afgelopen
recap-built = { $seat } bouwt voor { $price }.
recap-built-at = { $seat } bouwt in { $area } voor { $price }.
recap-taken = { $seat } stuurt { $counsellor-short } naar { $area }.
recap-kept = { $seat } houdt { $counsellor-short }, in { $area }.
recap-taken-from = { $seat } neemt { $counsellor-short } over van { $other }, naar { $area }.
recap-given-up = { $seat } ziet af van { $counsellor-short }.
recap-neutral = { $counsellor-short } wordt neutraal.
recap-moved = { $seat } verplaatst een huis van { $source } naar { $target }.
recap-nobody = Niemand heeft een stem.
recap-palaces =
    { $count ->
        [0] Er is geen paleis gebouwd.
        [one] Er is één paleis gebouwd.
       *[other] Er zijn { $count } paleizen gebouwd.
    }
recap-nobody-is-doge = Nog niemand is doge.
recap-nearest = { $name } is het dichtstbij.
recap-you-are-nearest = Jij bent het dichtstbij.
recap-new = nieuw in
recap-placed-paid = { $placed } geplaatst, { $paid } betaald
recap-lost = verloren
recap-votes = De zeven stemmingen
recap-houses = Huizen:
recap-order = Volgorde in ronde { $round }
recap-precedes = Bij gelijke stand beslist { $name } eerst
recap-on = Naar ronde { $round }
recap-again = Ronde opnieuw bekijken

## The end

end-rank = Rang
