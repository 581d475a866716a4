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
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
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
    <name>AccountDialog</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Present password:</source>
        <translation>&amp;Bisheriges Passwort:</translation>
    </message>
    <message>
        <source>Ne&amp;w password:</source>
        <translation>Ne&amp;ues Passwort:</translation>
    </message>
    <message>
        <source>New password a&amp;gain:</source>
        <translation>Wieder&amp;holen:</translation>
    </message>
    <message>
        <source>Pa&amp;ssword:</source>
        <translation>Pa&amp;sswort:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Umb&amp;enennen</translation>
    </message>
    <message>
        <source>&amp;Change password</source>
        <translation>Passwort &amp;ändern</translation>
    </message>
    <message>
        <source>Re&amp;move player…</source>
        <translation>Spieler en&amp;tfernen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove for &amp;ever</source>
        <translation>Endgültig entfe&amp;rnen</translation>
    </message>
    <message>
        <source>Empty: none</source>
        <translation>Leer: keines</translation>
    </message>
    <message>
        <source>What you want to be called</source>
        <translation>Wie du heißen möchtest</translation>
    </message>
    <message>
        <source>The password that counts until now</source>
        <translation>Das Passwort, das bisher gilt</translation>
    </message>
    <message>
        <source>The password that counts from now on</source>
        <translation>Das Passwort, das von nun an gilt</translation>
    </message>
    <message>
        <source>The new password once more</source>
        <translation>Das neue Passwort noch einmal</translation>
    </message>
    <message>
        <source>Proves that it is you</source>
        <translation>Beweist, dass du es bist</translation>
    </message>
    <message>
        <source>Take the new name; all games stay</source>
        <translation>Den neuen Namen annehmen; alle Spiele bleiben</translation>
    </message>
    <message>
        <source>Take the new password, or none</source>
        <translation>Das neue Passwort annehmen, oder keines</translation>
    </message>
    <message>
        <source>Say first what would be lost</source>
        <translation>Erst sagen, was verloren ginge</translation>
    </message>
    <message>
        <source>This cannot be undone</source>
        <translation>Das lässt sich nicht rückgängig machen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>The two new passwords are not the same.</source>
        <translation>Die beiden neuen Passwörter sind nicht gleich.</translation>
    </message>
    <message>
        <source>The name is changed.</source>
        <translation>Der Name ist geändert.</translation>
    </message>
    <message>
        <source>The password is changed.</source>
        <translation>Das Passwort ist geändert.</translation>
    </message>
    <message>
        <source>This removes the player with {games} and {days}.</source>
        <translation>Das entfernt den Spieler mit {games} und {days}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) of the daily board</source>
        <translation>
            <numerusform>%n Brett des Tages</numerusform>
            <numerusform>%n Brettern des Tages</numerusform>
        </translation>
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
        <translation>&amp;Partie nach Nummer&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>Partienummer &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;position</source>
        <translation>Stell&amp;ung kopieren</translation>
    </message>
    <message>
        <source>Paste dea&amp;l or position</source>
        <translation>Partie oder Stellung e&amp;infügen</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>Spiel ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>S&amp;ave game…</source>
        <translation>Spiel &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Back to the game before</source>
        <translation>&amp;Zurück zum vorigen Spiel</translation>
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
        <source>&amp;Hint</source>
        <translation>&amp;Hinweis</translation>
    </message>
    <message>
        <source>&amp;Where was it lost?</source>
        <translation>W&amp;o ging es verloren?</translation>
    </message>
    <message>
        <source>&amp;Back to the last winnable position</source>
        <translation>Zurück zur &amp;letzten lösbaren Stellung</translation>
    </message>
    <message>
        <source>&amp;Show the solution</source>
        <translation>Lösung &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>Auf&amp;geben</translation>
    </message>
    <message>
        <source>&amp;Winnable deals only</source>
        <translation>Nur &amp;lösbare Partien</translation>
    </message>
    <message>
        <source>Sign &amp;out</source>
        <translation>A&amp;bmelden</translation>
    </message>
    <message>
        <source>&amp;Account…</source>
        <translation>&amp;Konto&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Daily board…</source>
        <translation>Brett des &amp;Tages&#xa0;…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Statistik&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Spielanleitung</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>&amp;Was ist das?</translation>
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
        <source>Put where the cards lie on the clipboard, as text</source>
        <translation>Die Lage der Karten als Text in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Play the deal, position or game that is on the clipboard</source>
        <translation>Die Partie, Stellung oder das Spiel aus der Zwischenablage spielen</translation>
    </message>
    <message>
        <source>Play on with a game from a file</source>
        <translation>Ein Spiel aus einer Datei weiterspielen</translation>
    </message>
    <message>
        <source>Write this game into a file</source>
        <translation>Dieses Spiel in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Play on with the unfinished game that was left for this one</source>
        <translation>Das unbeendete Spiel vor diesem weiterspielen</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Play the move again</source>
        <translation>Den Zug noch einmal spielen</translation>
    </message>
    <message>
        <source>Show a move that leads to a win</source>
        <translation>Einen Zug zeigen, der zum Sieg führt</translation>
    </message>
    <message>
        <source>Find the move that threw the win away</source>
        <translation>Den Zug finden, der den Sieg verschenkt hat</translation>
    </message>
    <message>
        <source>Go back to where this game could still be won</source>
        <translation>Dorthin zurückgehen, wo dieses Spiel noch zu gewinnen war</translation>
    </message>
    <message>
        <source>Play a winning line from here; the game then counts as no win</source>
        <translation>Von hier eine Gewinnfolge spielen; das Spiel zählt dann nicht als gewonnen</translation>
    </message>
    <message>
        <source>Stop here and choose what comes next</source>
        <translation>Hier aufhören und wählen, wie es weitergeht</translation>
    </message>
    <message>
        <source>New games are only such as the solver has won</source>
        <translation>Nur Partien austeilen, die das Lösungsprogramm gewonnen hat</translation>
    </message>
    <message>
        <source>Play on as a guest</source>
        <translation>Als Gast weiterspielen</translation>
    </message>
    <message>
        <source>Change name or password, or leave</source>
        <translation>Name oder Passwort ändern, oder gehen</translation>
    </message>
    <message>
        <source>One deal a day, the same for everyone</source>
        <translation>Eine Partie am Tag, für alle dieselbe</translation>
    </message>
    <message>
        <source>Look at what has been played</source>
        <translation>Ansehen, was gespielt wurde</translation>
    </message>
    <message>
        <source>Change how the game plays and looks</source>
        <translation>Ändern, wie das Spiel sich spielt und aussieht</translation>
    </message>
    <message>
        <source>Read the rules and good advice</source>
        <translation>Die Regeln und guten Rat lesen</translation>
    </message>
    <message>
        <source>Show which keys play the game</source>
        <translation>Die Tasten zeigen, mit denen gespielt wird</translation>
    </message>
    <message>
        <source>Explain what is clicked next</source>
        <translation>Erklären, was du als Nächstes anklickst</translation>
    </message>
    <message>
        <source>S&amp;witch player…</source>
        <translation>Spieler &amp;wechseln&#xa0;…</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>{name} spielt</translation>
    </message>
    <message>
        <source>&amp;Sign in…</source>
        <translation>&amp;Anmelden&#xa0;…</translation>
    </message>
    <message>
        <source>Sign in, or make a new player</source>
        <translation>Anmelden oder einen neuen Spieler anlegen</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>from the waste</source>
        <translation>von der Ablage</translation>
    </message>
    <message>
        <source>from the reserve</source>
        <translation>von der Reserve</translation>
    </message>
    <message>
        <source>from the foundation of {suit}</source>
        <translation>vom Zielstapel {suit}</translation>
    </message>
    <message>
        <source>from tableau pile {number}</source>
        <translation>von Spalte {number}</translation>
    </message>
    <message>
        <source>onto the foundation of {suit}</source>
        <translation>auf den Zielstapel {suit}</translation>
    </message>
    <message>
        <source>onto tableau pile {number}</source>
        <translation>auf Spalte {number}</translation>
    </message>
    <message>
        <source>to</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>From the stock: {card}</source>
        <translation>Vom Stapel: {card}</translation>
    </message>
    <message>
        <source>{card} from the reserve fills tableau pile {number}</source>
        <translation>{card} von der Reserve füllt Spalte {number}</translation>
    </message>
    <message>
        <source>Now on the reserve: {card}</source>
        <translation>Jetzt oben auf der Reserve: {card}</translation>
    </message>
    <message>
        <source>{cards} {source} {target}</source>
        <translation>{cards} {source} {target}</translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <translation>
            <numerusform>%n weitere Karte</numerusform>
            <numerusform>%n weitere Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} and {others}</source>
        <translation>{card} und {others}</translation>
    </message>
    <message>
        <source>Taken back: {move}</source>
        <translation>Zurückgenommen: {move}</translation>
    </message>
    <message>
        <source>Back at the beginning</source>
        <translation>Zurück am Anfang</translation>
    </message>
    <message numerus="yes">
        <source>Back by %n move(s)</source>
        <translation>
            <numerusform>%n Zug zurück</numerusform>
            <numerusform>%n Züge zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward by %n move(s)</source>
        <translation>
            <numerusform>%n Zug vor</numerusform>
            <numerusform>%n Züge vor</numerusform>
        </translation>
    </message>
    <message>
        <source>New game. Base rank: {rank}. Reserve: {card}. Tableau piles: {cards}.</source>
        <translation>Neues Spiel. Anfangsrang: {rank}. Reserve: {card}. Spalten: {cards}.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>The game is won: all cards are home</source>
        <translation>Das Spiel ist gewonnen: Alle Karten sind am Ziel</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurückgelegt</translation>
    </message>
    <message>
        <source>Picked up: {cards}</source>
        <translation>Aufgenommen: {cards}</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
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
    <name>ChartWords</name>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n gespielt</numerusform>
            <numerusform>%n gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n Sieg</numerusform>
            <numerusform>%n Siege</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Chameleon, a one-deck solitaire. Without a command the game starts.</source>
        <translation>Chameleon, ein Solitär mit einem Kartenspiel. Ohne Befehl beginnt das Spiel.</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>Befehle:</translation>
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
        <source>play on with the game in FILE</source>
        <translation>das Spiel in DATEI weiterspielen</translation>
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
        <source>NUMBER</source>
        <translation>NUMMER</translation>
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
        <source>print a page on how to play</source>
        <translation>eine Seite der Spielanleitung ausgeben</translation>
    </message>
    <message>
        <source>PAGE</source>
        <translation>SEITE</translation>
    </message>
    <message>
        <source>its name: {names} (goal unless given)</source>
        <translation>ihr Name: {names} (ohne Angabe goal)</translation>
    </message>
    <message>
        <source>show the pages on how to play in a window</source>
        <translation>die Spielanleitung in einem Fenster zeigen</translation>
    </message>
    <message>
        <source>say what the hint button says of a position</source>
        <translation>zu einer Stellung sagen, was der Knopf Hinweis sagt</translation>
    </message>
    <message>
        <source>print verdict, move and line as JSON</source>
        <translation>Urteil, Zug und Zugfolge als JSON ausgeben</translation>
    </message>
    <message>
        <source>play a line of moves and print where it leads</source>
        <translation>eine Zugfolge spielen und ausgeben, wohin sie führt</translation>
    </message>
    <message>
        <source>the language spoken (that of the settings unless given)</source>
        <translation>die gesprochene Sprache (ohne Angabe die der Einstellungen)</translation>
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
        <source>“{text}” is not a number from {least} up</source>
        <translation>„{text}“ ist keine Zahl ab {least}</translation>
    </message>
    <message>
        <source>the game that is played (chameleon unless given)</source>
        <translation>das gespielte Spiel (ohne Angabe chameleon)</translation>
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
        <source>there is no display; “help PAGE” prints a page</source>
        <translation>es gibt keinen Bildschirm; „help SEITE“ gibt eine Seite aus</translation>
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
    <message>
        <source>usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>arguments:</source>
        <translation>Argumente:</translation>
    </message>
    <message>
        <source>options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe zeigen und beenden</translation>
    </message>
    <message>
        <source>show the version number and exit</source>
        <translation>die Versionsnummer zeigen und beenden</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}: Fehler: {message}</translation>
    </message>
    <message>
        <source>argument {name}: {message}</source>
        <translation>Argument {name}: {message}</translation>
    </message>
    <message>
        <source>unrecognized arguments: {names}</source>
        <translation>unbekannte Argumente: {names}</translation>
    </message>
    <message>
        <source>the following arguments are required: {names}</source>
        <translation>folgende Argumente sind nötig: {names}</translation>
    </message>
    <message>
        <source>one of the arguments {names} is required</source>
        <translation>eines der Argumente {names} ist nötig</translation>
    </message>
    <message>
        <source>not allowed with argument {name}</source>
        <translation>nicht zusammen mit Argument {name} erlaubt</translation>
    </message>
    <message>
        <source>takes no value, but was given “{value}”</source>
        <translation>nimmt keinen Wert an, bekam aber „{value}“</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ein Wert wird erwartet</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {names}</source>
        <translation>mehrdeutige Option: {option} kann {names} bedeuten</translation>
    </message>
    <message>
        <source>invalid value: “{value}”</source>
        <translation>ungültiger Wert: „{value}“</translation>
    </message>
    <message>
        <source>invalid choice: “{value}” (choose from {choices})</source>
        <translation>ungültige Wahl: „{value}“ (möglich sind {choices})</translation>
    </message>
    <message>
        <source>print the cards of the daily board</source>
        <translation>die Karten des Bretts des Tages ausgeben</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>JJJJ-MM-TT</translation>
    </message>
    <message>
        <source>the day whose board it is (today unless given)</source>
        <translation>der Tag des Bretts (heute, wenn nicht angegeben)</translation>
    </message>
    <message>
        <source>the daily board is always a game of Chameleon</source>
        <translation>das Brett des Tages ist immer eine Partie Chameleon</translation>
    </message>
    <message>
        <source>“{text}” is not a day such as 2026-03-09</source>
        <translation>„{text}“ ist kein Tag wie 2026-03-09</translation>
    </message>
    <message>
        <source>print statistics of the games played</source>
        <translation>die Statistik der gespielten Spiele ausgeben</translation>
    </message>
    <message>
        <source>print the figures as JSON</source>
        <translation>die Zahlen als JSON ausgeben</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>whose games are counted (the player remembered, or guests, unless given)</source>
        <translation>wessen Spiele gezählt werden (der gemerkte Spieler oder Gäste, wenn nicht angegeben)</translation>
    </message>
    <message>
        <source>there is no player “{name}”</source>
        <translation>es gibt keinen Spieler „{name}“</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>Won on its day</source>
        <translation>Am selben Tag gewonnen</translation>
    </message>
    <message>
        <source>Won late</source>
        <translation>Nachträglich gewonnen</translation>
    </message>
    <message>
        <source>Played, not won</source>
        <translation>Gespielt, nicht gewonnen</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Noch nicht gespielt</translation>
    </message>
    <message>
        <source>Chameleon, daily board of {day}</source>
        <translation>Chameleon, Brett des Tages vom {day}</translation>
    </message>
    <message>
        <source>Won late: {moves}, {time}</source>
        <translation>Nachträglich gewonnen: {moves}, {time}</translation>
    </message>
    <message>
        <source>Won: {moves}, {time}</source>
        <translation>Gewonnen: {moves}, {time}</translation>
    </message>
    <message>
        <source>Solved with the solution shown: {moves}, {time}</source>
        <translation>Mit der gezeigten Lösung gelöst: {moves}, {time}</translation>
    </message>
    <message>
        <source>Not won: {moves}, {time}</source>
        <translation>Nicht gewonnen: {moves}, {time}</translation>
    </message>
