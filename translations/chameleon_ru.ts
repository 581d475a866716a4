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
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
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
        <source>Take back the last move</source>
        <translation>Взять назад последний ход</translation>
    </message>
    <message>
        <source>Play the move again</source>
        <translation>Повторить ход</translation>
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
    <name>CommandLine</name>
    <message>
        <source>give a deal number, or --winnable</source>
        <translation>укажите номер раздачи или --winnable</translation>
    </message>
    <message>
        <source>Chameleon, a one-deck solitaire. Without a command the game starts.</source>
        <translation>Chameleon, пасьянс на одну колоду карт. Без команды начинается игра.</translation>
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
        <source>deal number, {first} to {last}</source>
        <translation>номер раздачи, от {first} до {last}</translation>
    </message>
    <message>
        <source>the first deal that the solver wins</source>
        <translation>первая раздача, которую выигрывает решатель</translation>
    </message>
    <message>
        <source>with --winnable: begin at deal N (any deal unless given)</source>
        <translation>с --winnable: начать с раздачи N (без указания — с любой)</translation>
    </message>
    <message>
        <source>say whether deals can be won, one JSON line each</source>
        <translation>сказать, можно ли выиграть раздачи, по строке JSON на каждую</translation>
    </message>
    <message>
        <source>play a line of moves and print where it leads</source>
        <translation>сыграть последовательность ходов и вывести, куда она ведёт</translation>
    </message>
    <message>
        <source>the deal: its 52 cards, or its number</source>
        <translation>раздача: её 52 карты или её номер</translation>
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
        <translation>игра (без указания — chameleon)</translation>
    </message>
    <message>
        <source>the language spoken (that of the system unless given)</source>
        <translation>язык программы (без указания — язык системы)</translation>
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
        <source>there is no display; “--demo FOLDER” plays without one</source>
        <translation>экрана нет; «--demo ПАПКА» играет без него</translation>
    </message>
    <message>
        <source>“{text}” is not a folder</source>
        <translation>«{text}» — не папка</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>не удаётся прочитать {file}: {reason}</translation>
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
        <source>&amp;Deal</source>
        <translation>&amp;Раздать</translation>
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
        <source>All cards are home: {moves} in {time}.</source>
        <translation>Все карты на месте: {moves}, время — {time}.</translation>
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
</context>
<context>
    <name>Engine</name>
    <message>
        <source>“{text}” is not a card: write a rank A23456789TJQK and a suit SHDC, as in TS</source>
        <translation>«{text}» — не карта: напишите достоинство A23456789TJQK и масть SHDC, как в TS</translation>
    </message>
    <message>
        <source>{at}: “{text}” is not a card: write a rank A23456789TJQK and a suit SHDC, as in TS</source>
        <translation>{at}: «{text}» — не карта: напишите достоинство A23456789TJQK и масть SHDC, как в TS</translation>
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
        <translation>«{text}» — не номер раздачи и не список её карт</translation>
    </message>
    <message>
        <source>{number} is no deal number: choose one from {first} to {last}</source>
        <translation>{number} — не номер раздачи: выберите число от {first} до {last}</translation>
    </message>
    <message>
        <source>“{text}” names no game: write chameleon or kansas, then words such as piles=2</source>
        <translation>«{text}» — не название игры: напишите chameleon или kansas, затем слова вроде piles=2</translation>
    </message>
    <message>
        <source>{name} must be from {first} to {last}, not {value}</source>
        <translation>{name} может быть от {first} до {last}, но не {value}</translation>
    </message>
    <message>
        <source>{deck} cards are too few for {reserve} in the reserve and {piles} piles</source>
        <translation>карт слишком мало ({deck}), чтобы в резерве было {reserve}, а столбцов — {piles}</translation>
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
        <translation>«{text}» — не базовое достоинство этой колоды карт</translation>
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
        <translation>«{text}» — не ход: напишите S или ОТКУДА-КУДА, например W-1, R-F или 2*3-1</translation>
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
        <translation>{card} — не следующая карта своей базы</translation>
    </message>
    <message>
        <source>{card} does not build on {below}</source>
        <translation>{card} не ложится на {below}</translation>
    </message>
    <message>
        <source>the game is won</source>
        <translation>игра выиграна</translation>
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
        <source>Autoplay is off: drag the card to its place</source>
        <translation>Автоход выключен: перетащите карту на место</translation>
    </message>
    <message>
        <source>{card} fits nowhere just now</source>
        <translation>{card} пока никуда не ложится</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <translation>{game}, раздача {number}</translation>
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
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
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
        <source>A click plays a card to where it fits. Without it, cards are only dragged.</source>
        <translation>Щелчок кладёт карту туда, куда она подходит. Иначе карты можно только перетаскивать.</translation>
    </message>
    <message>
        <source>Once only ordered piles are left, the cards go up by themselves.</source>
        <translation>Когда остались лишь упорядоченные столбцы, карты уходят на базы сами.</translation>
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
        <source>&amp;Language:</source>
        <translation>&amp;Язык:</translation>
    </message>
    <message>
        <source>A K Q J whatever the language; else its own.</source>
        <translation>A K Q J на любом языке; иначе — буквы выбранного языка.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
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
</TS>
