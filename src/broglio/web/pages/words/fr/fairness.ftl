# Les tirages vérifiables, à une table
fair-chance = Tirages vérifiables
fair-chance-words = Tous les tirages de cette partie découlent d’un nombre secret fixé avant le premier coup. Voici son empreinte : gardez-la, et à la fin de la partie vous pourrez vérifier qu’aucun tirage n’a été modifié.
fair-chance-proven = La partie est finie, et voici le nombre secret d’où viennent tous ses tirages. La partie téléchargée prouve chacun d’eux.
fair-chance-none = Cette partie a commencé avant que les tirages puissent être vérifiés. Ils viennent du générateur du système.
commitment = Empreinte
seed = Nombre secret
added-by = Ajouté par { $name }
own-chance = Ajouter votre propre hasard
own-chance-words = Quelques mots ou quelques lancers de dés, mêlés à chaque tirage :

# La page qui les vérifie
prove-chance = Vérifier les tirages d’une partie
verify-words = Déposez l’enregistrement d’une partie : chaque coup est vérifié d’après les règles, et chaque tirage d’après le nombre fixé avant le premier coup.
record-file = La partie, en fichier
record-text = Ou son texte
noted-commitment = L’empreinte que vous avez gardée, s’il y en a une
prove = Vérifier
proven = { $count ->
    [one] Prouvé : { $count } tirage
   *[other] Prouvé : tous les { $count } tirages
}
proven-words = Chaque tirage découle du nombre qui a cette empreinte. Si c’est celle que la table montrait au début de la partie, aucun tirage n’a été changé.
proven-as-noted = Chaque tirage découle du nombre qui a l’empreinte que vous avez gardée. Aucun tirage n’a été changé.
proves-terms = L’empreinte couvre aussi la table, le jeu, sa version et ses options. Elle ne prouve ni les noms ni les coups : un coup changé ne se voit que s’il change ce qui pouvait être tiré.
proves-seed-only = Cette empreinte plus ancienne ne couvre que le nombre secret : ni les options, ni les noms, ni les coups ne sont prouvés.
sound-only = Partie conforme aux règles ; tirages non prouvés
sound-no-pledge = Tous les coups suivent les règles. Aucun nombre secret n’est donné : les tirages ne peuvent être prouvés.
sound-no-seed = Tous les coups suivent les règles. La partie n’est pas finie : son nombre secret n’est pas encore publié.
not-proven = La vérification a échoué
recorded-game = Jeu
