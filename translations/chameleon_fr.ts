<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Chameleon</source>
        <translation>À propos de Chameleon</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Revenir au jeu</translation>
    </message>
    <message>
        <source>Chameleon Solitaire {version}</source>
        <translation>Solitaire Chameleon {version}</translation>
    </message>
    <message>
        <source>A one-deck solitaire of the Canfield family, also called Kansas.

Free software under the MIT licence.</source>
        <translation>Un solitaire à un jeu de cartes de la famille Canfield, aussi appelé Kansas.

Logiciel libre sous licence MIT.</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Suppression</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Present password:</source>
        <translation>Mot de passe &amp;actuel&#x202f;:</translation>
    </message>
    <message>
        <source>Ne&amp;w password:</source>
        <translation>Nou&amp;veau mot de passe&#x202f;:</translation>
    </message>
    <message>
        <source>New password a&amp;gain:</source>
        <translation>Con&amp;firmation&#x202f;:</translation>
    </message>
    <message>
        <source>Pa&amp;ssword:</source>
        <translation>Mot de pa&amp;sse&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Change password</source>
        <translation>&amp;Changer le mot de passe</translation>
    </message>
    <message>
        <source>Re&amp;move player…</source>
        <translation>Supprimer le &amp;joueur…</translation>
    </message>
    <message>
        <source>Remove for &amp;ever</source>
        <translation>Supprimer &amp;définitivement</translation>
    </message>
    <message>
        <source>Empty: none</source>
        <translation>Vide&#x202f;: aucun</translation>
    </message>
    <message>
        <source>What you want to be called</source>
        <translation>Comment vous voulez vous appeler</translation>
    </message>
    <message>
        <source>The password that counts until now</source>
        <translation>Le mot de passe valable jusqu’ici</translation>
    </message>
    <message>
        <source>The password that counts from now on</source>
        <translation>Le mot de passe valable désormais</translation>
    </message>
    <message>
        <source>The new password once more</source>
        <translation>Le nouveau mot de passe, encore une fois</translation>
    </message>
    <message>
        <source>Proves that it is you</source>
        <translation>Prouve que c’est bien vous</translation>
    </message>
    <message>
        <source>Take the new name; all games stay</source>
        <translation>Prendre le nouveau nom&#x202f;; toutes les parties restent</translation>
    </message>
    <message>
        <source>Take the new password, or none</source>
        <translation>Prendre le nouveau mot de passe, ou aucun</translation>
    </message>
    <message>
        <source>Say first what would be lost</source>
        <translation>Dire d’abord ce qui serait perdu</translation>
    </message>
    <message>
        <source>This cannot be undone</source>
        <translation>Ceci ne peut pas être annulé</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>The two new passwords are not the same.</source>
        <translation>Les deux nouveaux mots de passe ne sont pas identiques.</translation>
    </message>
    <message>
        <source>The name is changed.</source>
        <translation>Le nom est changé.</translation>
    </message>
    <message>
        <source>The password is changed.</source>
        <translation>Le mot de passe est changé.</translation>
    </message>
    <message>
        <source>This removes the player with {games} and {days}.</source>
        <translation>Ceci supprime le joueur avec {games} et {days}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) of the daily board</source>
        <translation>
            <numerusform>%n plateau du jour</numerusform>
            <numerusform>%n plateaux du jour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>&amp;Deal by number…</source>
        <translation>&amp;Donne par numéro…</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>&amp;Copier le numéro de la donne</translation>
    </message>
    <message>
        <source>Copy &amp;position</source>
        <translation>Copier la posi&amp;tion</translation>
    </message>
    <message>
        <source>Paste dea&amp;l or position</source>
        <translation>Co&amp;ller une donne ou une position</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
        <source>S&amp;ave game…</source>
        <translation>&amp;Enregistrer la partie…</translation>
    </message>
    <message>
        <source>&amp;Back to the game before</source>
        <translation>Revenir à la partie d’&amp;avant</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>&amp;Where was it lost?</source>
        <translation>&amp;Où ai-je perdu&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Back to the last winnable position</source>
        <translation>Revenir à la &amp;dernière position gagnable</translation>
    </message>
    <message>
        <source>&amp;Show the solution</source>
        <translation>&amp;Montrer la solution</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>&amp;Winnable deals only</source>
        <translation>Donnes &amp;gagnables seulement</translation>
    </message>
    <message>
        <source>Sign &amp;out</source>
        <translation>Se &amp;déconnecter</translation>
    </message>
    <message>
        <source>&amp;Account…</source>
        <translation>&amp;Compte…</translation>
    </message>
    <message>
        <source>&amp;Daily board…</source>
        <translation>&amp;Plateau du jour…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>Co&amp;mment jouer</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>C&amp;lavier</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>Qu’&amp;est-ce que c’est&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;About Chameleon</source>
        <translation>À propos de &amp;Chameleon</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Chameleon</source>
        <translation>&amp;Chameleon</translation>
    </message>
    <message>
        <source>&amp;Kansas</source>
        <translation>&amp;Kansas</translation>
    </message>
    <message>
        <source>Deal new cards</source>
        <translation>Distribuer de nouvelles cartes</translation>
    </message>
    <message>
        <source>Play this deal from the beginning</source>
        <translation>Rejouer cette donne depuis le début</translation>
    </message>
    <message>
        <source>Play the deal with a number you know</source>
        <translation>Jouer une donne dont vous connaissez le numéro</translation>
    </message>
    <message>
        <source>Put the number of this deal on the clipboard</source>
        <translation>Placer le numéro de cette donne dans le presse-papiers</translation>
    </message>
    <message>
        <source>Put where the cards lie on the clipboard, as text</source>
        <translation>Copier la position des cartes dans le presse-papiers, sous forme de texte</translation>
    </message>
    <message>
        <source>Play the deal, position or game that is on the clipboard</source>
        <translation>Jouer la donne, la position ou la partie du presse-papiers</translation>
    </message>
    <message>
        <source>Play on with a game from a file</source>
        <translation>Continuer une partie enregistrée dans un fichier</translation>
    </message>
    <message>
        <source>Write this game into a file</source>
        <translation>Enregistrer cette partie dans un fichier</translation>
    </message>
    <message>
        <source>Play on with the unfinished game that was left for this one</source>
        <translation>Reprendre la partie inachevée qui a précédé celle-ci</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Reprendre le dernier coup</translation>
    </message>
    <message>
        <source>Play the move again</source>
        <translation>Rejouer le coup</translation>
    </message>
    <message>
        <source>Show a move that leads to a win</source>
        <translation>Montrer un coup qui mène à la victoire</translation>
    </message>
    <message>
        <source>Find the move that threw the win away</source>
        <translation>Trouver le coup qui a fait perdre la victoire</translation>
    </message>
    <message>
        <source>Go back to where this game could still be won</source>
        <translation>Revenir là où cette partie pouvait encore être gagnée</translation>
    </message>
    <message>
        <source>Play a winning line from here; the game then counts as no win</source>
        <translation>Jouer d’ici une suite gagnante&#x202f;; la partie ne compte alors pas comme gagnée</translation>
    </message>
    <message>
        <source>Stop here and choose what comes next</source>
        <translation>S’arrêter ici et choisir la suite</translation>
    </message>
    <message>
        <source>New games are only such as the solver has won</source>
        <translation>Ne distribuer que des donnes que le solveur a gagnées</translation>
    </message>
    <message>
        <source>Play on as a guest</source>
        <translation>Continuer en tant qu’invité</translation>
    </message>
    <message>
        <source>Change name or password, or leave</source>
        <translation>Changer le nom ou le mot de passe, ou partir</translation>
    </message>
    <message>
        <source>One deal a day, the same for everyone</source>
        <translation>Une donne par jour, la même pour tous</translation>
    </message>
    <message>
        <source>Look at what has been played</source>
        <translation>Regarder ce qui a été joué</translation>
    </message>
    <message>
        <source>Change how the game plays and looks</source>
        <translation>Changer la façon dont le jeu se joue et se présente</translation>
    </message>
    <message>
        <source>Read the rules and good advice</source>
        <translation>Lire les règles et quelques bons conseils</translation>
    </message>
    <message>
        <source>Show which keys play the game</source>
        <translation>Montrer les touches qui servent à jouer</translation>
    </message>
    <message>
        <source>Explain what is clicked next</source>
        <translation>Expliquer ce sur quoi vous cliquerez ensuite</translation>
    </message>
    <message>
        <source>S&amp;witch player…</source>
        <translation>C&amp;hanger de joueur…</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>{name} joue</translation>
    </message>
    <message>
        <source>&amp;Sign in…</source>
        <translation>Se c&amp;onnecter…</translation>
    </message>
    <message>
        <source>Sign in, or make a new player</source>
        <translation>Se connecter ou créer un joueur</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>from the waste</source>
        <translation>de la défausse</translation>
    </message>
    <message>
        <source>from the reserve</source>
        <translation>de la réserve</translation>
    </message>
    <message>
        <source>from the foundation of {suit}</source>
        <translation>de la fondation de {suit}</translation>
    </message>
    <message>
        <source>from tableau pile {number}</source>
        <translation>de la colonne {number}</translation>
    </message>
    <message>
        <source>onto the foundation of {suit}</source>
        <translation>sur la fondation de {suit}</translation>
    </message>
    <message>
        <source>onto tableau pile {number}</source>
        <translation>sur la colonne {number}</translation>
    </message>
    <message>
        <source>to</source>
        <translation>vers</translation>
    </message>
    <message>
        <source>From the stock: {card}</source>
        <translation>De la pioche&#x202f;: {card}</translation>
    </message>
    <message>
        <source>{card} from the reserve fills tableau pile {number}</source>
        <translation>{card} de la réserve remplit la colonne {number}</translation>
    </message>
    <message>
        <source>Now on the reserve: {card}</source>
        <translation>Maintenant sur la réserve&#x202f;: {card}</translation>
    </message>
    <message>
        <source>{cards} {source} {target}</source>
        <translation>{cards}, {source} {target}</translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <translation>
            <numerusform>%n autre carte</numerusform>
            <numerusform>%n autres cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} and {others}</source>
        <translation>{card} et {others}</translation>
    </message>
    <message>
        <source>Taken back: {move}</source>
        <translation>Annulé&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Back at the beginning</source>
        <translation>Retour au début</translation>
    </message>
    <message numerus="yes">
        <source>Back by %n move(s)</source>
        <translation>
            <numerusform>Retour de %n coup</numerusform>
            <numerusform>Retour de %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward by %n move(s)</source>
        <translation>
            <numerusform>Avance de %n coup</numerusform>
            <numerusform>Avance de %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>New game. Base rank: {rank}. Reserve: {card}. Tableau piles: {cards}.</source>
        <translation>Nouvelle partie. Rang de base&#x202f;: {rank}. Réserve&#x202f;: {card}. Colonnes&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>The game is won: all cards are home</source>
        <translation>Partie gagnée&#x202f;: toutes les cartes sont rangées</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Reposé</translation>
    </message>
    <message>
        <source>Picked up: {cards}</source>
        <translation>En main&#x202f;: {cards}</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinq</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Six</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sept</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Huit</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neuf</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dix</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Valet</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Roi</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>A</source>
        <comment>ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <comment>jack</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>king</comment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n jouée</numerusform>
            <numerusform>%n jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Chameleon, a one-deck solitaire. Without a command the game starts.</source>
        <translation>Chameleon, un solitaire à un jeu de cartes. Sans commande, la partie commence.</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>commandes&#x202f;:</translation>
    </message>
    <message>
        <source>CARDS|NUMBER</source>
        <translation>CARTES|NUMÉRO</translation>
    </message>
    <message>
        <source>start with this deal</source>
        <translation>commencer par cette donne</translation>
    </message>
    <message>
        <source>play on with the game in FILE</source>
        <translation>continuer la partie enregistrée dans FICHIER</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>play a winning line without a screen and write pictures to FOLDER</source>
        <translation>jouer une suite gagnante sans écran et enregistrer des images dans DOSSIER</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>print the cards of a numbered deal</source>
        <translation>afficher les cartes d’une donne numérotée</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NUMÉRO</translation>
    </message>
    <message>
        <source>deal number, {first} to {last}</source>
        <translation>numéro de donne, de {first} à {last}</translation>
    </message>
    <message>
        <source>the first deal that the solver wins</source>
        <translation>la première donne que le solveur gagne</translation>
    </message>
    <message>
        <source>with --winnable: begin at deal N (any deal unless given)</source>
        <translation>avec --winnable&#x202f;: commencer à la donne N (au hasard si rien n’est indiqué)</translation>
    </message>
    <message>
        <source>say whether deals can be won, one JSON line each</source>
        <translation>dire si des donnes peuvent être gagnées, une ligne JSON par donne</translation>
    </message>
    <message>
        <source>print a page on how to play</source>
        <translation>afficher une page qui explique comment jouer</translation>
    </message>
    <message>
        <source>PAGE</source>
        <translation>PAGE</translation>
    </message>
    <message>
        <source>its name: {names} (goal unless given)</source>
        <translation>son nom&#x202f;: {names} (goal si rien n’est indiqué)</translation>
    </message>
    <message>
        <source>show the pages on how to play in a window</source>
        <translation>ouvrir dans une fenêtre les pages qui expliquent comment jouer</translation>
    </message>
    <message>
        <source>say what the hint button says of a position</source>
        <translation>dire d’une position ce que dit le bouton Indice</translation>
    </message>
    <message>
        <source>print verdict, move and line as JSON</source>
        <translation>afficher le verdict, le coup et la suite en JSON</translation>
    </message>
    <message>
        <source>play a line of moves and print where it leads</source>
        <translation>jouer une suite de coups et afficher où elle mène</translation>
    </message>
    <message>
        <source>“{text}” is not a number from {least} up</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un nombre à partir de {least}</translation>
    </message>
    <message>
        <source>the deal: its 52 cards, or its number</source>
        <translation>la donne&#x202f;: ses 52 cartes ou son numéro</translation>
    </message>
    <message>
        <source>the language spoken (that of the settings unless given)</source>
        <translation>la langue parlée (celle des paramètres si rien n’est indiqué)</translation>
    </message>
    <message>
        <source>MOVES</source>
        <translation>COUPS</translation>
    </message>
    <message>
        <source>the moves, such as “S W-1 R-F 2*3-1”</source>
        <translation>les coups, par exemple «&#x202f;S W-1 R-F 2*3-1&#x202f;»</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>many deals, one a line: name: cards</source>
        <translation>plusieurs donnes, une par ligne, au format nom:cartes</translation>
    </message>
    <message>
        <source>with --deal: the moves that were played first</source>
        <translation>avec --deal&#x202f;: les coups joués auparavant</translation>
    </message>
    <message>
        <source>states looked at for a deal</source>
        <translation>états examinés pour une donne</translation>
    </message>
    <message>
        <source>seconds for a deal</source>
        <translation>secondes pour une donne</translation>
    </message>
    <message>
        <source>megabytes for each search</source>
        <translation>mégaoctets pour chaque recherche</translation>
    </message>
    <message>
        <source>deals searched side by side</source>
        <translation>donnes examinées en parallèle</translation>
    </message>
    <message>
        <source>show no progress bar</source>
        <translation>ne pas afficher la barre de progression</translation>
    </message>
    <message>
        <source>the game that is played (chameleon unless given)</source>
        <translation>le jeu joué (chameleon si rien n’est indiqué)</translation>
    </message>
    <message>
        <source>no winnable deal was found</source>
        <translation>aucune donne gagnable n’a été trouvée</translation>
    </message>
    <message>
        <source>move {number}, {move}: {reason}</source>
        <translation>coup {number}, {move}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>there is no display; “help PAGE” prints a page</source>
        <translation>aucun écran n’est disponible&#x202f;; «&#x202f;help PAGE&#x202f;» affiche une page</translation>
    </message>
    <message>
        <source>there is no display; “--demo FOLDER” plays without one</source>
        <translation>aucun écran n’est disponible&#x202f;; «&#x202f;--demo DOSSIER&#x202f;» joue sans écran</translation>
    </message>
    <message>
        <source>“{text}” is not a folder</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un dossier</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>impossible de lire {file}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>utilisation&#x202f;:</translation>
    </message>
    <message>
        <source>arguments:</source>
        <translation>arguments&#x202f;:</translation>
    </message>
    <message>
        <source>options:</source>
        <translation>options&#x202f;:</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>show the version number and exit</source>
        <translation>afficher le numéro de version et quitter</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}&#x202f;: erreur&#x202f;: {message}</translation>
    </message>
    <message>
        <source>argument {name}: {message}</source>
        <translation>argument {name}&#x202f;: {message}</translation>
    </message>
    <message>
        <source>unrecognized arguments: {names}</source>
        <translation>arguments inconnus&#x202f;: {names}</translation>
    </message>
    <message>
        <source>the following arguments are required: {names}</source>
        <translation>les arguments suivants sont nécessaires&#x202f;: {names}</translation>
    </message>
    <message>
        <source>one of the arguments {names} is required</source>
        <translation>il faut l’un des arguments {names}</translation>
    </message>
    <message>
        <source>not allowed with argument {name}</source>
        <translation>incompatible avec l’argument {name}</translation>
    </message>
    <message>
        <source>takes no value, but was given “{value}”</source>
        <translation>n’accepte aucune valeur, mais a reçu «&#x202f;{value}&#x202f;»</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>une valeur est attendue</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {names}</source>
        <translation>option ambiguë&#x202f;: {option} peut désigner {names}</translation>
    </message>
    <message>
        <source>invalid value: “{value}”</source>
        <translation>valeur incorrecte&#x202f;: «&#x202f;{value}&#x202f;»</translation>
    </message>
    <message>
        <source>invalid choice: “{value}” (choose from {choices})</source>
        <translation>choix impossible&#x202f;: «&#x202f;{value}&#x202f;» (choisissez parmi {choices})</translation>
    </message>
    <message>
        <source>print the cards of the daily board</source>
        <translation>afficher les cartes du plateau du jour</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>AAAA-MM-JJ</translation>
    </message>
    <message>
        <source>the day whose board it is (today unless given)</source>
        <translation>le jour du plateau (aujourd’hui par défaut)</translation>
    </message>
    <message>
        <source>the daily board is always a game of Chameleon</source>
        <translation>le plateau du jour est toujours une partie de Chameleon</translation>
    </message>
    <message>
        <source>“{text}” is not a day such as 2026-03-09</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un jour comme 2026-03-09</translation>
    </message>
    <message>
        <source>print statistics of the games played</source>
        <translation>afficher les statistiques des parties jouées</translation>
    </message>
    <message>
        <source>print the figures as JSON</source>
        <translation>afficher les chiffres en JSON</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>whose games are counted (the player remembered, or guests, unless given)</source>
        <translation>le joueur dont les parties sont comptées (par défaut le joueur mémorisé, ou les invités)</translation>
    </message>
    <message>
        <source>there is no player “{name}”</source>
        <translation>il n’y a pas de joueur «&#x202f;{name}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>Won on its day</source>
        <translation>Gagné le jour même</translation>
    </message>
    <message>
        <source>Won late</source>
        <translation>Gagné en retard</translation>
    </message>
    <message>
        <source>Played, not won</source>
        <translation>Joué, pas gagné</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Pas joué</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Pas encore joué</translation>
    </message>
    <message>
        <source>Chameleon, daily board of {day}</source>
        <translation>Chameleon, plateau du jour du {day}</translation>
    </message>
    <message>
        <source>Won late: {moves}, {time}</source>
        <translation>Gagné en retard&#x202f;: {moves}, {time}</translation>
    </message>
    <message>
        <source>Won: {moves}, {time}</source>
        <translation>Gagné&#x202f;: {moves}, {time}</translation>
    </message>
    <message>
        <source>Solved with the solution shown: {moves}, {time}</source>
        <translation>Résolu avec la solution affichée&#x202f;: {moves}, {time}</translation>
    </message>
    <message>
        <source>Not won: {moves}, {time}</source>
        <translation>Pas gagné&#x202f;: {moves}, {time}</translation>
    </message>
