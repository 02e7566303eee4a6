### What the terminal says besides the words of a game. What people type is the same in all languages.

player = Joueur { $number }
bot = Robot { $number }
welcome = { $game }, un jeu de { $designers }. Tapez « help » pour savoir ce que vous pouvez taper.
hand-over = { $name }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne voit l’écran.
ways = { $count } possibilités, par exemple : { $example }
thinking = Un robot réfléchit…
percent = { $number } %
tries =
    { $count ->
        [one] { $count } essai
       *[other] { $count } essais
    }
committed = Les tirages de cette partie découlent d’un nombre secret ; l’enregistrement les prouvera. Empreinte : { $commitment }
seed-lost = Le nombre secret de cette partie n’est pas sur cette machine : désormais, les tirages ne peuvent plus être prouvés.
kept = La partie est enregistrée. Pour la continuer :
kept-in = Partie enregistrée : { $path }
record = L’enregistrement : { $path }
undone = Coup annulé : { $name } choisit de nouveau.
help =
    Tapez un choix comme il est écrit, son numéro, ou assez de lettres pour être clair. En outre :
    {"  "}?               la règle derrière la question        ? CHOIX    la règle derrière un choix
    {"  "}? D17           une règle par son numéro             choices    tous les choix
    {"  "}hint            ce que ferait un robot à votre place, d’après ce que vous voyez
    {"  "}undo            annuler le dernier coup joué ici, tant que rien n’a été révélé
    {"  "}table           revoir la table                      log        tout ce qui s’est passé
    {"  "}save [FICHIER]  enregistrer la partie                quit       l’enregistrer et quitter

# What is refused
not-read = « { $line } » n’est pas un choix possible. Tapez « choices » pour voir tous les choix.
several = Cela peut être { $choices }. Précisez.
numbered = Les choix sont numérotés de 1 à { $count }. Tapez un de ces numéros.
no-hint = Aucun conseil possible pour le moment.
not-kept = Impossible d’enregistrer la partie dans { $path } ({ $fault }). La partie continue ; essayez « save FICHIER » avec un autre fichier.
nothing-to-undo = Il n’y a rien à annuler : le dernier coup a révélé quelque chose, ou n’a pas été joué ici.