</context>
<context>
    <name>DailyWindow</name>
    <message>
        <source>Daily board</source>
        <translation>Brett des Tages</translation>
    </message>
    <message>
        <source>Days of the daily board</source>
        <translation>Tage des Bretts des Tages</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <source>Choose a day to play or to look at</source>
        <translation>Wähle einen Tag zum Spielen oder Ansehen</translation>
    </message>
    <message>
        <source>Deal the cards of this day</source>
        <translation>Die Karten dieses Tages geben</translation>
    </message>
    <message>
        <source>Put a short text about this day on the clipboard, to share</source>
        <translation>Einen kurzen Text über diesen Tag in die Zwischenablage legen, zum Weitergeben</translation>
    </message>
    <message>
        <source>The daily board is for signed-in players</source>
        <translation>Das Brett des Tages ist für angemeldete Spieler</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>&amp;Sign in…</source>
        <translation>&amp;Anmelden&#xa0;…</translation>
    </message>
    <message>
        <source>One deal a day, the same for everyone. Sign in to play.</source>
        <translation>Eine Partie am Tag, für alle dieselbe. Melde dich an, um zu spielen.</translation>
    </message>
    <message>
        <source>Won in a row: {current}. Best: {best}.</source>
        <translation>In Folge gewonnen: {current}. Bestwert: {best}.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>Noch mal &amp;spielen</translation>
    </message>
    <message>
        <source>The result is on the clipboard.</source>
        <translation>Das Ergebnis ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
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
        <source>Keep the game on the table</source>
        <translation>Beim Spiel auf dem Tisch bleiben</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>Aus&amp;teilen</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Diese Partie spielen</translation>
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
    <name>Disk</name>
    <message>
        <source>The disk is full</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>The system does not allow it</source>
        <translation>Das System erlaubt es nicht</translation>
    </message>
    <message>
        <source>The file or its folder is not there</source>
        <translation>Die Datei oder ihr Ordner ist nicht da</translation>
    </message>
    <message>
        <source>The system reports an error</source>
        <translation>Das System meldet einen Fehler</translation>
    </message>
</context>
<context>
    <name>Drawing</name>
    <message>
        <source>Stock</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Foundations</source>
        <translation>Zielstapel</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Tableau</source>
        <translation>Spalten</translation>
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
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>All cards are home. The solution was shown, so the game does not count as won.</source>
        <translation>Alle Karten sind am Ziel. Die Lösung wurde gezeigt, daher zählt das Spiel nicht als gewonnen.</translation>
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
        <translation>Kein Zug mehr möglich</translation>
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
    <message>
        <source>Enough of this deal?</source>
        <translation>Genug von dieser Partie?</translation>
    </message>
    <message>
        <source>Some deals cannot be won by anyone.</source>
        <translation>Manche Partien kann niemand gewinnen.</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Where was it lost?</source>
        <translation>Wo ging es verloren?</translation>
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
        <source>{day} has no daily deal: choose a day from {first} to {last}</source>
        <translation>für {day} gibt es keine Tagespartie: Wähle einen Tag von {first} bis {last}</translation>
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
    <message>
        <source>this is not a saved game of Chameleon</source>
        <translation>dies ist kein gespeichertes Spiel von Chameleon</translation>
    </message>
    <message>
        <source>this game was saved by a newer version of the program, in format {version}; this version reads formats up to {newest}</source>
        <translation>dieses Spiel wurde von einer neueren Fassung des Programms gespeichert, im Format {version}; diese liest Formate bis {newest}</translation>
    </message>
    <message>
        <source>the file is too long for a saved game: more than {most} characters</source>
        <translation>die Datei ist zu lang für ein gespeichertes Spiel: mehr als {most} Zeichen</translation>
    </message>
    <message>
        <source>the file breaks off in line {line}</source>
        <translation>die Datei bricht in Zeile {line} ab</translation>
    </message>
    <message>
        <source>line {line}: {fault}</source>
        <translation>Zeile {line}: {fault}</translation>
    </message>
    <message>
        <source>line {line}: “{name}:” should stand here</source>
        <translation>Zeile {line}: Hier sollte „{name}:“ stehen</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not a number from {first} to {last}</source>
        <translation>Zeile {line}: „{text}“ ist keine Zahl von {first} bis {last}</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is neither yes nor no</source>
        <translation>Zeile {line}: „{text}“ ist weder yes noch no</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not what games are told apart by: 16 digits 0 to f</source>
        <translation>Zeile {line}: „{text}“ ist nicht das, woran man Spiele unterscheidet: 16 Ziffern von 0 bis f</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not a time such as 2026-12-01T20:15:00Z</source>
        <translation>Zeile {line}: „{text}“ ist keine Zeit wie 2026-12-01T20:15:00Z</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not a day such as 2026-12-01</source>
        <translation>Zeile {line}: „{text}“ ist kein Tag wie 2026-12-01</translation>
    </message>
    <message>
        <source>line {line}: these are not the cards of deal {number}</source>
        <translation>Zeile {line}: Das sind nicht die Karten der Partie {number}</translation>
    </message>
    <message>
        <source>line {line}: these are not the cards of the daily deal of {day}</source>
        <translation>Zeile {line}: das sind nicht die Karten der Tagespartie vom {day}</translation>
    </message>
    <message>
        <source>line {line}: a turn without a move</source>
        <translation>Zeile {line}: eine Runde ohne Zug</translation>
    </message>
    <message>
        <source>line {line}: nothing may follow the end of the game</source>
        <translation>Zeile {line}: Nach dem Ende des Spiels darf nichts folgen</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Open game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>The game is saved</source>
        <translation>Das Spiel ist gespeichert</translation>
    </message>
    <message>
        <source>The position is on the clipboard</source>
        <translation>Die Stellung ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>The clipboard holds no text</source>
        <translation>In der Zwischenablage ist kein Text</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Das Spiel konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>This is not a game that can be played</source>
        <translation>Dieses Spiel lässt sich nicht spielen</translation>
    </message>
    <message>
        <source>Chameleon games (*{suffix})</source>
        <translation>Chameleon-Spiele (*{suffix})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>Guidance</name>
    <message>
        <source>Looking for a winnable deal…</source>
        <translation>Suche nach einer lösbaren Partie&#xa0;…</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Überlege&#xa0;…</translation>
    </message>
    <message>
        <source>Looking for a solution…</source>
        <translation>Suche nach einer Lösung&#xa0;…</translation>
    </message>
    <message>
        <source>There is no solution: this position is lost</source>
        <translation>Es gibt keine Lösung: Diese Stellung ist verloren</translation>
    </message>
    <message>
        <source>The solver has found no solution</source>
        <translation>Das Lösungsprogramm hat keine Lösung gefunden</translation>
    </message>