</context>
<context>
    <name>DailyWindow</name>
    <message>
        <source>Daily board</source>
        <translation>Plateau du jour</translation>
    </message>
    <message>
        <source>Days of the daily board</source>
        <translation>Jours du plateau du jour</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>&amp;Copier le résultat</translation>
    </message>
    <message>
        <source>Choose a day to play or to look at</source>
        <translation>Choisissez un jour à jouer ou à regarder</translation>
    </message>
    <message>
        <source>Deal the cards of this day</source>
        <translation>Distribuer les cartes de ce jour</translation>
    </message>
    <message>
        <source>Put a short text about this day on the clipboard, to share</source>
        <translation>Copier dans le presse-papiers un petit texte sur ce jour, à partager</translation>
    </message>
    <message>
        <source>The daily board is for signed-in players</source>
        <translation>Le plateau du jour est réservé aux joueurs connectés</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>&amp;Sign in…</source>
        <translation>&amp;Se connecter…</translation>
    </message>
    <message>
        <source>One deal a day, the same for everyone. Sign in to play.</source>
        <translation>Une donne par jour, la même pour tous. Connectez-vous pour jouer.</translation>
    </message>
    <message>
        <source>Won in a row: {current}. Best: {best}.</source>
        <translation>Victoires d’affilée&#x202f;: {current}. Record&#x202f;: {best}.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>Re&amp;jouer</translation>
    </message>
    <message>
        <source>The result is on the clipboard.</source>
        <translation>Le résultat est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal by number</source>
        <translation>Donne par numéro</translation>
    </message>
    <message>
        <source>&amp;Number of the deal, from {first} to {last}:</source>
        <translation>&amp;Numéro de la donne, de {first} à {last}&#x202f;:</translation>
    </message>
    <message>
        <source>The cards of a deal, written like {example}, work too.</source>
        <translation>Vous pouvez aussi saisir les cartes d’une donne, sous la forme {example}.</translation>
    </message>
    <message>
        <source>Keep the game on the table</source>
        <translation>Garder la partie en cours</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Distribuer</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Jouer cette donne</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>cannot write to {folder}: {reason}</source>
        <translation>impossible d’écrire dans {folder}&#x202f;: {reason}</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>The disk is full</source>
        <translation>Le disque est plein</translation>
    </message>
    <message>
        <source>The system does not allow it</source>
        <translation>Le système ne l’autorise pas</translation>
    </message>
    <message>
        <source>The file or its folder is not there</source>
        <translation>Le fichier ou son dossier est introuvable</translation>
    </message>
    <message>
        <source>The system reports an error</source>
        <translation>Le système signale une erreur</translation>
    </message>
