# Кто фаворит гильдии в конце раунда. $prestige is yes where the prestige crest lies.

favorites-chosen = { norenberc-guild }: фаворит — { $name }. { $by ->
    [goods] Больше всех товаров: { $count }
    [talers] Ничья по товарам ({ $count }), но больше всех талеров: { $talers }
    [ruling] Так решили за столом
   *[turn-order] Ничья и по товарам ({ $count }), и по талерам ({ $talers }), но место в порядке хода выше
}.{ $from ->
    [peddler] {" "}На склад уходит товар с Торговца.
   *[supply] {""}
}{ $prestige ->
    [yes] {" "}Фавориту достаётся и герб престижа.
   *[no] {""}
}
favorites-nobody = { norenberc-guild }: фаворита нет, потому что товара гильдии нет ни у кого. { $prestige ->
    [yes] Из игры уходят глава гильдии и герб престижа.
   *[no] Глава гильдии уходит из игры.
}
favorites-reveal = { norenberc-guild }: ничья. { $count ->
    [one] Пусть { $names } покажет талеры.
    [few] Пусть { $names } покажут талеры.
    [many] Пусть { $names } покажут талеры.
   *[other] Пусть { $names } покажут талеры.
}{ $prestige ->
    [yes] {" "}Здесь лежит герб престижа.
   *[no] {""}
}
# One line of the answer with its rule.
favorites-line = { $text } ({ $rule })