</context>
<context>
    <name>HelpControls</name>
    <message>
        <source>Controls</source>
        <translation>Bedienung</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>**Click a card** to play it: to its foundation if it fits there, else onto the first pile from the left that takes it, and only then into an empty pile. A card inside a pile takes along all the cards above it.</source>
        <translation>**Klick eine Karte an**, um sie zu spielen: auf ihren Zielstapel, wenn sie dort passt, sonst auf die erste Spalte von links, die sie nimmt, und erst dann auf eine leere. Eine Karte mitten in einer Spalte nimmt alle Karten über ihr mit.</translation>
    </message>
    <message>
        <source>**Drag** a card or a run to choose its place yourself. The places that take it light up; dropped elsewhere, it glides back.</source>
        <translation>**Zieh** eine Karte oder eine Reihe, um ihren Platz selbst zu wählen. Plätze, auf die sie darf, leuchten auf; anderswo losgelassen, gleitet sie zurück.</translation>
    </message>
    <message>
        <source>**Click the stock** to turn a card.</source>
        <translation>**Klick auf den Stapel**, um eine Karte aufzudecken.</translation>
    </message>
    <message>
        <source>**Instead of dragging**: a click with Ctrl held down picks a card up, the next click puts it down.</source>
        <translation>**Statt zu ziehen**: Ein Klick mit gedrückter Strg-Taste nimmt eine Karte auf, der nächste Klick legt sie ab.</translation>
    </message>
    <message>
        <source>**Hold the right button** on a covered card to see it whole.</source>
        <translation>**Halte die rechte Taste** auf einer zugedeckten Karte, um sie ganz zu sehen.</translation>
    </message>
    <message>
        <source>A click that can do nothing moves nothing: the card shakes a little, and the status bar says why.</source>
        <translation>Ein Klick, der nichts bewirken kann, bewegt nichts: Die Karte schüttelt sich ein wenig, und die Statuszeile sagt, warum.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>**Arrows** lead from card to card, **Tab** from one group of piles to the next. **S**, **W** and **R** lead to stock, waste and reserve, **1**, **2** and **3** to the piles, **F** to the foundations.</source>
        <translation>Die **Pfeiltasten** führen von Karte zu Karte, **Tab** von einer Gruppe zur nächsten. **S**, **W** und **R** führen zu Stapel, Ablage und Reserve, **1**, **2** und **3** zu den Spalten, **F** zu den Zielstapeln.</translation>
    </message>
    <message>
        <source>**Enter** plays the card as a click does. **Space** picks it up with all the cards above it, and puts them down where you have gone. **+** and **−** take more or fewer cards, **Esc** lets go of them.</source>
        <translation>Die **Eingabetaste** spielt die Karte wie ein Klick. Die **Leertaste** nimmt sie mit allen Karten darüber auf und legt sie dort ab, wohin du gegangen bist. **+** und **−** nehmen mehr oder weniger Karten, **Esc** lässt sie los.</translation>
    </message>
    <message>
        <source>**{Keyboard}** in the menu lists the keys on the table; so does the question mark.</source>
        <translation>**{Keyboard}** im Menü zeigt die Liste der Tasten auf dem Tisch; das Fragezeichen tut es auch.</translation>
    </message>
    <message>
        <source>**Ctrl+N**: new game. **Ctrl+R**: restart; redo leads back to where you were.</source>
        <translation>**Strg+N**: neues Spiel. **Strg+R**: neu beginnen; Wiederholen führt zurück, wo du warst.</translation>
    </message>
    <message>
        <source>**Ctrl+Z**: undo, as often as you like. **Ctrl+Shift+Z** or **Ctrl+Y**: redo.</source>
        <translation>**Strg+Z**: rückgängig, so oft du willst. **Strg+Umschalt+Z** oder **Strg+Y**: wiederholen.</translation>
    </message>
    <message>
        <source>**Ctrl+D**: play a deal by its number. **Ctrl+Shift+C**: copy the number of this deal.</source>
        <translation>**Strg+D**: eine Partie nach ihrer Nummer spielen. **Strg+Umschalt+C**: die Nummer dieser Partie kopieren.</translation>
    </message>
    <message>
        <source>**H**: hint. **F1**: these pages. **F11**: full screen.</source>
        <translation>**H**: Hinweis. **F1**: diese Seiten. **F11**: Vollbild.</translation>
    </message>
    <message>
        <source>**Ctrl+O**: open a game. **Ctrl+S**: save it. **Ctrl+C**: copy the position. **Ctrl+V**: play what is on the clipboard.</source>
        <translation>**Strg+O**: ein Spiel öffnen. **Strg+S**: es speichern. **Strg+C**: die Stellung kopieren. **Strg+V**: spielen, was in der Zwischenablage ist.</translation>
    </message>
    <message>
        <source>**Ctrl+Shift+N**: back to the game before. **Ctrl+Shift+D**: daily board. **Ctrl+T**: statistics.</source>
        <translation>**Strg+Umschalt+N**: zurück zum vorigen Spiel. **Strg+Umschalt+D**: Brett des Tages. **Strg+T**: Statistik.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>**{Autoplay}**: a click plays a card. Without it, a click picks it up and the next click puts it down; the stock is still turned by a click.</source>
        <translation>**{Autoplay}**: Ein Klick spielt eine Karte. Ohne dies nimmt ein Klick sie auf, und der nächste legt sie ab; der Stapel wird weiterhin mit einem Klick aufgedeckt.</translation>
    </message>
    <message>
        <source>**{AutoComplete}**: once reserve, stock and waste are empty and all piles are in order, the remaining cards go up by themselves. One undo takes it back, and the win counts at once.</source>
        <translation>**{AutoComplete}**: Sind Reserve, Stapel und Ablage leer und alle Spalten geordnet, gehen die übrigen Karten von selbst ans Ziel. Ein Rückgängig nimmt das zurück, und der Sieg zählt sofort.</translation>
    </message>
    <message>
        <source>**{WinnableOnly}**: new games are dealt only from those that the solver has won.</source>
        <translation>**{WinnableOnly}**: Neue Partien werden nur unter denen gewählt, die das Lösungsprogramm gewonnen hat.</translation>
    </message>
    <message>
        <source>**{Language}**: changes everything at once. The cards carry its letters, unless you keep the international ones.</source>
        <translation>**{Language}**: ändert alles sofort. Die Karten tragen ihre Buchstaben, es sei denn, du behältst die internationalen.</translation>
    </message>
    <message>
        <source>Games and players</source>
        <translation>Spiele und Spieler</translation>
    </message>
    <message>
        <source>**{OpenGame}** and **{SaveGame}**: a game with all its moves as a file. A file that is dropped on the window is opened as well.</source>
        <translation>**{OpenGame}** und **{SaveGame}**: ein Spiel mit allen Zügen als Datei. Auch eine Datei, die auf dem Fenster abgelegt wird, wird geöffnet.</translation>
    </message>
    <message>
        <source>**{PreviousGame}** brings back the unfinished game that a new one has replaced.</source>
        <translation>**{PreviousGame}** holt das unbeendete Spiel wieder, das ein neues ersetzt hat.</translation>
    </message>
    <message>
        <source>**{CopyPosition}** and **{Paste}**: deals and positions travel as text, in a letter for example.</source>
        <translation>**{CopyPosition}** und **{Paste}**: Partien und Stellungen reisen als Text, in einem Brief zum Beispiel.</translation>
    </message>
    <message>
        <source>**{SignIn}**: each player has an own game and own figures. A password is optional; guests play everything but the daily board.</source>
        <translation>**{SignIn}**: jeder Spieler hat ein eigenes Spiel und eigene Zahlen. Ein Passwort ist freiwillig; Gäste spielen alles außer dem Brett des Tages.</translation>
    </message>
    <message>
        <source>**{DailyBoard}**: one deal a day, in a calendar with the days that were won, played and missed.</source>
        <translation>**{DailyBoard}**: eine Partie am Tag, in einem Kalender mit den gewonnenen, gespielten und verpassten Tagen.</translation>
    </message>
    <message>
        <source>**{Statistics}**: games, wins, streaks and times, to look at and to take along.</source>
        <translation>**{Statistics}**: Spiele, Siege, Serien und Zeiten, zum Ansehen und Mitnehmen.</translation>
    </message>
    <message>
        <source>Help from the solver</source>
        <translation>Hilfe vom Lösungsprogramm</translation>
    </message>
    <message>
        <source>**{Hint}** shows a move of a winning line. Press again for more: first that something can be done, then the card, then the card and where it goes. Turning the stock can be a hint too.</source>
        <translation>**{Hint}** zeigt einen Zug auf dem Weg zum Sieg. Frag noch einmal, und du erfährst mehr: erst, dass etwas geht, dann die Karte, dann die Karte und ihr Ziel. Auch das Aufdecken des Stapels kann ein Hinweis sein.</translation>
    </message>
    <message>
        <source>**{VerdictLight}**: says in the status bar whether the position is winnable, lost, still being searched, or open. It is off at first, for it gives things away.</source>
        <translation>**{VerdictLight}**: sagt in der Statuszeile, ob die Stellung lösbar, verloren, noch in Arbeit oder offen ist. Zu Anfang ist sie aus, denn sie verrät einiges.</translation>
    </message>
    <message>
        <source>**{WhereLost}** judges your moves backwards and shows the one that gave the win away. You can go back there.</source>
        <translation>**{WhereLost}** beurteilt deine Züge rückwärts und zeigt den, der den Sieg vergeben hat. Du kannst dorthin zurückgehen.</translation>
    </message>
    <message>
        <source>**{ShowSolution}** plays a winning line at a pace you choose. You can pause it, go step by step, or stop and play on; such a game does not count as won.</source>
        <translation>**{ShowSolution}** spielt einen Weg zum Sieg in dem Tempo, das du wählst. Du kannst ihn anhalten, Schritt für Schritt gehen oder abbrechen und selbst weiterspielen; als gewonnen zählt ein solches Spiel nicht.</translation>
    </message>
    <message>
        <source>**{GiveUp}** ends nothing by itself: a panel offers to look back, to show a solution, or to deal new cards. With the next move it goes away.</source>
        <translation>**{GiveUp}** beendet für sich noch nichts: Ein Feld bietet an, zurückzublicken, eine Lösung zu zeigen oder neue Karten auszuteilen. Mit dem nächsten Zug verschwindet es.</translation>
    </message>