</context>
<context>
    <name>Drawing</name>
    <message>
        <source>Stock</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Foundations</source>
        <translation>Fondations</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Tableau</source>
        <translation>Colonnes</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bien joué&#x202f;!</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <source>All cards are home. The solution was shown, so the game does not count as won.</source>
        <translation>Toutes les cartes sont rangées. La solution a été montrée&#x202f;: la partie ne compte pas comme gagnée.</translation>
    </message>
    <message>
        <source>All cards are home: {moves} in {time}.</source>
        <translation>Toutes les cartes sont rangées&#x202f;: {moves} en {time}.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>No card can move</source>
        <translation>Aucun coup possible</translation>
    </message>
    <message>
        <source>Turning the rest of the stock will not help.</source>
        <translation>Retourner le reste de la pioche n’y changera rien.</translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation>La pioche est épuisée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Enough of this deal?</source>
        <translation>Assez de cette donne&#x202f;?</translation>
    </message>
    <message>
        <source>Some deals cannot be won by anyone.</source>
        <translation>Certaines donnes ne peuvent être gagnées par personne.</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Montrer la solution</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Where was it lost?</source>
        <translation>Où ai-je perdu&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>“{text}” is not a card: write a rank A23456789TJQK and a suit SHDC, as in TS</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une carte&#x202f;: écrivez un rang A23456789TJQK et une couleur SHDC, comme dans TS</translation>
    </message>
    <message>
        <source>{at}: “{text}” is not a card: write a rank A23456789TJQK and a suit SHDC, as in TS</source>
        <translation>{at}&#x202f;: «&#x202f;{text}&#x202f;» n’est pas une carte&#x202f;: écrivez un rang A23456789TJQK et une couleur SHDC, comme dans TS</translation>
    </message>
    <message>
        <source>{at}: {card} does not belong to this deck</source>
        <translation>{at}&#x202f;: {card} ne fait pas partie de ce jeu de cartes</translation>
    </message>
    <message>
        <source>{card} appears twice: {first} and {at}</source>
        <translation>{card} apparaît deux fois&#x202f;: {first} et {at}</translation>
    </message>
    <message>
        <source>missing: {cards}</source>
        <translation>il manque&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>“{text}” is neither a deal number nor the cards of a deal</source>
        <translation>«&#x202f;{text}&#x202f;» n’est ni un numéro de donne ni la liste des cartes d’une donne</translation>
    </message>
    <message>
        <source>{number} is no deal number: choose one from {first} to {last}</source>
        <translation>{number} n’est pas un numéro de donne&#x202f;: choisissez-en un de {first} à {last}</translation>
    </message>
    <message>
        <source>{day} has no daily deal: choose a day from {first} to {last}</source>
        <translation>aucune donne du jour pour le {day}&#x202f;: choisissez un jour du {first} au {last}</translation>
    </message>
    <message>
        <source>“{text}” names no game: write chameleon or kansas, then words such as piles=2</source>
        <translation>«&#x202f;{text}&#x202f;» ne désigne aucun jeu&#x202f;: écrivez chameleon ou kansas, puis des mots comme piles=2</translation>
    </message>
    <message>
        <source>{name} must be from {first} to {last}, not {value}</source>
        <translation>{name} doit aller de {first} à {last}, et non valoir {value}</translation>
    </message>
    <message>
        <source>{deck} cards are too few for {reserve} in the reserve and {piles} piles</source>
        <translation>{deck} cartes ne suffisent pas pour une réserve de {reserve} cartes et {piles} colonnes</translation>
    </message>
    <message>
        <source>the line “{name}” is missing</source>
        <translation>la ligne «&#x202f;{name}&#x202f;» manque</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not part of a position</source>
        <translation>ligne {line}&#x202f;: «&#x202f;{text}&#x202f;» ne fait pas partie d’une position</translation>
    </message>
    <message>
        <source>line {line}: “{name}” stands twice</source>
        <translation>ligne {line}&#x202f;: «&#x202f;{name}&#x202f;» figure deux fois</translation>
    </message>
    <message>
        <source>“{text}” is no base rank of this deck</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un rang de base de ce jeu de cartes</translation>
    </message>
    <message>
        <source>“{text}” does not give the four foundations: write the top card or - for spades, hearts, diamonds and clubs</source>
        <translation>«&#x202f;{text}&#x202f;» ne décrit pas les quatre fondations&#x202f;: écrivez la carte du dessus ou «&#x202f;-&#x202f;» pour pique, cœur, carreau et trèfle</translation>
    </message>
    <message>
        <source>{card} cannot lie on {below} in {place}</source>
        <translation>{card} ne peut pas être sur {below} ({place})</translation>
    </message>
    <message>
        <source>{count} cards in the reserve, which never holds more than {wanted}</source>
        <translation>{count} cartes dans la réserve, qui n’en contient jamais plus de {wanted}</translation>
    </message>
    <message>
        <source>{count} cards in stock and waste, which never hold more than {wanted}</source>
        <translation>{count} cartes dans la pioche et la défausse, qui n’en contiennent jamais plus de {wanted}</translation>
    </message>
    <message>
        <source>{place} is empty while the reserve still holds cards</source>
        <translation>{place}&#x202f;: vide alors que la réserve contient encore des cartes</translation>
    </message>
    <message>
        <source>“{text}” is not a move: write S, or FROM-TO such as W-1, R-F or 2*3-1</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un coup&#x202f;: écrivez S, ou DÉPART-ARRIVÉE comme W-1, R-F ou 2*3-1</translation>
    </message>
    <message>
        <source>there is no {place} in this game</source>
        <translation>ce jeu ne comporte pas cet emplacement&#x202f;: {place}</translation>
    </message>
    <message>
        <source>no card to take: {place} is empty</source>
        <translation>aucune carte à prendre, emplacement vide&#x202f;: {place}</translation>
    </message>
    <message>
        <source>the stock is used up, and there is no redeal</source>
        <translation>la pioche est épuisée, et il n’y a pas de redistribution</translation>
    </message>
    <message>
        <source>the stock is only turned, one card at a time, onto the waste</source>
        <translation>la pioche se retourne seulement, une carte à la fois, sur la défausse</translation>
    </message>
    <message>
        <source>nothing is ever placed on the {place}</source>
        <translation>rien ne se pose jamais à cet emplacement&#x202f;: {place}</translation>
    </message>
    <message>
        <source>a card on a foundation never comes back</source>
        <translation>une carte posée sur une fondation n’en revient jamais</translation>
    </message>
    <message>
        <source>only one card at a time leaves the {place}</source>
        <translation>une seule carte à la fois quitte cet emplacement&#x202f;: {place}</translation>
    </message>
    <message>
        <source>cards go to a foundation one at a time, never as a run</source>
        <translation>les cartes montent aux fondations une à une, jamais en suite</translation>
    </message>
    <message>
        <source>{place} does not hold {count} cards</source>
        <translation>{place}&#x202f;: il n’y a pas {count} cartes ici</translation>
    </message>
    <message>
        <source>the card lies there already</source>
        <translation>la carte s’y trouve déjà</translation>
    </message>
    <message>
        <source>{card} belongs on another foundation</source>
        <translation>{card} va sur une autre fondation</translation>
    </message>
    <message>
        <source>{card} is not the next card of its foundation</source>
        <translation>{card} n’est pas la carte suivante de sa fondation</translation>
    </message>
    <message>
        <source>{card} does not build on {below}</source>
        <translation>{card} ne se pose pas sur {below}</translation>
    </message>
    <message>
        <source>the game is won</source>
        <translation>la partie est gagnée</translation>
    </message>
    <message>
        <source>this is not a saved game of Chameleon</source>
        <translation>ce n’est pas une partie enregistrée de Chameleon</translation>
    </message>
    <message>
        <source>this game was saved by a newer version of the program, in format {version}; this version reads formats up to {newest}</source>
        <translation>cette partie a été enregistrée par une version plus récente du programme, au format {version}&#x202f;; celle-ci lit les formats jusqu’à {newest}</translation>
    </message>
    <message>
        <source>the file is too long for a saved game: more than {most} characters</source>
        <translation>le fichier est trop long pour une partie enregistrée&#x202f;: plus de {most} caractères</translation>
    </message>
    <message>
        <source>the file breaks off in line {line}</source>
        <translation>le fichier s’interrompt à la ligne {line}</translation>
    </message>
    <message>
        <source>line {line}: {fault}</source>
        <translation>ligne {line}&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>line {line}: “{name}:” should stand here</source>
        <translation>ligne {line}&#x202f;: «&#x202f;{name}:&#x202f;» devrait se trouver ici</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not a number from {first} to {last}</source>
        <translation>ligne {line}&#x202f;: «&#x202f;{text}&#x202f;» n’est pas un nombre de {first} à {last}</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is neither yes nor no</source>
        <translation>ligne {line}&#x202f;: «&#x202f;{text}&#x202f;» n’est ni yes ni no</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not what games are told apart by: 16 digits 0 to f</source>
        <translation>ligne {line}&#x202f;: «&#x202f;{text}&#x202f;» n’est pas ce qui distingue une partie des autres&#x202f;: 16 chiffres de 0 à f</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not a time such as 2026-12-01T20:15:00Z</source>
        <translation>ligne {line}&#x202f;: «&#x202f;{text}&#x202f;» n’est pas une heure comme 2026-12-01T20:15:00Z</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not a day such as 2026-12-01</source>
        <translation>ligne {line}&#x202f;: «&#x202f;{text}&#x202f;» n’est pas un jour comme 2026-12-01</translation>
    </message>
    <message>
        <source>line {line}: these are not the cards of deal {number}</source>
        <translation>ligne {line}&#x202f;: ce ne sont pas les cartes de la donne {number}</translation>
    </message>
    <message>
        <source>line {line}: these are not the cards of the daily deal of {day}</source>
        <translation>ligne {line}&#x202f;: ce ne sont pas les cartes de la donne du jour du {day}</translation>
    </message>
    <message>
        <source>line {line}: a turn without a move</source>
        <translation>ligne {line}&#x202f;: un tour sans coup</translation>
    </message>
    <message>
        <source>line {line}: nothing may follow the end of the game</source>
        <translation>ligne {line}&#x202f;: rien ne peut suivre la fin de la partie</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Open game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>The game is saved</source>
        <translation>La partie est enregistrée</translation>
    </message>
    <message>
        <source>The position is on the clipboard</source>
        <translation>La position est dans le presse-papiers</translation>
    </message>
    <message>
        <source>The clipboard holds no text</source>
        <translation>Le presse-papiers ne contient pas de texte</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>La partie n’a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>This is not a game that can be played</source>
        <translation>Ce n’est pas une partie que l’on puisse jouer</translation>
    </message>
    <message>
        <source>Chameleon games (*{suffix})</source>
        <translation>Parties de Chameleon (*{suffix})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>Guidance</name>
    <message>
        <source>Looking for a winnable deal…</source>
        <translation>Recherche d’une donne gagnable…</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion en cours…</translation>
    </message>
    <message>
        <source>Looking for a solution…</source>
        <translation>Recherche d’une solution…</translation>
    </message>
    <message>
        <source>There is no solution: this position is lost</source>
        <translation>Il n’y a pas de solution&#x202f;: cette position est perdue</translation>
    </message>
    <message>
        <source>The solver has found no solution</source>
        <translation>Le solveur n’a trouvé aucune solution</translation>
    </message>
