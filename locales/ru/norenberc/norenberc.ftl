# Названия, как в русском издании правил, в тех формах, какие нужны предложениям. They select on ids
# that the caller passes on: $guild is a guild's id, $good a good's.

# A guild by itself.
norenberc-guild = { $guild ->
    [brewers] Пивовары
    [bakers] Пекари
    [shoemakers] Сапожники
    [printers] Печатники
    [tailors] Портные
   *[hatters] Шляпники
}

# То же внутри предложения.
norenberc-guild-inside = { norenberc-guild }

# Один её мастер с любым значением.
norenberc-craft = { $guild ->
    [brewers] Пивовар
    [bakers] Пекарь
    [shoemakers] Сапожник
    [printers] Печатник
    [tailors] Портной
   *[hatters] Шляпник
}

# «Ana ничего не делает …»: where something happens.
norenberc-guild-at = { $guild ->
    [brewers] у Пивоваров
    [bakers] у Пекарей
    [shoemakers] у Сапожников
    [printers] у Печатников
    [tailors] у Портных
   *[hatters] у Шляпников
}

# «крыша …», «мастерская …»: whose something is.
norenberc-guild-of = { $guild ->
    [brewers] Пивоваров
    [bakers] Пекарей
    [shoemakers] Сапожников
    [printers] Печатников
    [tailors] Портных
   *[hatters] Шляпников
}

# «Ana продаёт … 2 жетона пива»: to whom.
norenberc-guild-to = { $guild ->
    [brewers] Пивоварам
    [bakers] Пекарям
    [shoemakers] Сапожникам
    [printers] Печатникам
    [tailors] Портным
   *[hatters] Шляпникам
}

# «Ana покупает … 2 жетона пива»: from whom.
norenberc-guild-from = { $guild ->
    [brewers] у Пивоваров
    [bakers] у Пекарей
    [shoemakers] у Сапожников
    [printers] у Печатников
    [tailors] у Портных
   *[hatters] у Шляпников
}

# A type of goods by itself.
norenberc-good = { $good ->
    [beer] пиво
    [pastry] выпечка
    [shoe] обувь
    [page] страница
    [cloth] ткань
   *[hat] шляпа
}
# То же на кнопке.
norenberc-good-label = { $good ->
    [beer] Пиво
    [pastry] Выпечка
    [shoe] Обувь
    [page] Страница
    [cloth] Ткань
   *[hat] Шляпа
}

# То же, когда речь о виде товара и штук может быть много.
norenberc-goods = { $good ->
    [beer] пиво
    [pastry] выпечка
    [shoe] обувь
    [page] страницы
    [cloth] ткань
   *[hat] шляпы
}
    .gen = { $good ->
        [beer] пива
        [pastry] выпечки
        [shoe] обуви
        [page] страниц
        [cloth] ткани
       *[hat] шляп
    }

