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
widget-crest = Герб { norenberc-guild-of }
widget-crest-prestige = Герб престижа

widget-colour-blue = Синий
widget-colour-orange = Оранжевый
widget-colour-yellow = Жёлтый
widget-colour-green = Зелёный
widget-colour-purple = Фиолетовый
widget-colour-red = Красный
widget-colour-black = Чёрный
widget-colour-white = Белый
widget-shape-circle = круг
widget-shape-triangle = треугольник
widget-shape-square = квадрат
widget-shape-diamond = ромб
widget-shape-hexagon = шестиугольник