</context>
<context>
    <name>HelpControls</name>
    <message>
        <source>Controls</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Souris</translation>
    </message>
    <message>
        <source>**Click a card** to play it: to its foundation if it fits there, else onto the first pile from the left that takes it, and only then into an empty pile. A card inside a pile takes along all the cards above it.</source>
        <translation>**Cliquez sur une carte** pour la jouer&#x202f;: vers sa fondation si elle y va, sinon sur la première colonne, en partant de la gauche, qui l’accepte, et seulement ensuite sur une colonne vide. Une carte prise dans une colonne emporte toutes celles qui la couvrent.</translation>
    </message>
    <message>
        <source>**Drag** a card or a run to choose its place yourself. The places that take it light up; dropped elsewhere, it glides back.</source>
        <translation>**Faites glisser** une carte ou une suite pour choisir vous-même sa place. Les emplacements qui l’acceptent s’illuminent&#x202f;; lâchée ailleurs, elle revient doucement.</translation>
    </message>
    <message>
        <source>**Click the stock** to turn a card.</source>
        <translation>**Cliquez sur la pioche** pour retourner une carte.</translation>
    </message>
    <message>
        <source>**Instead of dragging**: a click with Ctrl held down picks a card up, the next click puts it down.</source>
        <translation>**Au lieu de faire glisser**&#x202f;: un clic en maintenant Ctrl prend une carte, le clic suivant la pose.</translation>
    </message>
    <message>
        <source>**Hold the right button** on a covered card to see it whole.</source>
        <translation>**Maintenez le bouton droit** sur une carte couverte pour la voir en entier.</translation>
    </message>
    <message>
        <source>A click that can do nothing moves nothing: the card shakes a little, and the status bar says why.</source>
        <translation>Un clic qui ne peut rien faire ne déplace rien&#x202f;: la carte tremble un peu et la barre d’état dit pourquoi.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>**Arrows** lead from card to card, **Tab** from one group of piles to the next. **S**, **W** and **R** lead to stock, waste and reserve, **1**, **2** and **3** to the piles, **F** to the foundations.</source>
        <translation>Les **flèches** mènent de carte en carte, **Tab** d’un groupe à l’autre. **S**, **W** et **R** mènent à la pioche, à la défausse et à la réserve, **1**, **2** et **3** aux colonnes, **F** aux fondations.</translation>
    </message>
    <message>
        <source>**Enter** plays the card as a click does. **Space** picks it up with all the cards above it, and puts them down where you have gone. **+** and **−** take more or fewer cards, **Esc** lets go of them.</source>
        <translation>**Entrée** joue la carte comme le fait un clic. **Espace** la prend avec toutes celles qui la couvrent, puis les pose là où vous êtes allé. **+** et **−** prennent plus ou moins de cartes, **Échap** les lâche.</translation>
    </message>
    <message>
        <source>**{Keyboard}** in the menu lists the keys on the table; so does the question mark.</source>
        <translation>**{Keyboard}** dans le menu affiche la liste des touches sur la table&#x202f;; le point d’interrogation aussi.</translation>
    </message>
    <message>
        <source>**Ctrl+N**: new game. **Ctrl+R**: restart; redo leads back to where you were.</source>
        <translation>**Ctrl+N**&#x202f;: nouvelle partie. **Ctrl+R**&#x202f;: recommencer&#x202f;; rétablir ramène là où vous en étiez.</translation>
    </message>
    <message>
        <source>**Ctrl+Z**: undo, as often as you like. **Ctrl+Shift+Z** or **Ctrl+Y**: redo.</source>
        <translation>**Ctrl+Z**&#x202f;: annuler, autant de fois que vous voulez. **Ctrl+Maj+Z** ou **Ctrl+Y**&#x202f;: rétablir.</translation>
    </message>
    <message>
        <source>**Ctrl+D**: play a deal by its number. **Ctrl+Shift+C**: copy the number of this deal.</source>
        <translation>**Ctrl+D**&#x202f;: jouer une donne d’après son numéro. **Ctrl+Maj+C**&#x202f;: copier le numéro de cette donne.</translation>
    </message>
    <message>
        <source>**H**: hint. **F1**: these pages. **F11**: full screen.</source>
        <translation>**H**&#x202f;: indice. **F1**&#x202f;: ces pages. **F11**&#x202f;: plein écran.</translation>
    </message>
    <message>
        <source>**Ctrl+O**: open a game. **Ctrl+S**: save it. **Ctrl+C**: copy the position. **Ctrl+V**: play what is on the clipboard.</source>
        <translation>**Ctrl+O**&#x202f;: ouvrir une partie. **Ctrl+S**&#x202f;: l’enregistrer. **Ctrl+C**&#x202f;: copier la position. **Ctrl+V**&#x202f;: jouer ce que contient le presse-papiers.</translation>
    </message>
    <message>
        <source>**Ctrl+Shift+N**: back to the game before. **Ctrl+Shift+D**: daily board. **Ctrl+T**: statistics.</source>
        <translation>**Ctrl+Maj+N**&#x202f;: revenir à la partie d’avant. **Ctrl+Maj+D**&#x202f;: plateau du jour. **Ctrl+T**&#x202f;: statistiques.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>**{Autoplay}**: a click plays a card. Without it, a click picks it up and the next click puts it down; the stock is still turned by a click.</source>
        <translation>**{Autoplay}**&#x202f;: un clic joue la carte. Sans lui, un clic la prend et le clic suivant la pose&#x202f;; la pioche se retourne toujours d’un clic.</translation>
    </message>
    <message>
        <source>**{AutoComplete}**: once reserve, stock and waste are empty and all piles are in order, the remaining cards go up by themselves. One undo takes it back, and the win counts at once.</source>
        <translation>**{AutoComplete}**&#x202f;: quand réserve, pioche et défausse sont vides et que toutes les colonnes sont en ordre, les cartes restantes montent d’elles-mêmes. Une seule annulation suffit à y revenir, et la victoire compte aussitôt.</translation>
    </message>
    <message>
        <source>**{WinnableOnly}**: new games are dealt only from those that the solver has won.</source>
        <translation>**{WinnableOnly}**&#x202f;: les nouvelles parties sont prises parmi celles que le solveur a gagnées.</translation>
    </message>
    <message>
        <source>**{Language}**: changes everything at once. The cards carry its letters, unless you keep the international ones.</source>
        <translation>**{Language}**&#x202f;: change tout immédiatement. Les cartes portent ses lettres, à moins que vous ne gardiez les lettres internationales.</translation>
    </message>
    <message>
        <source>Games and players</source>
        <translation>Parties et joueurs</translation>
    </message>
    <message>
        <source>**{OpenGame}** and **{SaveGame}**: a game with all its moves as a file. A file that is dropped on the window is opened as well.</source>
        <translation>**{OpenGame}** et **{SaveGame}**&#x202f;: une partie avec tous ses coups, dans un fichier. Un fichier déposé sur la fenêtre est ouvert aussi.</translation>
    </message>
    <message>
        <source>**{PreviousGame}** brings back the unfinished game that a new one has replaced.</source>
        <translation>**{PreviousGame}** ramène la partie inachevée qu’une nouvelle a remplacée.</translation>
    </message>
    <message>
        <source>**{CopyPosition}** and **{Paste}**: deals and positions travel as text, in a letter for example.</source>
        <translation>**{CopyPosition}** et **{Paste}**&#x202f;: les donnes et les positions voyagent sous forme de texte, dans une lettre par exemple.</translation>
    </message>
    <message>
        <source>**{SignIn}**: each player has an own game and own figures. A password is optional; guests play everything but the daily board.</source>
        <translation>**{SignIn}**&#x202f;: chaque joueur a sa partie et ses chiffres. Le mot de passe est facultatif&#x202f;; les invités jouent à tout, sauf au plateau du jour.</translation>
    </message>
    <message>
        <source>**{DailyBoard}**: one deal a day, in a calendar with the days that were won, played and missed.</source>
        <translation>**{DailyBoard}**&#x202f;: une donne par jour, dans un calendrier avec les jours gagnés, joués et manqués.</translation>
    </message>
    <message>
        <source>**{Statistics}**: games, wins, streaks and times, to look at and to take along.</source>
        <translation>**{Statistics}**&#x202f;: parties, victoires, séries et temps, à regarder et à emporter.</translation>
    </message>
    <message>
        <source>Help from the solver</source>
        <translation>L’aide du solveur</translation>
    </message>
    <message>
        <source>**{Hint}** shows a move of a winning line. Press again for more: first that something can be done, then the card, then the card and where it goes. Turning the stock can be a hint too.</source>
        <translation>**{Hint}** montre un coup d’une suite gagnante. Appuyez de nouveau pour en savoir plus&#x202f;: d’abord qu’il y a quelque chose à faire, puis quelle carte, puis la carte et sa destination. Retourner la pioche peut aussi être un indice.</translation>
    </message>
    <message>
        <source>**{VerdictLight}**: says in the status bar whether the position is winnable, lost, still being searched, or open. It is off at first, for it gives things away.</source>
        <translation>**{VerdictLight}**&#x202f;: dit dans la barre d’état si la position est gagnable, perdue, encore à l’étude ou indécise. Il est éteint au départ, car il en révèle beaucoup.</translation>
    </message>
    <message>
        <source>**{WhereLost}** judges your moves backwards and shows the one that gave the win away. You can go back there.</source>
        <translation>**{WhereLost}** juge vos coups à rebours et montre celui qui a laissé échapper la victoire. Vous pouvez y revenir.</translation>
    </message>
    <message>
        <source>**{ShowSolution}** plays a winning line at a pace you choose. You can pause it, go step by step, or stop and play on; such a game does not count as won.</source>
        <translation>**{ShowSolution}** joue une suite gagnante au rythme que vous choisissez. Vous pouvez la mettre en pause, avancer pas à pas, ou l’arrêter et continuer vous-même&#x202f;; une telle partie ne compte pas comme gagnée.</translation>
    </message>
    <message>
        <source>**{GiveUp}** ends nothing by itself: a panel offers to look back, to show a solution, or to deal new cards. With the next move it goes away.</source>
        <translation>**{GiveUp}** ne met fin à rien&#x202f;: un panneau propose de chercher le coup perdant, de montrer une solution ou de distribuer de nouvelles cartes. Il disparaît au coup suivant.</translation>
    </message>
</context>
<context>
    <name>HelpGlossary</name>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>**Base rank**: the rank with which all four foundations begin.</source>
        <translation>**Rang de base**&#x202f;: le rang par lequel commencent les quatre fondations.</translation>
    </message>
    <message>
        <source>**Build**: to lay a card on the one that comes before it in order: upwards in suit on foundations, downwards in any suit on piles.</source>
        <translation>**Monter, descendre**&#x202f;: poser une carte sur celle qui la précède&#x202f;: en montant dans la couleur sur les fondations, en descendant sans égard à la couleur sur les colonnes.</translation>
    </message>
    <message>
        <source>**Deal**: a game as it was dealt. Its number brings back the same cards.</source>
        <translation>**Donne**&#x202f;: une partie telle qu’elle a été distribuée. Son numéro ramène les mêmes cartes.</translation>
    </message>
    <message>
        <source>**Foundation**: one of the four places where a suit is built up.</source>
        <translation>**Fondation**&#x202f;: l’un des quatre emplacements où une couleur se construit en montant.</translation>
    </message>
    <message>
        <source>**Host**: an open card that another card may be laid on.</source>
        <translation>**Appui**&#x202f;: une carte découverte sur laquelle une autre peut être posée.</translation>
    </message>
    <message>
        <source>**Pile**: one of the three columns of the tableau.</source>
        <translation>**Colonne**&#x202f;: l’une des trois files de cartes de la table.</translation>
    </message>
    <message>
        <source>**Redeal**: turning the waste over to go through it again. This game has none.</source>
        <translation>**Redistribution**&#x202f;: le fait de retourner la défausse pour la parcourir à nouveau. Ce jeu n’en a pas.</translation>
    </message>
    <message>
        <source>**Reserve**: the face-down pile whose open top card is always in play.</source>
        <translation>**Réserve**&#x202f;: le paquet face cachée dont la carte du dessus, visible, est toujours en jeu.</translation>
    </message>
    <message>
        <source>**Run**: a card of a pile with all the cards above it.</source>
        <translation>**Suite**&#x202f;: une carte d’une colonne avec toutes celles qui la couvrent.</translation>
    </message>
    <message>
        <source>**Solver**: the part of the program that finds out whether a deal can be won.</source>
        <translation>**Solveur**&#x202f;: la partie du programme qui cherche si une donne peut être gagnée.</translation>
    </message>
    <message>
        <source>**Stock**: the face-down cards that are turned one at a time.</source>
        <translation>**Pioche**&#x202f;: les cartes face cachée que l’on retourne une à une.</translation>
    </message>
    <message>
        <source>**Tableau**: the three piles together.</source>
        <translation>**Tableau**&#x202f;: les trois colonnes ensemble.</translation>
    </message>
    <message>
        <source>**Waste**: the cards turned from the stock; only the top one is in play.</source>
        <translation>**Défausse**&#x202f;: les cartes venues de la pioche&#x202f;; seule celle du dessus est en jeu.</translation>
    </message>
    <message>
        <source>**Winnable, lost, open**: what the solver says of a position: a winning line has been found; there is none; it does not know yet.</source>
        <translation>**Gagnable, perdue, indécise**&#x202f;: ce que le solveur dit d’une position&#x202f;: il connaît une suite gagnante&#x202f;; il n’en existe pas&#x202f;; il ne sait pas encore.</translation>
    </message>
    <message>
        <source>**Wrap**: the step from King to Ace, or from Ace to King.</source>
        <translation>**Passage**&#x202f;: le pas du Roi à l’As, ou de l’As au Roi.</translation>
    </message>
</context>
<context>
    <name>HelpGoal</name>
    <message>
        <source>The goal</source>
        <translation>Le but du jeu</translation>
    </message>
    <message>
        <source>All 52 cards belong on the four **foundations**, one for each suit. When the last card lies there, the game is won.</source>
        <translation>Les 52 cartes doivent rejoindre les quatre **fondations**, une par couleur. Quand la dernière y est posée, la partie est gagnée.</translation>
    </message>
    <message>
        <source>The deal decides with which rank the foundations begin: this is the **base rank**, the same for all four. From it each foundation is built up in its suit, from the King to the Ace and on, until it holds 13 cards.</source>
        <translation>C’est la donne qui décide du rang par lequel commencent les fondations&#x202f;: c’est le **rang de base**, le même pour toutes les quatre. À partir de là, chaque fondation monte dans sa couleur, passe du Roi à l’As et continue jusqu’à compter 13 cartes.</translation>
    </message>
    <message>
        <source>Base rank Jack: each foundation is built Jack, Queen, King, Ace, Two and so on to the Ten.</source>
        <translation>Rang de base Valet&#x202f;: chaque fondation monte Valet, Dame, Roi, As, Deux et ainsi de suite jusqu’au Dix.</translation>
    </message>
    <message>
        <source>Chameleon is a solitaire of the Canfield family for one deck of cards: a reserve of {reserve} cards, three tableau piles, and a single pass through the stock.</source>
        <translation>Chameleon est un solitaire de la famille Canfield qui se joue avec un seul jeu de cartes&#x202f;: une réserve de {reserve} cartes, trois colonnes et un seul passage de la pioche.</translation>
    </message>
    <message>
        <source>Kansas is Chameleon as some tables play it: with {reserve} cards in the reserve, and with foundations whose top card may come back.</source>
        <translation>Kansas, c’est le Chameleon tel qu’on le joue à certaines tables&#x202f;: avec {reserve} cartes dans la réserve et des fondations dont la carte du dessus peut revenir.</translation>
    </message>
    <message>
        <source>The page [Set-up](setup) shows how the cards are laid out, the page [Rules](rules) what may go where.</source>
        <translation>La page [Mise en place](setup) montre comment les cartes sont disposées, et la page [Règles](rules) ce qui peut aller où.</translation>
    </message>
