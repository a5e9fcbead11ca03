# What a desktop says about the program: the entry in its menu and its page in a software centre.

desktop-generic = Помощник для настольных игр
desktop-comment = Подсчёт очков за столом, игра с ботами и ответы о правилах
# Words to search for, separated by semicolons.
desktop-keywords = настольная игра;настолка;очки;подсчёт;правила;судья;боты
# One line, no full stop.
desktop-summary = Подсчёт очков, соперники и правила для настольных игр
# $games is the list of games.
desktop-about = Guildhall садится за стол вместе с вами. Он знает { $games }: кто что получает, сколько это стоит, а в конце — кто победил и почему. У каждого числа есть объяснение.
desktop-about-table = За настоящим столом он следит за партией так подробно, как вам нужно: только итоговый счёт или каждый ход. Споры решаются на месте, и всё можно отменить или исправить позже.
desktop-about-play = Дома он играет с вами всю партию: против ботов разной силы или с друзьями за одним экраном, подсказывает ходы и объясняет почему.
desktop-about-rules = О правилах можно спросить своими словами по-русски, по-английски, по-французски или по-венгерски, а язык — сменить в любой момент, даже посреди партии.
# Under pictures of the window.
desktop-picture-home = Первый экран
desktop-picture-table = Конец раунда за столом, ничья
desktop-picture-play = Партия против ботов
desktop-picture-rules = Вопрос о правилах своими словами
desktop-picture-result = Итоговый счёт с объяснением каждого очка
# What a file manager calls the program’s own files.
desktop-file = партия или лист подсчёта Guildhall