# So many goods of one type, alone or as the subject; .acc is the same in the accusative. $count is how many.
norenberc-heap = { $good ->
    [beer] { $count ->
        [one] { $count } жетон пива
        [few] { $count } жетона пива
        [many] { $count } жетонов пива
       *[other] { $count } жетона пива
    }
    [pastry] { $count ->
        [one] { $count } жетон выпечки
        [few] { $count } жетона выпечки
        [many] { $count } жетонов выпечки
       *[other] { $count } жетона выпечки
    }
    [shoe] { $count ->
        [one] { $count } жетон обуви
        [few] { $count } жетона обуви
        [many] { $count } жетонов обуви
       *[other] { $count } жетона обуви
    }
    [page] { $count ->
        [one] { $count } страница
        [few] { $count } страницы
        [many] { $count } страниц
       *[other] { $count } страницы
    }
    [cloth] { $count ->
        [one] { $count } жетон ткани
        [few] { $count } жетона ткани
        [many] { $count } жетонов ткани
       *[other] { $count } жетона ткани
    }
   *[hat] { $count ->
        [one] { $count } шляпа
        [few] { $count } шляпы
        [many] { $count } шляп
       *[other] { $count } шляпы
    }
}
    .acc = { $good ->
            [beer] { $count ->
                [one] { $count } жетон пива
                [few] { $count } жетона пива
                [many] { $count } жетонов пива
               *[other] { $count } жетона пива
            }
            [pastry] { $count ->
                [one] { $count } жетон выпечки
                [few] { $count } жетона выпечки
                [many] { $count } жетонов выпечки
               *[other] { $count } жетона выпечки
            }
            [shoe] { $count ->
                [one] { $count } жетон обуви
                [few] { $count } жетона обуви
                [many] { $count } жетонов обуви
               *[other] { $count } жетона обуви
            }
            [page] { $count ->
                [one] { $count } страницу
                [few] { $count } страницы
                [many] { $count } страниц
               *[other] { $count } страницы
            }
            [cloth] { $count ->
                [one] { $count } жетон ткани
                [few] { $count } жетона ткани
                [many] { $count } жетонов ткани
               *[other] { $count } жетона ткани
            }
           *[hat] { $count ->
                [one] { $count } шляпу
                [few] { $count } шляпы
                [many] { $count } шляп
               *[other] { $count } шляпы
            }
        }

# The same as the object of a verb: «продаёт …», «отдаёт …», «забирает …».
norenberc-heap-acc = { norenberc-heap.acc }

# $talers is how many.
norenberc-talers = { $talers ->
    [one] { $talers } талер
    [few] { $talers } талера
    [many] { $talers } талеров
   *[other] { $talers } талера
}

# One craftsman of a guild; .acc in the accusative. $craft is the guild's id, $value the value, $agent is yes or no.
norenberc-craftsman = { $craft ->
    [brewers] Пивовар { $value }
    [bakers] Пекарь { $value }
    [shoemakers] Сапожник { $value }
    [printers] Печатник { $value }
    [tailors] Портной { $value }
   *[hatters] Шляпник { $value }
}{ $agent ->
    [yes] {" "}(посредник «+»)
   *[no] {""}
}
    .acc = { $craft ->
            [brewers] Пивовара { $value }
            [bakers] Пекаря { $value }
            [shoemakers] Сапожника { $value }
            [printers] Печатника { $value }
            [tailors] Портного { $value }
           *[hatters] Шляпника { $value }
        }{ $agent ->
            [yes] {" "}(посредник «+»)
           *[no] {""}
        }

# A tile that can be a guest, by itself. $tile is "craftsman", with $craft, $value and $agent, or a townsman's id.
norenberc-tile = { $tile ->
    [councilman] Член Совета
    [burglar] Грабитель
    [guardsman] Стражник
    [musician-3] Музыкант (3 талера)
    [musician-5] Музыкант (5 талеров)
    [peddler] Торговец
    [mayor] Мэр
    [nobleman-2] Дворянин (2 ПО)
    [nobleman-3] Дворянин (3 ПО)
    [tax-collector] Сборщик Налогов
    [engraver] Резчик
    [foreman-2] Бригадир (значение 2)
    [foreman-3] Бригадир (значение 3)
    [foreman-4] Бригадир (значение 4)
    [apprentice] Подмастерье
   *[craftsman] { norenberc-craftsman }
}

# The same as the object of a verb: «берёт …», «нанимает …».
norenberc-tile-acc = { $tile ->
    [councilman] Члена Совета
    [burglar] Грабителя
    [guardsman] Стражника
    [musician-3] Музыканта (3 талера)
    [musician-5] Музыканта (5 талеров)
    [peddler] Торговца
    [mayor] Мэра
    [nobleman-2] Дворянина (2 ПО)
    [nobleman-3] Дворянина (3 ПО)
    [tax-collector] Сборщика Налогов
    [engraver] Резчика
    [foreman-2] Бригадира (значение 2)
    [foreman-3] Бригадира (значение 3)
    [foreman-4] Бригадира (значение 4)
    [apprentice] Подмастерья
   *[craftsman] { norenberc-craftsman.acc }
}
