# Насколько подробно программа следит за партией.
companion-depth = { $depth ->
    [final-score] Итоговый счёт
    [round-helper] Ведение раундов
   *[referee] Судья
}
companion-depth-about = { $depth ->
    [final-score] По листу на игрока в конце партии: мастера, гербы, талеры, горожане.
    [round-helper] Программа следит за раундами: найм гостей вы вводите по ходу игры, а товары считаете в конце каждого раунда.
   *[referee] Вводится каждое действие и каждый вытянутый тайл, и всё проверяется по правилам.
}
# Журнал.
companion-entry-workshop = Мастерская { norenberc-guild-of } — { $tiles }.
companion-entry-order = Порядок хода — { $names }.
# $used говорит отдельным предложением, что сделал гость.
companion-entry-recruited = { $name } нанимает { norenberc-tile-acc }{ $first ->
    [yes] {" "}и ставит свой маркер первым в порядке хода.
   *[no] .
}{ $used ->
    [peddler] {" "}{ companion-entry-peddled }
    [mayor] {" "}{ companion-entry-mayor }
    [guardsman] {" "}{ companion-entry-swapped }
    [councilman] {" "}{ companion-entry-councilman }
   *[nothing] {""}
}{ $back ->
    [yes] {" "}{ companion-entry-back }
   *[no] {""}
}
companion-entry-councilman = { $name } берёт из общего запаса посредника, если в игре ещё не все восемь.
companion-entry-back = Тайл замешивают обратно в стопку гостей.
companion-entry-peddled = { $placed ->
    [yes] { $name } кладёт на Торговца { norenberc-heap-acc }.
   *[no] { $name } не может ничего положить на Торговца, и тот возвращается в стопку.
}
companion-entry-mayor = Мэр теперь на крыше { norenberc-guild-of }.
companion-entry-swapped = { $with ->
    [bench] В мастерской { norenberc-guild-of } меняются местами тайлы { $number } и { $other }.
   *[guest] На место { $number } в мастерской { norenberc-guild-of } переходит гость { $guest }.
}
companion-entry-counted = { $name } — { norenberc-heap }.
companion-entry-told = { $name } — { norenberc-talers }.
# $how: поровну, больше из двоих или больше всех из нескольких.
companion-entry-richest = { $how ->
    [same] Талеров поровну: { $names }.
    [more] Талеров больше — { $names }, меньше — { $others }.
   *[most] Больше всех талеров — { $names } (сравнивали: { $among }).
}
companion-entry-no-answer = Кто фаворит { norenberc-guild-of }, неизвестно.
companion-entry-prestige = Герб престижа лежит { norenberc-guild-at }.
companion-entry-no-prestige = Где лежит герб престижа, неизвестно.
companion-entry-end-round = Раунд завершён.
companion-entry-craftsmen = { $name } — { $count ->
    [one] { $count } мастер
    [few] { $count } мастера
    [many] { $count } мастеров
   *[other] { $count } мастера
}.
companion-entry-craftsman = { $added ->
    [yes] { $name } — тайл { norenberc-craftsman }.
   *[no] { $name } — минус тайл { norenberc-craftsman }.
}
companion-entry-crest = { $name } — { $count ->
    [one] { $count } герб
    [few] { $count } герба
    [many] { $count } гербов
   *[other] { $count } герба
} { norenberc-guild-of }.
companion-entry-crests = { $name } — { $count ->
    [one] { $count } герб гильдии
    [few] { $count } герба гильдий
    [many] { $count } гербов гильдий
   *[other] { $count } герба гильдий
}.
companion-entry-prestige-crests = { $name } — { $count ->
    [one] { $count } герб престижа
    [few] { $count } герба престижа
    [many] { $count } гербов престижа
   *[other] { $count } герба престижа
}.
companion-entry-townsman = { $name }, { norenberc-tile } — { $count }.
companion-entry-townsmen = { $name } — { $count ->
    [one] { $count } горожанин
    [few] { $count } горожанина
    [many] { $count } горожан
   *[other] { $count } горожанина
}.
companion-entry-agents = { $name } — { $count ->
    [one] { $count } посредник
    [few] { $count } посредника
    [many] { $count } посредников
   *[other] { $count } посредника
}.
# $name is whoever was asked, if that matters in your language.
companion-entry-mayors = { $count ->
    [0] На крышах нет Мэров.
   *[other] Крыши с Мэром — { $guilds }.
}
companion-entry-person = За столом — { $name }.
# $tile and $other are tiles by themselves.
companion-entry-box = В коробке этой партии лежит { $tile }, а не { $other }.
companion-entry-depth = С этого момента режим «{ companion-depth }».
# Что решили за столом. $fact говорит, о чём.
companion-ruling = { $fact ->
    [favorite] Договорились за столом: фаворит { norenberc-guild-of } — { $name }.
    [nobody] Договорились за столом: фаворита { norenberc-guild-at } нет.
    [talers] Договорились за столом: { $name } — { norenberc-talers }.
    [goods] Договорились за столом: { $name } — { norenberc-heap }.
    [agents] Договорились за столом: { $name } — { $count ->
        [one] { $count } посредник
        [few] { $count } посредника
        [many] { $count } посредников
       *[other] { $count } посредника
    }.
    [crests] Договорились за столом: { $name } — { $count ->
        [one] { $count } герб
        [few] { $count } герба
        [many] { $count } гербов
       *[other] { $count } герба
    } { norenberc-guild-of }.
    [prestige-crests] Договорились за столом: { $name } — { $count ->
        [one] { $count } герб престижа
        [few] { $count } герба престижа
        [many] { $count } гербов престижа
       *[other] { $count } герба престижа
    }.
    [townsmen] Договорились за столом: { $name } — { $count } × { norenberc-tile }.
    [order] Договорились за столом: порядок хода — { $names }.
   *[prestige-guild] Договорились за столом: герб престижа лежит { norenberc-guild-at }.
}
# Что нужно узнать. $about is guild where a guild is named.
companion-ask-counts = { $about ->
    [guild] { norenberc-guild }: товары ещё не посчитаны ({ $names }).
   *[none] Товары ещё не посчитаны ({ $names }).
}
companion-ask-peddler = { $name }: какой товар лежит на Торговце?
# $tied are all who are tied, $silent those who have not told their talers; $count is how many, $all whether that is everybody.
companion-ask-talers = Ничья: { $tied }. { $all ->
    [yes] Сколько у каждого талеров?
   *[no] { $count ->
        [one] { $silent }, сколько у вас талеров?
        [few] { $silent }, сколько у вас талеров?
        [many] { $silent }, сколько у вас талеров?
       *[other] { $silent }, сколько у вас талеров?
    }
}
companion-ask-talers-poorer = { $count ->
    [one] Талеров меньше, из спора выбывает { $names }.
    [few] Талеров меньше, из спора выбывают { $names }.
    [many] Талеров меньше, из спора выбывают { $names }.
   *[other] Талеров меньше, из спора выбывают { $names }.
}
companion-ask-order = Талеров тоже поровну ({ $tied }). Какой сейчас порядок хода?
companion-ask-prestige = Где в этом раунде лежит герб престижа?
companion-missing = { $part ->
    [talers] { $name }: сколько талеров?
    [craftsmen] { $name }: какие мастера?
    [crests] { $name }: какие гербы гильдий?
    [prestige-crests] { $name }: сколько гербов престижа?
   *[townsmen] { $name }: какие горожане?
}
# Анкета для перехода к судье.
companion-gap = { $part ->
    [order] Порядок хода
    [prestige] Самая престижная гильдия
    [goods] { $name }: товары в запасе
    [talers] { $name }: талеры
    [agents] { $name }: посредники
    [craftsmen] { $name }: мастера, с посредником «+» или без
    [crests] { $name }: гербы
    [townsmen] { $name }: горожане
    [workshop] Мастерская { norenberc-guild-of }
    [storehouse] Склад { norenberc-guild-of }
    [lodgings] Комнаты { norenberc-guild-of }
    [mayors] Мэры на крышах
   *[stack] Сколько тайлов в стопке гостей
}
# Сколько товаров засчитано: $supply в запасе и $bonus (Торговцев: $peddlers) вместе дают $count.
companion-sum = { $peddlers ->
    [0] { $count }
    [1] { $supply } + Торговец { $bonus }
   *[other] { $supply } + Торговцы { $bonus }
}
# Конец раунда, гильдия за гильдией. $talers are the favourite's, $others those of the others who were tied.
companion-card-favorite = { $by ->
    [goods] Фаворит — { $name }: больше всех { norenberc-goods.gen } ({ $sum }).
    [talers] Фаворит — { $name }: { norenberc-talers } против { $others }.
    [more-talers] Фаворит — { $name }: { norenberc-goods.gen } поровну, по { $count }, но талеров больше.
    [ruling] Фаворит — { $name }: так решили за столом.
   *[turn-order] Фаворит — { $name }: поровну и { norenberc-goods.gen } (по { $count }), и талеров, но место в порядке хода выше.
}
# Фаворит в нескольких словах. $who — name, nobody или unknown; $sum: companion-sum.
companion-chip = { $who ->
    [nobody] { norenberc-guild }: никто
    [unknown] { norenberc-guild }: неизвестно
   *[name] { norenberc-guild }: { $name }, { $sum }{ $by ->
        [talers] , { norenberc-talers }
        [more-talers] , талеров больше
        [turn-order] , место в порядке хода выше
        [ruling] , так решили за столом
       *[goods] {""}
    }
}
companion-card-nobody = { $ruled ->
    [yes] { norenberc-guild }: фаворита нет, так решили за столом.
   *[no] { norenberc-guild }: фаворита нет, ведь товара нет ни у кого.
}
companion-card-unknown = { norenberc-guild }: кто был фаворитом, никто не знает.
# $tiles is a list of tiles as the object of a verb.
companion-card-takes = { $from ->
    [peddler] { $name } возвращает на склад с Торговца { norenberc-heap-acc }
   *[supply] { $name } возвращает на склад { norenberc-heap-acc }
} и берёт { $tiles }, а также герб { norenberc-guild-of }.{ $prestige ->
    [yes] {" "}И ещё герб престижа.
    [unknown] {" "}И ещё герб престижа, если он здесь лежит.
   *[no] {""}
}
# $tiles is a list of tiles by themselves.
companion-card-out = Из игры уходит: { $tiles }.{ $prestige ->
    [yes] {" "}Герб престижа тоже.
    [unknown] {" "}Герб престижа тоже, если он здесь лежит.
   *[no] {""}
} Герб { norenberc-guild-of } остаётся в своей стопке.
# Тайл, значения которого никто не назвал, by itself and as the object of a verb.
companion-card-tile = { $place ->
    [under] тайл под главой гильдии
   *[master] глава гильдии
}
companion-card-tile-acc = { $place ->
    [under] тайл под главой гильдии
   *[master] главу гильдии
}
companion-card-agents = { $kind ->
    [taken] Посредник «+»: { $name } берёт из общего запаса { $count ->
        [one] { $count } посредника
        [few] { $count } посредников
        [many] { $count } посредников
       *[other] { $count } посредника
    }.
    [none-left] Посредник «+»: { $name } никого не берёт, ведь все восемь уже есть.
    [if-left] Посредник «+»: { $name } берёт из общего запаса { $count ->
        [one] { $count } посредника
        [few] { $count } посредников
        [many] { $count } посредников
       *[other] { $count } посредника
    }, если они там ещё есть.
   *[if-printed] За каждый тайл с посредником «+» { $name } берёт посредника из общего запаса.
}
companion-peddler-back = { $kept ->
    [yes] { $name } забирает с Торговца { norenberc-heap-acc }, тайл замешивают в стопку гостей.
   *[no] { $name } замешивает Торговца в стопку гостей без товара: тот ушёл на склад.
}
# The parts are numbers or unknown.
companion-income-partly = { $name } получает обычный доход, { $base ->
    [one] { $base } талер
    [few] { $base } талера
    [many] { $base } талеров
   *[other] { $base } талера
}; Музыканты: { $musicians ->
    [unknown] неизвестно
   *[other] { $musicians }
}; Мэры: { $mayors ->
    [unknown] неизвестно
   *[other] { $mayors }
}.
companion-next-master = Новый глава { norenberc-guild-of }: нижний тайл мастерской сдвигается вниз.
companion-next-lodgings = Комнаты: гость из окна 1 уходит из игры, остальные сдвигаются влево, пустые окна заполняют из стопки гостей.
companion-next-prestige = Новый герб престижа кладут на здание { norenberc-guild-of }.
companion-next-prestige-unknown = Какая гильдия станет самой престижной, зависит от глав гильдий, а здесь известны не все.
# Что изменило исправление. $before and $after are names, numbers or companion-change-unknown.
companion-change-favorite = Раунд { $round }, фаворит { norenberc-guild-of }: было — { $before }, стало — { $after }.
companion-change-agents = Раунд { $round }, посредники за тайлы { norenberc-guild-of }: было — { $before }, стало — { $after }.
companion-change-agents-of = { $name } ({ $count })
companion-change-order = Порядок хода: было — { $before }, стало — { $after }.
companion-change-income = Раунд { $round }, доход ({ $name }): было — { $before ->
    [unknown] неизвестно
   *[other] { $before }
}, стало — { $after ->
    [unknown] неизвестно
   *[other] { $after }
}.
companion-change-prestige = Раунд { $round }, самая престижная гильдия: было — { $before }, стало — { $after }.
companion-change-total = Итог ({ $name }): было — { $before ->
    [unknown] неизвестно
   *[other] { $before }
}, стало — { $after ->
    [unknown] неизвестно
   *[other] { $after }
}.
# $text is a line of the log, $why a sentence.
companion-change-skipped = Больше невозможно, поэтому пропущено: «{ $text }» { $why }
companion-change-counts-again = Снова возможно, поэтому учтено: «{ $text }»
companion-change-open = В конце одного из раундов снова открыт вопрос. { $why } Всё остальное в этом раунде по-прежнему учтено.
companion-change-answered = На открытый вопрос в конце раунда есть ответ: раунд снова учтён полностью.
companion-change-nobody = никто
companion-change-unknown = неизвестно
# То же о гильдии.
companion-change-unknown-guild = неизвестна
# Что переходит из рук в руки после исправления. $kind: hands, returns или takes; $pieces — перечень в винительном падеже.
companion-move = { $kind ->
    [hands] { $from } отдаёт, а { $to } получает { $pieces }.
    [returns] { $from } возвращает { $pieces }.
   *[takes] { $to } берёт { $pieces }.
}
companion-piece-crest = герб { norenberc-guild-of }
companion-piece-prestige = герб престижа
companion-piece-craftsman = тайл { norenberc-guild-of }
companion-piece-talers = { norenberc-talers }
companion-piece-agents = { $count ->
    [one] { $count } посредника
    [few] { $count } посредников
    [many] { $count } посредников
   *[other] { $count } посредника
}
# Где что должно лежать на поле.
companion-put-prestige = Герб престижа на поле должен лежать { norenberc-guild-at }.
companion-put-order = Маркеры порядка хода, от первого к последнему: { $names }.
# Почему ввод не принят.
companion-refused-beyond-box = { $room ->
    [yes] Насколько известно, таких тайлов в вашей коробке больше нет: { norenberc-tile }. Если он всё же лежит на столе, в коробке этой партии будет он, а не { $other }.
   *[no] Такого тайла быть не может: { norenberc-tile }. Все остальные тайлы этого вида уже известны.
}
# Сколько таких тайлов в коробке и где они.
companion-held = { $held ->
    [0] По списку таких тайлов в вашей коробке нет.
   *[other] { $known ->
        [yes] Таких тайлов в вашей коробке: { $held }. Уже учтены: { $places }.
       *[no] Таких тайлов в вашей коробке: { $held }.
    }
}
# Где лежит тайл: часть перечня $places.
companion-where = { $at ->
    [workshop] тайл { $number } в мастерской { norenberc-guild-of }
    [lodgings] комнаты { norenberc-guild-of }
    [some-lodgings] комнаты
    [roof] крыша { norenberc-guild-of }
    [player] { $name }
   *[earlier] глава гильдии в раунде { $number }
}
companion-refused-not-at-round-start = Менять это можно только в начале раунда.
companion-refused-value = Значения мастеров — от 2 до 7, а не { $value }.
companion-refused-other-guild = В этой мастерской лежат только мастера { norenberc-guild-of }.
companion-refused-too-many = Не больше { $most }.
# norenberc-heap is what is left of the twelve.
companion-refused-too-many-goods = Каждого товара только двенадцать; на этот подсчёт остаётся { norenberc-heap }.
companion-refused-never-stays = Этот горожанин никогда не остаётся у игрока: { norenberc-tile }.
companion-refused-other-guest = К этому гостю это не относится: { norenberc-tile }.
companion-refused-prestige-again = Гильдия, которая была самой престижной в прошлом раунде, не может быть ею снова: { norenberc-guild }.
companion-refused-not-among = Самые богатые должны быть среди тех, кого сравнивают, а сравнивать нужно хотя бы двоих.
companion-refused-contradicts = { $how ->
    [same] Вы сказали, что талеров поровну: { $names }.
    [more] Вы сказали: талеров больше — { $names }, меньше — { $others }.
   *[most] Вы сказали: больше всех талеров — { $names } (сравнивали: { $among }).
}
companion-refused-not-known-yet = Мастера этого игрока ещё неизвестны. Сначала введите всех.
companion-refused-not-owned = Такого мастера здесь нет, убирать нечего.
companion-refused-ruling = Такое решение ни на что не повлияет: у фаворита должен быть товар, который можно вернуть, а раунд должен уже начаться.
companion-position-round = Раундов четыре.
companion-position-size = Нужны сведения обо всех игроках и обо всех гильдиях в игре.
companion-position-talers = { $name }: от 0 до 9999 талеров.
companion-position-agents = { $name }: у каждого от четырёх до восьми посредников.
companion-position-crests = Гербов { norenberc-guild-of } слишком много: в игре их всего четыре.
companion-position-prestige-crests = Гербов престижа слишком много: в игре их всего четыре.
# $found is how many were entered.
companion-position-goods = Каждого товара должно быть ровно двенадцать, у игроков и на складах вместе ({ norenberc-goods }: { $found }).
companion-position-workshop = Мастерская { norenberc-guild-of }, место { $number }: мастер этой гильдии лежит там с подготовки и до своего раунда.
companion-position-townsmen = При таком числе игроков горожан в игре всего { $most }.
companion-position-box = Столько таких тайлов в коробке нет: { norenberc-tile }.
companion-position-stack = Тайлов в стопке гостей может быть не больше { $most }.
companion-fact-not-now = Сначала доведите до конца начатое действие.
companion-fact-fewest = Не меньше { $fewest }: столько карт и посредников уже лежит на столе.