</context>
<context>
    <name>HelpPane</name>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>How to play Chameleon</source>
        <translation>Comment jouer au Chameleon</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Print this page…</source>
        <translation>Imprimer cette page…</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Chercher dans toutes les pages</translation>
    </message>
    <message>
        <source>Finds words on the pages of all games, whatever their endings</source>
        <translation>Trouve les mots dans les pages de tous les jeux, quelle que soit leur terminaison</translation>
    </message>
    <message>
        <source>The pages, or what was found on them</source>
        <translation>Les pages, ou ce qui y a été trouvé</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>{title} ({game})</source>
        <translation>{title} ({game})</translation>
    </message>
    <message>
        <source>{title}: {text}</source>
        <translation>{title}&#x202f;: {text}</translation>
    </message>
</context>
<context>
    <name>HelpQuestions</name>
    <message>
        <source>Questions and answers</source>
        <translation>Questions et réponses</translation>
    </message>
    <message>
        <source>How is it played?</source>
        <translation>Comment y joue-t-on&#x202f;?</translation>
    </message>
    <message>
        <source>Build the four foundations up in suit from the base rank. Meanwhile build the three piles down in any suit, turn the stock once, and clear the reserve. The page [Rules](rules) has it all.</source>
        <translation>Faites monter les quatre fondations dans leur couleur à partir du rang de base. Pendant ce temps, faites descendre les trois colonnes sans égard à la couleur, retournez la pioche une seule fois et videz la réserve. La page [Règles](rules) dit tout.</translation>
    </message>
    <message>
        <source>How does it differ from Canfield?</source>
        <translation>En quoi diffère-t-il du Canfield&#x202f;?</translation>
    </message>
    <message>
        <source>In Canfield the reserve has 13 cards, and there are four piles, built down in alternating colours; the stock may be gone through again, how often depends on the house. Here there are three piles built in any suit, the reserve has {reserve} cards, and the stock is gone through once.</source>
        <translation>Au Canfield, la réserve compte 13 cartes et il y a quatre colonnes, qui descendent en alternant les couleurs rouge et noire&#x202f;; la pioche peut être reprise, plus ou moins souvent selon les habitudes. Ici, il y a trois colonnes sans contrainte de couleur, la réserve compte {reserve} cartes et la pioche ne se parcourt qu’une fois.</translation>
    </message>
    <message>
        <source>Is it the same as Kansas?</source>
        <translation>Est-ce la même chose que Kansas&#x202f;?</translation>
    </message>
    <message>
        <source>Yes and no. Kansas is another name for Chameleon, but some tables mean by it a game with 13 reserve cards and foundations whose top card may come back. This program offers that game under the name Kansas, so that you can play both.</source>
        <translation>Oui et non. Kansas est un autre nom de Chameleon, mais certaines tables entendent par là un jeu avec 13 cartes de réserve et des fondations dont la carte du dessus peut revenir. Ce programme propose ce jeu sous le nom de Kansas, si bien que vous pouvez jouer aux deux.</translation>
    </message>
    <message>
        <source>What is the reserve?</source>
        <translation>Qu’est-ce que la réserve&#x202f;?</translation>
    </message>
    <message>
        <source>The pile of {reserve} cards at the left, of which only the top one is face up. This card is always in play. The reserve fills emptied piles by itself, and nothing is ever placed on it.</source>
        <translation>Le paquet de {reserve} cartes à gauche, dont seule la carte du dessus est visible. Cette carte est toujours en jeu. La réserve remplit d’elle-même les colonnes vidées, et l’on n’y pose jamais rien.</translation>
    </message>
    <message>
        <source>With which rank do the foundations start?</source>
        <translation>Par quel rang commencent les fondations&#x202f;?</translation>
    </message>
    <message>
        <source>With the rank of the first card that is dealt to them. If that is a Jack, all four are built Jack, Queen, King, Ace, Two and so on to the Ten.</source>
        <translation>Par le rang de la première carte qui y est distribuée. Si c’est un Valet, toutes les quatre montent Valet, Dame, Roi, As, Deux et ainsi de suite jusqu’au Dix.</translation>
    </message>
    <message>
        <source>How often may the stock be turned?</source>
        <translation>Combien de fois peut-on parcourir la pioche&#x202f;?</translation>
    </message>
    <message>
        <source>Once. When it is used up, the waste stays where it is; only its top card is in play.</source>
        <translation>Une seule. Quand elle est épuisée, la défausse reste où elle est&#x202f;; seule sa carte du dessus est en jeu.</translation>
    </message>
    <message>
        <source>Can every deal be won?</source>
        <translation>Toutes les donnes peuvent-elles être gagnées&#x202f;?</translation>
    </message>
    <message>
        <source>No. Of {deals} shuffled deals of {game} the solver has won {winnable}; [How to win](winning) has the other figures.</source>
        <translation>Non. Sur {deals} donnes mélangées de {game}, le solveur en a gagné {winnable}&#x202f;; la page [Comment gagner](winning) donne les autres chiffres.</translation>
    </message>
    <message>
        <source>What does the hint know?</source>
        <translation>Que sait l’indice&#x202f;?</translation>
    </message>
    <message>
        <source>Everything: it asks the solver, which sees the face-down cards and the order of the stock. It looks for a winning line from this very position and shows its first move. If it finds none in time, it says so and suggests a sensible move, marked as a guess. If the position is proved lost, it says that, and offers to go back to the last one that could still be won.</source>
        <translation>Tout&#x202f;: il interroge le solveur, qui voit les cartes cachées et l’ordre de la pioche. Celui-ci cherche une suite de coups gagnante à partir de cette position précise et en montre le premier. S’il n’en trouve pas à temps, il le dit et propose un coup raisonnable, signalé comme une supposition. Si la position est perdue à coup sûr, il le dit et propose de revenir à la dernière qui pouvait encore être gagnée.</translation>
    </message>
    <message>
        <source>Is there a daily board?</source>
        <translation>Y a-t-il un plateau du jour&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: one deal of Chameleon for each day of the calendar, the same for everyone everywhere. It stands in the menu {Player} and is for signed-in players, whose results, times and streaks are kept. Past days can be played too; they are marked as late and do not count for a streak.</source>
        <translation>Oui&#x202f;: une donne de Chameleon pour chaque jour du calendrier, la même pour tous et partout. Il se trouve dans le menu {Player} et s’adresse aux joueurs connectés, dont les résultats, les temps et les séries sont conservés. Les jours passés peuvent aussi être joués&#x202f;; ils sont marqués comme tardifs et ne comptent pas pour une série.</translation>
    </message>
    <message>
        <source>What happens to my game when I close the program?</source>
        <translation>Que devient ma partie quand je ferme le programme&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing is lost. The game is kept after every move, with all that can be undone and redone and its time, and the next start goes on with it. Each player has a game of their own.</source>
        <translation>Rien n’est perdu. La partie est conservée après chaque coup, avec tout ce qui peut être annulé et rétabli et avec son temps, et le prochain démarrage la reprend. Chaque joueur a sa propre partie.</translation>
    </message>
    <message>
        <source>Which games are counted?</source>
        <translation>Quelles parties sont comptées&#x202f;?</translation>
    </message>
    <message>
        <source>Every game that was dealt, from its first move on, and each only once. A win counts with the winning move, whatever is undone or played again afterwards. A game whose solution was shown is no win. All of it stays on this computer.</source>
        <translation>Toute partie distribuée, dès son premier coup, et chacune une seule fois. Une victoire compte au coup gagnant, quoi qu’on annule ou rejoue ensuite. Une partie dont la solution a été montrée n’est pas une victoire. Tout reste sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>HelpRules</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Foundations</source>
        <translation>Fondations</translation>
    </message>
    <message>
        <source>A foundation takes the cards of its suit in turn, each one rank higher than the last. An empty one takes only its suit’s card of the base rank. The King is followed by the Ace, and the last card is the one just below the base rank.</source>
        <translation>Une fondation reçoit l’une après l’autre les cartes de sa couleur, chacune d’un rang au-dessus de la précédente. Vide, elle n’accepte que la carte de sa couleur au rang de base. Après le Roi vient l’As, et la dernière carte est celle qui se trouve juste au-dessous du rang de base.</translation>
    </message>
    <message>
        <source>A card on a foundation never comes back.</source>
        <translation>Une carte posée sur une fondation n’en revient jamais.</translation>
    </message>
    <message>
        <source>The top card of a foundation may be taken back onto a tableau pile that accepts it.</source>
        <translation>La carte du dessus d’une fondation peut revenir sur une colonne qui l’accepte.</translation>
    </message>
    <message>
        <source>A card comes back from its foundation to a pile.</source>
        <translation>Une carte revient de sa fondation sur une colonne.</translation>
    </message>
    <message>
        <source>Tableau</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>The piles are built down by one rank, whatever the suit: any Nine may lie on any Ten. A King may lie on an Ace.</source>
        <translation>Les colonnes descendent d’un rang à la fois, quelle que soit la couleur&#x202f;: n’importe quel Neuf va sur n’importe quel Dix. Un Roi peut être posé sur un As.</translation>
    </message>
    <message>
        <source>The wrap: a King goes onto an Ace.</source>
        <translation>Le passage de l’As au Roi&#x202f;: un Roi va sur un As.</translation>
    </message>
    <message>
        <source>Any card of a pile may be moved together with all the cards above it, if it fits where it goes. These cards are called a **run**.</source>
        <translation>Toute carte d’une colonne peut être déplacée avec toutes celles qui la couvrent, pourvu qu’elle convienne à l’arrivée. Ces cartes forment une **suite**.</translation>
    </message>
    <message>
        <source>Part of a pile moves as a run and uncovers the card below it.</source>
        <translation>Une partie de la colonne part en suite et découvre la carte du dessous.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>The top card of the reserve may be played at any time, to a foundation or onto a pile; then the next one is turned up. Nothing is ever placed on the reserve.</source>
        <translation>La carte du dessus de la réserve peut être jouée à tout moment, vers une fondation ou sur une colonne&#x202f;; la suivante est alors retournée. On ne pose jamais rien sur la réserve.</translation>
    </message>
    <message>
        <source>Empty piles</source>
        <translation>Colonnes vides</translation>
    </message>
    <message>
        <source>As long as the reserve holds cards, its top card fills an emptied pile at once, by itself. That is part of the same move: a single undo takes back both.</source>
        <translation>Tant que la réserve contient des cartes, celle du dessus remplit aussitôt, d’elle-même, une colonne qui se vide. Cela fait partie du même coup&#x202f;: une seule annulation reprend les deux.</translation>
    </message>
    <message>
        <source>A whole pile moves away, and the reserve fills its place.</source>
        <translation>Une colonne entière s’en va, et la réserve prend sa place.</translation>
    </message>
    <message>
        <source>Once the reserve is used up, any card that can move may fill an empty pile, alone or with the cards above it. The place may also stay empty.</source>
        <translation>Une fois la réserve épuisée, toute carte qui peut bouger peut remplir une colonne vide, seule ou avec celles qui la couvrent. La place peut aussi rester vide.</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Pioche et défausse</translation>
    </message>
    <message>
        <source>The stock is turned one card at a time onto the waste, and only the top card of the waste is in play. The stock is gone through once; there is no redeal.</source>
        <translation>La pioche se retourne carte par carte sur la défausse, dont seule la carte du dessus est en jeu. On ne la parcourt qu’une fois&#x202f;: il n’y a pas de redistribution.</translation>
    </message>
    <message>
        <source>Won, stuck, lost</source>
        <translation>Gagnée, bloquée, perdue</translation>
    </message>
    <message>
        <source>The game is **won** when all 52 cards are on the foundations.</source>
        <translation>La partie est **gagnée** quand les 52 cartes sont sur les fondations.</translation>
    </message>
    <message>
        <source>It is **stuck** when no card can move and turning the rest of the stock would not bring up one that can. To shift a run between two equal cards is a move too, so a game can be lost long before it is stuck. **Lost** is a word for the solver alone: it is used only when no way to win is left.</source>
        <translation>Elle est **bloquée** quand aucune carte ne peut bouger et que retourner le reste de la pioche n’en amènerait aucune qui le puisse. Déplacer une suite entre deux cartes égales est aussi un coup&#x202f;: une partie peut donc être perdue bien avant d’être bloquée. **Perdue** est un mot réservé au solveur&#x202f;: il ne l’emploie que s’il n’existe plus aucun moyen de gagner.</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Autres programmes</translation>
    </message>
    <message>
        <source>Not everyone plays it like this. In some programs the reserve has 13 cards, in some a card may come back from a foundation, in others only whole piles or single cards are moved, or empty piles are filled from the waste. This program plays by the rules above. The game with 13 reserve cards and foundations that give cards back is here called Kansas; you choose it in the menu {Game}, {Variant}.</source>
        <translation>Tout le monde ne joue pas ainsi. Dans certains programmes la réserve compte 13 cartes, dans d’autres une carte peut revenir d’une fondation&#x202f;; ailleurs on ne déplace que des colonnes entières ou des cartes seules, ou bien la défausse remplit les colonnes vides. Ce programme suit les règles ci-dessus. Le jeu à 13 cartes de réserve, dont les fondations rendent leurs cartes, s’appelle ici Kansas&#x202f;; vous le choisissez dans le menu {Game}, {Variant}.</translation>
    </message>
    <message>
        <source>Names differ. Many books and programs use Kansas as another name for Chameleon, with 12 reserve cards and foundations that keep what they have. Here Kansas means the game described above; in everything else it follows the rules of Chameleon, which you choose in the menu {Game}, {Variant}.</source>
        <translation>Les noms varient. Pour bien des livres et des programmes, Kansas n’est qu’un autre nom de Chameleon, avec 12 cartes de réserve et des fondations qui gardent ce qu’elles ont. Ici, Kansas désigne le jeu décrit ci-dessus&#x202f;; pour tout le reste, il suit les règles de Chameleon, que vous choisissez dans le menu {Game}, {Variant}.</translation>
    </message>
