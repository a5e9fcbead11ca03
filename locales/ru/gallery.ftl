# Галерея всех элементов, для тех, кто помогает делать программу.

gallery-about = Все элементы программы во всех состояниях, в выбранном виде и на выбранном языке. Для участников проекта и для любопытных.
gallery-sample = Последнее слово за столом.
gallery-text = Текст
gallery-buttons = Кнопки
gallery-primary = Главное
gallery-normal = Одно из нескольких
gallery-quiet = Неброское
gallery-icon = Только картинка
gallery-open-sheet = Открыть панель
gallery-open-dialog = Открыть диалог
gallery-switch = Да или нет
gallery-steppers = Числа
gallery-known = Известное число
gallery-unknown = Неизвестное число
gallery-players = Игроки
gallery-mark = { $colour }, { $shape }
gallery-banners = Сообщения
gallery-cards = Карточки
gallery-card = Карточка, которую можно нажать
gallery-drawings = Рисунки
