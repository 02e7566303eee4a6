### The story that the table tells: captions, stage cards, the recap of a round.

story-round = Manche { $round }
story-and = { $left } et { $right }

## Captions: `you` says whether a sentence speaks to one of those it is about

story-all-laid = Tout le monde a posé ses marqueurs.
story-count-begins = Tout le monde a posé ses marqueurs : les votes commencent.
story-turned-up = Les marqueurs sont retournés.
story-counsellors-add = Chaque conseiller ajoute 1 voix.
story-first-alone =
    { $you ->
        [first] Vous êtes en tête avec { $votes }. Personne d’autre n’a de voix.
       *[nobody] { $seat } est en tête avec { $votes }. Personne d’autre n’a de voix.
    }
story-first-second =
    { $you ->
        [first] Vous êtes en tête avec { $votes }, { $other } prend la deuxième place avec { $fewer }.
        [second] { $seat } est en tête avec { $votes }, vous prenez la deuxième place avec { $fewer }.
       *[nobody] { $seat } est en tête avec { $votes }, { $other } prend la deuxième place avec { $fewer }.
    }
story-first-seconds =
    { $you ->
        [first] Vous êtes en tête avec { $votes } ; { $seats } se partagent la deuxième place avec { $fewer }.
       *[nobody] { $seat } est en tête avec { $votes } ; { $seats } se partagent la deuxième place avec { $fewer }.
    }
story-tied = { $seats } sont à égalité en tête avec { $votes } : pas de deuxième place.
story-taken = { $seat } prend { $counsellor-short } et l’envoie { $area-at }.
story-kept = { $seat } garde { $counsellor-short } et l’envoie { $area-at }.
story-taken-from =
    { $you ->
        [loser] { $seat } vous prend { $counsellor-short } et l’envoie { $area-at }.
        [taker] Vous prenez { $counsellor-short } à { $other } et l’envoyez { $area-at }.
       *[nobody] { $seat } prend { $counsellor-short } à { $other } et l’envoie { $area-at }.
    }
story-none-placed = { $seat } ne place aucune maison { $area-at }.
story-round-over =
    { $count ->
        [0] La manche { $round } est terminée. Aucun palais n’a été construit.
        [one] La manche { $round } est terminée. Un palais a été construit.
       *[other] La manche { $round } est terminée. { $count } palais ont été construits.
    }
story-doge =
    { $you ->
        [winner] Vous êtes Doge.
       *[nobody] { $seat } devient Doge.
    }
story-won =
    { $you ->
        [winner] Vous gagnez.
       *[nobody] { $seat } gagne.
    }
story-shared = { $seats } se partagent la victoire.

## The card of a vote

close = Fermer
turn-of-seven = { $number } sur 7
card-place-first = en tête
card-place-tied = à égalité
card-place-second = deuxième
card-place-none = sans place
wins = Gain
wins-counsellor-and-houses = peut prendre { $counsellor-short }, jusqu’à 2 maisons
wins-one-house = 1 maison
wins-two-houses = jusqu’à 2 maisons
wins-two-counsellors = décide du sort de 2 conseillers
wins-one-counsellor = décide du sort d’un conseiller
wins-one-move = peut déplacer 1 maison
wins-two-moves = peut déplacer 1 ou 2 maisons
phase-turned-up = marqueurs
phase-counsellors-added = conseillers
phase-places-found = places
phase-counsellor-decided = contrôle
phase-houses-set = maisons
phase-palace-built = palais
palace-for = un palais pour { $count } maisons
to-go = { $count ->
    [0] assez pour être Doge
   *[other] encore { $count }
}
no-way-to-go = hors de portée
palaces-at = { $area } : { $count }

## The recap of a round

recap-heading = La manche { $round } est terminée
recap-built = { $seat } construit pour { $price }.
recap-built-at = { $seat } construit { $area-at } pour { $price }.
recap-taken = { $seat } envoie { $counsellor-short } { $area-at }.
recap-kept = { $seat } garde { $counsellor-short }, { $area-at }.
recap-taken-from = { $seat } prend { $counsellor-short } à { $other }, { $area-at }.
recap-given-up = { $seat } renonce à contrôler { $counsellor-short }.
recap-neutral = { $counsellor-short } redevient neutre.
recap-moved = { $seat } déplace une maison { $source-of } vers { $target }.
recap-nobody = Personne n’a de voix.
recap-palaces =
    { $count ->
        [0] Aucun palais n’a été construit.
        [one] Un palais a été construit.
       *[other] { $count } palais ont été construits.
    }
recap-nobody-is-doge = Personne n’est encore Doge.
recap-nearest = { $name } s’en approche le plus.
recap-you-are-nearest = Vous vous en approchez le plus.
recap-new = nouveau :
recap-placed-paid = { $placed ->
    [one] { $placed } placée
   *[other] { $placed } placées
}, { $paid ->
    [one] { $paid } payée
   *[other] { $paid } payées
}
recap-lost = perdu
recap-votes = Les sept votes
recap-houses = Maisons :
recap-order = Ordre des votes de la manche { $round }
recap-precedes = Égalités : { $name } décide d’abord
recap-on = Passer à la manche { $round }
recap-again = Revoir la manche

## The end

end-rank = Rang
