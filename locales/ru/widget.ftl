# Элементы, которые встречаются на разных экранах.

widget-close = Закрыть
widget-dismiss = Убрать сообщение
widget-why = почему? { $rule }
widget-explained = { $what }: { $number }
widget-stepper-less = { $what }: на один меньше
widget-stepper-more = { $what }: на один больше
widget-stepper-value = { $what }: { $value }
widget-unknown = неизвестно
widget-unknown-short = ?
widget-keypad-back = Стереть цифру
widget-keypad-done = ОК
# Цвета: как имена игроков и, в .low, внутри предложения.
widget-colour-blue = Синий
    .low = синий
widget-colour-orange = Оранжевый
    .low = оранжевый
widget-colour-yellow = Жёлтый
    .low = жёлтый
widget-colour-green = Зелёный
    .low = зелёный
widget-colour-purple = Фиолетовый
    .low = фиолетовый
widget-colour-red = Красный
    .low = красный
widget-colour-black = Чёрный
    .low = чёрный
widget-colour-white = Белый
    .low = белый
widget-shape-circle = круг
widget-shape-triangle = треугольник
widget-shape-square = квадрат
widget-shape-diamond = ромб
widget-shape-hexagon = шестиугольник
