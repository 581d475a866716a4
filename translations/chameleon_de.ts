<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Chameleon</source>
        <translation>Über Chameleon</translation>
    </message>
    <message>
        <source>Chameleon Solitaire {version}</source>
        <translation>Chameleon Solitär {version}</translation>
    </message>
    <message>
        <source>A one-deck solitaire of the Canfield family, also called Kansas.
Free software under the MIT licence.</source>
        <translation>Ein Solitär der Canfield-Familie mit einem Kartenspiel, auch Kansas genannt.
Freie Software unter der MIT-Lizenz.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Neu be&amp;ginnen</translation>
    </message>
    <message>
        <source>&amp;Deal by number…</source>
        <translation>&amp;Partie nach Nummer …</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>Partienummer &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;About Chameleon</source>
        <translation>&amp;Über Chameleon</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
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
        <translation>Neue Karten austeilen</translation>
    </message>
    <message>
        <source>Play this deal from the beginning</source>
        <translation>Diese Partie von vorn spielen</translation>
    </message>
    <message>
        <source>Play the deal with a number you know</source>
        <translation>Eine Partie spielen, deren Nummer du kennst</translation>
    </message>
    <message>
        <source>Put the number of this deal on the clipboard</source>
        <translation>Die Nummer dieser Partie in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Play the move again</source>
        <translation>Den Zug noch einmal spielen</translation>
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
        <translation>B</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>king</comment>
        <translation>K</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>give a deal number, or --winnable</source>
        <translation>gib eine Partienummer an oder --winnable</translation>
    </message>
    <message>
        <source>Chameleon, a one-deck solitaire. Without a command the game starts.</source>
        <translation>Chameleon, ein Solitär mit einem Kartenspiel. Ohne Befehl beginnt das Spiel.</translation>
    </message>
    <message>
        <source>CARDS|NUMBER</source>
        <translation>KARTEN|NUMMER</translation>
    </message>
    <message>
        <source>start with this deal</source>
        <translation>mit dieser Partie beginnen</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>play a winning line without a screen and write pictures to FOLDER</source>
        <translation>eine Gewinnfolge ohne Bildschirm spielen und Bilder in ORDNER ablegen</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>print the cards of a numbered deal</source>
        <translation>die Karten einer nummerierten Partie ausgeben</translation>
    </message>
    <message>
        <source>deal number, {first} to {last}</source>
        <translation>Nummer der Partie, {first} bis {last}</translation>
    </message>
    <message>
        <source>the first deal that the solver wins</source>
        <translation>die erste Partie, die das Lösungsprogramm gewinnt</translation>
    </message>
    <message>
        <source>with --winnable: begin at deal N (any deal unless given)</source>
        <translation>mit --winnable: bei Partie N beginnen (ohne Angabe bei irgendeiner)</translation>
    </message>
    <message>
        <source>say whether deals can be won, one JSON line each</source>
        <translation>sagen, ob Partien gewonnen werden können, je eine JSON-Zeile</translation>
    </message>
    <message>
        <source>play a line of moves and print where it leads</source>
        <translation>eine Zugfolge spielen und ausgeben, wohin sie führt</translation>
    </message>
    <message>
        <source>the deal: its 52 cards, or its number</source>
        <translation>die Partie: ihre 52 Karten oder ihre Nummer</translation>
    </message>
    <message>
        <source>MOVES</source>
        <translation>ZÜGE</translation>
    </message>
    <message>
        <source>the moves, such as “S W-1 R-F 2*3-1”</source>
        <translation>die Züge, etwa „S W-1 R-F 2*3-1“</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>many deals, one a line: name: cards</source>
        <translation>viele Partien, eine pro Zeile: Name: Karten</translation>
    </message>
    <message>
        <source>with --deal: the moves that were played first</source>
        <translation>mit --deal: die Züge, die zuvor gespielt wurden</translation>
    </message>
    <message>
        <source>states looked at for a deal</source>
        <translation>untersuchte Zustände je Partie</translation>
    </message>
    <message>
        <source>seconds for a deal</source>
        <translation>Sekunden je Partie</translation>
    </message>
    <message>
        <source>megabytes for each search</source>
        <translation>Megabyte je Suche</translation>
    </message>
    <message>
        <source>deals searched side by side</source>
        <translation>Partien, die nebeneinander untersucht werden</translation>
    </message>
    <message>
        <source>show no progress bar</source>
        <translation>keinen Fortschrittsbalken zeigen</translation>
    </message>
    <message>
        <source>the game that is played (chameleon unless given)</source>
        <translation>das gespielte Spiel (ohne Angabe chameleon)</translation>
    </message>
    <message>
        <source>the language spoken (that of the system unless given)</source>
        <translation>die gesprochene Sprache (ohne Angabe die des Systems)</translation>
    </message>
    <message>
        <source>no winnable deal was found</source>
        <translation>es wurde keine lösbare Partie gefunden</translation>
    </message>
    <message>
        <source>move {number}, {move}: {reason}</source>
        <translation>Zug {number}, {move}: {reason}</translation>
    </message>
    <message>
        <source>there is no display; “--demo FOLDER” plays without one</source>
        <translation>es gibt keinen Bildschirm; „--demo ORDNER“ spielt ohne</translation>
    </message>
    <message>
        <source>“{text}” is not a folder</source>
        <translation>„{text}“ ist kein Ordner</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} kann nicht gelesen werden: {reason}</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal by number</source>
        <translation>Partie nach Nummer</translation>
    </message>
    <message>
        <source>&amp;Number of the deal, from {first} to {last}:</source>
        <translation>&amp;Nummer der Partie, {first} bis {last}:</translation>
    </message>
    <message>
        <source>The cards of a deal, written like {example}, work too.</source>
        <translation>Auch die Karten einer Partie, geschrieben wie {example}, sind möglich.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>Aus&amp;teilen</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>cannot write to {folder}: {reason}</source>
        <translation>in {folder} kann nicht geschrieben werden: {reason}</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>All cards are home: {moves} in {time}.</source>
        <translation>Alle Karten sind am Ziel, nach {moves} in {time}.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>No card can move</source>
        <translation>Keine Karte kann ziehen</translation>
    </message>
    <message>
        <source>Turning the rest of the stock will not help.</source>
        <translation>Den Rest des Stapels aufzudecken hilft nicht mehr.</translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation>Der Stapel ist aufgebraucht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu beginnen</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>“{text}” is not a card: write a rank A23456789TJQK and a suit SHDC, as in TS</source>
        <translation>„{text}“ ist keine Karte: Schreib einen Rang A23456789TJQK und eine Farbe SHDC, wie in TS</translation>
    </message>
    <message>
        <source>{at}: “{text}” is not a card: write a rank A23456789TJQK and a suit SHDC, as in TS</source>
        <translation>{at}: „{text}“ ist keine Karte: Schreib einen Rang A23456789TJQK und eine Farbe SHDC, wie in TS</translation>
    </message>
    <message>
        <source>{at}: {card} does not belong to this deck</source>
        <translation>{at}: {card} gehört nicht zu diesem Kartenspiel</translation>
    </message>
    <message>
        <source>{card} appears twice: {first} and {at}</source>
        <translation>{card} kommt zweimal vor: {first} und {at}</translation>
    </message>
    <message>
        <source>missing: {cards}</source>
        <translation>es fehlen: {cards}</translation>
    </message>
    <message>
        <source>“{text}” is neither a deal number nor the cards of a deal</source>
        <translation>„{text}“ ist weder eine Partienummer noch die Kartenliste einer Partie</translation>
    </message>
    <message>
        <source>{number} is no deal number: choose one from {first} to {last}</source>
        <translation>{number} ist keine Partienummer: Wähl eine von {first} bis {last}</translation>
    </message>
    <message>
        <source>“{text}” names no game: write chameleon or kansas, then words such as piles=2</source>
        <translation>„{text}“ bezeichnet kein Spiel: Schreib chameleon oder kansas, dann Wörter wie piles=2</translation>
    </message>
    <message>
        <source>{name} must be from {first} to {last}, not {value}</source>
        <translation>{name} muss von {first} bis {last} reichen, nicht {value} sein</translation>
    </message>
    <message>
        <source>{deck} cards are too few for {reserve} in the reserve and {piles} piles</source>
        <translation>{deck} Karten reichen nicht für eine Reserve von {reserve} und {piles} Spalten</translation>
    </message>
    <message>
        <source>the line “{name}” is missing</source>
        <translation>die Zeile „{name}“ fehlt</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not part of a position</source>
        <translation>Zeile {line}: „{text}“ gehört nicht zu einer Stellung</translation>
    </message>
    <message>
        <source>line {line}: “{name}” stands twice</source>
        <translation>Zeile {line}: „{name}“ steht zweimal da</translation>
    </message>
    <message>
        <source>“{text}” is no base rank of this deck</source>
        <translation>„{text}“ ist kein Anfangsrang dieses Kartenspiels</translation>
    </message>
    <message>
        <source>“{text}” does not give the four foundations: write the top card or - for spades, hearts, diamonds and clubs</source>
        <translation>„{text}“ beschreibt nicht die vier Zielstapel: Schreib die oberste Karte oder „-“ für Pik, Herz, Karo und Kreuz</translation>
    </message>
    <message>
        <source>{card} cannot lie on {below} in {place}</source>
        <translation>{card} kann nicht auf {below} liegen ({place})</translation>
    </message>
    <message>
        <source>{count} cards in the reserve, which never holds more than {wanted}</source>
        <translation>{count} Karten in der Reserve, die nie mehr als {wanted} enthält</translation>
    </message>
    <message>
        <source>{count} cards in stock and waste, which never hold more than {wanted}</source>
        <translation>{count} Karten in Stapel und Ablage, die nie mehr als {wanted} enthalten</translation>
    </message>
    <message>
        <source>{place} is empty while the reserve still holds cards</source>
        <translation>{place}: leer, obwohl die Reserve noch Karten hat</translation>
    </message>
    <message>
        <source>“{text}” is not a move: write S, or FROM-TO such as W-1, R-F or 2*3-1</source>
        <translation>„{text}“ ist kein Zug: Schreib S oder VON-NACH, etwa W-1, R-F oder 2*3-1</translation>
    </message>
    <message>
        <source>there is no {place} in this game</source>
        <translation>diesen Platz gibt es im Spiel nicht: {place}</translation>
    </message>
    <message>
        <source>no card to take: {place} is empty</source>
        <translation>keine Karte zu nehmen, der Platz ist leer: {place}</translation>
    </message>
    <message>
        <source>the stock is used up, and there is no redeal</source>
        <translation>der Stapel ist aufgebraucht, und neu ausgeteilt wird nicht</translation>
    </message>
    <message>
        <source>the stock is only turned, one card at a time, onto the waste</source>
        <translation>der Stapel wird nur aufgedeckt, Karte für Karte, auf die Ablage</translation>
    </message>
    <message>
        <source>nothing is ever placed on the {place}</source>
        <translation>auf diesen Platz wird nie etwas gelegt: {place}</translation>
    </message>
    <message>
        <source>a card on a foundation never comes back</source>
        <translation>eine Karte auf einem Zielstapel kommt nie zurück</translation>
    </message>
    <message>
        <source>only one card at a time leaves the {place}</source>
        <translation>immer nur eine Karte verlässt diesen Platz: {place}</translation>
    </message>
    <message>
        <source>cards go to a foundation one at a time, never as a run</source>
        <translation>auf einen Zielstapel kommen Karten einzeln, nie als Reihe</translation>
    </message>
    <message>
        <source>{place} does not hold {count} cards</source>
        <translation>{place}: Hier liegen keine {count} Karten</translation>
    </message>
    <message>
        <source>the card lies there already</source>
        <translation>die Karte liegt schon dort</translation>
    </message>
    <message>
        <source>{card} belongs on another foundation</source>
        <translation>{card} gehört auf einen anderen Zielstapel</translation>
    </message>
    <message>
        <source>{card} is not the next card of its foundation</source>
        <translation>{card} ist nicht die nächste Karte ihres Zielstapels</translation>
    </message>
    <message>
        <source>{card} does not build on {below}</source>
        <translation>{card} passt nicht auf {below}</translation>
    </message>
    <message>
        <source>the game is won</source>
        <translation>das Spiel ist gewonnen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>Deal {number} is on the clipboard</source>
        <translation>Die Partienummer {number} ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>The cards of this deal are on the clipboard</source>
        <translation>Die Karten dieser Partie sind in der Zwischenablage</translation>
    </message>
    <message>
        <source>The stock is used up; there is no redeal</source>
        <translation>Der Stapel ist aufgebraucht; neu ausgeteilt wird nicht</translation>
    </message>
    <message>
        <source>This place is empty</source>
        <translation>Dieser Platz ist leer</translation>
    </message>
    <message>
        <source>Autoplay is off: drag the card to its place</source>
        <translation>Automatisch spielen ist aus: Zieh die Karte an ihren Platz</translation>
    </message>
    <message>
        <source>{card} fits nowhere just now</source>
        <translation>{card} passt gerade nirgends</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <translation>{game}, Partie {number}</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>stock</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>foundation</source>
        <translation>Zielstapel</translation>
    </message>
    <message>
        <source>tableau pile</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>card {number}</source>
        <translation>Karte {number}</translation>
    </message>
    <message>
        <source>{place}, card {number}</source>
        <translation>{place}, Karte {number}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>&amp;Autoplay</source>
        <translation>Automatisch &amp;spielen</translation>
    </message>
    <message>
        <source>Auto &amp;complete</source>
        <translation>Automatisch &amp;abschließen</translation>
    </message>
    <message>
        <source>A click plays a card to where it fits. Without it, cards are only dragged.</source>
        <translation>Ein Klick spielt eine Karte dorthin, wo sie passt. Ohne dies werden Karten nur gezogen.</translation>
    </message>
    <message>
        <source>Once only ordered piles are left, the cards go up by themselves.</source>
        <translation>Sobald nur noch geordnete Spalten übrig sind, gehen die Karten von selbst ans Ziel.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Lozenges</source>
        <translation>Rauten</translation>
    </message>
    <message>
        <source>Chameleon</source>
        <translation>Chamäleon</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>Schwänze</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue grey</source>
        <translation>Blaugrau</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgunderrot</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sand</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Anthrazit</translation>
    </message>
    <message>
        <source>Animation &amp;speed:</source>
        <translation>&amp;Tempo der Animation:</translation>
    </message>
    <message>
        <source>Card back:</source>
        <translation>Kartenrücken:</translation>
    </message>
    <message>
        <source>Cloth:</source>
        <translation>Tischtuch:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>&amp;International letters on the cards</source>
        <translation>&amp;Internationale Buchstaben auf den Karten</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>A K Q J whatever the language; else its own.</source>
        <translation>A K Q J in jeder Sprache, sonst die Buchstaben der gewählten.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Moves: {count}</source>
        <translation>Züge: {count}</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Stapel: {count}</translation>
    </message>
    <message>
        <source>Reserve: {count}</source>
        <translation>Reserve: {count}</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>Zeit: {time}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Base rank</source>
        <translation>Anfangsrang</translation>
    </message>
</context>
</TS>