</context>
<context>
    <name>HelpSetup</name>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>A new deal and the names of its parts.</source>
        <translation>Une nouvelle donne et le nom de ses parties.</translation>
    </message>
    <message>
        <source>**Reserve**: {reserve} cards, dealt face down; the top one is turned up.</source>
        <translation>**Réserve**&#x202f;: {reserve} cartes, distribuées face cachée&#x202f;; celle du dessus est retournée.</translation>
    </message>
    <message>
        <source>**Foundations**: the next card begins the foundation of its own suit. Its rank is the base rank of all four.</source>
        <translation>**Fondations**&#x202f;: la carte suivante commence la fondation de sa couleur. Son rang devient le rang de base de toutes les quatre.</translation>
    </message>
    <message>
        <source>**Tableau**: three piles, with one card each, face up.</source>
        <translation>**Colonnes**&#x202f;: il y en a trois, d’une carte chacune, face visible.</translation>
    </message>
    <message>
        <source>**Stock**: the remaining {stock} cards, face down. They are turned one at a time onto the **waste**.</source>
        <translation>**Pioche**&#x202f;: les {stock} cartes restantes, face cachée. On les retourne une à une sur la **défausse**.</translation>
    </message>
    <message>
        <source>An empty foundation shows its suit and the base rank, so that you can see which card it is waiting for. The small figures on stock and reserve say how many cards are left there.</source>
        <translation>Une fondation vide indique sa couleur et le rang de base, de sorte que vous voyez quelle carte elle attend. Les petits chiffres sur la pioche et la réserve disent combien de cartes il y reste.</translation>
    </message>
    <message>
        <source>Every deal has a number. Whoever plays the same number gets the same cards; [Controls](controls) tells you how to choose one.</source>
        <translation>Chaque donne porte un numéro. Qui joue le même numéro reçoit les mêmes cartes&#x202f;; la page [Commandes](controls) vous dit comment en choisir un.</translation>
    </message>
</context>
<context>
    <name>HelpStrategy</name>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Games are won and lost in the reserve. Each card that leaves it brings the next one into play, so look first for moves that empty a pile: the reserve fills it by itself.</source>
        <translation>C’est dans la réserve que les parties se gagnent et se perdent. Chaque carte qui la quitte met la suivante en jeu&#x202f;; cherchez donc d’abord les coups qui vident une colonne&#x202f;: la réserve la remplit d’elle-même.</translation>
    </message>
    <message>
        <source>**Look before you turn.** The stock is gone through once. Before you turn a card, ask what the one now on the waste could still do, for it is about to be covered.</source>
        <translation>**Regardez avant de piocher.** La pioche ne se parcourt qu’une fois. Avant de retourner une carte, demandez-vous ce que pourrait encore faire celle qui se trouve sur la défausse, car elle va être couverte.</translation>
    </message>
    <message>
        <source>**Keep the waste in mind.** A waste card passed over returns only when everything above it has gone. It hurts most when a high card covers a lower one of its own suit, counted from the base rank.</source>
        <translation>**Gardez la défausse en tête.** Une carte laissée de côté ne revient que lorsque tout ce qui la couvre est parti. C’est le plus gênant quand une carte haute en couvre une plus basse de la même couleur, en comptant depuis le rang de base.</translation>
    </message>
    <message>
        <source>**Shift runs.** Three piles leave little room. A run may be lifted at any card, so you can move part of a pile to free the card below it.</source>
        <translation>**Déplacez des suites.** Trois colonnes laissent peu de place. Une suite se prend à n’importe quelle carte&#x202f;: vous pouvez donc déplacer une partie d’une colonne pour libérer la carte du dessous.</translation>
    </message>
    <message>
        <source>**Use equal cards.** Where two cards of the same rank lie open, a run can go from one to the other. Nothing seems to change, but another card is free.</source>
        <translation>**Servez-vous des cartes égales.** Là où deux cartes du même rang sont découvertes, une suite peut passer de l’une à l’autre. Rien ne semble changer, mais une autre carte est libre.</translation>
    </message>
    <message>
        <source>**Do not hurry to the foundations.** A card that could go up may first serve as a host for a card one rank lower. Once it is up, it stays there.</source>
        <translation>**Ne vous pressez pas de monter.** Une carte qui pourrait aller à sa fondation peut d’abord servir d’appui à une carte d’un rang inférieur. Une fois montée, elle y reste.</translation>
    </message>
    <message>
        <source>**Foundations can lend.** A card on top of a foundation may come back to serve as a host for a card one rank lower. Go up early, but remember what you can fetch.</source>
        <translation>**Les fondations savent prêter.** La carte du dessus d’une fondation peut revenir servir d’appui à une carte d’un rang inférieur. Montez tôt, mais souvenez-vous de ce que vous pouvez reprendre.</translation>
    </message>
    <message>
        <source>**Spare the base rank.** On a card of the base rank only a card one rank lower can lie. That is the very last one its suit needs, and it covers one that is needed first. While the reserve is full this may be worth it; later it seldom is.</source>
        <translation>**Ménagez le rang de base.** Sur une carte du rang de base ne peut se poser qu’une carte d’un rang inférieur. C’est justement celle que sa couleur attend en dernier, et elle en couvre une qui est attendue en premier. Tant que la réserve est pleine, cela peut en valoir la peine&#x202f;; plus tard, rarement.</translation>
    </message>
    <message>
        <source>Undo costs nothing. When you are stuck, go back to where you had a choice, or let the program tell you [where the game was lost](controls).</source>
        <translation>Annuler ne coûte rien. Si vous êtes bloqué, revenez là où vous aviez le choix, ou laissez le programme vous dire [où la partie a été perdue](controls).</translation>
    </message>