</context>
<context>
    <name>HelpGlossary</name>
    <message>
        <source>Glossary</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>**Base rank**: the rank with which all four foundations begin.</source>
        <translation>**Anfangsrang**: der Rang, mit dem alle vier Zielstapel beginnen.</translation>
    </message>
    <message>
        <source>**Build**: to lay a card on the one that comes before it in order: upwards in suit on foundations, downwards in any suit on piles.</source>
        <translation>**Anlegen**: eine Karte auf die legen, die ihr in der Folge vorangeht: auf Zielstapeln aufwärts in der Farbe, in Spalten abwärts in beliebiger Farbe.</translation>
    </message>
    <message>
        <source>**Deal**: a game as it was dealt. Its number brings back the same cards.</source>
        <translation>**Partie**: ein Spiel, wie es ausgeteilt wurde. Ihre Nummer bringt dieselben Karten wieder.</translation>
    </message>
    <message>
        <source>**Foundation**: one of the four places where a suit is built up.</source>
        <translation>**Zielstapel**: einer der vier Plätze, auf denen eine Farbe aufwärts wächst.</translation>
    </message>
    <message>
        <source>**Host**: an open card that another card may be laid on.</source>
        <translation>**Unterlage**: eine offene Karte, auf die eine andere gelegt werden kann.</translation>
    </message>
    <message>
        <source>**Pile**: one of the three columns of the tableau.</source>
        <translation>**Spalte**: eine der drei Kartenfolgen auf dem Tisch.</translation>
    </message>
    <message>
        <source>**Redeal**: turning the waste over to go through it again. This game has none.</source>
        <translation>**Neu austeilen**: die Ablage umdrehen, um sie noch einmal durchzugehen. Das gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>**Reserve**: the face-down pile whose open top card is always in play.</source>
        <translation>**Reserve**: der verdeckte Packen, dessen offene oberste Karte immer im Spiel ist.</translation>
    </message>
    <message>
        <source>**Run**: a card of a pile with all the cards above it.</source>
        <translation>**Reihe**: eine Karte einer Spalte mit allen Karten über ihr.</translation>
    </message>
    <message>
        <source>**Solver**: the part of the program that finds out whether a deal can be won.</source>
        <translation>**Lösungsprogramm**: der Teil des Programms, der herausfindet, ob eine Partie zu gewinnen ist.</translation>
    </message>
    <message>
        <source>**Stock**: the face-down cards that are turned one at a time.</source>
        <translation>**Stapel**: die verdeckten Karten, die einzeln aufgedeckt werden.</translation>
    </message>
    <message>
        <source>**Tableau**: the three piles together.</source>
        <translation>**Tableau**: die drei Spalten zusammen.</translation>
    </message>
    <message>
        <source>**Waste**: the cards turned from the stock; only the top one is in play.</source>
        <translation>**Ablage**: die vom Stapel aufgedeckten Karten; nur die oberste ist im Spiel.</translation>
    </message>
    <message>
        <source>**Winnable, lost, open**: what the solver says of a position: a winning line has been found; there is none; it does not know yet.</source>
        <translation>**Lösbar, verloren, offen**: was das Lösungsprogramm von einer Stellung sagt: Es kennt einen Weg zum Sieg; es gibt keinen; es weiß es noch nicht.</translation>
    </message>
    <message>
        <source>**Wrap**: the step from King to Ace, or from Ace to King.</source>
        <translation>**Übergang**: der Schritt vom König zum Ass oder vom Ass zum König.</translation>
    </message>
</context>
<context>
    <name>HelpGoal</name>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>All 52 cards belong on the four **foundations**, one for each suit. When the last card lies there, the game is won.</source>
        <translation>Alle 52 Karten gehören auf die vier **Zielstapel**, einen für jede Farbe. Liegt die letzte Karte dort, ist das Spiel gewonnen.</translation>
    </message>
    <message>
        <source>The deal decides with which rank the foundations begin: this is the **base rank**, the same for all four. From it each foundation is built up in its suit, from the King to the Ace and on, until it holds 13 cards.</source>
        <translation>Mit welchem Rang die Zielstapel beginnen, bestimmt die Partie: Das ist der **Anfangsrang**, für alle vier derselbe. Von ihm aus wächst jeder Zielstapel in seiner Farbe aufwärts, vom König zum Ass und weiter, bis er 13 Karten hat.</translation>
    </message>
    <message>
        <source>Base rank Jack: each foundation is built Jack, Queen, King, Ace, Two and so on to the Ten.</source>
        <translation>Anfangsrang Bube: Auf jeden Zielstapel kommen Bube, Dame, König, Ass, Zwei und so weiter bis zur Zehn.</translation>
    </message>
    <message>
        <source>Chameleon is a solitaire of the Canfield family for one deck of cards: a reserve of {reserve} cards, three tableau piles, and a single pass through the stock.</source>
        <translation>Chameleon ist ein Solitär der Canfield-Familie für ein einziges Kartenspiel: eine Reserve von {reserve} Karten, drei Spalten und ein einziger Durchgang durch den Stapel.</translation>
    </message>
    <message>
        <source>Kansas is Chameleon as some tables play it: with {reserve} cards in the reserve, and with foundations whose top card may come back.</source>
        <translation>Kansas ist Chameleon, wie es an manchen Tischen gespielt wird: mit {reserve} Karten in der Reserve und mit Zielstapeln, deren oberste Karte zurückkommen darf.</translation>
    </message>
    <message>
        <source>The page [Set-up](setup) shows how the cards are laid out, the page [Rules](rules) what may go where.</source>
        <translation>Wie die Karten ausgelegt werden, zeigt die Seite [Aufbau](setup); was wohin darf, steht auf der Seite [Regeln](rules).</translation>
    </message>
</context>
<context>
    <name>HelpPane</name>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>How to play Chameleon</source>
        <translation>Chameleon: Spielanleitung</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Print this page…</source>
        <translation>Diese Seite drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Alle Seiten durchsuchen</translation>
    </message>
    <message>
        <source>Finds words on the pages of all games, whatever their endings</source>
        <translation>Findet Wörter auf den Seiten aller Spiele, gleich mit welcher Endung</translation>
    </message>
    <message>
        <source>The pages, or what was found on them</source>
        <translation>Die Seiten, oder was darauf gefunden wurde</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>{title} ({game})</source>
        <translation>{title} ({game})</translation>
    </message>
    <message>
        <source>{title}: {text}</source>
        <translation>{title}: {text}</translation>
    </message>
</context>
<context>
    <name>HelpQuestions</name>
    <message>
        <source>Questions and answers</source>
        <translation>Fragen und Antworten</translation>
    </message>
    <message>
        <source>How is it played?</source>
        <translation>Wie wird gespielt?</translation>
    </message>
    <message>
        <source>Build the four foundations up in suit from the base rank. Meanwhile build the three piles down in any suit, turn the stock once, and clear the reserve. The page [Rules](rules) has it all.</source>
        <translation>Leg die vier Zielstapel vom Anfangsrang an in ihrer Farbe aufwärts. Dabei legst du die drei Spalten abwärts in beliebiger Farbe, deckst den Stapel einmal auf und leerst die Reserve. Alles Weitere steht auf der Seite [Regeln](rules).</translation>
    </message>
    <message>
        <source>How does it differ from Canfield?</source>
        <translation>Was ist anders als bei Canfield?</translation>
    </message>
    <message>
        <source>In Canfield the reserve has 13 cards, and there are four piles, built down in alternating colours; the stock may be gone through again, how often depends on the house. Here there are three piles built in any suit, the reserve has {reserve} cards, and the stock is gone through once.</source>
        <translation>Bei Canfield hat die Reserve 13 Karten, und es gibt vier Spalten, abwechselnd rot und schwarz gelegt; der Stapel darf noch einmal durchgegangen werden, wie oft, ist Hausregel. Hier gibt es drei Spalten in beliebiger Farbe, die Reserve hat {reserve} Karten, und der Stapel wird nur einmal durchgegangen.</translation>
    </message>
    <message>
        <source>Is it the same as Kansas?</source>
        <translation>Ist es dasselbe wie Kansas?</translation>
    </message>
    <message>
        <source>Yes and no. Kansas is another name for Chameleon, but some tables mean by it a game with 13 reserve cards and foundations whose top card may come back. This program offers that game under the name Kansas, so that you can play both.</source>
        <translation>Ja und nein. Kansas ist ein anderer Name für Chameleon, doch manche verstehen darunter ein Spiel mit 13 Reservekarten und Zielstapeln, deren oberste Karte zurückkommen darf. Dieses Programm bietet dieses Spiel unter dem Namen Kansas an, du kannst also beides spielen.</translation>
    </message>
    <message>
        <source>What is the reserve?</source>
        <translation>Was ist die Reserve?</translation>
    </message>
    <message>
        <source>The pile of {reserve} cards at the left, of which only the top one is face up. This card is always in play. The reserve fills emptied piles by itself, and nothing is ever placed on it.</source>
        <translation>Der Packen von {reserve} Karten links, von dem nur die oberste offen liegt. Diese Karte ist immer im Spiel. Die Reserve füllt leere Spalten von selbst, und auf sie wird nie etwas gelegt.</translation>
    </message>
    <message>
        <source>With which rank do the foundations start?</source>
        <translation>Mit welchem Rang beginnen die Zielstapel?</translation>
    </message>
    <message>
        <source>With the rank of the first card that is dealt to them. If that is a Jack, all four are built Jack, Queen, King, Ace, Two and so on to the Ten.</source>
        <translation>Mit dem Rang der ersten Karte, die dorthin ausgeteilt wird. Ist das ein Bube, so kommen auf alle vier Bube, Dame, König, Ass, Zwei und so weiter bis zur Zehn.</translation>
    </message>
    <message>
        <source>How often may the stock be turned?</source>
        <translation>Wie oft darf der Stapel aufgedeckt werden?</translation>
    </message>
    <message>
        <source>Once. When it is used up, the waste stays where it is; only its top card is in play.</source>
        <translation>Einmal. Ist er aufgebraucht, bleibt die Ablage, wo sie ist; nur ihre oberste Karte ist im Spiel.</translation>
    </message>
    <message>
        <source>Can every deal be won?</source>
        <translation>Ist jede Partie zu gewinnen?</translation>
    </message>
    <message>
        <source>No. Of {deals} shuffled deals of {game} the solver has won {winnable}; [How to win](winning) has the other figures.</source>
        <translation>Nein. Von {deals} gemischten Partien {game} hat das Lösungsprogramm {winnable} gewonnen; die übrigen Zahlen stehen unter [So gewinnst du](winning).</translation>
    </message>
    <message>
        <source>What does the hint know?</source>
        <translation>Was weiß der Hinweis?</translation>
    </message>
    <message>
        <source>Everything: it asks the solver, which sees the face-down cards and the order of the stock. It looks for a winning line from this very position and shows its first move. If it finds none in time, it says so and suggests a sensible move, marked as a guess. If the position is proved lost, it says that, and offers to go back to the last one that could still be won.</source>
        <translation>Alles: Er fragt das Lösungsprogramm, das die verdeckten Karten und die Folge des Stapels sieht. Es sucht von genau dieser Stellung aus einen Weg zum Sieg, und der Hinweis zeigt dessen ersten Zug. Findet es in seiner Zeit keinen, so sagt es das und schlägt einen vernünftigen Zug vor, als Vermutung gekennzeichnet. Ist die Stellung beweisbar verloren, sagt es auch das und bietet an, zur letzten zurückzugehen, die noch zu gewinnen war.</translation>
    </message>
    <message>
        <source>Is there a daily board?</source>
        <translation>Gibt es ein Brett des Tages?</translation>
    </message>
    <message>
        <source>Yes: one deal of Chameleon for each day of the calendar, the same for everyone everywhere. It stands in the menu {Player} and is for signed-in players, whose results, times and streaks are kept. Past days can be played too; they are marked as late and do not count for a streak.</source>
        <translation>Ja: eine Partie Chameleon für jeden Tag des Kalenders, für alle überall dieselbe. Es steht im Menü {Player} und ist für angemeldete Spieler, deren Ergebnisse, Zeiten und Serien aufbewahrt werden. Auch vergangene Tage lassen sich spielen; sie gelten als nachträglich und zählen nicht für eine Serie.</translation>
    </message>
    <message>
        <source>What happens to my game when I close the program?</source>
        <translation>Was wird aus meinem Spiel, wenn ich das Programm schließe?</translation>
    </message>
    <message>
        <source>Nothing is lost. The game is kept after every move, with all that can be undone and redone and its time, and the next start goes on with it. Each player has a game of their own.</source>
        <translation>Nichts geht verloren. Das Spiel wird nach jedem Zug gesichert, mit allem, was sich zurücknehmen und wiederholen lässt, und mit seiner Zeit; der nächste Start macht damit weiter. Jeder Spieler hat sein eigenes Spiel.</translation>
    </message>
    <message>
        <source>Which games are counted?</source>
        <translation>Welche Spiele werden gezählt?</translation>
    </message>
    <message>
        <source>Every game that was dealt, from its first move on, and each only once. A win counts with the winning move, whatever is undone or played again afterwards. A game whose solution was shown is no win. All of it stays on this computer.</source>
        <translation>Jedes gegebene Spiel vom ersten Zug an, und jedes nur einmal. Ein Sieg zählt mit dem Gewinnzug, was auch immer danach zurückgenommen oder noch einmal gespielt wird. Ein Spiel, dessen Lösung gezeigt wurde, ist kein Sieg. Alles bleibt auf diesem Rechner.</translation>
    </message>
