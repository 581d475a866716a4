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
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
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
        <source>Take back the last move</source>
        <translation>Reprendre le dernier coup</translation>
    </message>
    <message>
        <source>Play the move again</source>
        <translation>Rejouer le coup</translation>
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
    <name>CommandLine</name>
    <message>
        <source>give a deal number, or --winnable</source>
        <translation>donnez un numéro de donne, ou --winnable</translation>
    </message>
    <message>
        <source>Chameleon, a one-deck solitaire. Without a command the game starts.</source>
        <translation>Chameleon, un solitaire à un jeu de cartes. Sans commande, la partie commence.</translation>
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
        <source>deal number, {first} to {last}</source>
        <translation>numéro de donne, de {first} à {last}</translation>
    </message>
    <message>
        <source>the first deal that the solver wins</source>
        <translation>la première donne que le solveur gagne</translation>
    </message>
    <message>
        <source>with --winnable: begin at deal N (any deal unless given)</source>
        <translation>avec --winnable : commencer à la donne N (au hasard si rien n’est indiqué)</translation>
    </message>
    <message>
        <source>say whether deals can be won, one JSON line each</source>
        <translation>dire si des donnes peuvent être gagnées, une ligne JSON par donne</translation>
    </message>
    <message>
        <source>play a line of moves and print where it leads</source>
        <translation>jouer une suite de coups et afficher où elle mène</translation>
    </message>
    <message>
        <source>the deal: its 52 cards, or its number</source>
        <translation>la donne : ses 52 cartes ou son numéro</translation>
    </message>
    <message>
        <source>MOVES</source>
        <translation>COUPS</translation>
    </message>
    <message>
        <source>the moves, such as “S W-1 R-F 2*3-1”</source>
        <translation>les coups, par exemple « S W-1 R-F 2*3-1 »</translation>
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
        <translation>avec --deal : les coups joués auparavant</translation>
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
        <source>the language spoken (that of the system unless given)</source>
        <translation>la langue parlée (celle du système si rien n’est indiqué)</translation>
    </message>
    <message>
        <source>no winnable deal was found</source>
        <translation>aucune donne gagnable n’a été trouvée</translation>
    </message>
    <message>
        <source>move {number}, {move}: {reason}</source>
        <translation>coup {number}, {move} : {reason}</translation>
    </message>
    <message>
        <source>there is no display; “--demo FOLDER” plays without one</source>
        <translation>aucun écran n’est disponible ; « --demo DOSSIER » joue sans écran</translation>
    </message>
    <message>
        <source>“{text}” is not a folder</source>
        <translation>« {text} » n’est pas un dossier</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>impossible de lire {file} : {reason}</translation>
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
        <translation>&amp;Numéro de la donne, de {first} à {last} :</translation>
    </message>
    <message>
        <source>The cards of a deal, written like {example}, work too.</source>
        <translation>Vous pouvez aussi saisir les cartes d’une donne, sous la forme {example}.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Distribuer</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>cannot write to {folder}: {reason}</source>
        <translation>impossible d’écrire dans {folder} : {reason}</translation>
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
        <translation>Bien joué !</translation>
    </message>
    <message>
        <source>All cards are home: {moves} in {time}.</source>
        <translation>Toutes les cartes sont rangées : {moves} en {time}.</translation>
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
        <translation>Plus aucune carte ne peut bouger</translation>
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
</context>
<context>
    <name>Engine</name>
    <message>
        <source>“{text}” is not a card: write a rank A23456789TJQK and a suit SHDC, as in TS</source>
        <translation>« {text} » n’est pas une carte : écrivez un rang A23456789TJQK et une couleur SHDC, comme dans TS</translation>
    </message>
    <message>
        <source>{at}: “{text}” is not a card: write a rank A23456789TJQK and a suit SHDC, as in TS</source>
        <translation>{at} : « {text} » n’est pas une carte : écrivez un rang A23456789TJQK et une couleur SHDC, comme dans TS</translation>
    </message>
    <message>
        <source>{at}: {card} does not belong to this deck</source>
        <translation>{at} : {card} ne fait pas partie de ce jeu de cartes</translation>
    </message>
    <message>
        <source>{card} appears twice: {first} and {at}</source>
        <translation>{card} apparaît deux fois : {first} et {at}</translation>
    </message>
    <message>
        <source>missing: {cards}</source>
        <translation>il manque : {cards}</translation>
    </message>
    <message>
        <source>“{text}” is neither a deal number nor the cards of a deal</source>
        <translation>« {text} » n’est ni un numéro de donne ni la liste des cartes d’une donne</translation>
    </message>
    <message>
        <source>{number} is no deal number: choose one from {first} to {last}</source>
        <translation>{number} n’est pas un numéro de donne : choisissez-en un de {first} à {last}</translation>
    </message>
    <message>
        <source>“{text}” names no game: write chameleon or kansas, then words such as piles=2</source>
        <translation>« {text} » ne désigne aucun jeu : écrivez chameleon ou kansas, puis des mots comme piles=2</translation>
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
        <translation>la ligne « {name} » manque</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not part of a position</source>
        <translation>ligne {line} : « {text} » ne fait pas partie d’une position</translation>
    </message>
    <message>
        <source>line {line}: “{name}” stands twice</source>
        <translation>ligne {line} : « {name} » figure deux fois</translation>
    </message>
    <message>
        <source>“{text}” is no base rank of this deck</source>
        <translation>« {text} » n’est pas un rang de base de ce jeu de cartes</translation>
    </message>
    <message>
        <source>“{text}” does not give the four foundations: write the top card or - for spades, hearts, diamonds and clubs</source>
        <translation>« {text} » ne décrit pas les quatre fondations : écrivez la carte du dessus ou « - » pour pique, cœur, carreau et trèfle</translation>
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
        <translation>{place} : vide alors que la réserve contient encore des cartes</translation>
    </message>
    <message>
        <source>“{text}” is not a move: write S, or FROM-TO such as W-1, R-F or 2*3-1</source>
        <translation>« {text} » n’est pas un coup : écrivez S, ou DÉPART-ARRIVÉE comme W-1, R-F ou 2*3-1</translation>
    </message>
    <message>
        <source>there is no {place} in this game</source>
        <translation>ce jeu ne comporte pas cet emplacement : {place}</translation>
    </message>
    <message>
        <source>no card to take: {place} is empty</source>
        <translation>aucune carte à prendre, emplacement vide : {place}</translation>
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
        <translation>rien ne se pose jamais à cet emplacement : {place}</translation>
    </message>
    <message>
        <source>a card on a foundation never comes back</source>
        <translation>une carte posée sur une fondation n’en revient jamais</translation>
    </message>
    <message>
        <source>only one card at a time leaves the {place}</source>
        <translation>une seule carte à la fois quitte cet emplacement : {place}</translation>
    </message>
    <message>
        <source>cards go to a foundation one at a time, never as a run</source>
        <translation>les cartes montent aux fondations une à une, jamais en suite</translation>
    </message>
    <message>
        <source>{place} does not hold {count} cards</source>
        <translation>{place} : il n’y a pas {count} cartes ici</translation>
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
        <translation>La pioche est épuisée ; il n’y a pas de redistribution</translation>
    </message>
    <message>
        <source>This place is empty</source>
        <translation>Cet emplacement est vide</translation>
    </message>
    <message>
        <source>Autoplay is off: drag the card to its place</source>
        <translation>Le jeu automatique est désactivé : faites glisser la carte à sa place</translation>
    </message>
    <message>
        <source>{card} fits nowhere just now</source>
        <translation>{card} ne va nulle part pour l’instant</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <translation>{game}, donne {number}</translation>
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
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
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
        <source>A click plays a card to where it fits. Without it, cards are only dragged.</source>
        <translation>Un clic joue la carte là où elle va. Sans cela, les cartes se déplacent seulement à la souris, en les faisant glisser.</translation>
    </message>
    <message>
        <source>Once only ordered piles are left, the cards go up by themselves.</source>
        <translation>Dès qu’il ne reste que des colonnes en ordre, les cartes montent d’elles-mêmes.</translation>
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
        <source>Animation &amp;speed:</source>
        <translation>&amp;Vitesse des animations :</translation>
    </message>
    <message>
        <source>Card back:</source>
        <translation>Dos des cartes :</translation>
    </message>
    <message>
        <source>Cloth:</source>
        <translation>Tapis :</translation>
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
        <source>&amp;Language:</source>
        <translation>&amp;Langue :</translation>
    </message>
    <message>
        <source>A K Q J whatever the language; else its own.</source>
        <translation>A K Q J dans toutes les langues ; sinon, les lettres de la langue.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Moves: {count}</source>
        <translation>Coups : {count}</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Pioche : {count}</translation>
    </message>
    <message>
        <source>Reserve: {count}</source>
        <translation>Réserve : {count}</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>Temps : {time}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Base rank</source>
        <translation>Rang de base</translation>
    </message>
</context>
</TS>
