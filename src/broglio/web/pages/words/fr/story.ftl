# L’histoire que raconte une table
story = Ce qui se passe
told = Ce qui vient de se passer
since-your-choice = { $count ->
    [one] Depuis votre dernier choix : { $count } événement
   *[other] Depuis votre dernier choix : { $count } événements
}
timeline = La partie jusqu’ici
to-chapter-start = Au début de cette manche
play-story = Lecture
pause-story = Pause
speed = Vitesse
speed-none = aucune
sound = Sons
steps-behind = { $count ->
    [one] { $count } étape de retard
   *[other] { $count } étapes de retard
}
now = en direct
skip-to-now = Revenir au direct
looking-back = Retour en arrière
then-you = Ensuite, à vous :