</context>
<context>
    <name>HelpRules</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Foundations</source>
        <translation>Zielstapel</translation>
    </message>
    <message>
        <source>A foundation takes the cards of its suit in turn, each one rank higher than the last. An empty one takes only its suit’s card of the base rank. The King is followed by the Ace, and the last card is the one just below the base rank.</source>
        <translation>Auf einen Zielstapel kommen die Karten seiner Farbe der Reihe nach, jede einen Rang höher als die vorige. Ein leerer nimmt nur die Karte seiner Farbe, die den Anfangsrang hat. Auf den König folgt das Ass, und die letzte Karte ist die, die direkt unter dem Anfangsrang liegt.</translation>
    </message>
    <message>
        <source>A card on a foundation never comes back.</source>
        <translation>Eine Karte auf einem Zielstapel kommt nie zurück.</translation>
    </message>
    <message>
        <source>The top card of a foundation may be taken back onto a tableau pile that accepts it.</source>
        <translation>Die oberste Karte eines Zielstapels darf auf eine Spalte zurück, auf die sie passt.</translation>
    </message>
    <message>
        <source>A card comes back from its foundation to a pile.</source>
        <translation>Eine Karte kommt vom Zielstapel zurück auf eine Spalte.</translation>
    </message>
    <message>
        <source>Tableau</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>The piles are built down by one rank, whatever the suit: any Nine may lie on any Ten. A King may lie on an Ace.</source>
        <translation>Die Spalten werden Rang für Rang abwärts gelegt, die Farbe ist gleichgültig: Jede Neun darf auf jede Zehn. Ein König darf auf ein Ass.</translation>
    </message>
    <message>
        <source>The wrap: a King goes onto an Ace.</source>
        <translation>Der Übergang: Ein König kommt auf ein Ass.</translation>
    </message>
    <message>
        <source>Any card of a pile may be moved together with all the cards above it, if it fits where it goes. These cards are called a **run**.</source>
        <translation>Jede Karte einer Spalte darf zusammen mit allen Karten über ihr umziehen, wenn sie am neuen Platz passt. Diese Karten heißen **Reihe**.</translation>
    </message>
    <message>
        <source>Part of a pile moves as a run and uncovers the card below it.</source>
        <translation>Ein Teil der Spalte zieht als Reihe um und gibt die Karte darunter frei.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>The top card of the reserve may be played at any time, to a foundation or onto a pile; then the next one is turned up. Nothing is ever placed on the reserve.</source>
        <translation>Die oberste Karte der Reserve darf jederzeit gespielt werden, auf einen Zielstapel oder auf eine Spalte; dann wird die nächste umgedreht. Auf die Reserve wird nie etwas gelegt.</translation>
    </message>
    <message>
        <source>Empty piles</source>
        <translation>Leere Spalten</translation>
    </message>
    <message>
        <source>As long as the reserve holds cards, its top card fills an emptied pile at once, by itself. That is part of the same move: a single undo takes back both.</source>
        <translation>Solange die Reserve Karten hat, füllt ihre oberste eine leer gewordene Spalte sofort, von selbst. Das gehört zum selben Zug: Ein einziges Rückgängig nimmt beides zurück.</translation>
    </message>
    <message>
        <source>A whole pile moves away, and the reserve fills its place.</source>
        <translation>Eine ganze Spalte zieht um, und die Reserve füllt ihren Platz.</translation>
    </message>
    <message>
        <source>Once the reserve is used up, any card that can move may fill an empty pile, alone or with the cards above it. The place may also stay empty.</source>
        <translation>Ist die Reserve aufgebraucht, darf jede bewegliche Karte eine leere Spalte füllen, allein oder mit den Karten über ihr. Der Platz darf auch leer bleiben.</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Stapel und Ablage</translation>
    </message>
    <message>
        <source>The stock is turned one card at a time onto the waste, and only the top card of the waste is in play. The stock is gone through once; there is no redeal.</source>
        <translation>Der Stapel wird Karte für Karte auf die Ablage aufgedeckt, und nur deren oberste Karte ist im Spiel. Er wird ein einziges Mal durchgegangen; neu ausgeteilt wird nicht.</translation>
    </message>
    <message>
        <source>Won, stuck, lost</source>
        <translation>Gewonnen, blockiert, verloren</translation>
    </message>
    <message>
        <source>The game is **won** when all 52 cards are on the foundations.</source>
        <translation>**Gewonnen** ist das Spiel, wenn alle 52 Karten auf den Zielstapeln liegen.</translation>
    </message>
    <message>
        <source>It is **stuck** when no card can move and turning the rest of the stock would not bring up one that can. To shift a run between two equal cards is a move too, so a game can be lost long before it is stuck. **Lost** is a word for the solver alone: it is used only when no way to win is left.</source>
        <translation>**Blockiert** ist es, wenn keine Karte ziehen kann und auch der Rest des Stapels keine mehr bringt, die es könnte. Eine Reihe zwischen zwei gleichen Karten hin und her zu schieben ist auch ein Zug; ein Spiel kann also längst verloren sein, bevor es blockiert ist. **Verloren** sagt hier nur das Lösungsprogramm, und nur, wenn es keinen Weg zum Sieg mehr gibt.</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Andere Programme</translation>
    </message>
    <message>
        <source>Not everyone plays it like this. In some programs the reserve has 13 cards, in some a card may come back from a foundation, in others only whole piles or single cards are moved, or empty piles are filled from the waste. This program plays by the rules above. The game with 13 reserve cards and foundations that give cards back is here called Kansas; you choose it in the menu {Game}, {Variant}.</source>
        <translation>Nicht alle spielen so. In manchen Programmen hat die Reserve 13 Karten, in manchen darf eine Karte vom Zielstapel zurück, in anderen werden nur ganze Spalten oder einzelne Karten bewegt, oder leere Spalten werden aus der Ablage gefüllt. Dieses Programm hält sich an die Regeln oben. Das Spiel mit 13 Reservekarten, dessen Zielstapel Karten zurückgeben, heißt hier Kansas; du wählst es im Menü {Game}, {Variant}.</translation>
    </message>
    <message>
        <source>Names differ. Many books and programs use Kansas as another name for Chameleon, with 12 reserve cards and foundations that keep what they have. Here Kansas means the game described above; in everything else it follows the rules of Chameleon, which you choose in the menu {Game}, {Variant}.</source>
        <translation>Die Namen gehen durcheinander. Für viele Bücher und Programme ist Kansas nur ein anderer Name für Chameleon, mit 12 Reservekarten und Zielstapeln, die behalten, was sie haben. Hier heißt Kansas das oben beschriebene Spiel; in allem anderen folgt es den Regeln von Chameleon, das du im Menü {Game}, {Variant} wählst.</translation>
    </message>
