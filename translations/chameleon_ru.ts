<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Chameleon</source>
        <translation>О программе Chameleon</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Вернуться к игре</translation>
    </message>
    <message>
        <source>Chameleon Solitaire {version}</source>
        <translation>Пасьянс Chameleon {version}</translation>
    </message>
    <message>
        <source>A one-deck solitaire of the Canfield family, also called Kansas.

Free software under the MIT licence.</source>
        <translation>Пасьянс на одну колоду карт из семейства Кэнфилд, известный и как Kansas.

Свободная программа под лицензией MIT.</translation>
    </message>
</context>
<context>
    <name>AccountDialog</name>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Пароль</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удаление</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Имя:</translation>
    </message>
    <message>
        <source>&amp;Present password:</source>
        <translation>&amp;Прежний пароль:</translation>
    </message>
    <message>
        <source>Ne&amp;w password:</source>
        <translation>&amp;Новый пароль:</translation>
    </message>
    <message>
        <source>New password a&amp;gain:</source>
        <translation>Новый пароль ещё &amp;раз:</translation>
    </message>
    <message>
        <source>Pa&amp;ssword:</source>
        <translation>Паро&amp;ль:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>П&amp;ереименовать</translation>
    </message>
    <message>
        <source>&amp;Change password</source>
        <translation>Из&amp;менить пароль</translation>
    </message>
    <message>
        <source>Re&amp;move player…</source>
        <translation>&amp;Удалить игрока…</translation>
    </message>
    <message>
        <source>Remove for &amp;ever</source>
        <translation>Удалить нав&amp;сегда</translation>
    </message>
    <message>
        <source>Empty: none</source>
        <translation>Пусто: без пароля</translation>
    </message>
    <message>
        <source>What you want to be called</source>
        <translation>Как вас называть</translation>
    </message>
    <message>
        <source>The password that counts until now</source>
        <translation>Пароль, действующий до сих пор</translation>
    </message>
    <message>
        <source>The password that counts from now on</source>
        <translation>Пароль, который будет действовать</translation>
    </message>
    <message>
        <source>The new password once more</source>
        <translation>Новый пароль ещё раз</translation>
    </message>
    <message>
        <source>Proves that it is you</source>
        <translation>Подтверждает, что это вы</translation>
    </message>
    <message>
        <source>Take the new name; all games stay</source>
        <translation>Взять новое имя; все игры останутся</translation>
    </message>
    <message>
        <source>Take the new password, or none</source>
        <translation>Взять новый пароль или обойтись без него</translation>
    </message>
    <message>
        <source>Say first what would be lost</source>
        <translation>Сначала сказать, что пропадёт</translation>
    </message>
    <message>
        <source>This cannot be undone</source>
        <translation>Это нельзя отменить</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Вернуться к игре</translation>
    </message>
    <message>
        <source>The two new passwords are not the same.</source>
        <translation>Новые пароли не совпадают.</translation>
    </message>
    <message>
        <source>The name is changed.</source>
        <translation>Имя изменено.</translation>
    </message>
    <message>
        <source>The password is changed.</source>
        <translation>Пароль изменён.</translation>
    </message>
    <message>
        <source>This removes the player with {games} and {days}.</source>
        <translation>Игрок будет удалён, а с ним {games} и {days}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n игра</numerusform>
            <numerusform>%n игры</numerusform>
            <numerusform>%n игр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) of the daily board</source>
        <translation>
            <numerusform>%n партия дня</numerusform>
            <numerusform>%n партии дня</numerusform>
            <numerusform>%n партий дня</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Новая игра</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>На&amp;чать заново</translation>
    </message>
    <message>
        <source>&amp;Deal by number…</source>
        <translation>&amp;Раздача по номеру…</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>&amp;Копировать номер раздачи</translation>
    </message>
    <message>
        <source>Copy &amp;position</source>
        <translation>Копировать &amp;позицию</translation>
    </message>
    <message>
        <source>Paste dea&amp;l or position</source>
        <translation>Вс&amp;тавить раздачу или позицию</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>&amp;Открыть игру…</translation>
    </message>
    <message>
        <source>S&amp;ave game…</source>
        <translation>&amp;Сохранить игру…</translation>
    </message>
    <message>
        <source>&amp;Back to the game before</source>
        <translation>К пре&amp;дыдущей игре</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>&amp;Where was it lost?</source>
        <translation>&amp;Где игра проиграна?</translation>
    </message>
    <message>
        <source>&amp;Back to the last winnable position</source>
        <translation>К последней в&amp;ыигрышной позиции</translation>
    </message>
    <message>
        <source>&amp;Show the solution</source>
        <translation>Показать &amp;решение</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Сдаться</translation>
    </message>
    <message>
        <source>&amp;Winnable deals only</source>
        <translation>Только про&amp;ходимые раздачи</translation>
    </message>
    <message>
        <source>Sign &amp;out</source>
        <translation>&amp;Выйти</translation>
    </message>
    <message>
        <source>&amp;Account…</source>
        <translation>&amp;Учётная запись…</translation>
    </message>
    <message>
        <source>&amp;Daily board…</source>
        <translation>&amp;Партия дня…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Статистика…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Н&amp;астройки…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Полный экран</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Как играть</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>К&amp;лавиатура</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>Что &amp;это?</translation>
    </message>
    <message>
        <source>&amp;About Chameleon</source>
        <translation>О программе &amp;Chameleon</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>О библиотеке &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
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
        <translation>Раздать новые карты</translation>
    </message>
    <message>
        <source>Play this deal from the beginning</source>
        <translation>Сыграть эту раздачу с начала</translation>
    </message>
    <message>
        <source>Play the deal with a number you know</source>
        <translation>Сыграть раздачу, номер которой вам известен</translation>
    </message>
    <message>
        <source>Put the number of this deal on the clipboard</source>
        <translation>Поместить номер этой раздачи в буфер обмена</translation>
    </message>
    <message>
        <source>Put where the cards lie on the clipboard, as text</source>
        <translation>Скопировать расположение карт в буфер обмена как текст</translation>
    </message>
    <message>
        <source>Play the deal, position or game that is on the clipboard</source>
        <translation>Сыграть раздачу, позицию или игру из буфера обмена</translation>
    </message>
    <message>
        <source>Play on with a game from a file</source>
        <translation>Продолжить игру из файла</translation>
    </message>
    <message>
        <source>Write this game into a file</source>
        <translation>Записать эту игру в файл</translation>
    </message>
    <message>
        <source>Play on with the unfinished game that was left for this one</source>
        <translation>Продолжить незаконченную игру, которую сменила эта</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Взять назад последний ход</translation>
    </message>
    <message>
        <source>Play the move again</source>
        <translation>Повторить ход</translation>
    </message>
    <message>
        <source>Show a move that leads to a win</source>
        <translation>Показать ход, ведущий к победе</translation>
    </message>
    <message>
        <source>Find the move that threw the win away</source>
        <translation>Найти ход, упустивший победу</translation>
    </message>
    <message>
        <source>Go back to where this game could still be won</source>
        <translation>Вернуться туда, где эту игру ещё можно было выиграть</translation>
    </message>
    <message>
        <source>Play a winning line from here; the game then counts as no win</source>
        <translation>Сыграть отсюда выигрышную последовательность; такая игра не считается выигранной</translation>
    </message>
    <message>
        <source>Stop here and choose what comes next</source>
        <translation>Остановиться здесь и выбрать, что дальше</translation>
    </message>
    <message>
        <source>New games are only such as the solver has won</source>
        <translation>Раздавать только то, что выиграл решатель</translation>
    </message>
    <message>
        <source>Play on as a guest</source>
        <translation>Играть дальше как гость</translation>
    </message>
    <message>
        <source>Change name or password, or leave</source>
        <translation>Изменить имя или пароль либо удалиться</translation>
    </message>
    <message>
        <source>One deal a day, the same for everyone</source>
        <translation>Одна раздача в день, одинаковая для всех</translation>
    </message>
    <message>
        <source>Look at what has been played</source>
        <translation>Посмотреть, что сыграно</translation>
    </message>
    <message>
        <source>Change how the game plays and looks</source>
        <translation>Изменить ход игры и её внешний вид</translation>
    </message>
    <message>
        <source>Read the rules and good advice</source>
        <translation>Прочесть правила и добрые советы</translation>
    </message>
    <message>
        <source>Show which keys play the game</source>
        <translation>Показать, какими клавишами играть</translation>
    </message>
    <message>
        <source>Explain what is clicked next</source>
        <translation>Пояснить то, на чём вы щёлкнете</translation>
    </message>
    <message>
        <source>S&amp;witch player…</source>
        <translation>С&amp;менить игрока…</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>Играет {name}</translation>
    </message>
    <message>
        <source>&amp;Sign in…</source>
        <translation>В&amp;ойти…</translation>
    </message>
    <message>
        <source>Sign in, or make a new player</source>
        <translation>Войти или создать нового игрока</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>from the waste</source>
        <translation>из отбоя</translation>
    </message>
    <message>
        <source>from the reserve</source>
        <translation>из резерва</translation>
    </message>
    <message>
        <source>from the foundation of {suit}</source>
        <translation>с базы {suit}</translation>
    </message>
    <message>
        <source>from tableau pile {number}</source>
        <translation>из столбца {number}</translation>
    </message>
    <message>
        <source>onto the foundation of {suit}</source>
        <translation>на базу {suit}</translation>
    </message>
    <message>
        <source>onto tableau pile {number}</source>
        <translation>на столбец {number}</translation>
    </message>
    <message>
        <source>to</source>
        <translation>затем</translation>
    </message>
    <message>
        <source>From the stock: {card}</source>
        <translation>Из колоды: {card}</translation>
    </message>
    <message>
        <source>{card} from the reserve fills tableau pile {number}</source>
        <translation>{card} из резерва занимает столбец {number}</translation>
    </message>
    <message>
        <source>Now on the reserve: {card}</source>
        <translation>Теперь сверху в резерве: {card}</translation>
    </message>
    <message>
        <source>{cards} {source} {target}</source>
        <translation>{cards} {source} {target}</translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s)</source>
        <translation>
            <numerusform>ещё %n карта</numerusform>
            <numerusform>ещё %n карты</numerusform>
            <numerusform>ещё %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} and {others}</source>
        <translation>{card} и {others}</translation>
    </message>
    <message>
        <source>Taken back: {move}</source>
        <translation>Отменено: {move}</translation>
    </message>
    <message>
        <source>Back at the beginning</source>
        <translation>Снова начало</translation>
    </message>
    <message numerus="yes">
        <source>Back by %n move(s)</source>
        <translation>
            <numerusform>Назад на %n ход</numerusform>
            <numerusform>Назад на %n хода</numerusform>
            <numerusform>Назад на %n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forward by %n move(s)</source>
        <translation>
            <numerusform>Вперёд на %n ход</numerusform>
            <numerusform>Вперёд на %n хода</numerusform>
            <numerusform>Вперёд на %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>New game. Base rank: {rank}. Reserve: {card}. Tableau piles: {cards}.</source>
        <translation>Новая игра. Базовое достоинство: {rank}. Резерв: {card}. Столбцы: {cards}.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>The game is won: all cards are home</source>
        <translation>Игра выиграна: все карты на базах</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Возвращено на место</translation>
    </message>
    <message>
        <source>Picked up: {cards}</source>
        <translation>В руке: {cards}</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>туз</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>двойка</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>тройка</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>четвёрка</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>пятёрка</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>шестёрка</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>семёрка</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>восьмёрка</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>девятка</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>десятка</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>валет</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>King</source>
        <translation>король</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>пик</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>червей</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубен</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>треф</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>A</source>
        <comment>ace</comment>
        <translation>Т</translation>
    </message>
    <message>
        <source>J</source>
        <comment>jack</comment>
        <translation>В</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>queen</comment>
        <translation>Д</translation>
    </message>
    <message>
        <source>K</source>
        <comment>king</comment>
        <translation>К</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n сыграна</numerusform>
            <numerusform>%n сыграны</numerusform>
            <numerusform>%n сыграно</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n выиграна</numerusform>
            <numerusform>%n выиграны</numerusform>
            <numerusform>%n выиграно</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n победа</numerusform>
            <numerusform>%n победы</numerusform>
            <numerusform>%n побед</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Chameleon, a one-deck solitaire. Without a command the game starts.</source>
        <translation>Chameleon, пасьянс на одну колоду карт. Без команды начинается игра.</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>команды:</translation>
    </message>
    <message>
        <source>CARDS|NUMBER</source>
        <translation>КАРТЫ|НОМЕР</translation>
    </message>
    <message>
        <source>start with this deal</source>
        <translation>начать с этой раздачи</translation>
    </message>
    <message>
        <source>play on with the game in FILE</source>
        <translation>продолжить игру из ФАЙЛА</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>ПАПКА</translation>
    </message>
    <message>
        <source>play a winning line without a screen and write pictures to FOLDER</source>
        <translation>сыграть выигрышную последовательность без экрана и записать снимки в ПАПКУ</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>КОМАНДА</translation>
    </message>
    <message>
        <source>print the cards of a numbered deal</source>
        <translation>вывести карты раздачи с номером</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>НОМЕР</translation>
    </message>
    <message>
        <source>deal number, {first} to {last}</source>
        <translation>номер раздачи, от {first} до {last}</translation>
    </message>
    <message>
        <source>the first deal that the solver wins</source>
        <translation>первая раздача, которую выигрывает решатель</translation>
    </message>
    <message>
        <source>with --winnable: begin at deal N (any deal unless given)</source>
        <translation>с --winnable: начать с раздачи N (без указания&#xa0;— с любой)</translation>
    </message>
    <message>
        <source>say whether deals can be won, one JSON line each</source>
        <translation>сказать, можно ли выиграть раздачи, по строке JSON на каждую</translation>
    </message>
    <message>
        <source>print a page on how to play</source>
        <translation>вывести страницу о том, как играть</translation>
    </message>
    <message>
        <source>PAGE</source>
        <translation>СТРАНИЦА</translation>
    </message>
    <message>
        <source>its name: {names} (goal unless given)</source>
        <translation>её имя: {names} (без указания&#xa0;— goal)</translation>
    </message>
    <message>
        <source>show the pages on how to play in a window</source>
        <translation>открыть в окне страницы о том, как играть</translation>
    </message>
    <message>
        <source>say what the hint button says of a position</source>
        <translation>сказать о позиции то же, что кнопка «Подсказка»</translation>
    </message>
    <message>
        <source>print verdict, move and line as JSON</source>
        <translation>вывести оценку, ход и последовательность в виде JSON</translation>
    </message>
    <message>
        <source>play a line of moves and print where it leads</source>
        <translation>сыграть последовательность ходов и вывести, куда она ведёт</translation>
    </message>
    <message>
        <source>“{text}” is not a number from {least} up</source>
        <translation>«{text}»&#xa0;— не число от {least} и больше</translation>
    </message>
    <message>
        <source>the deal: its 52 cards, or its number</source>
        <translation>раздача: её 52 карты или её номер</translation>
    </message>
    <message>
        <source>the language spoken (that of the settings unless given)</source>
        <translation>язык программы (без указания&#xa0;— язык из настроек)</translation>
    </message>
    <message>
        <source>MOVES</source>
        <translation>ХОДЫ</translation>
    </message>
    <message>
        <source>the moves, such as “S W-1 R-F 2*3-1”</source>
        <translation>ходы, например «S W-1 R-F 2*3-1»</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ФАЙЛ</translation>
    </message>
    <message>
        <source>many deals, one a line: name: cards</source>
        <translation>много раздач, по одной в строке: имя: карты</translation>
    </message>
    <message>
        <source>with --deal: the moves that were played first</source>
        <translation>с --deal: ходы, сделанные раньше</translation>
    </message>
    <message>
        <source>states looked at for a deal</source>
        <translation>просматриваемых состояний на раздачу</translation>
    </message>
    <message>
        <source>seconds for a deal</source>
        <translation>секунд на раздачу</translation>
    </message>
    <message>
        <source>megabytes for each search</source>
        <translation>мегабайт на каждый поиск</translation>
    </message>
    <message>
        <source>deals searched side by side</source>
        <translation>раздач, решаемых одновременно</translation>
    </message>
    <message>
        <source>show no progress bar</source>
        <translation>не показывать ход выполнения</translation>
    </message>
    <message>
        <source>the game that is played (chameleon unless given)</source>
        <translation>игра (без указания&#xa0;— chameleon)</translation>
    </message>
    <message>
        <source>no winnable deal was found</source>
        <translation>проходимая раздача не найдена</translation>
    </message>
    <message>
        <source>move {number}, {move}: {reason}</source>
        <translation>ход {number}, {move}: {reason}</translation>
    </message>
    <message>
        <source>there is no display; “help PAGE” prints a page</source>
        <translation>экрана нет; «help СТРАНИЦА» выводит страницу</translation>
    </message>
    <message>
        <source>there is no display; “--demo FOLDER” plays without one</source>
        <translation>экрана нет; «--demo ПАПКА» играет без него</translation>
    </message>
    <message>
        <source>“{text}” is not a folder</source>
        <translation>«{text}»&#xa0;— не папка</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>не удаётся прочитать {file}: {reason}</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>использование:</translation>
    </message>
    <message>
        <source>arguments:</source>
        <translation>аргументы:</translation>
    </message>
    <message>
        <source>options:</source>
        <translation>параметры:</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>показать эту справку и выйти</translation>
    </message>
    <message>
        <source>show the version number and exit</source>
        <translation>показать номер версии и выйти</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}: ошибка: {message}</translation>
    </message>
    <message>
        <source>argument {name}: {message}</source>
        <translation>аргумент {name}: {message}</translation>
    </message>
    <message>
        <source>unrecognized arguments: {names}</source>
        <translation>неизвестные аргументы: {names}</translation>
    </message>
    <message>
        <source>the following arguments are required: {names}</source>
        <translation>обязательные аргументы не указаны: {names}</translation>
    </message>
    <message>
        <source>one of the arguments {names} is required</source>
        <translation>нужен один из аргументов {names}</translation>
    </message>
    <message>
        <source>not allowed with argument {name}</source>
        <translation>нельзя указывать вместе с аргументом {name}</translation>
    </message>
    <message>
        <source>takes no value, but was given “{value}”</source>
        <translation>не принимает значений, но указано «{value}»</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ожидается значение</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {names}</source>
        <translation>неоднозначный параметр: {option} может означать {names}</translation>
    </message>
    <message>
        <source>invalid value: “{value}”</source>
        <translation>недопустимое значение: «{value}»</translation>
    </message>
    <message>
        <source>invalid choice: “{value}” (choose from {choices})</source>
        <translation>недопустимый выбор: «{value}» (возможные значения: {choices})</translation>
    </message>
    <message>
        <source>print the cards of the daily board</source>
        <translation>напечатать карты партии дня</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>ГГГГ-ММ-ДД</translation>
    </message>
    <message>
        <source>the day whose board it is (today unless given)</source>
        <translation>день партии (сегодня, если не указан)</translation>
    </message>
    <message>
        <source>the daily board is always a game of Chameleon</source>
        <translation>партия дня&#xa0;— всегда игра Chameleon</translation>
    </message>
    <message>
        <source>“{text}” is not a day such as 2026-03-09</source>
        <translation>«{text}»&#xa0;— не день вида 2026-03-09</translation>
    </message>
    <message>
        <source>print statistics of the games played</source>
        <translation>напечатать статистику сыгранных игр</translation>
    </message>
    <message>
        <source>print the figures as JSON</source>
        <translation>напечатать показатели в виде JSON</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>ИМЯ</translation>
    </message>
    <message>
        <source>whose games are counted (the player remembered, or guests, unless given)</source>
        <translation>чьи игры считать (запомненного игрока или гостей, если не указано)</translation>
    </message>
    <message>
        <source>there is no player “{name}”</source>
        <translation>игрока «{name}» нет</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>Won on its day</source>
        <translation>Выиграна в свой день</translation>
    </message>
    <message>
        <source>Won late</source>
        <translation>Выиграна позже</translation>
    </message>
    <message>
        <source>Played, not won</source>
        <translation>Сыграна, не выиграна</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Не сыграна</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Ещё не сыграна</translation>
    </message>
    <message>
        <source>Chameleon, daily board of {day}</source>
        <translation>Chameleon, партия дня, {day}</translation>
    </message>
    <message>
        <source>Won late: {moves}, {time}</source>
        <translation>Выиграна позже: {moves}, {time}</translation>
    </message>
    <message>
        <source>Won: {moves}, {time}</source>
        <translation>Выиграна: {moves}, {time}</translation>
    </message>
    <message>
        <source>Solved with the solution shown: {moves}, {time}</source>
        <translation>Решена с показом решения: {moves}, {time}</translation>
    </message>
    <message>
        <source>Not won: {moves}, {time}</source>
        <translation>Не выиграна: {moves}, {time}</translation>
    </message>
</context>
<context>
    <name>DailyWindow</name>
    <message>
        <source>Daily board</source>
        <translation>Партия дня</translation>
    </message>
    <message>
        <source>Days of the daily board</source>
        <translation>Дни партий дня</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>&amp;Копировать результат</translation>
    </message>
    <message>
        <source>Choose a day to play or to look at</source>
        <translation>Выберите день, чтобы сыграть или посмотреть</translation>
    </message>
    <message>
        <source>Deal the cards of this day</source>
        <translation>Раздать карты этого дня</translation>
    </message>
    <message>
        <source>Put a short text about this day on the clipboard, to share</source>
        <translation>Скопировать короткий текст об этом дне, чтобы поделиться</translation>
    </message>
    <message>
        <source>The daily board is for signed-in players</source>
        <translation>Партия дня&#xa0;— для вошедших игроков</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Вернуться к игре</translation>
    </message>
    <message>
        <source>&amp;Sign in…</source>
        <translation>&amp;Войти…</translation>
    </message>
    <message>
        <source>One deal a day, the same for everyone. Sign in to play.</source>
        <translation>Одна раздача в день, одинаковая для всех. Войдите, чтобы играть.</translation>
    </message>
    <message>
        <source>Won in a row: {current}. Best: {best}.</source>
        <translation>Побед подряд: {current}. Лучшая серия: {best}.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n день</numerusform>
            <numerusform>%n дня</numerusform>
            <numerusform>%n дней</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Играть</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Играть снова</translation>
    </message>
    <message>
        <source>The result is on the clipboard.</source>
        <translation>Результат скопирован в буфер обмена.</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal by number</source>
        <translation>Раздача по номеру</translation>
    </message>
    <message>
        <source>&amp;Number of the deal, from {first} to {last}:</source>
        <translation>&amp;Номер раздачи, от {first} до {last}:</translation>
    </message>
    <message>
        <source>The cards of a deal, written like {example}, work too.</source>
        <translation>Можно ввести и карты раздачи в таком виде: {example}.</translation>
    </message>
    <message>
        <source>Keep the game on the table</source>
        <translation>Оставить игру на столе</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Раздать</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Сыграть эту раздачу</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>cannot write to {folder}: {reason}</source>
        <translation>не удаётся записать в {folder}: {reason}</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>The disk is full</source>
        <translation>Диск переполнен</translation>
    </message>
    <message>
        <source>The system does not allow it</source>
        <translation>Система этого не разрешает</translation>
    </message>
    <message>
        <source>The file or its folder is not there</source>
        <translation>Файл или его папка не найдены</translation>
    </message>
    <message>
        <source>The system reports an error</source>
        <translation>Система сообщает об ошибке</translation>
    </message>
</context>
<context>
    <name>Drawing</name>
    <message>
        <source>Stock</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Отбой</translation>
    </message>
    <message>
        <source>Foundations</source>
        <translation>Базы</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Резерв</translation>
    </message>
    <message>
        <source>Tableau</source>
        <translation>Столбцы</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Отличная игра!</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>All cards are home. The solution was shown, so the game does not count as won.</source>
        <translation>Все карты на месте. Решение было показано, поэтому игра не считается выигранной.</translation>
    </message>
    <message>
        <source>All cards are home: {moves} in {time}.</source>
        <translation>Все карты на месте: {moves}, время&#xa0;— {time}.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё раз</translation>
    </message>
    <message>
        <source>No card can move</source>
        <translation>Ходов больше нет</translation>
    </message>
    <message>
        <source>Turning the rest of the stock will not help.</source>
        <translation>Остаток колоды уже не поможет.</translation>
    </message>
    <message>
        <source>The stock is used up.</source>
        <translation>Колода закончилась.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Enough of this deal?</source>
        <translation>Хватит этой раздачи?</translation>
    </message>
    <message>
        <source>Some deals cannot be won by anyone.</source>
        <translation>Некоторые раздачи не выиграть никому.</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Показать решение</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Where was it lost?</source>
        <translation>Где игра проиграна?</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>“{text}” is not a card: write a rank A23456789TJQK and a suit SHDC, as in TS</source>
        <translation>«{text}»&#xa0;— не карта: напишите достоинство A23456789TJQK и масть SHDC, как в TS</translation>
    </message>
    <message>
        <source>{at}: “{text}” is not a card: write a rank A23456789TJQK and a suit SHDC, as in TS</source>
        <translation>{at}: «{text}»&#xa0;— не карта: напишите достоинство A23456789TJQK и масть SHDC, как в TS</translation>
    </message>
    <message>
        <source>{at}: {card} does not belong to this deck</source>
        <translation>{at}: {card} не входит в эту колоду карт</translation>
    </message>
    <message>
        <source>{card} appears twice: {first} and {at}</source>
        <translation>{card} встречается дважды: {first} и {at}</translation>
    </message>
    <message>
        <source>missing: {cards}</source>
        <translation>не хватает: {cards}</translation>
    </message>
    <message>
        <source>“{text}” is neither a deal number nor the cards of a deal</source>
        <translation>«{text}»&#xa0;— не номер раздачи и не список её карт</translation>
    </message>
    <message>
        <source>{number} is no deal number: choose one from {first} to {last}</source>
        <translation>{number}&#xa0;— не номер раздачи: выберите число от {first} до {last}</translation>
    </message>
    <message>
        <source>{day} has no daily deal: choose a day from {first} to {last}</source>
        <translation>для {day} нет партии дня: выберите день от {first} до {last}</translation>
    </message>
    <message>
        <source>“{text}” names no game: write chameleon or kansas, then words such as piles=2</source>
        <translation>«{text}»&#xa0;— не название игры: напишите chameleon или kansas, затем слова вроде piles=2</translation>
    </message>
    <message>
        <source>{name} must be from {first} to {last}, not {value}</source>
        <translation>{name} может быть от {first} до {last}, но не {value}</translation>
    </message>
    <message>
        <source>{deck} cards are too few for {reserve} in the reserve and {piles} piles</source>
        <translation>карт слишком мало ({deck}), чтобы в резерве было {reserve}, а столбцов&#xa0;— {piles}</translation>
    </message>
    <message>
        <source>the line “{name}” is missing</source>
        <translation>нет строки «{name}»</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not part of a position</source>
        <translation>строка {line}: «{text}» не относится к позиции</translation>
    </message>
    <message>
        <source>line {line}: “{name}” stands twice</source>
        <translation>строка {line}: «{name}» встречается дважды</translation>
    </message>
    <message>
        <source>“{text}” is no base rank of this deck</source>
        <translation>«{text}»&#xa0;— не базовое достоинство этой колоды карт</translation>
    </message>
    <message>
        <source>“{text}” does not give the four foundations: write the top card or - for spades, hearts, diamonds and clubs</source>
        <translation>«{text}» не описывает четыре базы: напишите верхнюю карту или «-» для пик, червей, бубен и треф</translation>
    </message>
    <message>
        <source>{card} cannot lie on {below} in {place}</source>
        <translation>{card} не может лежать на {below} ({place})</translation>
    </message>
    <message>
        <source>{count} cards in the reserve, which never holds more than {wanted}</source>
        <translation>карт в резерве: {count}, а их не бывает больше чем {wanted}</translation>
    </message>
    <message>
        <source>{count} cards in stock and waste, which never hold more than {wanted}</source>
        <translation>карт в колоде и отбое: {count}, а их не бывает больше чем {wanted}</translation>
    </message>
    <message>
        <source>{place} is empty while the reserve still holds cards</source>
        <translation>{place}: пусто, хотя в резерве ещё есть карты</translation>
    </message>
    <message>
        <source>“{text}” is not a move: write S, or FROM-TO such as W-1, R-F or 2*3-1</source>
        <translation>«{text}»&#xa0;— не ход: напишите S или ОТКУДА-КУДА, например W-1, R-F или 2*3-1</translation>
    </message>
    <message>
        <source>there is no {place} in this game</source>
        <translation>такого места в этой игре нет: {place}</translation>
    </message>
    <message>
        <source>no card to take: {place} is empty</source>
        <translation>взять нечего, место пустое: {place}</translation>
    </message>
    <message>
        <source>the stock is used up, and there is no redeal</source>
        <translation>колода закончилась, повторной раздачи нет</translation>
    </message>
    <message>
        <source>the stock is only turned, one card at a time, onto the waste</source>
        <translation>колоду можно только открывать, по одной карте, в отбой</translation>
    </message>
    <message>
        <source>nothing is ever placed on the {place}</source>
        <translation>сюда никогда ничего не кладут: {place}</translation>
    </message>
    <message>
        <source>a card on a foundation never comes back</source>
        <translation>карта с базы не возвращается</translation>
    </message>
    <message>
        <source>only one card at a time leaves the {place}</source>
        <translation>отсюда берут только по одной карте: {place}</translation>
    </message>
    <message>
        <source>cards go to a foundation one at a time, never as a run</source>
        <translation>на базу карты кладут по одной, а не последовательностью</translation>
    </message>
    <message>
        <source>{place} does not hold {count} cards</source>
        <translation>{place}: столько карт ({count}) здесь нет</translation>
    </message>
    <message>
        <source>the card lies there already</source>
        <translation>карта уже лежит здесь</translation>
    </message>
    <message>
        <source>{card} belongs on another foundation</source>
        <translation>{card} идёт на другую базу</translation>
    </message>
    <message>
        <source>{card} is not the next card of its foundation</source>
        <translation>{card}&#xa0;— не следующая карта своей базы</translation>
    </message>
    <message>
        <source>{card} does not build on {below}</source>
        <translation>{card} не ложится на {below}</translation>
    </message>
    <message>
        <source>the game is won</source>
        <translation>игра выиграна</translation>
    </message>
    <message>
        <source>this is not a saved game of Chameleon</source>
        <translation>это не сохранённая игра Chameleon</translation>
    </message>
    <message>
        <source>this game was saved by a newer version of the program, in format {version}; this version reads formats up to {newest}</source>
        <translation>эта игра сохранена более новой версией программы, в формате {version}; эта версия читает форматы до {newest}</translation>
    </message>
    <message>
        <source>the file is too long for a saved game: more than {most} characters</source>
        <translation>файл слишком велик для сохранённой игры: больше {most} знаков</translation>
    </message>
    <message>
        <source>the file breaks off in line {line}</source>
        <translation>файл обрывается на строке {line}</translation>
    </message>
    <message>
        <source>line {line}: {fault}</source>
        <translation>строка {line}: {fault}</translation>
    </message>
    <message>
        <source>line {line}: “{name}:” should stand here</source>
        <translation>строка {line}: «{name}:» должно стоять здесь</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not a number from {first} to {last}</source>
        <translation>строка {line}: «{text}»&#xa0;— не число от {first} до {last}</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is neither yes nor no</source>
        <translation>строка {line}: «{text}»&#xa0;— не yes и не no</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not what games are told apart by: 16 digits 0 to f</source>
        <translation>строка {line}: «{text}» не годится, чтобы различать игры: нужны 16 цифр от 0 до f</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not a time such as 2026-12-01T20:15:00Z</source>
        <translation>строка {line}: «{text}»&#xa0;— не время вида 2026-12-01T20:15:00Z</translation>
    </message>
    <message>
        <source>line {line}: “{text}” is not a day such as 2026-12-01</source>
        <translation>строка {line}: «{text}»&#xa0;— не день вида 2026-12-01</translation>
    </message>
    <message>
        <source>line {line}: these are not the cards of deal {number}</source>
        <translation>строка {line}: это не карты раздачи {number}</translation>
    </message>
    <message>
        <source>line {line}: these are not the cards of the daily deal of {day}</source>
        <translation>строка {line}: это не карты раздачи дня {day}</translation>
    </message>
    <message>
        <source>line {line}: a turn without a move</source>
        <translation>строка {line}: шаг без хода</translation>
    </message>
    <message>
        <source>line {line}: nothing may follow the end of the game</source>
        <translation>строка {line}: после конца игры ничего быть не должно</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Open game</source>
        <translation>Открыть игру</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Сохранить игру</translation>
    </message>
    <message>
        <source>The game is saved</source>
        <translation>Игра сохранена</translation>
    </message>
    <message>
        <source>The position is on the clipboard</source>
        <translation>Позиция скопирована в буфер обмена</translation>
    </message>
    <message>
        <source>The clipboard holds no text</source>
        <translation>В буфере обмена нет текста</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Не удалось сохранить игру</translation>
    </message>
    <message>
        <source>This is not a game that can be played</source>
        <translation>В эту игру сыграть нельзя</translation>
    </message>
    <message>
        <source>Chameleon games (*{suffix})</source>
        <translation>Игры Chameleon (*{suffix})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>Guidance</name>
    <message>
        <source>Looking for a winnable deal…</source>
        <translation>Поиск проходимой раздачи…</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Думаю…</translation>
    </message>
    <message>
        <source>Looking for a solution…</source>
        <translation>Поиск решения…</translation>
    </message>
    <message>
        <source>There is no solution: this position is lost</source>
        <translation>Решения нет: эта позиция проиграна</translation>
    </message>
    <message>
        <source>The solver has found no solution</source>
        <translation>Решатель не нашёл решения</translation>
    </message>
</context>
<context>
    <name>HelpControls</name>
    <message>
        <source>Controls</source>
        <translation>Управление</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Мышь</translation>
    </message>
    <message>
        <source>**Click a card** to play it: to its foundation if it fits there, else onto the first pile from the left that takes it, and only then into an empty pile. A card inside a pile takes along all the cards above it.</source>
        <translation>**Щёлкните по карте**, чтобы сыграть её: на базу, если она туда подходит, иначе на первый слева столбец, который её примет, и только потом на пустой. Карта из середины столбца захватывает все карты, что лежат на ней.</translation>
    </message>
    <message>
        <source>**Drag** a card or a run to choose its place yourself. The places that take it light up; dropped elsewhere, it glides back.</source>
        <translation>**Перетащите** карту или последовательность, чтобы самому выбрать место. Места, куда она подходит, подсвечиваются; отпущенная мимо, она плавно возвращается.</translation>
    </message>
    <message>
        <source>**Click the stock** to turn a card.</source>
        <translation>**Щёлкните по колоде**, чтобы открыть карту.</translation>
    </message>
    <message>
        <source>**Instead of dragging**: a click with Ctrl held down picks a card up, the next click puts it down.</source>
        <translation>**Вместо перетаскивания**: щелчок с нажатой клавишей Ctrl берёт карту, следующий щелчок кладёт её.</translation>
    </message>
    <message>
        <source>**Hold the right button** on a covered card to see it whole.</source>
        <translation>**Удерживайте правую кнопку** на накрытой карте, чтобы увидеть её целиком.</translation>
    </message>
    <message>
        <source>A click that can do nothing moves nothing: the card shakes a little, and the status bar says why.</source>
        <translation>Щелчок, который ничего не может сделать, ничего и не двигает: карта слегка качнётся, а строка состояния скажет почему.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>**Arrows** lead from card to card, **Tab** from one group of piles to the next. **S**, **W** and **R** lead to stock, waste and reserve, **1**, **2** and **3** to the piles, **F** to the foundations.</source>
        <translation>**Стрелки** ведут от карты к карте, **Tab**&#xa0;— от одной группы стопок к другой. **S**, **W** и **R** ведут к колоде, отбою и резерву, **1**, **2** и **3**&#xa0;— к столбцам, **F**&#xa0;— к базам. Русская раскладка не мешает.</translation>
    </message>
    <message>
        <source>**Enter** plays the card as a click does. **Space** picks it up with all the cards above it, and puts them down where you have gone. **+** and **−** take more or fewer cards, **Esc** lets go of them.</source>
        <translation>**Enter** играет карту, как щелчок. **Пробел** берёт её вместе со всеми картами на ней и кладёт там, куда вы перешли. **+** и **−** берут больше или меньше карт, **Esc** отпускает их.</translation>
    </message>
    <message>
        <source>**{Keyboard}** in the menu lists the keys on the table; so does the question mark.</source>
        <translation>**{Keyboard}** в меню показывает список клавиш на столе; вопросительный знак тоже.</translation>
    </message>
    <message>
        <source>**Ctrl+N**: new game. **Ctrl+R**: restart; redo leads back to where you were.</source>
        <translation>**Ctrl+N**: новая игра. **Ctrl+R**: начать заново; возврат ведёт туда, где вы были.</translation>
    </message>
    <message>
        <source>**Ctrl+Z**: undo, as often as you like. **Ctrl+Shift+Z** or **Ctrl+Y**: redo.</source>
        <translation>**Ctrl+Z**: отменить, сколько угодно раз. **Ctrl+Shift+Z** или **Ctrl+Y**: вернуть.</translation>
    </message>
    <message>
        <source>**Ctrl+D**: play a deal by its number. **Ctrl+Shift+C**: copy the number of this deal.</source>
        <translation>**Ctrl+D**: сыграть раздачу по её номеру. **Ctrl+Shift+C**: скопировать номер этой раздачи.</translation>
    </message>
    <message>
        <source>**H**: hint. **F1**: these pages. **F11**: full screen.</source>
        <translation>**H**: подсказка. **F1**: эти страницы. **F11**: полный экран.</translation>
    </message>
    <message>
        <source>**Ctrl+O**: open a game. **Ctrl+S**: save it. **Ctrl+C**: copy the position. **Ctrl+V**: play what is on the clipboard.</source>
        <translation>**Ctrl+O**: открыть игру. **Ctrl+S**: сохранить её. **Ctrl+C**: скопировать позицию. **Ctrl+V**: сыграть то, что в буфере обмена.</translation>
    </message>
    <message>
        <source>**Ctrl+Shift+N**: back to the game before. **Ctrl+Shift+D**: daily board. **Ctrl+T**: statistics.</source>
        <translation>**Ctrl+Shift+N**: к предыдущей игре. **Ctrl+Shift+D**: партия дня. **Ctrl+T**: статистика.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>**{Autoplay}**: a click plays a card. Without it, a click picks it up and the next click puts it down; the stock is still turned by a click.</source>
        <translation>**{Autoplay}**: щелчок играет карту. Без него щелчок берёт карту, а следующий кладёт её; колоду по-прежнему открывают щелчком.</translation>
    </message>
    <message>
        <source>**{AutoComplete}**: once reserve, stock and waste are empty and all piles are in order, the remaining cards go up by themselves. One undo takes it back, and the win counts at once.</source>
        <translation>**{AutoComplete}**: когда резерв, колода и отбой пусты, а все столбцы упорядочены, оставшиеся карты уходят на базы сами. Одна отмена возвращает всё назад, а победа засчитывается сразу.</translation>
    </message>
    <message>
        <source>**{WinnableOnly}**: new games are dealt only from those that the solver has won.</source>
        <translation>**{WinnableOnly}**: новые раздачи выбираются только из тех, что решатель выиграл.</translation>
    </message>
    <message>
        <source>**{Language}**: changes everything at once. The cards carry its letters, unless you keep the international ones.</source>
        <translation>**{Language}**: меняет всё сразу. На картах&#xa0;— его буквы, если вы не оставили международные.</translation>
    </message>
    <message>
        <source>Games and players</source>
        <translation>Игры и игроки</translation>
    </message>
    <message>
        <source>**{OpenGame}** and **{SaveGame}**: a game with all its moves as a file. A file that is dropped on the window is opened as well.</source>
        <translation>**{OpenGame}** и **{SaveGame}**: игра со всеми ходами в файле. Файл, перетащенный на окно, тоже откроется.</translation>
    </message>
    <message>
        <source>**{PreviousGame}** brings back the unfinished game that a new one has replaced.</source>
        <translation>**{PreviousGame}** возвращает незаконченную игру, которую сменила новая.</translation>
    </message>
    <message>
        <source>**{CopyPosition}** and **{Paste}**: deals and positions travel as text, in a letter for example.</source>
        <translation>**{CopyPosition}** и **{Paste}**: раздачи и позиции передаются текстом, например в письме.</translation>
    </message>
    <message>
        <source>**{SignIn}**: each player has an own game and own figures. A password is optional; guests play everything but the daily board.</source>
        <translation>**{SignIn}**: у каждого игрока своя игра и свои показатели. Пароль необязателен; гостям доступно всё, кроме партии дня.</translation>
    </message>
    <message>
        <source>**{DailyBoard}**: one deal a day, in a calendar with the days that were won, played and missed.</source>
        <translation>**{DailyBoard}**: одна раздача в день, в календаре с выигранными, сыгранными и пропущенными днями.</translation>
    </message>
    <message>
        <source>**{Statistics}**: games, wins, streaks and times, to look at and to take along.</source>
        <translation>**{Statistics}**: игры, победы, серии и время, чтобы посмотреть и взять с собой.</translation>
    </message>
    <message>
        <source>Help from the solver</source>
        <translation>Помощь решателя</translation>
    </message>
    <message>
        <source>**{Hint}** shows a move of a winning line. Press again for more: first that something can be done, then the card, then the card and where it goes. Turning the stock can be a hint too.</source>
        <translation>**{Hint}** показывает ход на пути к выигрышу. Спросите ещё раз, чтобы узнать больше: сначала, что ход есть, потом карту, потом карту и её место. Открыть карту из колоды&#xa0;— тоже возможная подсказка.</translation>
    </message>
    <message>
        <source>**{VerdictLight}**: says in the status bar whether the position is winnable, lost, still being searched, or open. It is off at first, for it gives things away.</source>
        <translation>**{VerdictLight}**: сообщает в строке состояния, проходима ли позиция, проиграна, ещё изучается или неясна. Поначалу он выключен, ведь он многое выдаёт.</translation>
    </message>
    <message>
        <source>**{WhereLost}** judges your moves backwards and shows the one that gave the win away. You can go back there.</source>
        <translation>**{WhereLost}** оценивает ваши ходы с конца и показывает тот, что упустил победу. К нему можно вернуться.</translation>
    </message>
    <message>
        <source>**{ShowSolution}** plays a winning line at a pace you choose. You can pause it, go step by step, or stop and play on; such a game does not count as won.</source>
        <translation>**{ShowSolution}** разыгрывает путь к выигрышу с той скоростью, какую вы выберете. Его можно приостановить, пройти по шагам или прервать и играть дальше самому; такая игра не считается выигранной.</translation>
    </message>
    <message>
        <source>**{GiveUp}** ends nothing by itself: a panel offers to look back, to show a solution, or to deal new cards. With the next move it goes away.</source>
        <translation>**{GiveUp}** само по себе ничего не завершает: панель предлагает оглянуться назад, показать решение или раздать новые карты. Со следующим ходом она исчезает.</translation>
    </message>
</context>
<context>
    <name>HelpGlossary</name>
    <message>
        <source>Glossary</source>
        <translation>Словарик</translation>
    </message>
    <message>
        <source>**Base rank**: the rank with which all four foundations begin.</source>
        <translation>**Базовое достоинство**: достоинство, с которого начинаются все четыре базы.</translation>
    </message>
    <message>
        <source>**Build**: to lay a card on the one that comes before it in order: upwards in suit on foundations, downwards in any suit on piles.</source>
        <translation>**Собирать**: класть карту на ту, что предшествует ей по порядку: на базах&#xa0;— вверх по масти, в столбцах&#xa0;— вниз в любой масти.</translation>
    </message>
    <message>
        <source>**Deal**: a game as it was dealt. Its number brings back the same cards.</source>
        <translation>**Раздача**: игра, какой её сдали. По номеру получаются те же карты.</translation>
    </message>
    <message>
        <source>**Foundation**: one of the four places where a suit is built up.</source>
        <translation>**База**: одно из четырёх мест, где масть собирают вверх.</translation>
    </message>
    <message>
        <source>**Host**: an open card that another card may be laid on.</source>
        <translation>**Опора**: открытая карта, на которую можно положить другую.</translation>
    </message>
    <message>
        <source>**Pile**: one of the three columns of the tableau.</source>
        <translation>**Столбец**: один из трёх рядов карт на столе.</translation>
    </message>
    <message>
        <source>**Redeal**: turning the waste over to go through it again. This game has none.</source>
        <translation>**Повторная раздача**: отбой переворачивают, чтобы пройти его ещё раз. В этой игре её нет.</translation>
    </message>
    <message>
        <source>**Reserve**: the face-down pile whose open top card is always in play.</source>
        <translation>**Резерв**: закрытая стопка, открытая верхняя карта которой всегда в игре.</translation>
    </message>
    <message>
        <source>**Run**: a card of a pile with all the cards above it.</source>
        <translation>**Последовательность**: карта столбца вместе со всеми картами, что лежат на ней.</translation>
    </message>
    <message>
        <source>**Solver**: the part of the program that finds out whether a deal can be won.</source>
        <translation>**Решатель**: часть программы, которая выясняет, можно ли выиграть раздачу.</translation>
    </message>
    <message>
        <source>**Stock**: the face-down cards that are turned one at a time.</source>
        <translation>**Колода**: закрытые карты, которые открывают по одной.</translation>
    </message>
    <message>
        <source>**Tableau**: the three piles together.</source>
        <translation>**Табло**: все три столбца вместе.</translation>
    </message>
    <message>
        <source>**Waste**: the cards turned from the stock; only the top one is in play.</source>
        <translation>**Отбой**: карты, открытые из колоды; играет только верхняя.</translation>
    </message>
    <message>
        <source>**Winnable, lost, open**: what the solver says of a position: a winning line has been found; there is none; it does not know yet.</source>
        <translation>**Проходима, проиграна, неясна**: что решатель говорит о позиции: путь к выигрышу найден; его нет; пока неизвестно.</translation>
    </message>
    <message>
        <source>**Wrap**: the step from King to Ace, or from Ace to King.</source>
        <translation>**Переход**: шаг от короля к тузу или от туза к королю.</translation>
    </message>
</context>
<context>
    <name>HelpGoal</name>
    <message>
        <source>The goal</source>
        <translation>Цель игры</translation>
    </message>
    <message>
        <source>All 52 cards belong on the four **foundations**, one for each suit. When the last card lies there, the game is won.</source>
        <translation>Все 52 карты должны оказаться на четырёх **базах**, по одной на каждую масть. Когда туда ложится последняя карта, игра выиграна.</translation>
    </message>
    <message>
        <source>The deal decides with which rank the foundations begin: this is the **base rank**, the same for all four. From it each foundation is built up in its suit, from the King to the Ace and on, until it holds 13 cards.</source>
        <translation>С какого достоинства начинаются базы, решает раздача: это **базовое достоинство**, общее для всех четырёх. От него каждая база растёт вверх по масти, с короля переходит на туза и растёт дальше, пока в ней не станет 13 карт.</translation>
    </message>
    <message>
        <source>Base rank Jack: each foundation is built Jack, Queen, King, Ace, Two and so on to the Ten.</source>
        <translation>Базовое достоинство&#xa0;— валет: на каждую базу ложатся валет, дама, король, туз, двойка и так далее до десятки.</translation>
    </message>
    <message>
        <source>Chameleon is a solitaire of the Canfield family for one deck of cards: a reserve of {reserve} cards, three tableau piles, and a single pass through the stock.</source>
        <translation>Chameleon&#xa0;— пасьянс на одну колоду карт из семейства Кэнфилд: резерв из {reserve} карт, три столбца и один-единственный проход по колоде.</translation>
    </message>
    <message>
        <source>Kansas is Chameleon as some tables play it: with {reserve} cards in the reserve, and with foundations whose top card may come back.</source>
        <translation>Kansas&#xa0;— это Chameleon, каким его играют за некоторыми столами: в резерве {reserve} карт, а верхняя карта базы может вернуться.</translation>
    </message>
    <message>
        <source>The page [Set-up](setup) shows how the cards are laid out, the page [Rules](rules) what may go where.</source>
        <translation>Как раскладывают карты, показывает страница [Расклад](setup), а что и куда можно класть&#xa0;— страница [Правила](rules).</translation>
    </message>
</context>
<context>
    <name>HelpPane</name>
    <message>
        <source>Show me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>How to play Chameleon</source>
        <translation>Как играть в Chameleon</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Текст мельче</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Текст крупнее</translation>
    </message>
    <message>
        <source>Print this page…</source>
        <translation>Напечатать страницу…</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Поиск по всем страницам</translation>
    </message>
    <message>
        <source>Finds words on the pages of all games, whatever their endings</source>
        <translation>Находит слова на страницах всех игр, с любыми окончаниями</translation>
    </message>
    <message>
        <source>The pages, or what was found on them</source>
        <translation>Страницы или то, что на них найдено</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ничего не найдено</translation>
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
        <translation>Вопросы и ответы</translation>
    </message>
    <message>
        <source>How is it played?</source>
        <translation>Как в это играют?</translation>
    </message>
    <message>
        <source>Build the four foundations up in suit from the base rank. Meanwhile build the three piles down in any suit, turn the stock once, and clear the reserve. The page [Rules](rules) has it all.</source>
        <translation>Собирайте четыре базы вверх по масти от базового достоинства. При этом собирайте три столбца вниз в любой масти, один раз пройдите колоду и разыграйте резерв. Всё остальное&#xa0;— на странице [Правила](rules).</translation>
    </message>
    <message>
        <source>How does it differ from Canfield?</source>
        <translation>Чем он отличается от Кэнфилда?</translation>
    </message>
    <message>
        <source>In Canfield the reserve has 13 cards, and there are four piles, built down in alternating colours; the stock may be gone through again, how often depends on the house. Here there are three piles built in any suit, the reserve has {reserve} cards, and the stock is gone through once.</source>
        <translation>В Кэнфилде в резерве 13 карт, а столбцов четыре, и собирают их, чередуя красные и чёрные масти; колоду можно проходить снова, сколько раз&#xa0;— зависит от обычая. Здесь три столбца, масть любая, в резерве {reserve} карт, а колоду проходят один раз.</translation>
    </message>
    <message>
        <source>Is it the same as Kansas?</source>
        <translation>Это то же самое, что Kansas?</translation>
    </message>
    <message>
        <source>Yes and no. Kansas is another name for Chameleon, but some tables mean by it a game with 13 reserve cards and foundations whose top card may come back. This program offers that game under the name Kansas, so that you can play both.</source>
        <translation>И да и нет. Kansas&#xa0;— другое имя Chameleon, но кое-где под ним понимают игру с 13 картами в резерве и базами, верхняя карта которых может вернуться. Эта программа предлагает такую игру под именем Kansas, так что можно играть в обе.</translation>
    </message>
    <message>
        <source>What is the reserve?</source>
        <translation>Что такое резерв?</translation>
    </message>
    <message>
        <source>The pile of {reserve} cards at the left, of which only the top one is face up. This card is always in play. The reserve fills emptied piles by itself, and nothing is ever placed on it.</source>
        <translation>Стопка из {reserve} карт слева, в которой открыта только верхняя. Эта карта всегда в игре. Резерв сам занимает опустевшие столбцы, и на него никогда ничего не кладут.</translation>
    </message>
    <message>
        <source>With which rank do the foundations start?</source>
        <translation>С какого достоинства начинаются базы?</translation>
    </message>
    <message>
        <source>With the rank of the first card that is dealt to them. If that is a Jack, all four are built Jack, Queen, King, Ace, Two and so on to the Ten.</source>
        <translation>С достоинства первой карты, которую туда сдали. Если это валет, на все четыре ложатся валет, дама, король, туз, двойка и так далее до десятки.</translation>
    </message>
    <message>
        <source>How often may the stock be turned?</source>
        <translation>Сколько раз можно пройти колоду?</translation>
    </message>
    <message>
        <source>Once. When it is used up, the waste stays where it is; only its top card is in play.</source>
        <translation>Один. Когда она закончилась, отбой остаётся на месте; играет только его верхняя карта.</translation>
    </message>
    <message>
        <source>Can every deal be won?</source>
        <translation>Любую ли раздачу можно выиграть?</translation>
    </message>
    <message>
        <source>No. Of {deals} shuffled deals of {game} the solver has won {winnable}; [How to win](winning) has the other figures.</source>
        <translation>Нет. Вот сколько раздач {game} решатель выиграл из {deals} перемешанных: {winnable}; остальные цифры&#xa0;— на странице [Как выиграть](winning).</translation>
    </message>
    <message>
        <source>What does the hint know?</source>
        <translation>Что знает подсказка?</translation>
    </message>
    <message>
        <source>Everything: it asks the solver, which sees the face-down cards and the order of the stock. It looks for a winning line from this very position and shows its first move. If it finds none in time, it says so and suggests a sensible move, marked as a guess. If the position is proved lost, it says that, and offers to go back to the last one that could still be won.</source>
        <translation>Всё: она спрашивает решатель, а он видит закрытые карты и порядок колоды. Он ищет путь к выигрышу именно из этой позиции и показывает первый ход. Если путь не найден вовремя, так и будет сказано, и будет предложен разумный ход с пометкой, что это догадка. Если доказано, что позиция проиграна, об этом тоже будет сказано, и можно будет вернуться к последней, которую ещё можно было выиграть.</translation>
    </message>
    <message>
        <source>Is there a daily board?</source>
        <translation>Есть ли партия дня?</translation>
    </message>
    <message>
        <source>Yes: one deal of Chameleon for each day of the calendar, the same for everyone everywhere. It stands in the menu {Player} and is for signed-in players, whose results, times and streaks are kept. Past days can be played too; they are marked as late and do not count for a streak.</source>
        <translation>Да: одна раздача Chameleon на каждый день календаря, одинаковая для всех и везде. Она находится в меню {Player} и предназначена для вошедших игроков, чьи результаты, время и серии сохраняются. Прошедшие дни тоже можно сыграть; они отмечаются как сыгранные позже и не входят в серию.</translation>
    </message>
    <message>
        <source>What happens to my game when I close the program?</source>
        <translation>Что будет с игрой, если закрыть программу?</translation>
    </message>
    <message>
        <source>Nothing is lost. The game is kept after every move, with all that can be undone and redone and its time, and the next start goes on with it. Each player has a game of their own.</source>
        <translation>Ничего не пропадёт. Игра сохраняется после каждого хода вместе со всем, что можно отменить и вернуть, и с её временем; при следующем запуске она продолжится. У каждого игрока своя игра.</translation>
    </message>
    <message>
        <source>Which games are counted?</source>
        <translation>Какие игры учитываются?</translation>
    </message>
    <message>
        <source>Every game that was dealt, from its first move on, and each only once. A win counts with the winning move, whatever is undone or played again afterwards. A game whose solution was shown is no win. All of it stays on this computer.</source>
        <translation>Каждая розданная игра начиная с первого хода, и каждая только один раз. Победа засчитывается с выигрышным ходом, что бы потом ни отменяли и ни переигрывали. Игра, решение которой было показано, победой не считается. Всё остаётся на этом компьютере.</translation>
    </message>
</context>
<context>
    <name>HelpRules</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Foundations</source>
        <translation>Базы</translation>
    </message>
    <message>
        <source>A foundation takes the cards of its suit in turn, each one rank higher than the last. An empty one takes only its suit’s card of the base rank. The King is followed by the Ace, and the last card is the one just below the base rank.</source>
        <translation>На базу карты её масти ложатся по порядку, каждая на одно достоинство выше предыдущей. На пустую можно положить только карту её масти базового достоинства. За королём идёт туз, а последней ложится карта, которая на одно достоинство ниже базового.</translation>
    </message>
    <message>
        <source>A card on a foundation never comes back.</source>
        <translation>Карта с базы никогда не возвращается.</translation>
    </message>
    <message>
        <source>The top card of a foundation may be taken back onto a tableau pile that accepts it.</source>
        <translation>Верхнюю карту базы можно вернуть на столбец, если она туда подходит.</translation>
    </message>
    <message>
        <source>A card comes back from its foundation to a pile.</source>
        <translation>Карта возвращается с базы на столбец.</translation>
    </message>
    <message>
        <source>Tableau</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>The piles are built down by one rank, whatever the suit: any Nine may lie on any Ten. A King may lie on an Ace.</source>
        <translation>Столбцы собирают вниз по одному достоинству, масть не важна: любую девятку можно положить на любую десятку. Короля можно положить на туза.</translation>
    </message>
    <message>
        <source>The wrap: a King goes onto an Ace.</source>
        <translation>Переход: король ложится на туза.</translation>
    </message>
    <message>
        <source>Any card of a pile may be moved together with all the cards above it, if it fits where it goes. These cards are called a **run**.</source>
        <translation>Любую карту столбца можно перенести вместе со всеми картами, что лежат на ней, если она подходит к новому месту. Такие карты называются **последовательностью**.</translation>
    </message>
    <message>
        <source>Part of a pile moves as a run and uncovers the card below it.</source>
        <translation>Часть столбца переходит последовательностью и открывает карту под собой.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Резерв</translation>
    </message>
    <message>
        <source>The top card of the reserve may be played at any time, to a foundation or onto a pile; then the next one is turned up. Nothing is ever placed on the reserve.</source>
        <translation>Верхнюю карту резерва можно сыграть в любую минуту&#xa0;— на базу или на столбец; тогда открывают следующую. На резерв никогда ничего не кладут.</translation>
    </message>
    <message>
        <source>Empty piles</source>
        <translation>Пустые столбцы</translation>
    </message>
    <message>
        <source>As long as the reserve holds cards, its top card fills an emptied pile at once, by itself. That is part of the same move: a single undo takes back both.</source>
        <translation>Пока в резерве есть карты, верхняя из них тут же сама занимает опустевший столбец. Это часть того же хода: одна отмена возвращает и то и другое.</translation>
    </message>
    <message>
        <source>A whole pile moves away, and the reserve fills its place.</source>
        <translation>Столбец уходит целиком, и его место занимает резерв.</translation>
    </message>
    <message>
        <source>Once the reserve is used up, any card that can move may fill an empty pile, alone or with the cards above it. The place may also stay empty.</source>
        <translation>Когда резерв исчерпан, пустой столбец может занять любая карта, которая может двигаться, одна или вместе с лежащими на ней. Место можно оставить и пустым.</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Колода и отбой</translation>
    </message>
    <message>
        <source>The stock is turned one card at a time onto the waste, and only the top card of the waste is in play. The stock is gone through once; there is no redeal.</source>
        <translation>Колоду открывают по одной карте в отбой, и играет только верхняя карта отбоя. Колоду проходят один раз; повторной раздачи нет.</translation>
    </message>
    <message>
        <source>Won, stuck, lost</source>
        <translation>Выигрыш, тупик, проигрыш</translation>
    </message>
    <message>
        <source>The game is **won** when all 52 cards are on the foundations.</source>
        <translation>Игра **выиграна**, когда все 52 карты лежат на базах.</translation>
    </message>
    <message>
        <source>It is **stuck** when no card can move and turning the rest of the stock would not bring up one that can. To shift a run between two equal cards is a move too, so a game can be lost long before it is stuck. **Lost** is a word for the solver alone: it is used only when no way to win is left.</source>
        <translation>Игра **в тупике**, когда ни одна карта не может двинуться и остаток колоды не принёс бы ни одной такой. Переложить последовательность с одной равной карты на другую&#xa0;— тоже ход, поэтому игра может быть проиграна задолго до тупика. Слово **проиграна** говорит только решатель, и лишь тогда, когда пути к выигрышу больше нет.</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>В других программах</translation>
    </message>
    <message>
        <source>Not everyone plays it like this. In some programs the reserve has 13 cards, in some a card may come back from a foundation, in others only whole piles or single cards are moved, or empty piles are filled from the waste. This program plays by the rules above. The game with 13 reserve cards and foundations that give cards back is here called Kansas; you choose it in the menu {Game}, {Variant}.</source>
        <translation>Так играют не все. В одних программах в резерве 13 карт, в других карта может вернуться с базы, в третьих переносят только целые столбцы или отдельные карты либо занимают пустые столбцы картами из отбоя. Эта программа играет по правилам, изложенным выше. Игра с 13 картами в резерве и базами, которые отдают карты, называется здесь Kansas; её выбирают в меню «{Game}», «{Variant}».</translation>
    </message>
    <message>
        <source>Names differ. Many books and programs use Kansas as another name for Chameleon, with 12 reserve cards and foundations that keep what they have. Here Kansas means the game described above; in everything else it follows the rules of Chameleon, which you choose in the menu {Game}, {Variant}.</source>
        <translation>С названиями путаница. Во многих книгах и программах Kansas&#xa0;— лишь другое имя Chameleon, где в резерве 12 карт, а базы не отдают того, что получили. Здесь Kansas&#xa0;— это игра, описанная выше; во всём остальном она следует правилам Chameleon, который выбирают в меню «{Game}», «{Variant}».</translation>
    </message>
</context>
<context>
    <name>HelpSetup</name>
    <message>
        <source>Set-up</source>
        <translation>Расклад</translation>
    </message>
    <message>
        <source>A new deal and the names of its parts.</source>
        <translation>Новая раздача и названия её частей.</translation>
    </message>
    <message>
        <source>**Reserve**: {reserve} cards, dealt face down; the top one is turned up.</source>
        <translation>**Резерв**: {reserve} карт рубашкой вверх; верхнюю открывают.</translation>
    </message>
    <message>
        <source>**Foundations**: the next card begins the foundation of its own suit. Its rank is the base rank of all four.</source>
        <translation>**Базы**: следующая карта начинает базу своей масти. Её достоинство становится базовым для всех четырёх.</translation>
    </message>
    <message>
        <source>**Tableau**: three piles, with one card each, face up.</source>
        <translation>**Столбцы**: их три, в каждом по одной открытой карте.</translation>
    </message>
    <message>
        <source>**Stock**: the remaining {stock} cards, face down. They are turned one at a time onto the **waste**.</source>
        <translation>**Колода**: остальные {stock} карт рубашкой вверх. Их открывают по одной в **отбой**.</translation>
    </message>
    <message>
        <source>An empty foundation shows its suit and the base rank, so that you can see which card it is waiting for. The small figures on stock and reserve say how many cards are left there.</source>
        <translation>Пустая база показывает свою масть и базовое достоинство, так что видно, какую карту она ждёт. Маленькие числа на колоде и резерве говорят, сколько карт там осталось.</translation>
    </message>
    <message>
        <source>Every deal has a number. Whoever plays the same number gets the same cards; [Controls](controls) tells you how to choose one.</source>
        <translation>У каждой раздачи есть номер. Кто играет тот же номер, получает те же карты; как его выбрать, рассказано на странице [Управление](controls).</translation>
    </message>
</context>
<context>
    <name>HelpStrategy</name>
    <message>
        <source>Strategy</source>
        <translation>Стратегия</translation>
    </message>
    <message>
        <source>Games are won and lost in the reserve. Each card that leaves it brings the next one into play, so look first for moves that empty a pile: the reserve fills it by itself.</source>
        <translation>Игра выигрывается и проигрывается в резерве. Каждая карта, которая его покидает, вводит в игру следующую, поэтому сначала ищите ходы, которые освобождают столбец: резерв займёт его сам.</translation>
    </message>
    <message>
        <source>**Look before you turn.** The stock is gone through once. Before you turn a card, ask what the one now on the waste could still do, for it is about to be covered.</source>
        <translation>**Сначала посмотрите, потом открывайте.** Колоду проходят один раз. Прежде чем открыть карту, спросите себя, что ещё может сделать та, что лежит в отбое: сейчас её накроют.</translation>
    </message>
    <message>
        <source>**Keep the waste in mind.** A waste card passed over returns only when everything above it has gone. It hurts most when a high card covers a lower one of its own suit, counted from the base rank.</source>
        <translation>**Помните об отбое.** Пропущенная карта вернётся, только когда уйдёт всё, что лежит на ней. Обиднее всего, когда старшая карта накрывает младшую той же масти, считая от базового достоинства.</translation>
    </message>
    <message>
        <source>**Shift runs.** Three piles leave little room. A run may be lifted at any card, so you can move part of a pile to free the card below it.</source>
        <translation>**Перекладывайте последовательности.** В трёх столбцах тесно. Последовательность можно поднять с любой карты, так что часть столбца можно переложить и освободить карту под ней.</translation>
    </message>
    <message>
        <source>**Use equal cards.** Where two cards of the same rank lie open, a run can go from one to the other. Nothing seems to change, but another card is free.</source>
        <translation>**Пользуйтесь равными картами.** Если открыты две карты одного достоинства, последовательность может перейти с одной на другую. Кажется, ничего не изменилось, но свободна уже другая карта.</translation>
    </message>
    <message>
        <source>**Do not hurry to the foundations.** A card that could go up may first serve as a host for a card one rank lower. Once it is up, it stays there.</source>
        <translation>**Не спешите на базы.** Карта, которая могла бы уйти, может сначала послужить опорой для карты на одно достоинство ниже. С базы она уже не вернётся.</translation>
    </message>
    <message>
        <source>**Foundations can lend.** A card on top of a foundation may come back to serve as a host for a card one rank lower. Go up early, but remember what you can fetch.</source>
        <translation>**Базы дают взаймы.** Верхняя карта базы может вернуться и послужить опорой для карты на одно достоинство ниже. Уходите рано, но помните, что можно взять назад.</translation>
    </message>
    <message>
        <source>**Spare the base rank.** On a card of the base rank only a card one rank lower can lie. That is the very last one its suit needs, and it covers one that is needed first. While the reserve is full this may be worth it; later it seldom is.</source>
        <translation>**Берегите базовое достоинство.** На карту базового достоинства ложится только карта на одно достоинство ниже. Своей масти она нужна последней, а накрывает ту, что нужна первой. Пока резерв полон, это может окупиться, позже&#xa0;— редко.</translation>
    </message>
    <message>
        <source>Undo costs nothing. When you are stuck, go back to where you had a choice, or let the program tell you [where the game was lost](controls).</source>
        <translation>Отмена ничего не стоит. Зайдя в тупик, вернитесь туда, где был выбор, или пусть программа скажет, [где игра была проиграна](controls).</translation>
    </message>
</context>
<context>
    <name>HelpWinning</name>
    <message>
        <source>How to win</source>
        <translation>Как выиграть</translation>
    </message>
    <message>
        <source>A won game usually goes through three stages.</source>
        <translation>Выигранная игра обычно проходит три этапа.</translation>
    </message>
    <message>
        <source>**The reserve is played out.** Its lower cards are out of reach until those above have gone, so each card that leaves it brings you a little closer.</source>
        <translation>**Разыгрывается резерв.** До его нижних карт не добраться, пока не ушли верхние, поэтому каждая карта, которая его покидает, приближает вас к цели.</translation>
    </message>
    <message>
        <source>**The waste is cleared.** A card passed over is covered by the next one, and it returns only when everything above it has been played.</source>
        <translation>**Пустеет отбой.** Пропущенную карту накрывает следующая, и она вернётся только тогда, когда сыграно всё, что лежит на ней.</translation>
    </message>
    <message>
        <source>**The piles are put in order.** A pile is in order when its ranks, counted from the base rank, only fall from bottom to top. With reserve, stock and waste empty and all piles in order, each card is free when its turn comes; {AutoComplete} then plays the rest by itself.</source>
        <translation>**Столбцы приходят в порядок.** Столбец упорядочен, если достоинства в нём, считая от базового, снизу вверх только убывают. Когда резерв, колода и отбой пусты, а все столбцы упорядочены, каждая карта свободна к своей очереди; остальное доиграет {AutoComplete}.</translation>
    </message>
    <message>
        <source>Can every deal be won?</source>
        <translation>Любую ли раздачу можно выиграть?</translation>
    </message>
    <message>
        <source>No. The program’s own solver, which sees every card, was given {deals} shuffled deals of {game}. Deals won: {winnable}. Proved to be lost: {lost}. Still open: {open}.</source>
        <translation>Нет. Решатель программы, который видит все карты, разобрал {deals} перемешанных раздач {game}. Выиграно: {winnable}. Доказан проигрыш: {lost}. Пока неясно: {open}.</translation>
    </message>
    <message>
        <source>At least {share} of these deals, then, can be won by somebody who knows where each card lies. Without that knowledge you will win fewer; do not take a lost game to heart.</source>
        <translation>Значит, не меньше {share} этих раздач может выиграть тот, кто знает, где лежит каждая карта. Без этого знания побед будет меньше; не принимайте проигрыш близко к сердцу.</translation>
    </message>
    <message>
        <source>If you prefer games that can be won, switch on **{WinnableOnly}**: new games are then dealt only from those that the solver has won.</source>
        <translation>Если вам милее игры, которые можно выиграть, включите **{WinnableOnly}**: новые раздачи будут выбираться только из тех, что решатель выиграл.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>This position is lost: nothing leads to a win any more</source>
        <translation>Эта позиция проиграна: к победе уже ничто не ведёт</translation>
    </message>
    <message>
        <source>There is nothing left to do</source>
        <translation>Делать больше нечего</translation>
    </message>
    <message>
        <source>Not settled yet: a guess can be made</source>
        <translation>Пока не решено: можно попробовать наугад</translation>
    </message>
    <message>
        <source>Something can be done: this position can be won</source>
        <translation>Есть что делать: эту позицию можно выиграть</translation>
    </message>
    <message>
        <source>look at {what}</source>
        <translation>обратите внимание: {what}</translation>
    </message>
    <message>
        <source>Only a guess, not settled yet: {move}</source>
        <translation>Лишь предположение, пока не решено: {move}</translation>
    </message>
    <message>
        <source>To win: {move}</source>
        <translation>К победе: {move}</translation>
    </message>
    <message>
        <source>turn a card of the stock</source>
        <translation>открыть карту колоды</translation>
    </message>
    <message>
        <source>{cards}: {source} → {target}</source>
        <translation>{cards}: {source} → {target}</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>{card} with the cards on it</source>
        <translation>{card} с картами на ней</translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <source>Go to the next card or place</source>
        <translation>К соседней карте или месту</translation>
    </message>
    <message>
        <source>Go to the next group of piles</source>
        <translation>К следующей группе стопок</translation>
    </message>
    <message>
        <source>Play the card, or put down what you hold</source>
        <translation>Сыграть картой или положить взятое</translation>
    </message>
    <message>
        <source>Pick up, then put down</source>
        <translation>Взять, затем положить</translation>
    </message>
    <message>
        <source>Take more or fewer cards of a run</source>
        <translation>Больше или меньше карт последовательности</translation>
    </message>
    <message>
        <source>Let go of what you hold</source>
        <translation>Отпустить взятое</translation>
    </message>
    <message>
        <source>To stock, waste or reserve</source>
        <translation>К колоде, отбою или резерву</translation>
    </message>
    <message>
        <source>To a tableau pile</source>
        <translation>К столбцу</translation>
    </message>
    <message>
        <source>To a foundation</source>
        <translation>К базе</translation>
    </message>
    <message>
        <source>The whole game by keyboard</source>
        <translation>Вся игра с клавиатуры</translation>
    </message>
    <message>
        <source>Any key closes this list. After the last group, Tab leaves the table.</source>
        <translation>Любая клавиша закрывает этот список. После последней группы Tab уводит со стола.</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>From here this lost the game: {move}</source>
        <translation>Отсюда игру проиграл этот ход: {move}</translation>
    </message>
    <message>
        <source>Looking back: {done} of {total} positions</source>
        <translation>Разбор назад: позиций&#xa0;— {done} из {total}</translation>
    </message>
    <message>
        <source>Where was it lost?</source>
        <translation>Где игра проиграна?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Take this panel away and play on</source>
        <translation>Убрать эту панель и играть дальше</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Nothing is lost: this position can still be won.</source>
        <translation>Ничего не потеряно: эту позицию ещё можно выиграть.</translation>
    </message>
    <message>
        <source>This deal could not be won from its beginning.</source>
        <translation>Эту раздачу нельзя было выиграть с самого начала.</translation>
    </message>
    <message>
        <source>The solver found no position that could be won.</source>
        <translation>Решатель не нашёл позиции, которую можно было выиграть.</translation>
    </message>
    <message>
        <source>Move {number} lost it: {move}.</source>
        <translation>Победу упустил ход {number}: {move}.</translation>
    </message>
    <message>
        <source>Up to move {number} it could be won; what came later is not settled.</source>
        <translation>До хода {number} игру можно было выиграть; что было потом, не решено.</translation>
    </message>
    <message>
        <source>It was lost after move {first}, by move {last} at the latest; more is open.</source>
        <translation>Победа упущена после хода {first}, не позже хода {last}; точнее сказать нельзя.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Перейти туда</translation>
    </message>
    <message>
        <source>This position is lost</source>
        <translation>Эта позиция проиграна</translation>
    </message>
    <message>
        <source>It is proved that nothing leads to a win from here.</source>
        <translation>Доказано, что отсюда ничто не ведёт к победе.</translation>
    </message>
    <message>
        <source>Back to the last winnable position</source>
        <translation>К последней выигрышной позиции</translation>
    </message>
    <message>
        <source>Search no further and play on</source>
        <translation>Прекратить поиск и играть дальше</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Вариант</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>И&amp;грок</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Карточный стол</translation>
    </message>
    <message>
        <source>Deal {number} is on the clipboard</source>
        <translation>Номер раздачи {number} скопирован в буфер обмена</translation>
    </message>
    <message>
        <source>The cards of this deal are on the clipboard</source>
        <translation>Карты этой раздачи скопированы в буфер обмена</translation>
    </message>
    <message>
        <source>The stock is used up; there is no redeal</source>
        <translation>Колода закончилась; повторной раздачи нет</translation>
    </message>
    <message>
        <source>This place is empty</source>
        <translation>Здесь пусто</translation>
    </message>
    <message>
        <source>{card} fits nowhere just now</source>
        <translation>{card} пока никуда не ложится</translation>
    </message>
    <message>
        <source>{game}, daily board of {day}</source>
        <translation>{game}, партия дня, {day}</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <translation>{game}, раздача {number}</translation>
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
        <translation>Убрать это сообщение</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>stock</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>отбой</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>резерв</translation>
    </message>
    <message>
        <source>foundation</source>
        <translation>база</translation>
    </message>
    <message>
        <source>tableau pile</source>
        <translation>столбец</translation>
    </message>
    <message>
        <source>card {number}</source>
        <translation>карта {number}</translation>
    </message>
    <message>
        <source>{place}, card {number}</source>
        <translation>{place}, карта {number}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>a name needs at least one letter</source>
        <translation>в имени должна быть хотя бы одна буква</translation>
    </message>
    <message>
        <source>a name has at most {most} letters</source>
        <translation>в имени может быть не больше {most} букв</translation>
    </message>
    <message>
        <source>a name holds no invisible signs</source>
        <translation>в имени не бывает невидимых знаков</translation>
    </message>
    <message>
        <source>another player has this name already</source>
        <translation>так уже зовут другого игрока</translation>
    </message>
    <message>
        <source>there is no such player any more</source>
        <translation>такого игрока больше нет</translation>
    </message>
    <message>
        <source>a password has at most {most} letters</source>
        <translation>в пароле может быть не больше {most} букв</translation>
    </message>
    <message>
        <source>this is not the player’s password</source>
        <translation>это не пароль этого игрока</translation>
    </message>
    <message>
        <source>too many wrong passwords: wait {seconds} s, then try again</source>
        <translation>слишком много неверных паролей: подождите {seconds}&#xa0;с и попробуйте ещё раз</translation>
    </message>
    <message>
        <source>what is kept of the password is damaged</source>
        <translation>сохранённые данные этого пароля повреждены</translation>
    </message>
    <message>
        <source>the daily board of {day} is yet to come</source>
        <translation>партия дня {day} ещё впереди</translation>
    </message>
    <message>
        <source>“{field}” of a game is missing or wrong</source>
        <translation>в данных игры «{field}» отсутствует или неверно</translation>
    </message>
    <message>
        <source>players and games cannot be kept: the data folder is write-protected or not there</source>
        <translation>игроков и игры не удаётся сохранить: папка данных защищена от записи или отсутствует</translation>
    </message>
    <message>
        <source>players and games cannot be kept: the disk is full</source>
        <translation>игроков и игры не удаётся сохранить: диск заполнен</translation>
    </message>
    <message>
        <source>players and games cannot be kept: another program has locked the database</source>
        <translation>игроков и игры не удаётся сохранить: базу данных заблокировала другая программа</translation>
    </message>
    <message>
        <source>players and games cannot be kept: the disk reports an error</source>
        <translation>игроков и игры не удаётся сохранить: диск сообщает об ошибке</translation>
    </message>
    <message>
        <source>the players’ database was made by a newer version of the program, in format {version}; this version reads formats up to {newest}</source>
        <translation>база данных игроков создана более новой версией программы, в формате {version}; эта версия читает форматы до {newest}</translation>
    </message>
    <message>
        <source>the players’ database was damaged: it has been set aside, and the backup of {day} is used; newer games saved from the damaged file: {games}</source>
        <translation>база данных игроков была повреждена: она отложена в сторону, используется резервная копия за {day}; более новых игр спасено из повреждённого файла: {games}</translation>
    </message>
    <message>
        <source>the players’ database was missing, and the backup of {day} is used</source>
        <translation>база данных игроков отсутствовала, используется резервная копия за {day}</translation>
    </message>
    <message>
        <source>the players’ database was damaged: it has been set aside, and a new one has been begun; games saved from the damaged file: {games}</source>
        <translation>база данных игроков была повреждена: она отложена в сторону, и создана новая; игр спасено из повреждённого файла: {games}</translation>
    </message>
    <message>
        <source>the players’ database is damaged</source>
        <translation>база данных игроков повреждена</translation>
    </message>
    <message>
        <source>this was stopped before it was done</source>
        <translation>это было прервано до завершения</translation>
    </message>
    <message>
        <source>the file is too large: more than {most} bytes or {games} games</source>
        <translation>файл слишком велик: больше {most} байт или {games} игр</translation>
    </message>
    <message>
        <source>this is no list of games of Chameleon</source>
        <translation>это не список игр Chameleon</translation>
    </message>
    <message>
        <source>this list was written by a newer version of the program, in format {version}; this version reads formats up to {newest}</source>
        <translation>этот список записан более новой версией программы, в формате {version}; эта версия читает форматы до {newest}</translation>
    </message>
    <message>
        <source>line {line}: this is no line of a list of games</source>
        <translation>строка {line}: это не строка списка игр</translation>
    </message>
    <message>
        <source>game {entry} of the list: “{field}” is missing or wrong</source>
        <translation>игра {entry} в списке: «{field}» отсутствует или неверно</translation>
    </message>
</context>
<context>
    <name>PlayersDesk</name>
    <message>
        <source>Players and games</source>
        <translation>Игроки и игры</translation>
    </message>
    <message>
        <source>Players and games are being kept again</source>
        <translation>Игроки и игры снова сохраняются</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>No other game was left unfinished</source>
        <translation>Других незаконченных игр нет</translation>
    </message>
    <message>
        <source>The last game could not be opened</source>
        <translation>Не удалось открыть последнюю игру</translation>
    </message>
    <message>
        <source>{reason} Its file was set aside, nothing was deleted.</source>
        <translation>{reason} Её файл отложен в сторону, ничего не удалено.</translation>
    </message>
    <message>
        <source>The game cannot be kept at present</source>
        <translation>Игру пока не удаётся сохранять</translation>
    </message>
    <message>
        <source>{reason} Play on; it is tried again until it succeeds.</source>
        <translation>{reason} Играйте дальше: попытки будут повторяться, пока не получится.</translation>
    </message>
    <message>
        <source>The game is being kept again</source>
        <translation>Игра снова сохраняется</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Close this window; every change has been kept already</source>
        <translation>Закрыть это окно; все изменения уже сохранены</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>&amp;Autoplay</source>
        <translation>&amp;Автоход</translation>
    </message>
    <message>
        <source>Auto &amp;complete</source>
        <translation>Авто&amp;завершение</translation>
    </message>
    <message>
        <source>A click plays a card to where it fits. Without it, a click picks it up.</source>
        <translation>Щелчок кладёт карту туда, куда она подходит. Иначе щелчок берёт её в руку.</translation>
    </message>
    <message>
        <source>Once only ordered piles are left, the cards go up by themselves.</source>
        <translation>Когда остались лишь упорядоченные столбцы, карты уходят на базы сами.</translation>
    </message>
    <message>
        <source>Hints and verdicts</source>
        <translation>Подсказки и оценки</translation>
    </message>
    <message>
        <source>Whether something can be done</source>
        <translation>Есть ли что делать</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>Карту</translation>
    </message>
    <message>
        <source>The card and its target</source>
        <translation>Карту и куда её положить</translation>
    </message>
    <message>
        <source>&amp;Verdict light</source>
        <translation>И&amp;ндикатор</translation>
    </message>
    <message>
        <source>&amp;Winnable deals only</source>
        <translation>Только про&amp;ходимые раздачи</translation>
    </message>
    <message>
        <source>The status bar tells whether the position can still be won.</source>
        <translation>Строка состояния показывает, можно ли ещё выиграть позицию.</translation>
    </message>
    <message>
        <source>Each further press tells more, up to the whole move</source>
        <translation>Каждое следующее нажатие подсказывает больше, вплоть до всего хода</translation>
    </message>
    <message>
        <source>&amp;First press of Hint tells:</source>
        <translation>&amp;Первое нажатие кнопки «Подсказка» сообщает:</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Lozenges</source>
        <translation>Ромбы</translation>
    </message>
    <message>
        <source>Chameleon</source>
        <translation>Хамелеон</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>Хвосты</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёное</translation>
    </message>
    <message>
        <source>Blue grey</source>
        <translation>Серо-синее</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Бордовое</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Песочное</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Угольное</translation>
    </message>
    <message>
        <source>Four c&amp;olours</source>
        <translation>&amp;Четыре цвета</translation>
    </message>
    <message>
        <source>Blue diamonds and green clubs</source>
        <translation>Синие бубны и зелёные трефы</translation>
    </message>
    <message>
        <source>Large &amp;print</source>
        <translation>&amp;Крупные знаки</translation>
    </message>
    <message>
        <source>Large signs on the cards, with strong contrast</source>
        <translation>Крупные и контрастные знаки на картах</translation>
    </message>
    <message>
        <source>L&amp;eft-handed table</source>
        <translation>Стол для &amp;левши</translation>
    </message>
    <message>
        <source>Stock and reserve are at the right</source>
        <translation>Колода и резерв лежат справа</translation>
    </message>
    <message>
        <source>How fast the cards move</source>
        <translation>Как быстро движутся карты</translation>
    </message>
    <message>
        <source>The pattern on the back of the cards</source>
        <translation>Узор на рубашке карт</translation>
    </message>
    <message>
        <source>The colour of the table</source>
        <translation>Цвет стола</translation>
    </message>
    <message>
        <source>Animation &amp;speed:</source>
        <translation>&amp;Скорость анимации:</translation>
    </message>
    <message>
        <source>Card back:</source>
        <translation>Рубашка карт:</translation>
    </message>
    <message>
        <source>Cloth:</source>
        <translation>Сукно:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Системный</translation>
    </message>
    <message>
        <source>&amp;International letters on the cards</source>
        <translation>&amp;Международные буквы на картах</translation>
    </message>
    <message>
        <source>The language of windows, cards and rules</source>
        <translation>Язык окон, карт и правил</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Язык:</translation>
    </message>
    <message>
        <source>A K Q J whatever the language; else its own.</source>
        <translation>A K Q J на любом языке; иначе&#xa0;— буквы выбранного языка.</translation>
    </message>
</context>
<context>
    <name>SignIn</name>
    <message>
        <source>Sign in</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Имя:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>&amp;Пароль:</translation>
    </message>
    <message>
        <source>Password a&amp;gain:</source>
        <translation>Пароль ещё &amp;раз:</translation>
    </message>
    <message>
        <source>S&amp;tay signed in</source>
        <translation>&amp;Оставаться в системе</translation>
    </message>
    <message>
        <source>Your name, or another one for a new player</source>
        <translation>Ваше имя или другое для нового игрока</translation>
    </message>
    <message>
        <source>The player’s password, if there is one</source>
        <translation>Пароль игрока, если он есть</translation>
    </message>
    <message>
        <source>The new password once more</source>
        <translation>Новый пароль ещё раз</translation>
    </message>
    <message>
        <source>Do not ask for the password at the next start</source>
        <translation>Не спрашивать пароль при следующем запуске</translation>
    </message>
    <message>
        <source>Play under this name</source>
        <translation>Играть под этим именем</translation>
    </message>
    <message>
        <source>Play on as before</source>
        <translation>Играть как прежде</translation>
    </message>
    <message>
        <source>The two passwords are not the same.</source>
        <translation>Пароли не совпадают.</translation>
    </message>
    <message>
        <source>Welcome back!</source>
        <translation>С возвращением!</translation>
    </message>
    <message>
        <source>A new name makes a new player. A password is optional.</source>
        <translation>Новое имя создаёт нового игрока. Пароль необязателен.</translation>
    </message>
    <message>
        <source>&amp;Make player</source>
        <translation>&amp;Создать игрока</translation>
    </message>
    <message>
        <source>&amp;Sign in</source>
        <translation>&amp;Войти</translation>
    </message>
</context>
<context>
    <name>SolutionBar</name>
    <message>
        <source>Solution: move {number} of {total}</source>
        <translation>Решение: ход {number} из {total}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Один ход</translation>
    </message>
    <message>
        <source>Stop, and play on from here</source>
        <translation>Остановить и играть отсюда</translation>
    </message>
    <message>
        <source>P&amp;ace:</source>
        <translation>&amp;Темп:</translation>
    </message>
    <message>
        <source>From slow to quick</source>
        <translation>От медленного к быстрому</translation>
    </message>
</context>
<context>
    <name>SpotActions</name>
    <message>
        <source>Play</source>
        <translation>Сыграть</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Put down here</source>
        <translation>Положить сюда</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Перейти сюда</translation>
    </message>
</context>
<context>
    <name>SpotNames</name>
    <message>
        <source>foundation of {suit}</source>
        <translation>база {suit}</translation>
    </message>
    <message>
        <source>{card}, {place}, {number} of {count}</source>
        <translation>{card}, {place}, {number} из {count}</translation>
    </message>
    <message>
        <source>{card}, {place}, {cards}</source>
        <translation>{card}, {place}, {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{text}, can move</source>
        <translation>{text}, может ходить</translation>
    </message>
    <message>
        <source>Below it: {cards}</source>
        <translation>Под ней: {cards}</translation>
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
        <translation>{first} и больше</translation>
    </message>
    <message>
        <source>from {first} to under {end}</source>
        <translation>от {first} до {end}</translation>
    </message>
    <message>
        <source>{span}: {wins}</source>
        <translation>{span}: {wins}</translation>
    </message>
    <message>
        <source>Statistics: {player}</source>
        <translation>Статистика: {player}</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Игра:</translation>
    </message>
    <message>
        <source>&amp;Period:</source>
        <translation>&amp;Период:</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>За всё время</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Последние 7 дней</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Последние 30 дней</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Последние 12 месяцев</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>И&amp;мпорт…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Сбросить…</translation>
    </message>
    <message>
        <source>Which games are counted</source>
        <translation>Какие игры учитываются</translation>
    </message>
    <message>
        <source>How far back games are counted</source>
        <translation>За какое время учитываются игры</translation>
    </message>
    <message>
        <source>Write these games into a file</source>
        <translation>Записать эти игры в файл</translation>
    </message>
    <message>
        <source>Add games from a file that was exported</source>
        <translation>Добавить игры из экспортированного файла</translation>
    </message>
    <message>
        <source>Remove all games of this player</source>
        <translation>Удалить все игры этого игрока</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Вернуться к игре</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Игр пока нет</translation>
    </message>
    <message>
        <source>Games played (outlined) and won (filled)</source>
        <translation>Сыгранные игры (контур) и выигранные (заливка)</translation>
    </message>
    <message>
        <source>Wins by time</source>
        <translation>Победы по времени</translation>
    </message>
    <message>
        <source>Wins by moves</source>
        <translation>Победы по числу ходов</translation>
    </message>
    <message>
        <source>No wins yet</source>
        <translation>Побед пока нет</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Гость</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Сыграно игр</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Выиграно игр</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Доля побед</translation>
    </message>
    <message>
        <source>Win rate of winnable deals</source>
        <translation>Доля побед в проходимых</translation>
    </message>
    <message>
        <source>Current streak of wins</source>
        <translation>Побед подряд сейчас</translation>
    </message>
    <message>
        <source>Longest streak of wins</source>
        <translation>Лучшая серия побед</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Лучшее время</translation>
    </message>
    <message>
        <source>Median time of wins</source>
        <translation>Медиана времени побед</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Время в игре</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Меньше всего ходов</translation>
    </message>
    <message>
        <source>Median moves of wins</source>
        <translation>Медиана ходов побед</translation>
    </message>
    <message>
        <source>Hints taken</source>
        <translation>Взято подсказок</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>пока ничего</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>The moves of this game so far</source>
        <translation>Ходы, сделанные в этой игре</translation>
    </message>
    <message>
        <source>The cards still to be turned</source>
        <translation>Карты, которые ещё можно открыть</translation>
    </message>
    <message>
        <source>The cards left in the reserve</source>
        <translation>Карты, оставшиеся в резерве</translation>
    </message>
    <message>
        <source>The time from the first move on</source>
        <translation>Время, прошедшее с первого хода</translation>
    </message>
    <message>
        <source>Moves: {count}</source>
        <translation>Ходы: {count}</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Колода: {count}</translation>
    </message>
    <message>
        <source>Reserve: {count}</source>
        <translation>Резерв: {count}</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>Время: {time}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Base rank</source>
        <translation>Базовое достоинство</translation>
    </message>
</context>
<context>
    <name>TableTips</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: complete</source>
        <translation>{place}: собрана полностью</translation>
    </message>
    <message>
        <source>{place}: empty, begins with the {card}</source>
        <translation>{place}: пусто, первой ляжет {card}</translation>
    </message>
    <message>
        <source>{place}: {cards}, next comes the {card}</source>
        <translation>{place}: {cards}, следующей ляжет {card}</translation>
    </message>
    <message>
        <source>{place}: empty</source>
        <translation>{place}: пусто</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}: {cards}</translation>
    </message>
    <message>
        <source>{place}: {cards}, on top the {card}</source>
        <translation>{place}: {cards}, сверху&#xa0;— {card}</translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>Export games</source>
        <translation>Экспорт игр</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Импорт игр</translation>
    </message>
    <message>
        <source>Lists of games (*{csv} *{json})</source>
        <translation>Списки игр (*{csv} *{json})</translation>
    </message>
    <message>
        <source>The games are exported.</source>
        <translation>Игры экспортированы.</translation>
    </message>
    <message>
        <source>{added}; {kept}.</source>
        <translation>{added}; {kept}.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>%n игра добавлена</numerusform>
            <numerusform>%n игры добавлены</numerusform>
            <numerusform>%n игр добавлено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known already</source>
        <translation>
            <numerusform>%n уже была</numerusform>
            <numerusform>%n уже были</numerusform>
            <numerusform>%n уже было</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset statistics</source>
        <translation>Сброс статистики</translation>
    </message>
    <message numerus="yes">
        <source>This removes %n game(s) for good, from the daily board too.</source>
        <translation>
            <numerusform>%n игра будет удалена навсегда, в том числе из партий дня.</numerusform>
            <numerusform>%n игры будут удалены навсегда, в том числе из партий дня.</numerusform>
            <numerusform>%n игр будет удалено навсегда, в том числе из партий дня.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Оставить</translation>
    </message>
    <message>
        <source>This cannot be undone</source>
        <translation>Это нельзя отменить</translation>
    </message>
    <message>
        <source>Nothing is removed</source>
        <translation>Ничего не удаляется</translation>
    </message>
    <message>
        <source>The games are removed.</source>
        <translation>Игры удалены.</translation>
    </message>
    <message>
        <source>Table (*{suffix})</source>
        <translation>Таблица (*{suffix})</translation>
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
        <translation>Проходима</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Проиграна</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Думаю…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Неясна</translation>
    </message>
    <message>
        <source>The solver knows a way to win from here</source>
        <translation>Решатель знает отсюда путь к победе</translation>
    </message>
    <message>
        <source>It is proved that nothing wins from here</source>
        <translation>Доказано, что отсюда выиграть нельзя</translation>
    </message>
    <message>
        <source>The solver is still searching</source>
        <translation>Решатель ещё ищет</translation>
    </message>
    <message>
        <source>The solver could not settle this position</source>
        <translation>Решатель не смог оценить эту позицию</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>Добро пожаловать!</translation>
    </message>
    <message>
        <source>New to Chameleon? The rules are told in two minutes.</source>
        <translation>Впервые играете в Chameleon? Правила можно прочесть за две минуты.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Сразу играть</translation>
    </message>
    <message>
        <source>Take this panel away and begin</source>
        <translation>Убрать эту панель и начать</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>The table. Bring all cards to the four foundations.</source>
        <translation>Стол. Соберите все карты на четырёх базах.</translation>
    </message>
    <message>
        <source>The stock. A click turns its next card onto the waste; there is no redeal.</source>
        <translation>Колода. Щелчок открывает следующую карту в отбой; повторной раздачи нет.</translation>
    </message>
    <message>
        <source>The waste. Its top card is in play.</source>
        <translation>Отбой. Играет его верхняя карта.</translation>
    </message>
    <message>
        <source>The reserve. Its top card is always in play, and fills an emptied pile by itself.</source>
        <translation>Резерв. Его верхняя карта всегда в игре и сама занимает опустевший столбец.</translation>
    </message>
    <message>
        <source>A foundation. It is built up in its suit, from the base rank to the rank below.</source>
        <translation>База. Её собирают вверх по масти, от базового достоинства до предшествующего ему.</translation>
    </message>
    <message>
        <source>A tableau pile. It is built down in any suit; a card moves with all cards above.</source>
        <translation>Столбец. Его собирают вниз, масть любая; карта переносится вместе со всеми, что лежат на ней.</translation>
    </message>
</context>
</TS>
