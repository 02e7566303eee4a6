# Entrées
tagline = Trois jeux de votes, de bluff et d’intrigues
skip-to-content = Aller à la page
skip-to-decision = Aller à votre décision
language = Langue
language-en = English
language-fr = Français
language-nl = Nederlands
by = de { $designers }
seat-count = { $most } joueurs
seat-counts = { $least } à { $most } joueurs
play-against = Jouer contre
play-now = Jouer
make-table = Ouvrir une table
rules = Règles
rules-of = Règles de « { $game } »
all-rules = Toutes les règles
rule = Règle { $rule }
my-tables = Mes tables
open-tables = Tables ouvertes
finished-tables = Parties récentes
your-turn = À vous
finished = terminée
to-home = Vers l’accueil
to-table = Retour à la table

# Forces des robots
level = Force
level-novice = Novice
level-senator = Sénateur
level-doge = Doge
bot-of-level = Robot : { $level }
bot-name = { $number ->
    [1] Marina
    [2] Bembo
    [3] Contarini
    [4] Loredan
   *[other] Morosini
}
guest = Visiteur

# Ouvrir une table
your-name = Votre nom
keep-name = Garder
seats = Places
seat-number = Place { $number }
how-many = Combien de joueurs ?
me = Moi
somebody-with-link = Quelqu’un qui a le lien
list-table = Montrer cette table sur l’accueil, ouverte à tous
waiting-for-players = En attente de joueurs
invite = Envoyez ce lien à vos amis
invite-words = Qui l’ouvre peut prendre une place libre. La partie commence quand toutes les places sont prises.
invited = Prenez place
invited-words = Pour jouer, prenez une place libre ci-dessous. La partie commence quand toutes les places sont prises.
invitation-link = Lien vers cette table
copy = Copier
copied = Copié
free-seat = place libre
sit-here = S’asseoir ici
give-to-bot = Donner à un robot

# À la table
players = Joueurs
you = vous
away = absent
is-to-decide = doit décider
your-side = Votre côté de la table
your-choice = À vous de choisir
waiting = En attente
seat-decides = { $name } doit décider.
take-back = Reprendre
hint = Que ferait un robot ?
hint-thinking = Un robot regarde votre côté de la table…
hint-words = Les choix d’un robot à votre place, avec vos chances de gagner selon lui :
hand-over = { $name } est absent : laisser jouer un robot
bot-plays-for-you = Un robot joue pour vous
take-seat-back = Reprendre votre place
played-by = à sa place : { $level }
seating-sat = { $name } prend place.
seating-bot = { $name }, un robot ({ $level }), prend place.
seating-handed = Un robot ({ $level }) joue désormais pour { $name }.
seating-returned = { $name } reprend sa place.
chronicle = Chronique
whole-chronicle = Toute la chronique
nothing-happened = Il ne s’est encore rien passé.
table-in-words = La table en mots
chat = Propos de table
looks-on = regarde la partie
chat-words = Dire quelque chose à toute la table
chat-send = Dire
notices-ask = M’avertir quand c’est à moi
notices-on = Vous serez averti quand ce sera à vous
other-device = Jouer sur un autre appareil
other-device-words = Ouvrez ce lien sur votre autre appareil dans la journée pour y retrouver votre place. Il ne sert qu’une fois. Gardez-le pour vous : la première personne qui l’ouvre peut jouer à votre place.
seat-link = Lien vers votre place
seat-link-opened = Ce lien mène à la place de { $name } dans une partie de { $game }.
take-seat-here = S’asseoir ici
title-your-turn = À vous – { $game }
title-over = Fin – { $game }

# La fin
game-over = La partie est finie
rank = Rang
player = Joueur
points = Points
how-it-went = Le cours de la partie, en points de coup en coup
replay = Revoir la partie
replay-step = Coup { $number } sur { $count }
first-step = Début
step-back = Reculer
step-on = Avancer
last-step = Fin
whose-view = Vue de qui
spectator = Spectateur
download-record = Télécharger la partie
rematch = Rejouer
to-rematch = Vers la partie suivante

# Ce qui n’a pas marché
fault-not-begun = La partie commence quand toutes les places sont prises.
fault-stale = La table a changé depuis votre choix. Regardez encore une fois.
fault-unclear = Il manque quelque chose à votre choix.
fault-no-take-back = On ne peut plus le reprendre : quelque chose a été révélé, ou quelqu’un a agi.
fault-no-hint = Il n’y a rien à conseiller maintenant.
fault-no-such-seat = Cette place n’existe pas.
fault-sits-already = Vous êtes déjà à cette table.
fault-seat-taken = Quelqu’un d’autre a pris cette place.
fault-seat-in-use = La personne de cette place est là.
fault-chat-full-heading = Plus de place
fault-chat-full = Il n’y a plus de place pour d’autres propos de votre part à cette table.
fault-name-alike-heading = Un autre nom, s’il vous plaît
fault-name-alike = Ce nom peut être confondu avec un autre à cette table. Veuillez en choisir un autre.
fault-name-mixed-heading = Un autre nom, s’il vous plaît
fault-name-mixed = Ce nom mêle les lettres de plusieurs alphabets. Veuillez l’écrire dans un seul.
fault-not-over = La partie n’est pas encore finie.
fault-not-found-heading = Rien ici
fault-not-found = Cette page n’existe pas, ou la table ne vous est pas ouverte.
fault-refused-heading = Impossible
fault-refused = Cela ne peut se faire de votre place.
fault-form-heading = Illisible
fault-form = Ce qui a été envoyé n’a pas pu être compris.
fault-store-heading = Un instant, s’il vous plaît
fault-store = Rien ne peut être noté pour le moment, donc rien n’a été fait. La table est gardée ; réessayez dans un instant.
fault-uncertain-heading = On ne sait pas encore
fault-uncertain = La liaison avec l’endroit où les tables sont gardées s’est rompue en cours de route, et l’on ne sait pas si ceci a été noté. Regardez la table dans un instant ; renvoyé, ce ne sera fait qu’une fois.
fault-number = Qui tient ce serveur le trouvera dans le journal sous { $number }.
fault-ours-heading = C’est notre faute
fault-ours = Quelque chose s’est mal passé chez nous. La table est gardée ; revenez-y et réessayez.
fault-link-gone-heading = Ce lien ne mène nulle part
fault-link-gone = Il a déjà servi, il date de plus d’un jour, ou un plus récent a été demandé. À la table, vous pouvez en demander un nouveau.
fault-too-large-heading = C’est trop
fault-too-large = Ce qui a été envoyé dépasse tout ce qui peut nous servir.
fault-too-slow-heading = Trop lent
fault-too-slow = Votre envoi n’est pas arrivé à temps. Veuillez réessayer.
fault-too-many-heading = Un instant, s’il vous plaît
fault-too-many = Cela faisait beaucoup en peu de temps. Patientez un peu, puis réessayez.
fault-elsewhere-heading = Pas d’ici
fault-elsewhere = Ceci n’a pas été envoyé depuis une de nos pages : rien n’a été fait.

# Aux programmes
fault-malformed = Ce qui a été envoyé n’a pas pu être lu.
fault-no-session = Cette session n’existe pas. Commencez-en une et envoyez son jeton par « Authorization : Bearer … ».
fault-not-your-seat = Cela ne peut se faire de votre place.
fault-wrong-method = Cela ne peut se faire avec ce qui est à cette adresse.
fault-not-json = Ce qui est envoyé doit être du JSON, avec le type application/json.