</context>
<context>
    <name>HelpSetup</name>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>A new deal and the names of its parts.</source>
        <translation>Eine neue Partie und die Namen ihrer Teile.</translation>
    </message>
    <message>
        <source>**Reserve**: {reserve} cards, dealt face down; the top one is turned up.</source>
        <translation>**Reserve**: {reserve} Karten, verdeckt ausgeteilt; die oberste wird umgedreht.</translation>
    </message>
    <message>
        <source>**Foundations**: the next card begins the foundation of its own suit. Its rank is the base rank of all four.</source>
        <translation>**Zielstapel**: Die nächste Karte beginnt den Zielstapel ihrer Farbe. Ihr Rang ist der Anfangsrang für alle vier.</translation>
    </message>
    <message>
        <source>**Tableau**: three piles, with one card each, face up.</source>
        <translation>**Spalten**: drei, mit je einer offenen Karte.</translation>
    </message>
    <message>
        <source>**Stock**: the remaining {stock} cards, face down. They are turned one at a time onto the **waste**.</source>
        <translation>**Stapel**: die übrigen {stock} Karten, verdeckt. Sie werden einzeln auf die **Ablage** aufgedeckt.</translation>
    </message>
    <message>
        <source>An empty foundation shows its suit and the base rank, so that you can see which card it is waiting for. The small figures on stock and reserve say how many cards are left there.</source>
        <translation>Ein leerer Zielstapel zeigt seine Farbe und den Anfangsrang, so siehst du, auf welche Karte er wartet. Die kleinen Zahlen an Stapel und Reserve sagen, wie viele Karten dort noch liegen.</translation>
    </message>
    <message>
        <source>Every deal has a number. Whoever plays the same number gets the same cards; [Controls](controls) tells you how to choose one.</source>
        <translation>Jede Partie hat eine Nummer. Wer dieselbe Nummer spielt, bekommt dieselben Karten; unter [Bedienung](controls) steht, wie du eine wählst.</translation>
    </message>
</context>
<context>
    <name>HelpStrategy</name>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Games are won and lost in the reserve. Each card that leaves it brings the next one into play, so look first for moves that empty a pile: the reserve fills it by itself.</source>
        <translation>Gewonnen und verloren wird in der Reserve. Jede Karte, die sie verlässt, bringt die nächste ins Spiel; such also zuerst nach Zügen, die eine Spalte leeren: Die Reserve füllt sie von selbst.</translation>
    </message>
    <message>
        <source>**Look before you turn.** The stock is gone through once. Before you turn a card, ask what the one now on the waste could still do, for it is about to be covered.</source>
        <translation>**Erst schauen, dann aufdecken.** Der Stapel wird nur einmal durchgegangen. Frag dich vor dem Aufdecken, was die Karte auf der Ablage noch könnte, denn gleich wird sie zugedeckt.</translation>
    </message>
    <message>
        <source>**Keep the waste in mind.** A waste card passed over returns only when everything above it has gone. It hurts most when a high card covers a lower one of its own suit, counted from the base rank.</source>
        <translation>**Behalte die Ablage im Kopf.** Eine übergangene Karte kommt erst wieder, wenn alles über ihr fort ist. Am meisten schmerzt es, wenn eine hohe Karte eine niedrigere ihrer eigenen Farbe zudeckt, vom Anfangsrang an gezählt.</translation>
    </message>
    <message>
        <source>**Shift runs.** Three piles leave little room. A run may be lifted at any card, so you can move part of a pile to free the card below it.</source>
        <translation>**Verschieb Reihen.** Drei Spalten bieten wenig Platz. Eine Reihe lässt sich an jeder Karte aufnehmen; so kannst du einen Teil einer Spalte verschieben, um die Karte darunter zu befreien.</translation>
    </message>
    <message>
        <source>**Use equal cards.** Where two cards of the same rank lie open, a run can go from one to the other. Nothing seems to change, but another card is free.</source>
        <translation>**Nutze gleiche Karten.** Liegen zwei Karten desselben Ranges offen, kann eine Reihe von der einen zur anderen wechseln. Scheinbar ändert sich nichts, doch eine andere Karte ist frei.</translation>
    </message>
    <message>
        <source>**Do not hurry to the foundations.** A card that could go up may first serve as a host for a card one rank lower. Once it is up, it stays there.</source>
        <translation>**Eil nicht auf die Zielstapel.** Eine Karte, die hinaufkönnte, kann vorher einer um einen Rang niedrigeren als Unterlage dienen. Ist sie oben, bleibt sie dort.</translation>
    </message>
    <message>
        <source>**Foundations can lend.** A card on top of a foundation may come back to serve as a host for a card one rank lower. Go up early, but remember what you can fetch.</source>
        <translation>**Zielstapel können leihen.** Die oberste Karte eines Zielstapels darf zurück, um einer um einen Rang niedrigeren als Unterlage zu dienen. Geh früh hinauf, aber merk dir, was du holen kannst.</translation>
    </message>
    <message>
        <source>**Spare the base rank.** On a card of the base rank only a card one rank lower can lie. That is the very last one its suit needs, and it covers one that is needed first. While the reserve is full this may be worth it; later it seldom is.</source>
        <translation>**Schone den Anfangsrang.** Auf eine Karte des Anfangsrangs passt nur eine um einen Rang niedrigere. Gerade die braucht ihre Farbe zuletzt, und sie deckt eine zu, die zuerst gebraucht wird. Solange die Reserve voll ist, kann sich das lohnen, später nur selten.</translation>
    </message>
    <message>
        <source>Undo costs nothing. When you are stuck, go back to where you had a choice, or let the program tell you [where the game was lost](controls).</source>
        <translation>Rückgängig kostet nichts. Steckst du fest, geh dorthin zurück, wo du die Wahl hattest, oder lass dir vom Programm sagen, [wo das Spiel verloren ging](controls).</translation>
    </message>