</context>
<context>
    <name>HelpWinning</name>
    <message>
        <source>How to win</source>
        <translation>Comment gagner</translation>
    </message>
    <message>
        <source>A won game usually goes through three stages.</source>
        <translation>Une partie gagnée passe le plus souvent par trois étapes.</translation>
    </message>
    <message>
        <source>**The reserve is played out.** Its lower cards are out of reach until those above have gone, so each card that leaves it brings you a little closer.</source>
        <translation>**La réserve s’épuise.** Ses cartes du dessous sont hors d’atteinte tant que celles du dessus ne sont pas parties&#x202f;: chaque carte qui la quitte vous rapproche un peu du but.</translation>
    </message>
    <message>
        <source>**The waste is cleared.** A card passed over is covered by the next one, and it returns only when everything above it has been played.</source>
        <translation>**La défausse se vide.** Une carte laissée de côté est couverte par la suivante et ne revient que lorsque tout ce qui la couvre a été joué.</translation>
    </message>
    <message>
        <source>**The piles are put in order.** A pile is in order when its ranks, counted from the base rank, only fall from bottom to top. With reserve, stock and waste empty and all piles in order, each card is free when its turn comes; {AutoComplete} then plays the rest by itself.</source>
        <translation>**Les colonnes se mettent en ordre.** Une colonne est en ordre quand ses rangs, comptés depuis le rang de base, ne font que descendre de bas en haut. Lorsque réserve, pioche et défausse sont vides et que toutes les colonnes sont en ordre, chaque carte est libre quand vient son tour&#x202f;; la fonction «&#x202f;{AutoComplete}&#x202f;» joue alors le reste.</translation>
    </message>
    <message>
        <source>Can every deal be won?</source>
        <translation>Toutes les donnes peuvent-elles être gagnées&#x202f;?</translation>
    </message>
    <message>
        <source>No. The program’s own solver, which sees every card, was given {deals} shuffled deals of {game}. Deals won: {winnable}. Proved to be lost: {lost}. Still open: {open}.</source>
        <translation>Non. Le solveur du programme, qui voit toutes les cartes, a examiné {deals} donnes mélangées de {game}. Donnes gagnées&#x202f;: {winnable}. Donnes dont la perte est prouvée&#x202f;: {lost}. Encore indécises&#x202f;: {open}.</translation>
    </message>
    <message>
        <source>At least {share} of these deals, then, can be won by somebody who knows where each card lies. Without that knowledge you will win fewer; do not take a lost game to heart.</source>
        <translation>Au moins {share} de ces donnes peuvent donc être gagnées par qui sait où se trouve chaque carte. Sans le savoir, vous en gagnerez moins&#x202f;; ne prenez pas une défaite trop à cœur.</translation>
    </message>
    <message>
        <source>If you prefer games that can be won, switch on **{WinnableOnly}**: new games are then dealt only from those that the solver has won.</source>
        <translation>Si vous préférez les parties qui peuvent être gagnées, activez **{WinnableOnly}**&#x202f;: les nouvelles parties sont alors prises parmi celles que le solveur a gagnées.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>This position is lost: nothing leads to a win any more</source>
        <translation>Cette position est perdue&#x202f;: plus rien ne mène à la victoire</translation>
    </message>
    <message>
        <source>There is nothing left to do</source>
        <translation>Il n’y a plus rien à faire</translation>
    </message>
    <message>
        <source>Not settled yet: a guess can be made</source>
        <translation>Pas encore tranché&#x202f;: on peut tenter un coup</translation>
    </message>
    <message>
        <source>Something can be done: this position can be won</source>
        <translation>Il y a quelque chose à faire&#x202f;: cette position est gagnable</translation>
    </message>
    <message>
        <source>look at {what}</source>
        <translation>regardez&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Only a guess, not settled yet: {move}</source>
        <translation>Simple supposition, pas encore tranché&#x202f;: {move}</translation>
    </message>
    <message>
        <source>To win: {move}</source>
        <translation>Pour gagner&#x202f;: {move}</translation>
    </message>
    <message>
        <source>turn a card of the stock</source>
        <translation>retourner une carte de la pioche</translation>
    </message>
    <message>
        <source>{cards}: {source} → {target}</source>
        <translation>{cards}&#x202f;: {source} → {target}</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>la pioche</translation>
    </message>
    <message>
        <source>{card} with the cards on it</source>
        <translation>{card} avec les cartes posées dessus</translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <source>Go to the next card or place</source>
        <translation>Aller à la carte ou à la place voisine</translation>
    </message>
    <message>
        <source>Go to the next group of piles</source>
        <translation>Passer au groupe suivant</translation>
    </message>
    <message>
        <source>Play the card, or put down what you hold</source>
        <translation>Jouer la carte, ou poser ce que vous tenez</translation>
    </message>
    <message>
        <source>Pick up, then put down</source>
        <translation>Prendre, puis poser</translation>
    </message>
    <message>
        <source>Take more or fewer cards of a run</source>
        <translation>Prendre plus ou moins de cartes d’une suite</translation>
    </message>
    <message>
        <source>Let go of what you hold</source>
        <translation>Lâcher ce que vous tenez</translation>
    </message>
    <message>
        <source>To stock, waste or reserve</source>
        <translation>Pioche, défausse ou réserve</translation>
    </message>
    <message>
        <source>To a tableau pile</source>
        <translation>Une colonne</translation>
    </message>
    <message>
        <source>To a foundation</source>
        <translation>Une fondation</translation>
    </message>
    <message>
        <source>The whole game by keyboard</source>
        <translation>Tout le jeu au clavier</translation>
    </message>
    <message>
        <source>Any key closes this list. After the last group, Tab leaves the table.</source>
        <translation>N’importe quelle touche ferme cette liste. Après le dernier groupe, Tab quitte la table.</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>From here this lost the game: {move}</source>
        <translation>D’ici, ce coup a perdu la partie&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Looking back: {done} of {total} positions</source>
        <translation>Retour en arrière&#x202f;: {done} positions sur {total}</translation>
    </message>
    <message>
        <source>Where was it lost?</source>
        <translation>Où ai-je perdu&#x202f;?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Take this panel away and play on</source>
        <translation>Retirer ce panneau et continuer à jouer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Nothing is lost: this position can still be won.</source>
        <translation>Rien n’est perdu&#x202f;: cette position est encore gagnable.</translation>
    </message>
    <message>
        <source>This deal could not be won from its beginning.</source>
        <translation>Cette donne n’était pas gagnable dès le départ.</translation>
    </message>
    <message>
        <source>The solver found no position that could be won.</source>
        <translation>Le solveur n’a trouvé aucune position gagnable.</translation>
    </message>
    <message>
        <source>Move {number} lost it: {move}.</source>
        <translation>Le coup {number} a perdu la partie&#x202f;: {move}.</translation>
    </message>
    <message>
        <source>Up to move {number} it could be won; what came later is not settled.</source>
        <translation>Jusqu’au coup {number}, la partie était gagnable&#x202f;; la suite n’est pas tranchée.</translation>
    </message>
    <message>
        <source>It was lost after move {first}, by move {last} at the latest; more is open.</source>
        <translation>La partie a été perdue après le coup {first}, au plus tard au coup {last}&#x202f;; le reste est indécis.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>This position is lost</source>
        <translation>Cette position est perdue</translation>
    </message>
    <message>
        <source>It is proved that nothing leads to a win from here.</source>
        <translation>Il est prouvé que rien ne mène d’ici à la victoire.</translation>
    </message>
    <message>
        <source>Back to the last winnable position</source>
        <translation>Revenir à la dernière position gagnable</translation>
    </message>
    <message>
        <source>Search no further and play on</source>
        <translation>Arrêter la recherche et continuer à jouer</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Joueur</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>Deal {number} is on the clipboard</source>
        <translation>Le numéro {number} est dans le presse-papiers</translation>
    </message>
    <message>
        <source>The cards of this deal are on the clipboard</source>
        <translation>Les cartes de cette donne sont dans le presse-papiers</translation>
    </message>
    <message>
        <source>The stock is used up; there is no redeal</source>
        <translation>La pioche est épuisée&#x202f;; il n’y a pas de redistribution</translation>
    </message>
    <message>
        <source>This place is empty</source>
        <translation>Cet emplacement est vide</translation>
    </message>
    <message>
        <source>{card} fits nowhere just now</source>
        <translation>{card} ne va nulle part pour l’instant</translation>
    </message>
    <message>
        <source>{game}, daily board of {day}</source>
        <translation>{game}, plateau du jour du {day}</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <translation>{game}, donne {number}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Put this note away</source>
        <translation>Fermer cette note</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>stock</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>défausse</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>réserve</translation>
    </message>
    <message>
        <source>foundation</source>
        <translation>fondation</translation>
    </message>
    <message>
        <source>tableau pile</source>
        <translation>colonne</translation>
    </message>
    <message>
        <source>card {number}</source>
        <translation>carte {number}</translation>
    </message>
    <message>
        <source>{place}, card {number}</source>
        <translation>{place}, carte {number}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>a name needs at least one letter</source>
        <translation>un nom comporte au moins une lettre</translation>
    </message>
    <message>
        <source>a name has at most {most} letters</source>
        <translation>un nom comporte au plus {most} lettres</translation>
    </message>
    <message>
        <source>a name holds no invisible signs</source>
        <translation>un nom ne contient pas de signes invisibles</translation>
    </message>
    <message>
        <source>another player has this name already</source>
        <translation>un autre joueur porte déjà ce nom</translation>
    </message>
    <message>
        <source>there is no such player any more</source>
        <translation>ce joueur n’existe plus</translation>
    </message>
    <message>
        <source>a password has at most {most} letters</source>
        <translation>un mot de passe comporte au plus {most} lettres</translation>
    </message>
    <message>
        <source>this is not the player’s password</source>
        <translation>ce n’est pas le mot de passe de ce joueur</translation>
    </message>
    <message>
        <source>too many wrong passwords: wait {seconds} s, then try again</source>
        <translation>trop de mots de passe erronés&#x202f;: attendez {seconds}&#xa0;s avant de réessayer</translation>
    </message>
    <message>
        <source>what is kept of the password is damaged</source>
        <translation>les données enregistrées de ce mot de passe sont endommagées</translation>
    </message>
    <message>
        <source>the daily board of {day} is yet to come</source>
        <translation>le plateau du {day} n’est pas encore disponible</translation>
    </message>
    <message>
        <source>“{field}” of a game is missing or wrong</source>
        <translation>pour une partie, «&#x202f;{field}&#x202f;» manque ou est erroné</translation>
    </message>
    <message>
        <source>players and games cannot be kept: the data folder is write-protected or not there</source>
        <translation>impossible d’enregistrer joueurs et parties&#x202f;: le dossier de données est protégé en écriture ou absent</translation>
    </message>
    <message>
        <source>players and games cannot be kept: the disk is full</source>
        <translation>impossible d’enregistrer joueurs et parties&#x202f;: le disque est plein</translation>
    </message>
    <message>
        <source>players and games cannot be kept: another program has locked the database</source>
        <translation>impossible d’enregistrer joueurs et parties&#x202f;: un autre programme a verrouillé la base de données</translation>
    </message>
    <message>
        <source>players and games cannot be kept: the disk reports an error</source>
        <translation>impossible d’enregistrer joueurs et parties&#x202f;: le disque signale une erreur</translation>
    </message>
    <message>
        <source>the players’ database was made by a newer version of the program, in format {version}; this version reads formats up to {newest}</source>
        <translation>la base de données des joueurs vient d’une version plus récente du programme, au format {version}&#x202f;; cette version lit les formats jusqu’à {newest}</translation>
    </message>
    <message>
        <source>the players’ database was damaged: it has been set aside, and the backup of {day} is used; newer games saved from the damaged file: {games}</source>
        <translation>la base de données des joueurs était endommagée&#x202f;: elle a été mise de côté, et la sauvegarde du {day} est utilisée&#x202f;; parties plus récentes récupérées dans le fichier endommagé&#x202f;: {games}</translation>
    </message>
    <message>
        <source>the players’ database was missing, and the backup of {day} is used</source>
        <translation>la base de données des joueurs était introuvable, et la sauvegarde du {day} est utilisée</translation>
    </message>
    <message>
        <source>the players’ database was damaged: it has been set aside, and a new one has been begun; games saved from the damaged file: {games}</source>
        <translation>la base de données des joueurs était endommagée&#x202f;: elle a été mise de côté, et une nouvelle a été créée&#x202f;; parties récupérées dans le fichier endommagé&#x202f;: {games}</translation>
    </message>
    <message>
        <source>the players’ database is damaged</source>
        <translation>la base de données des joueurs est endommagée</translation>
    </message>
    <message>
        <source>this was stopped before it was done</source>
        <translation>cette opération a été interrompue avant la fin</translation>
    </message>
    <message>
        <source>the file is too large: more than {most} bytes or {games} games</source>
        <translation>le fichier est trop volumineux&#x202f;: plus de {most} octets ou de {games} parties</translation>
    </message>
    <message>
        <source>this is no list of games of Chameleon</source>
        <translation>ce n’est pas une liste de parties de Chameleon</translation>
    </message>
    <message>
        <source>this list was written by a newer version of the program, in format {version}; this version reads formats up to {newest}</source>
        <translation>cette liste vient d’une version plus récente du programme, au format {version}&#x202f;; cette version lit les formats jusqu’à {newest}</translation>
    </message>
    <message>
        <source>line {line}: this is no line of a list of games</source>
        <translation>ligne {line}&#x202f;: ce n’est pas une ligne d’une liste de parties</translation>
    </message>
    <message>
        <source>game {entry} of the list: “{field}” is missing or wrong</source>
        <translation>partie {entry} de la liste&#x202f;: «&#x202f;{field}&#x202f;» manque ou est erroné</translation>
    </message>
</context>
<context>
    <name>PlayersDesk</name>
    <message>
        <source>Players and games</source>
        <translation>Joueurs et parties</translation>
    </message>
    <message>
        <source>Players and games are being kept again</source>
        <translation>Les joueurs et les parties sont de nouveau conservés</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>No other game was left unfinished</source>
        <translation>Aucune autre partie n’est restée inachevée</translation>
    </message>
    <message>
        <source>The last game could not be opened</source>
        <translation>La dernière partie n’a pas pu être ouverte</translation>
    </message>
    <message>
        <source>{reason} Its file was set aside, nothing was deleted.</source>
        <translation>{reason} Son fichier a été mis de côté, rien n’a été supprimé.</translation>
    </message>
    <message>
        <source>The game cannot be kept at present</source>
        <translation>La partie ne peut pas être conservée pour le moment</translation>
    </message>
    <message>
        <source>{reason} Play on; it is tried again until it succeeds.</source>
        <translation>{reason} Continuez à jouer, de nouveaux essais suivront jusqu’au succès.</translation>
    </message>
    <message>
        <source>The game is being kept again</source>
        <translation>La partie est de nouveau conservée</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Close this window; every change has been kept already</source>
        <translation>Fermer cette fenêtre&#x202f;; chaque changement est déjà enregistré</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>&amp;Autoplay</source>
        <translation>&amp;Jeu automatique</translation>
    </message>
    <message>
        <source>Auto &amp;complete</source>
        <translation>&amp;Terminer automatiquement</translation>
    </message>
    <message>
        <source>A click plays a card to where it fits. Without it, a click picks it up.</source>
        <translation>Un clic joue la carte là où elle va. Sans cela, un clic la prend en main.</translation>
    </message>
    <message>
        <source>Once only ordered piles are left, the cards go up by themselves.</source>
        <translation>Dès qu’il ne reste que des colonnes en ordre, les cartes montent d’elles-mêmes.</translation>
    </message>
    <message>
        <source>Hints and verdicts</source>
        <translation>Indices et verdicts</translation>
    </message>
    <message>
        <source>Whether something can be done</source>
        <translation>S’il y a quelque chose à faire</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>La carte</translation>
    </message>
    <message>
        <source>The card and its target</source>
        <translation>La carte et sa destination</translation>
    </message>
    <message>
        <source>&amp;Verdict light</source>
        <translation>Vo&amp;yant</translation>
    </message>
    <message>
        <source>&amp;Winnable deals only</source>
        <translation>Donnes &amp;gagnables seulement</translation>
    </message>
    <message>
        <source>The status bar tells whether the position can still be won.</source>
        <translation>La barre d’état indique si la position est encore gagnable.</translation>
    </message>
    <message>
        <source>Each further press tells more, up to the whole move</source>
        <translation>Chaque nouvel appui en dit plus, jusqu’au coup entier</translation>
    </message>
    <message>
        <source>&amp;First press of Hint tells:</source>
        <translation>&amp;Premier appui sur Indice&#x202f;:</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Lozenges</source>
        <translation>Losanges</translation>
    </message>
    <message>
        <source>Chameleon</source>
        <translation>Caméléon</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>Queues</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue grey</source>
        <translation>Bleu-gris</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sable</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Anthracite</translation>
    </message>
    <message>
        <source>Four c&amp;olours</source>
        <translation>&amp;Quatre couleurs</translation>
    </message>
    <message>
        <source>Blue diamonds and green clubs</source>
        <translation>Carreaux bleus et trèfles verts</translation>
    </message>
    <message>
        <source>Large &amp;print</source>
        <translation>Gr&amp;os caractères</translation>
    </message>
    <message>
        <source>Large signs on the cards, with strong contrast</source>
        <translation>De grands signes sur les cartes, très contrastés</translation>
    </message>
    <message>
        <source>L&amp;eft-handed table</source>
        <translation>Table pour gauc&amp;her</translation>
    </message>
    <message>
        <source>Stock and reserve are at the right</source>
        <translation>La pioche et la réserve sont à droite</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>La vitesse à laquelle les cartes se déplacent</translation>
    </message>
    <message>
        <source>The pattern on the back of the cards</source>
        <translation>Le motif au dos des cartes</translation>
    </message>
    <message>
        <source>The colour of the table</source>
        <translation>La couleur de la table</translation>
    </message>
    <message>
        <source>Animation &amp;speed:</source>
        <translation>&amp;Vitesse des animations&#x202f;:</translation>
    </message>
    <message>
        <source>Card back:</source>
        <translation>Dos des cartes&#x202f;:</translation>
    </message>
    <message>
        <source>Cloth:</source>
        <translation>Tapis&#x202f;:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>&amp;International letters on the cards</source>
        <translation>Lettres &amp;internationales sur les cartes</translation>
    </message>
    <message>
        <source>The language of windows, cards and rules</source>
        <translation>La langue des fenêtres, des cartes et des règles</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#x202f;:</translation>
    </message>
    <message>
        <source>A K Q J whatever the language; else its own.</source>
        <translation>A K Q J dans toutes les langues&#x202f;; sinon, les lettres de la langue.</translation>
    </message>
