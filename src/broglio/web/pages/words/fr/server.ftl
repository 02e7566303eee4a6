# Entrées
tagline = Trois jeux de votes, de bluff et d’intrigues
skip-to-content = Aller au contenu
skip-to-decision = Aller à votre décision
language = Langue
language-en = English
language-fr = Français
language-nl = Nederlands
label = { $label } :
by = de { $designers }
seat-count = { $most } joueurs
seat-counts = { $least } à { $most } joueurs
play-against = Jouer contre des robots
play-now = Jouer
make-table = Créer une table
rules = Règles
rules-of = Règles de « { $game } »
all-rules = Toutes les règles
rule = Règle { $rule }
my-tables = Mes tables
open-tables = Tables ouvertes
finished-tables = Parties récentes
your-turn = À vous
finished = terminée
to-home = Accueil
to-table = Retour à la table

# Niveaux des robots
level = Niveau
level-novice = Novice
level-senator = Sénateur
level-doge = Doge
level-random = Au hasard
bot-of-level = Robot : { $level }
bot-name = { $number ->
    [1] Marina
    [2] Bembo
    [3] Contarini
    [4] Loredan
   *[other] Morosini
}
guest = Invité

# Créer une table
your-name = Votre nom
keep-name = Enregistrer
seats = Places
seat-number = Place { $number }
how-many = Combien de joueurs ?
me = Moi
somebody-with-link = Toute personne ayant le lien
list-table = Afficher cette table sur la page d’accueil, ouverte à tous
waiting-for-players = En attente de joueurs
invite = Envoyez ce lien à vos amis
invite-words = Toute personne qui l’ouvre peut prendre une place libre. La partie commence quand toutes les places sont prises.
invited = Prenez place
invited-words = Pour jouer, prenez une place libre ci-dessous. La partie commence quand toutes les places sont prises.
invitation-link = Lien vers cette table
copy = Copier
copied = Copié
free-seat = place libre
sit-here = S’asseoir ici
give-to-bot = Confier à un robot

# À la table
players = Joueurs
you = vous
away = hors ligne
is-to-decide = doit jouer
your-side = Votre côté de la table
your-choice = À vous de choisir
waiting = En attente
seat-decides = C’est à { $name } de jouer.
take-back = Annuler le coup
hint = Que ferait un robot ?
hint-thinking = Un robot regarde votre côté de la table…
hint-words = Ce qu’un robot jouerait à votre place, avec vos chances de gagner selon lui :
percent = { $number } %
hand-over = { $name } ne répond pas : laisser jouer un robot
bot-plays-for-you = Un robot joue pour vous
take-seat-back = Reprendre ma place
played-by = à sa place : { $level }
seating-sat = { $name } prend place.
seating-bot = { $name }, un robot ({ $level }), prend place.
seating-handed = Un robot ({ $level }) joue désormais pour { $name }.
seating-returned = { $name } reprend sa place.
chronicle = Chronique
whole-chronicle = Toute la chronique
nothing-happened = Il ne s’est encore rien passé.
table-in-words = Description de la table
chat = Discussion
looks-on = regarde la partie
chat-words = Dire quelque chose à toute la table
chat-send = Envoyer
notices-ask = M’avertir quand c’est à moi
notices-on = Vous recevrez une notification quand ce sera à vous
other-device = Jouer sur un autre appareil
other-device-words = Ouvrez ce lien sur votre autre appareil dans les 24 heures pour y retrouver votre place. Il ne sert qu’une fois. Gardez-le pour vous : la première personne qui l’ouvre peut jouer à votre place.
seat-link = Lien vers votre place
seat-link-opened = Ce lien donne accès à une place ({ $name }) dans une partie de { $game }.
take-seat-here = S’asseoir ici
title-your-turn = À vous – { $game }
title-over = Fin – { $game }

# La fin
game-over = La partie est finie
rank = Rang
player = Joueur
points = Points
how-it-went = Évolution des points, coup par coup
replay = Revoir la partie
replay-step = Coup { $number } sur { $count }
first-step = Début
step-back = Précédent
step-on = Suivant
last-step = Fin
whose-view = Point de vue
spectator = Spectateur
download-record = Télécharger la partie
rematch = Rejouer
to-rematch = Vers la partie suivante

# Ce qui n’a pas marché
error-not-begun = La partie commence quand toutes les places sont prises.
error-stale = La table a changé depuis votre choix. Regardez-la avant de choisir de nouveau.
error-unclear = Votre choix est incomplet.
error-no-take-back = Ce coup ne peut plus être annulé : quelque chose a été révélé, ou quelqu’un a joué.
error-no-hint = Aucun conseil possible pour le moment.
error-no-such-seat = Cette place n’existe pas.
error-sits-already = Vous êtes déjà à cette table.
error-seat-taken = Quelqu’un d’autre a pris cette place.
error-seat-in-use = La personne assise à cette place est présente.
error-chat-full-heading = Discussion pleine
error-chat-full = Vous avez écrit tous les messages permis à cette table.
error-name-alike-heading = Un autre nom, s’il vous plaît
error-name-alike = Ce nom peut être confondu avec un autre à cette table. Veuillez en choisir un autre.
error-name-mixed-heading = Un autre nom, s’il vous plaît
error-name-mixed = Ce nom mêle les lettres de plusieurs alphabets. Veuillez l’écrire dans un seul.
error-not-over = La partie n’est pas encore finie.
error-not-found-heading = Page introuvable
error-not-found = Cette page n’existe pas, ou la table ne vous est pas ouverte.
error-refused-heading = Impossible
error-refused = Vous ne pouvez pas faire cela depuis votre place.
error-form-heading = Envoi illisible
error-form = Votre envoi n’a pas pu être compris.
error-store-heading = Un instant, s’il vous plaît
error-store = Impossible d’enregistrer pour le moment : rien n’a été fait. Votre table est intacte ; réessayez dans un instant.
error-uncertain-heading = Nous ne savons pas encore
error-uncertain = La connexion avec nos données s’est rompue en cours de route ; nous ne savons pas encore si votre choix est enregistré. Regardez la table dans un instant. Vous pouvez le renvoyer sans risque : il ne comptera qu’une fois.
error-number = L’administrateur du serveur retrouvera l’erreur dans le journal sous { $number }.
error-ours-heading = C’est notre faute
error-ours = Une erreur s’est produite chez nous. Votre table est intacte ; revenez-y et réessayez.
error-link-gone-heading = Ce lien n’est plus valable
error-link-gone = Il a déjà servi, date de plus d’un jour ou a été remplacé par un plus récent. Vous pouvez en demander un nouveau à la table.
error-too-large-heading = Envoi trop volumineux
error-too-large = Votre envoi dépasse la taille acceptée.
error-too-slow-heading = Délai dépassé
error-too-slow = Votre envoi n’est pas arrivé à temps. Veuillez réessayer.
error-too-many-heading = Un instant, s’il vous plaît
error-too-many = Cela faisait beaucoup en peu de temps. Patientez un peu, puis réessayez.
error-elsewhere-heading = Envoi refusé
error-elsewhere = Ceci n’a pas été envoyé depuis une de nos pages : rien n’a été fait.

# Aux programmes
error-malformed = Votre envoi n’a pas pu être lu.
error-no-session = Cette session n’existe pas. Commencez-en une et envoyez son jeton dans l’en-tête « Authorization », après le mot « Bearer ».
error-not-your-seat = Vous ne pouvez pas faire cela depuis votre place.
error-wrong-method = Cette méthode n’est pas permise à cette adresse.
error-not-json = Envoyez du JSON, avec le type application/json.