</context>
<context>
    <name>HelpWinning</name>
    <message>
        <source>How to win</source>
        <translation>So gewinnst du</translation>
    </message>
    <message>
        <source>A won game usually goes through three stages.</source>
        <translation>Ein gewonnenes Spiel hat meist drei Abschnitte.</translation>
    </message>
    <message>
        <source>**The reserve is played out.** Its lower cards are out of reach until those above have gone, so each card that leaves it brings you a little closer.</source>
        <translation>**Die Reserve wird ausgespielt.** An ihre unteren Karten kommt niemand heran, bevor die oberen fort sind; jede Karte, die sie verlässt, bringt dich also ein Stück näher.</translation>
    </message>
    <message>
        <source>**The waste is cleared.** A card passed over is covered by the next one, and it returns only when everything above it has been played.</source>
        <translation>**Die Ablage wird geleert.** Eine übergangene Karte wird von der nächsten zugedeckt und kommt erst wieder, wenn alles über ihr gespielt ist.</translation>
    </message>
    <message>
        <source>**The piles are put in order.** A pile is in order when its ranks, counted from the base rank, only fall from bottom to top. With reserve, stock and waste empty and all piles in order, each card is free when its turn comes; {AutoComplete} then plays the rest by itself.</source>
        <translation>**Die Spalten kommen in Ordnung.** Eine Spalte ist geordnet, wenn ihre Ränge, vom Anfangsrang an gezählt, von unten nach oben nur fallen. Sind Reserve, Stapel und Ablage leer und alle Spalten geordnet, so ist jede Karte frei, wenn sie an der Reihe ist; „{AutoComplete}“ spielt dann den Rest.</translation>
    </message>
    <message>
        <source>Can every deal be won?</source>
        <translation>Ist jede Partie zu gewinnen?</translation>
    </message>
    <message>
        <source>No. The program’s own solver, which sees every card, was given {deals} shuffled deals of {game}. Deals won: {winnable}. Proved to be lost: {lost}. Still open: {open}.</source>
        <translation>Nein. Das Lösungsprogramm, das alle Karten sieht, bekam {deals} gemischte Partien {game} vorgelegt. Gewonnene Partien: {winnable}. Beweisbar verlorene: {lost}. Noch offen: {open}.</translation>
    </message>
    <message>
        <source>At least {share} of these deals, then, can be won by somebody who knows where each card lies. Without that knowledge you will win fewer; do not take a lost game to heart.</source>
        <translation>Mindestens {share} dieser Partien kann also gewinnen, wer weiß, wo jede Karte liegt. Ohne dieses Wissen werden es weniger sein; nimm dir ein verlorenes Spiel nicht zu Herzen.</translation>
    </message>
    <message>
        <source>If you prefer games that can be won, switch on **{WinnableOnly}**: new games are then dealt only from those that the solver has won.</source>
        <translation>Möchtest du lieber Partien, die zu gewinnen sind, dann schalte **{WinnableOnly}** ein: Neue Partien werden dann nur unter denen gewählt, die das Lösungsprogramm gewonnen hat.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>This position is lost: nothing leads to a win any more</source>
        <translation>Diese Stellung ist verloren: Nichts führt mehr zum Sieg</translation>
    </message>
    <message>
        <source>There is nothing left to do</source>
        <translation>Es bleibt nichts mehr zu tun</translation>
    </message>
    <message>
        <source>Not settled yet: a guess can be made</source>
        <translation>Noch nicht entschieden: Ein Versuch ist möglich</translation>
    </message>
    <message>
        <source>Something can be done: this position can be won</source>
        <translation>Es lässt sich etwas machen: Diese Stellung ist zu gewinnen</translation>
    </message>
    <message>
        <source>look at {what}</source>
        <translation>sieh dir das an: {what}</translation>
    </message>
    <message>
        <source>Only a guess, not settled yet: {move}</source>
        <translation>Nur eine Vermutung, noch nicht entschieden: {move}</translation>
    </message>
    <message>
        <source>To win: {move}</source>
        <translation>Zum Sieg: {move}</translation>
    </message>
    <message>
        <source>turn a card of the stock</source>
        <translation>eine Karte vom Stapel aufdecken</translation>
    </message>
    <message>
        <source>{cards}: {source} → {target}</source>
        <translation>{cards}: {source} → {target}</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>der Stapel</translation>
    </message>
    <message>
        <source>{card} with the cards on it</source>
        <translation>{card} mit den Karten darauf</translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <source>Go to the next card or place</source>
        <translation>Zur nächsten Karte oder zum nächsten Platz</translation>
    </message>
    <message>
        <source>Go to the next group of piles</source>
        <translation>Zur nächsten Gruppe von Stapeln</translation>
    </message>
    <message>
        <source>Play the card, or put down what you hold</source>
        <translation>Die Karte spielen oder Gehaltenes ablegen</translation>
    </message>
    <message>
        <source>Pick up, then put down</source>
        <translation>Aufnehmen, dann ablegen</translation>
    </message>
    <message>
        <source>Take more or fewer cards of a run</source>
        <translation>Mehr oder weniger Karten einer Reihe</translation>
    </message>
    <message>
        <source>Let go of what you hold</source>
        <translation>Gehaltenes loslassen</translation>
    </message>
    <message>
        <source>To stock, waste or reserve</source>
        <translation>Zu Stapel, Ablage oder Reserve</translation>
    </message>
    <message>
        <source>To a tableau pile</source>
        <translation>Zu einer Spalte</translation>
    </message>
    <message>
        <source>To a foundation</source>
        <translation>Zu einem Zielstapel</translation>
    </message>
    <message>
        <source>The whole game by keyboard</source>
        <translation>Das ganze Spiel mit der Tastatur</translation>
    </message>
    <message>
        <source>Any key closes this list. After the last group, Tab leaves the table.</source>
        <translation>Jede Taste schließt diese Liste. Nach der letzten Gruppe verlässt Tab den Tisch.</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>From here this lost the game: {move}</source>
        <translation>Von hier aus hat dies das Spiel verloren: {move}</translation>
    </message>
    <message>
        <source>Looking back: {done} of {total} positions</source>
        <translation>Rückblick: {done} von {total} Stellungen</translation>
    </message>
    <message>
        <source>Where was it lost?</source>
        <translation>Wo ging es verloren?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Take this panel away and play on</source>
        <translation>Dieses Feld schließen und weiterspielen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Nothing is lost: this position can still be won.</source>
        <translation>Nichts ist verloren: Diese Stellung ist noch zu gewinnen.</translation>
    </message>
    <message>
        <source>This deal could not be won from its beginning.</source>
        <translation>Diese Partie war von Anfang an nicht zu gewinnen.</translation>
    </message>
    <message>
        <source>The solver found no position that could be won.</source>
        <translation>Das Lösungsprogramm hat keine Stellung gefunden, die zu gewinnen war.</translation>
    </message>
    <message>
        <source>Move {number} lost it: {move}.</source>
        <translation>Zug {number} hat es verloren: {move}.</translation>
    </message>
    <message>
        <source>Up to move {number} it could be won; what came later is not settled.</source>
        <translation>Bis Zug {number} war es zu gewinnen; was danach kam, ist nicht entschieden.</translation>
    </message>
    <message>
        <source>It was lost after move {first}, by move {last} at the latest; more is open.</source>
        <translation>Verloren ging es nach Zug {first}, spätestens mit Zug {last}; mehr ist offen.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin gehen</translation>
    </message>
    <message>
        <source>This position is lost</source>
        <translation>Diese Stellung ist verloren</translation>
    </message>
    <message>
        <source>It is proved that nothing leads to a win from here.</source>
        <translation>Es ist bewiesen, dass von hier nichts zum Sieg führt.</translation>
    </message>
    <message>
        <source>Back to the last winnable position</source>
        <translation>Zurück zur letzten lösbaren Stellung</translation>
    </message>
    <message>
        <source>Search no further and play on</source>
        <translation>Die Suche beenden und weiterspielen</translation>
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
        <source>&amp;Player</source>
        <translation>S&amp;pieler</translation>
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
        <source>{card} fits nowhere just now</source>
        <translation>{card} passt gerade nirgends</translation>
    </message>
    <message>
        <source>{game}, daily board of {day}</source>
        <translation>{game}, Brett des Tages vom {day}</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <translation>{game}, Partie {number}</translation>
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
        <translation>Diese Notiz schließen</translation>
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
    <name>Players</name>
    <message>
        <source>a name needs at least one letter</source>
        <translation>ein Name braucht mindestens einen Buchstaben</translation>
    </message>
    <message>
        <source>a name has at most {most} letters</source>
        <translation>ein Name hat höchstens {most} Buchstaben</translation>
    </message>
    <message>
        <source>a name holds no invisible signs</source>
        <translation>ein Name enthält keine unsichtbaren Zeichen</translation>
    </message>
    <message>
        <source>another player has this name already</source>
        <translation>so heißt schon jemand anderes</translation>
    </message>
    <message>
        <source>there is no such player any more</source>
        <translation>diesen Spieler gibt es nicht mehr</translation>
    </message>
    <message>
        <source>a password has at most {most} letters</source>
        <translation>ein Passwort hat höchstens {most} Buchstaben</translation>
    </message>
    <message>
        <source>this is not the player’s password</source>
        <translation>das ist nicht das Passwort dieses Spielers</translation>
    </message>
    <message>
        <source>too many wrong passwords: wait {seconds} s, then try again</source>
        <translation>zu viele falsche Passwörter: Warte {seconds}&#xa0;s und versuch es dann noch einmal</translation>
    </message>
    <message>
        <source>what is kept of the password is damaged</source>
        <translation>die gespeicherten Daten dieses Passworts sind beschädigt</translation>
    </message>
    <message>
        <source>the daily board of {day} is yet to come</source>
        <translation>das Brett für den {day} kommt erst noch</translation>
    </message>
    <message>
        <source>“{field}” of a game is missing or wrong</source>
        <translation>„{field}“ fehlt bei einer Partie oder ist falsch</translation>
    </message>
    <message>
        <source>players and games cannot be kept: the data folder is write-protected or not there</source>
        <translation>Spieler und Partien können nicht gespeichert werden: Der Datenordner ist schreibgeschützt oder nicht da</translation>
    </message>
    <message>
        <source>players and games cannot be kept: the disk is full</source>
        <translation>Spieler und Partien können nicht gespeichert werden: Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>players and games cannot be kept: another program has locked the database</source>
        <translation>Spieler und Partien können nicht gespeichert werden: Ein anderes Programm hat die Datenbank gesperrt</translation>
    </message>
    <message>
        <source>players and games cannot be kept: the disk reports an error</source>
        <translation>Spieler und Partien können nicht gespeichert werden: Der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>the players’ database was made by a newer version of the program, in format {version}; this version reads formats up to {newest}</source>
        <translation>die Datenbank der Spieler stammt von einer neueren Version des Programms, im Format {version}; diese Version liest Formate bis {newest}</translation>
    </message>
    <message>
        <source>the players’ database was damaged: it has been set aside, and the backup of {day} is used; newer games saved from the damaged file: {games}</source>
        <translation>die Datenbank der Spieler war beschädigt: Sie wurde beiseitegelegt, und die Sicherung vom {day} wird verwendet; neuere Partien, die aus der beschädigten Datei gerettet wurden: {games}</translation>
    </message>
    <message>
        <source>the players’ database was missing, and the backup of {day} is used</source>
        <translation>die Datenbank der Spieler fehlte, und die Sicherung vom {day} wird verwendet</translation>
    </message>
    <message>
        <source>the players’ database was damaged: it has been set aside, and a new one has been begun; games saved from the damaged file: {games}</source>
        <translation>die Datenbank der Spieler war beschädigt: Sie wurde beiseitegelegt und eine neue angelegt; Partien, die aus der beschädigten Datei gerettet wurden: {games}</translation>
    </message>
    <message>
        <source>the players’ database is damaged</source>
        <translation>die Datenbank der Spieler ist beschädigt</translation>
    </message>
    <message>
        <source>this was stopped before it was done</source>
        <translation>das wurde abgebrochen, bevor es fertig war</translation>
    </message>
    <message>
        <source>the file is too large: more than {most} bytes or {games} games</source>
        <translation>die Datei ist zu groß: mehr als {most} Bytes oder {games} Partien</translation>
    </message>
    <message>
        <source>this is no list of games of Chameleon</source>
        <translation>das ist keine Liste von Chameleon-Partien</translation>
    </message>
    <message>
        <source>this list was written by a newer version of the program, in format {version}; this version reads formats up to {newest}</source>
        <translation>diese Liste stammt von einer neueren Version des Programms, im Format {version}; diese Version liest Formate bis {newest}</translation>
    </message>
    <message>
        <source>line {line}: this is no line of a list of games</source>
        <translation>Zeile {line}: Das ist keine Zeile einer Liste von Partien</translation>
    </message>
    <message>
        <source>game {entry} of the list: “{field}” is missing or wrong</source>
        <translation>Partie {entry} der Liste: „{field}“ fehlt oder ist falsch</translation>
    </message>
</context>
<context>
    <name>PlayersDesk</name>
    <message>
        <source>Players and games</source>
        <translation>Spieler und Spiele</translation>
    </message>
    <message>
        <source>Players and games are being kept again</source>
        <translation>Spieler und Spiele werden wieder gesichert</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>No other game was left unfinished</source>
        <translation>Kein anderes Spiel ist unbeendet geblieben</translation>
    </message>
    <message>
        <source>The last game could not be opened</source>
        <translation>Das letzte Spiel konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>{reason} Its file was set aside, nothing was deleted.</source>
        <translation>{reason} Die Datei wurde beiseitegelegt, nichts wurde gelöscht.</translation>
    </message>
    <message>
        <source>The game cannot be kept at present</source>
        <translation>Das Spiel lässt sich gerade nicht sichern</translation>
    </message>
    <message>
        <source>{reason} Play on; it is tried again until it succeeds.</source>
        <translation>{reason} Spiel ruhig weiter; es wird versucht, bis es gelingt.</translation>
    </message>
    <message>
        <source>The game is being kept again</source>
        <translation>Das Spiel wird wieder gesichert</translation>
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
        <source>Once only ordered piles are left, the cards go up by themselves.</source>
        <translation>Sobald nur noch geordnete Spalten übrig sind, gehen die Karten von selbst ans Ziel.</translation>
    </message>
    <message>
        <source>Hints and verdicts</source>
        <translation>Hinweise und Urteile</translation>
    </message>
    <message>
        <source>Whether something can be done</source>
        <translation>Ob sich etwas machen lässt</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>The card and its target</source>
        <translation>Die Karte und ihr Ziel</translation>
    </message>
    <message>
        <source>&amp;Verdict light</source>
        <translation>A&amp;mpel</translation>
    </message>
    <message>
        <source>&amp;Winnable deals only</source>
        <translation>Nur &amp;lösbare Partien</translation>
    </message>
    <message>
        <source>&amp;First press of Hint tells:</source>
        <translation>&amp;Erster Druck auf Hinweis nennt:</translation>
    </message>
    <message>
        <source>The status bar tells whether the position can still be won.</source>
        <translation>Die Statusleiste sagt, ob die Stellung noch zu gewinnen ist.</translation>
    </message>
    <message>
        <source>Close this window; every change has been kept already</source>
        <translation>Dieses Fenster schließen; jede Änderung ist schon gespeichert</translation>
    </message>
    <message>
        <source>A click plays a card to where it fits. Without it, a click picks it up.</source>
        <translation>Ein Klick spielt eine Karte dorthin, wo sie passt. Ohne dies nimmt ein Klick sie auf.</translation>
    </message>
    <message>
        <source>Each further press tells more, up to the whole move</source>
        <translation>Jeder weitere Druck verrät mehr, bis zum ganzen Zug</translation>
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
        <source>Four c&amp;olours</source>
        <translation>&amp;Vier Farben</translation>
    </message>
    <message>
        <source>Blue diamonds and green clubs</source>
        <translation>Blaue Karos und grüne Kreuze</translation>
    </message>
    <message>
        <source>Large &amp;print</source>
        <translation>&amp;Großdruck</translation>
    </message>
    <message>
        <source>Large signs on the cards, with strong contrast</source>
        <translation>Große Zeichen auf den Karten, mit starkem Kontrast</translation>
    </message>
    <message>
        <source>L&amp;eft-handed table</source>
        <translation>Tisch für Lin&amp;kshänder</translation>
    </message>
    <message>
        <source>Stock and reserve are at the right</source>
        <translation>Stapel und Reserve liegen rechts</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>Wie schnell sich die Karten bewegen</translation>
    </message>
    <message>
        <source>The pattern on the back of the cards</source>
        <translation>Das Muster auf der Rückseite der Karten</translation>
    </message>
    <message>
        <source>The colour of the table</source>
        <translation>Die Farbe des Tisches</translation>
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
        <source>The language of windows, cards and rules</source>
        <translation>Die Sprache von Fenstern, Karten und Regeln</translation>
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
    <name>SignIn</name>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>&amp;Passwort:</translation>
    </message>
    <message>
        <source>Password a&amp;gain:</source>
        <translation>Wieder&amp;holen:</translation>
    </message>
    <message>
        <source>S&amp;tay signed in</source>
        <translation>Angemeldet &amp;bleiben</translation>
    </message>
    <message>
        <source>Your name, or another one for a new player</source>
        <translation>Dein Name, oder ein anderer für einen neuen Spieler</translation>
    </message>
    <message>
        <source>The player’s password, if there is one</source>
        <translation>Das Passwort des Spielers, falls es eines gibt</translation>
    </message>
    <message>
        <source>The new password once more</source>
        <translation>Das neue Passwort noch einmal</translation>
    </message>
    <message>
        <source>Do not ask for the password at the next start</source>
        <translation>Beim nächsten Start nicht nach dem Passwort fragen</translation>
    </message>
    <message>
        <source>Play under this name</source>
        <translation>Unter diesem Namen spielen</translation>
    </message>
    <message>
        <source>Play on as before</source>
        <translation>Weiterspielen wie bisher</translation>
    </message>
    <message>
        <source>The two passwords are not the same.</source>
        <translation>Die beiden Passwörter sind nicht gleich.</translation>
    </message>
    <message>
        <source>Welcome back!</source>
        <translation>Willkommen zurück!</translation>
    </message>
    <message>
        <source>A new name makes a new player. A password is optional.</source>
        <translation>Ein neuer Name legt einen neuen Spieler an. Ein Passwort ist freiwillig.</translation>
    </message>
    <message>
        <source>&amp;Make player</source>
        <translation>Spieler an&amp;legen</translation>
    </message>
    <message>
        <source>&amp;Sign in</source>
        <translation>&amp;Anmelden</translation>
    </message>