</context>
<context>
    <name>SignIn</name>
    <message>
        <source>Sign in</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>Mot de &amp;passe&#x202f;:</translation>
    </message>
    <message>
        <source>Password a&amp;gain:</source>
        <translation>Con&amp;firmation&#x202f;:</translation>
    </message>
    <message>
        <source>S&amp;tay signed in</source>
        <translation>&amp;Rester connecté</translation>
    </message>
    <message>
        <source>Your name, or another one for a new player</source>
        <translation>Votre nom, ou un autre pour un nouveau joueur</translation>
    </message>
    <message>
        <source>The player’s password, if there is one</source>
        <translation>Le mot de passe du joueur, s’il y en a un</translation>
    </message>
    <message>
        <source>The new password once more</source>
        <translation>Le nouveau mot de passe, encore une fois</translation>
    </message>
    <message>
        <source>Do not ask for the password at the next start</source>
        <translation>Ne pas demander le mot de passe au prochain démarrage</translation>
    </message>
    <message>
        <source>Play under this name</source>
        <translation>Jouer sous ce nom</translation>
    </message>
    <message>
        <source>Play on as before</source>
        <translation>Continuer comme avant</translation>
    </message>
    <message>
        <source>The two passwords are not the same.</source>
        <translation>Les deux mots de passe ne sont pas identiques.</translation>
    </message>
    <message>
        <source>Welcome back!</source>
        <translation>Heureux de vous revoir&#x202f;!</translation>
    </message>
    <message>
        <source>A new name makes a new player. A password is optional.</source>
        <translation>Un nouveau nom crée un nouveau joueur. Le mot de passe est facultatif.</translation>
    </message>
    <message>
        <source>&amp;Make player</source>
        <translation>&amp;Créer le joueur</translation>
    </message>
    <message>
        <source>&amp;Sign in</source>
        <translation>&amp;Se connecter</translation>
    </message>
</context>
<context>
    <name>SolutionBar</name>
    <message>
        <source>Solution: move {number} of {total}</source>
        <translation>Solution&#x202f;: coup {number} sur {total}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Un coup</translation>
    </message>
    <message>
        <source>Stop, and play on from here</source>
        <translation>Arrêter et continuer d’ici</translation>
    </message>
    <message>
        <source>P&amp;ace:</source>
        <translation>&amp;Allure&#x202f;:</translation>
    </message>
    <message>
        <source>From slow to quick</source>
        <translation>De lente à rapide</translation>
    </message>
</context>
<context>
    <name>SpotActions</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Put down here</source>
        <translation>Poser ici</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
</context>
<context>
    <name>SpotNames</name>
    <message>
        <source>foundation of {suit}</source>
        <translation>fondation de {suit}</translation>
    </message>
    <message>
        <source>{card}, {place}, {number} of {count}</source>
        <translation>{card}, {place}, {number} sur {count}</translation>
    </message>
    <message>
        <source>{card}, {place}, {cards}</source>
        <translation>{card}, {place}, {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{text}, can move</source>
        <translation>{text}, peut bouger</translation>
    </message>
    <message>
        <source>Below it: {cards}</source>
        <translation>Dessous&#x202f;: {cards}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{when}: {played}, {won}</source>
        <translation>{when}&#x202f;: {played}, {won}</translation>
    </message>
    <message>
        <source>{first} and more</source>
        <translation>{first} et plus</translation>
    </message>
    <message>
        <source>from {first} to under {end}</source>
        <translation>de {first} à moins de {end}</translation>
    </message>
    <message>
        <source>{span}: {wins}</source>
        <translation>{span}&#x202f;: {wins}</translation>
    </message>
    <message>
        <source>Statistics: {player}</source>
        <translation>Statistiques&#x202f;: {player}</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Jeu&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Period:</source>
        <translation>&amp;Période&#x202f;:</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis toujours</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>12 derniers mois</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Réinitialiser…</translation>
    </message>
    <message>
        <source>Which games are counted</source>
        <translation>Les jeux qui sont comptés</translation>
    </message>
    <message>
        <source>How far back games are counted</source>
        <translation>Jusqu’où les parties sont comptées</translation>
    </message>
    <message>
        <source>Write these games into a file</source>
        <translation>Enregistrer ces parties dans un fichier</translation>
    </message>
    <message>
        <source>Add games from a file that was exported</source>
        <translation>Ajouter les parties d’un fichier exporté</translation>
    </message>
    <message>
        <source>Remove all games of this player</source>
        <translation>Supprimer toutes les parties de ce joueur</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aucune partie pour l’instant</translation>
    </message>
    <message>
        <source>Games played (outlined) and won (filled)</source>
        <translation>Parties jouées (contour) et gagnées (plein)</translation>
    </message>
    <message>
        <source>Wins by time</source>
        <translation>Victoires selon le temps</translation>
    </message>
    <message>
        <source>Wins by moves</source>
        <translation>Victoires selon les coups</translation>
    </message>
    <message>
        <source>No wins yet</source>
        <translation>Aucune victoire pour l’instant</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Taux de victoires</translation>
    </message>
    <message>
        <source>Win rate of winnable deals</source>
        <translation>Taux sur donnes gagnables</translation>
    </message>
    <message>
        <source>Current streak of wins</source>
        <translation>Série de victoires en cours</translation>
    </message>
    <message>
        <source>Longest streak of wins</source>
        <translation>Plus longue série</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Meilleur temps</translation>
    </message>
    <message>
        <source>Median time of wins</source>
        <translation>Temps médian des victoires</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Temps de jeu</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Le moins de coups</translation>
    </message>
    <message>
        <source>Median moves of wins</source>
        <translation>Coups médians des victoires</translation>
    </message>
    <message>
        <source>Hints taken</source>
        <translation>Indices demandés</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien encore</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>The moves of this game so far</source>
        <translation>Les coups joués jusqu’ici dans cette partie</translation>
    </message>
    <message>
        <source>The cards still to be turned</source>
        <translation>Les cartes qu’il reste à retourner</translation>
    </message>
    <message>
        <source>The cards left in the reserve</source>
        <translation>Les cartes qui restent dans la réserve</translation>
    </message>
    <message>
        <source>The time from the first move on</source>
        <translation>Le temps écoulé depuis le premier coup</translation>
    </message>
    <message>
        <source>Moves: {count}</source>
        <translation>Coups&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Pioche&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Reserve: {count}</source>
        <translation>Réserve&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>Temps&#x202f;: {time}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Base rank</source>
        <translation>Rang de base</translation>
    </message>
</context>
<context>
    <name>TableTips</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: complete</source>
        <translation>{place}&#x202f;: complète</translation>
    </message>
    <message>
        <source>{place}: empty, begins with the {card}</source>
        <translation>{place}&#x202f;: vide, première carte&#x202f;: {card}</translation>
    </message>
    <message>
        <source>{place}: {cards}, next comes the {card}</source>
        <translation>{place}&#x202f;: {cards}, carte suivante&#x202f;: {card}</translation>
    </message>
    <message>
        <source>{place}: empty</source>
        <translation>{place}&#x202f;: vide</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{place}: {cards}, on top the {card}</source>
        <translation>{place}&#x202f;: {cards}, dessus&#x202f;: {card}</translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>Export games</source>
        <translation>Exporter les parties</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Lists of games (*{csv} *{json})</source>
        <translation>Listes de parties (*{csv} *{json})</translation>
    </message>
    <message>
        <source>The games are exported.</source>
        <translation>Les parties sont exportées.</translation>
    </message>
    <message>
        <source>{added}; {kept}.</source>
        <translation>{added}&#x202f;; {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>%n partie importée</numerusform>
            <numerusform>%n parties importées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known already</source>
        <translation>
            <numerusform>%n déjà connue</numerusform>
            <numerusform>%n déjà connues</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset statistics</source>
        <translation>Réinitialiser les statistiques</translation>
    </message>
    <message numerus="yes">
        <source>This removes %n game(s) for good, from the daily board too.</source>
        <translation>
            <numerusform>Ceci supprime définitivement %n partie, y compris sur le plateau du jour.</numerusform>
            <numerusform>Ceci supprime définitivement %n parties, y compris sur le plateau du jour.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>This cannot be undone</source>
        <translation>Ceci ne peut pas être annulé</translation>
    </message>
    <message>
        <source>Nothing is removed</source>
        <translation>Rien n’est supprimé</translation>
    </message>
    <message>
        <source>The games are removed.</source>
        <translation>Les parties sont supprimées.</translation>
    </message>
    <message>
        <source>Table (*{suffix})</source>
        <translation>Tableau (*{suffix})</translation>
    </message>
    <message>
        <source>JSON (*{suffix})</source>
        <translation>JSON (*{suffix})</translation>
    </message>
</context>
<context>
    <name>VerdictLight</name>
    <message>
        <source>Winnable</source>
        <translation>Gagnable</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Indécise</translation>
    </message>
    <message>
        <source>The solver knows a way to win from here</source>
        <translation>Le solveur connaît d’ici un chemin vers la victoire</translation>
    </message>
    <message>
        <source>It is proved that nothing wins from here</source>
        <translation>Il est prouvé que rien ne gagne d’ici</translation>
    </message>
    <message>
        <source>The solver is still searching</source>
        <translation>Le solveur cherche encore</translation>
    </message>
    <message>
        <source>The solver could not settle this position</source>
        <translation>Le solveur n’a pas pu trancher cette position</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>Bienvenue&#x202f;!</translation>
    </message>
    <message>
        <source>New to Chameleon? The rules are told in two minutes.</source>
        <translation>Vous découvrez Chameleon&#x202f;? Les règles se lisent en deux minutes.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Jouer tout de suite</translation>
    </message>
    <message>
        <source>Take this panel away and begin</source>
        <translation>Retirer ce panneau et commencer</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>The table. Bring all cards to the four foundations.</source>
        <translation>La table. Amenez toutes les cartes sur les quatre fondations.</translation>
    </message>
    <message>
        <source>The stock. A click turns its next card onto the waste; there is no redeal.</source>
        <translation>La pioche. Un clic retourne la carte suivante sur la défausse&#x202f;; il n’y a pas de redistribution.</translation>
    </message>
    <message>
        <source>The waste. Its top card is in play.</source>
        <translation>La défausse. Sa carte du dessus est en jeu.</translation>
    </message>
    <message>
        <source>The reserve. Its top card is always in play, and fills an emptied pile by itself.</source>
        <translation>La réserve. Sa carte du dessus est toujours en jeu et remplit d’elle-même une colonne vidée.</translation>
    </message>
    <message>
        <source>A foundation. It is built up in its suit, from the base rank to the rank below.</source>
        <translation>Une fondation. Elle monte dans sa couleur, du rang de base jusqu’au rang juste inférieur.</translation>
    </message>
    <message>
        <source>A tableau pile. It is built down in any suit; a card moves with all cards above.</source>
        <translation>Une colonne. Elle descend sans égard à la couleur&#x202f;; une carte emporte toutes celles qui la couvrent.</translation>
    </message>
</context>
</TS>