</context>
<context>
    <name>SolutionBar</name>
    <message>
        <source>Solution: move {number} of {total}</source>
        <translation>Lösung: Zug {number} von {total}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Einzelzug</translation>
    </message>
    <message>
        <source>Stop, and play on from here</source>
        <translation>Anhalten und von hier weiterspielen</translation>
    </message>
    <message>
        <source>P&amp;ace:</source>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>From slow to quick</source>
        <translation>Von langsam bis schnell</translation>
    </message>
</context>
<context>
    <name>SpotActions</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Put down here</source>
        <translation>Hier ablegen</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin gehen</translation>
    </message>
</context>
<context>
    <name>SpotNames</name>
    <message>
        <source>foundation of {suit}</source>
        <translation>Zielstapel {suit}</translation>
    </message>
    <message>
        <source>{card}, {place}, {number} of {count}</source>
        <translation>{card}, {place}, {number} von {count}</translation>
    </message>
    <message>
        <source>{card}, {place}, {cards}</source>
        <translation>{card}, {place}, {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{text}, can move</source>
        <translation>{text}, kann ziehen</translation>
    </message>
    <message>
        <source>Below it: {cards}</source>
        <translation>Darunter: {cards}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{when}: {played}, {won}</source>
        <translation>{when}: {played}, {won}</translation>
    </message>
    <message>
        <source>{first} and more</source>
        <translation>{first} und mehr</translation>
    </message>
    <message>
        <source>from {first} to under {end}</source>
        <translation>von {first} bis unter {end}</translation>
    </message>
    <message>
        <source>{span}: {wins}</source>
        <translation>{span}: {wins}</translation>
    </message>
    <message>
        <source>Statistics: {player}</source>
        <translation>Statistik: {player}</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;Period:</source>
        <translation>&amp;Zeitraum:</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Letzte 12 Monate</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>Zu&amp;rücksetzen&#xa0;…</translation>
    </message>
    <message>
        <source>Which games are counted</source>
        <translation>Welche Spiele gezählt werden</translation>
    </message>
    <message>
        <source>How far back games are counted</source>
        <translation>Wie weit zurück gezählt wird</translation>
    </message>
    <message>
        <source>Write these games into a file</source>
        <translation>Diese Spiele in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Add games from a file that was exported</source>
        <translation>Spiele aus einer exportierten Datei hinzufügen</translation>
    </message>
    <message>
        <source>Remove all games of this player</source>
        <translation>Alle Spiele dieses Spielers entfernen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Spiele</translation>
    </message>
    <message>
        <source>Games played (outlined) and won (filled)</source>
        <translation>Gespielte Spiele (umrandet) und gewonnene (gefüllt)</translation>
    </message>
    <message>
        <source>Wins by time</source>
        <translation>Siege nach Zeit</translation>
    </message>
    <message>
        <source>Wins by moves</source>
        <translation>Siege nach Zügen</translation>
    </message>
    <message>
        <source>No wins yet</source>
        <translation>Noch keine Siege</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Gewinnquote</translation>
    </message>
    <message>
        <source>Win rate of winnable deals</source>
        <translation>Quote bei lösbaren Partien</translation>
    </message>
    <message>
        <source>Current streak of wins</source>
        <translation>Laufende Siegesserie</translation>
    </message>
    <message>
        <source>Longest streak of wins</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Beste Zeit</translation>
    </message>
    <message>
        <source>Median time of wins</source>
        <translation>Mittlere Zeit der Siege</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Gespielte Zeit</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Wenigste Züge</translation>
    </message>
    <message>
        <source>Median moves of wins</source>
        <translation>Mittlere Züge der Siege</translation>
    </message>
    <message>
        <source>Hints taken</source>
        <translation>Genutzte Hinweise</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>The moves of this game so far</source>
        <translation>Die bisherigen Züge dieses Spiels</translation>
    </message>
    <message>
        <source>The cards still to be turned</source>
        <translation>Die Karten, die noch umzudrehen sind</translation>
    </message>
    <message>
        <source>The cards left in the reserve</source>
        <translation>Die Karten, die noch in der Reserve liegen</translation>
    </message>
    <message>
        <source>The time from the first move on</source>
        <translation>Die Zeit seit dem ersten Zug</translation>
    </message>
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
<context>
    <name>TableTips</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: complete</source>
        <translation>{place}: vollständig</translation>
    </message>
    <message>
        <source>{place}: empty, begins with the {card}</source>
        <translation>{place}: leer, beginnt mit {card}</translation>
    </message>
    <message>
        <source>{place}: {cards}, next comes the {card}</source>
        <translation>{place}: {cards}, danach {card}</translation>
    </message>
    <message>
        <source>{place}: empty</source>
        <translation>{place}: leer</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}: {cards}</translation>
    </message>
    <message>
        <source>{place}: {cards}, on top the {card}</source>
        <translation>{place}: {cards}, oben {card}</translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>Export games</source>
        <translation>Spiele exportieren</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Spiele importieren</translation>
    </message>
    <message>
        <source>Lists of games (*{csv} *{json})</source>
        <translation>Listen von Spielen (*{csv} *{json})</translation>
    </message>
    <message>
        <source>The games are exported.</source>
        <translation>Die Spiele sind exportiert.</translation>
    </message>
    <message>
        <source>{added}; {kept}.</source>
        <translation>{added}; {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>%n Spiel importiert</numerusform>
            <numerusform>%n Spiele importiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known already</source>
        <translation>
            <numerusform>%n schon bekannt</numerusform>
            <numerusform>%n schon bekannt</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset statistics</source>
        <translation>Statistik zurücksetzen</translation>
    </message>
    <message numerus="yes">
        <source>This removes %n game(s) for good, from the daily board too.</source>
        <translation>
            <numerusform>Das entfernt %n Spiel endgültig, auch vom Brett des Tages.</numerusform>
            <numerusform>Das entfernt %n Spiele endgültig, auch vom Brett des Tages.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>This cannot be undone</source>
        <translation>Das lässt sich nicht rückgängig machen</translation>
    </message>
    <message>
        <source>Nothing is removed</source>
        <translation>Nichts wird entfernt</translation>
    </message>
    <message>
        <source>The games are removed.</source>
        <translation>Die Spiele sind entfernt.</translation>
    </message>
    <message>
        <source>Table (*{suffix})</source>
        <translation>Tabelle (*{suffix})</translation>
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
        <translation>Lösbar</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Überlege&#xa0;…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>The solver knows a way to win from here</source>
        <translation>Das Lösungsprogramm kennt von hier einen Weg zum Sieg</translation>
    </message>
    <message>
        <source>It is proved that nothing wins from here</source>
        <translation>Es ist bewiesen, dass von hier nichts mehr gewinnt</translation>
    </message>
    <message>
        <source>The solver is still searching</source>
        <translation>Das Lösungsprogramm sucht noch</translation>
    </message>
    <message>
        <source>The solver could not settle this position</source>
        <translation>Das Lösungsprogramm konnte diese Stellung nicht entscheiden</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>Willkommen!</translation>
    </message>
    <message>
        <source>New to Chameleon? The rules are told in two minutes.</source>
        <translation>Neu bei Chameleon? Die Regeln sind in zwei Minuten gelesen.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Einfach spielen</translation>
    </message>
    <message>
        <source>Take this panel away and begin</source>
        <translation>Dieses Feld schließen und anfangen</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>The table. Bring all cards to the four foundations.</source>
        <translation>Der Tisch. Bring alle Karten auf die vier Zielstapel.</translation>
    </message>
    <message>
        <source>The stock. A click turns its next card onto the waste; there is no redeal.</source>
        <translation>Der Stapel. Ein Klick deckt die nächste Karte auf die Ablage auf; neu ausgeteilt wird nicht.</translation>
    </message>
    <message>
        <source>The waste. Its top card is in play.</source>
        <translation>Die Ablage. Ihre oberste Karte ist im Spiel.</translation>
    </message>
    <message>
        <source>The reserve. Its top card is always in play, and fills an emptied pile by itself.</source>
        <translation>Die Reserve. Ihre oberste Karte ist immer im Spiel und füllt von selbst eine leere Spalte.</translation>
    </message>
    <message>
        <source>A foundation. It is built up in its suit, from the base rank to the rank below.</source>
        <translation>Ein Zielstapel. Er wächst in seiner Farbe, vom Anfangsrang bis zum Rang direkt darunter.</translation>
    </message>
    <message>
        <source>A tableau pile. It is built down in any suit; a card moves with all cards above.</source>
        <translation>Eine Spalte. Sie wird abwärts in beliebiger Farbe gelegt; eine Karte nimmt alle darüberliegenden mit.</translation>
    </message>
</context>
</TS>
