# За настоящим столом. $name is a player, $names a list of players.

# Насколько подробно программа следит за партией.
companion-depth = { $depth ->
    [final-score] Итоговый подсчёт
    [round-helper] Помощник раунда
   *[referee] Судья
}
companion-depth-about = { $depth ->
    [final-score] Один лист на игрока в конце: тайлы, гербы, талеры, горожане.
    [round-helper] Приложение следит за раундами: гости по ходу игры, подсчёт товаров в конце раунда.
   *[referee] Вводится каждое действие и каждый вытянутый тайл, и всё проверяется по правилам.
}

# Журнал, и о чём говорят «Отменить» и «Вернуть». $text is one of these lines.
companion-act = { $kind ->
    [insert] добавлено позже: { $text }
    [amend] исправлено: { $text }
    [remove] убрано: { $text }
   *[enter] { $text }
}
companion-entry-workshop = Мастерская { norenberc-guild-of }: { $tiles }.
companion-entry-order = Порядок хода: { $names }.
companion-entry-recruited = { $name } нанимает { norenberc-tile-acc }{ $first ->
    [yes] {" "}и ставит свой маркер первым в порядке хода.
   *[no] .
}
companion-entry-peddled = { $placed ->
    [yes] На Торговце игрока { $name }: { norenberc-heap }.
   *[no] Игроку { $name } нечего положить на Торговца, и тот возвращается в стопку.
}
companion-entry-mayor = Мэр теперь на крыше { norenberc-guild-of }.
companion-entry-swapped = { $with ->
    [bench] В мастерской { norenberc-guild-of } места { $number } и { $other } меняются тайлами.
   *[guest] На место { $number } в мастерской { norenberc-guild-of } переходит гость: { norenberc-craftsman }.
}
companion-entry-counted = У игрока { $name } { norenberc-heap }.
companion-entry-told = У игрока { $name } { norenberc-talers }.
companion-entry-richest = Больше всего талеров (сравнили: { $among }): { $names }.
companion-entry-no-answer = Кто фаворит { norenberc-guild-of }, осталось неизвестным.
companion-entry-prestige = Герб престижа лежит { norenberc-guild-at }.
companion-entry-end-round = Раунд завершён.
companion-entry-craftsmen = У игрока { $name } { $count ->
    [one] { $count } мастер
    [few] { $count } мастера
    [many] { $count } мастеров
   *[other] { $count } мастера
}.
companion-entry-craftsman = { $added ->
    [yes] У игрока { $name } есть тайл: { norenberc-craftsman }.
   *[no] У игрока { $name } одним тайлом меньше: { norenberc-craftsman }.
}
companion-entry-crest = У игрока { $name } { $count ->
    [one] { $count } герб
    [few] { $count } герба
    [many] { $count } гербов
   *[other] { $count } герба
} { norenberc-guild-of }.
companion-entry-crests = У игрока { $name } { $count ->
    [one] { $count } герб гильдий
    [few] { $count } герба гильдий
    [many] { $count } гербов гильдий
   *[other] { $count } герба гильдий
}.
companion-entry-prestige-crests = У игрока { $name } { $count ->
    [one] { $count } герб престижа
    [few] { $count } герба престижа
    [many] { $count } гербов престижа
   *[other] { $count } герба престижа
}.
companion-entry-townsman = { $name }, { norenberc-tile }: { $count }.
companion-entry-townsmen = У игрока { $name } { $count ->
    [one] { $count } горожанин
    [few] { $count } горожанина
    [many] { $count } горожан
   *[other] { $count } горожанина
}.
companion-entry-agents = У игрока { $name } { $count ->
    [one] { $count } посредник
    [few] { $count } посредника
    [many] { $count } посредников
   *[other] { $count } посредника
}.
# $name is whoever was asked, if that matters in your language.
companion-entry-mayors = { $count ->
    [0] На крышах нет Мэров.
   *[other] Крыши с Мэром: { $guilds }.
}
companion-entry-person = За столом: { $name }.
# $tile and $other are tiles by themselves.
companion-entry-box = В коробке этой партии есть { $tile }, а не { $other }.
companion-entry-depth = С этого момента: { companion-depth }.
# $text is a whole sentence.
companion-ruling = За столом решили: { $text }
companion-ruling-favorite = { $nobody ->
    [yes] { norenberc-guild-at } фаворита нет.
   *[no] фаворит { norenberc-guild-of } — { $name }.
}

# Что нужно узнать. $about is guild where a guild is named.
companion-ask-counts = { $about ->
    [guild] { norenberc-guild }: ещё не посчитаны товары ({ $names }).
   *[none] Ещё не посчитаны товары ({ $names }).
}
companion-ask-peddler = Какой товар лежит на Торговце игрока { $name }?
# $tied are all who are tied, $silent those who have not told their talers; $among and $count are how many.
companion-ask-talers = Ничья: { $tied }. { $count ->
    [one] Сколько талеров? Отвечает: { $silent }.
    [few] Сколько талеров? Отвечают: { $silent }.
    [many] Сколько талеров? Отвечают: { $silent }.
   *[other] Сколько талеров? Отвечают: { $silent }.
} { $among ->
    [2] Можно просто сказать, у кого больше.
   *[other] Можно просто сказать, у кого больше всех.
}
companion-ask-order = Талеров тоже поровну: { $tied }. Какой порядок хода?
companion-ask-prestige = Где в этом раунде лежит герб престижа?
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
    [goods] { $name }: товары в запасе
    [talers] { $name }: талеры
    [agents] { $name }: посредники
    [craftsmen] { $name }: мастера, с посредником «+» или без
    [crests] { $name }: гербы
    [townsmen] { $name }: горожане
    [workshop] Мастерская { norenberc-guild-of }
    [storehouse] Склад { norenberc-guild-of }
    [lodgings] Комнаты { norenberc-guild-of }
    [mayors] Мэры на крышах
   *[stack] Сколько тайлов в стопке гостей
}

# Конец раунда, гильдия за гильдией. $talers are the favourite's, $others those of the others who were tied.
companion-card-favorite = { $by ->
    [goods] Фаворит — { $name }: больше всех товаров, { $count }.
    [talers] Фаворит — { $name }: { norenberc-talers } против { $others }.
    [more-talers] Фаворит — { $name }: товаров поровну, по { $count }, но талеров больше.
    [ruling] Фаворит — { $name }: так решили за столом.
   *[turn-order] Фаворит — { $name }: товаров по { $count } и талеров поровну, но место в порядке хода выше.
}
companion-card-nobody = { $ruled ->
    [yes] { norenberc-guild }: фаворита нет, так решили за столом.
   *[no] { norenberc-guild }: фаворита нет, ведь товара нет ни у кого.
}
companion-card-unknown = { norenberc-guild }: кто был фаворитом, никто не знает.
# $tiles is a list of tiles as the object of a verb.
companion-card-takes = { $from ->
    [peddler] { $name } возвращает с Торговца { norenberc-heap-acc }
   *[supply] { $name } возвращает { norenberc-heap-acc }
} и берёт { $tiles }, а также герб { norenberc-guild-of }.{ $prestige ->
    [yes] {" "}К ним добавляется герб престижа.
    [unknown] {" "}Если здесь лежит герб престижа, он добавляется к ним.
   *[no] {""}
}
# $tiles is a list of tiles by themselves.
companion-card-out = Из игры: { $tiles }.{ $prestige ->
    [yes] {" "}Герб престижа тоже.
    [unknown] {" "}Герб престижа тоже, если он здесь.
   *[no] {""}
} Герб { norenberc-guild-of } остаётся в своей стопке.
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
    [none-left] Посредник «+»: у игрока { $name } уже все восемь посредников.
    [if-left] Посредник «+»: { $name } берёт из общего запаса { $count ->
        [one] { $count } посредника
        [few] { $count } посредников
        [many] { $count } посредников
       *[other] { $count } посредника
    }, если они там ещё есть.
   *[if-printed] Если на тайле есть посредник «+», { $name } берёт посредника из общего запаса.
}
companion-peddler-back = { $kept ->
    [yes] { $name } забирает с Торговца { norenberc-heap-acc }, тайл замешивают в стопку гостей.
   *[no] Торговца игрока { $name } замешивают в стопку гостей без товара: тот ушёл на склад.
}
# The parts are numbers or unknown.
companion-income-partly = { $name } получает доход: { $base }; Музыканты: { $musicians ->
    [unknown] неизвестно
   *[other] { $musicians }
}; Мэры: { $mayors ->
    [unknown] неизвестно
   *[other] { $mayors }
}.
companion-next-master = Новый глава { norenberc-guild-of }: нижний тайл мастерской сдвигается вниз.
companion-next-lodgings = Комнаты: гость из окна 1 уходит из игры, остальные сдвигаются влево, пустые окна заполняют из стопки гостей.
companion-next-prestige = Новый герб престижа кладут на дом { norenberc-guild-of }.
companion-next-prestige-unknown = Новая самая престижная гильдия зависит от глав гильдий, а здесь известны не все.

# Что изменило исправление. $before and $after are names, numbers or companion-change-unknown.
companion-change-favorite = Раунд { $round }, фаворит { norenberc-guild-of }: было — { $before }, стало — { $after }.
companion-change-income = Раунд { $round }, доход игрока { $name }: было — { $before ->
    [unknown] неизвестно
   *[other] { $before }
}, стало — { $after ->
    [unknown] неизвестно
   *[other] { $after }
}.
companion-change-prestige = Раунд { $round }, самая престижная гильдия: было — { $before }, стало — { $after }.
companion-change-total = Итог игрока { $name }: было — { $before ->
    [unknown] неизвестно
   *[other] { $before }
}, стало — { $after ->
    [unknown] неизвестно
   *[other] { $after }
}.
# $text is a line of the log, $why a sentence.
companion-change-skipped = Больше невозможно и пропущено: { $text } { $why }
companion-change-counts-again = Снова возможно и учтено: { $text }
companion-change-nobody = никто
companion-change-unknown = неизвестно

# Почему ввод не принят.
companion-refused-beyond-box = { $room ->
    [yes] Насколько известно, такого тайла в вашей коробке быть не должно: { norenberc-tile }. Он правда лежит перед вами? Тогда в коробке этой партии будет он, а не { $other }.
   *[no] Такого тайла быть не может: { norenberc-tile }. Все остальные тайлы этого рода уже видели.
}
companion-refused-wrong-depth = Это вводится на другом уровне.
companion-refused-not-now = Здесь это уже или ещё не подходит.
companion-refused-not-at-round-start = Уровень можно сменить в начале раунда.
companion-refused-needs-position = Чтобы всё проверять, программе нужно знать, что лежит на столе.
companion-refused-no-such-player = За этим столом нет такого игрока.
companion-refused-name = Имя не может быть пустым или таким же, как у другого игрока за столом.
companion-refused-long-name = В имени может быть не больше { $most } символов, а здесь их { $length }.
companion-refused-value = Значения мастеров — от 2 до 7, а не { $value }.
companion-refused-other-guild = В этой мастерской лежат только мастера { norenberc-guild-of }.
companion-refused-too-many = Самое большее { $most }.
# norenberc-heap is what is left of the twelve.
companion-refused-too-many-goods = Каждого товара двенадцать; для этого подсчёта остаётся: { norenberc-heap }.
companion-refused-never-stays = Этот горожанин никогда не остаётся у игрока: { norenberc-tile }.
companion-refused-other-guest = К этому гостю такое не относится: { norenberc-tile }.
companion-refused-prestige-again = Гильдия, которая была самой престижной в прошлом раунде, не может быть ею снова: { norenberc-guild }.
companion-refused-not-among = Самые богатые должны быть среди тех, кого сравнивают, а сравнивать нужно хотя бы двоих.
companion-refused-not-known-yet = Мастера этого игрока ещё неизвестны. Сначала введите всех.
companion-refused-not-owned = Такого мастера здесь нет, убирать нечего.
companion-refused-ruling = Такое решение ничего не меняет: фаворит должен вернуть товар, а раунд — уже наступить.
companion-refused-no-such-entry = Этой записи больше нет.
companion-refused-nothing = Отменять и возвращать больше нечего.
companion-refused-read-only = Здесь можно только смотреть.
companion-position-round = Раундов четыре.
companion-position-size = Нужны все игроки и все гильдии в игре.
companion-position-talers = { $name }: от 0 до 9999 талеров.
companion-position-agents = { $name }: у каждого от четырёх до восьми посредников.
companion-position-crests = Гербов { norenberc-guild-of } больше, чем есть: их четыре.
companion-position-prestige-crests = Гербов престижа больше, чем есть: их четыре.
# $found is how many were entered.
companion-position-goods = Каждого товара должно быть ровно двенадцать, у игроков и на складах вместе ({ norenberc-good }: { $found }).
companion-position-workshop = Мастерская { norenberc-guild-of }, место { $number }: мастер этой гильдии лежит там с подготовки и до своего раунда.
companion-position-townsmen = При таком числе игроков горожан в игре всего { $most }.
companion-position-box = Столько таких тайлов в коробке нет: { norenberc-tile }.
companion-position-stack = В стопке гостей может быть самое большее { $most }.
companion-fact-not-now = Сначала доведите до конца начатое действие.
companion-fact-fewest = Не меньше { $fewest }: на столе лежат карты и посредники.
companion-table-fault = { $fault ->
    [players] Игроков должно быть от двух до пяти, а не { $number }.
    [blank-name] Игроку { $number } нужно имя.
    [long-name] Игрок { $number }: в имени может быть не больше { $most } символов, а здесь их { $length }.
    [nobody] Нужен хотя бы один живой игрок.
    [repeated-name] У игрока { $number } такое же имя, как у другого.
   *[round] Раундов четыре.
}

# Файлы. $path is a file or folder.
companion-notice-damaged = Файл этой партии был повреждён. { $recovered ->
    [0] {""}
    [one] { $recovered } строка нашлась в копии.{" "}
    [few] { $recovered } строки нашлись в копиях.{" "}
    [many] { $recovered } строк нашлось в копиях.{" "}
   *[other] { $recovered } строки нашлось в копиях.{" "}
}{ $missing ->
    [0] Ничего не пропало.
    [one] Пропала { $missing } строка.
    [few] Пропали { $missing } строки.
    [many] Пропало { $missing } строк.
   *[other] Пропало { $missing } строки.
} Повреждённый файл сохранён: { $path }
companion-notice-newer = Эту партию записала более новая версия программы (формат { $format }). Здесь её можно смотреть, но не менять: { $path }
companion-notice-not-understood = { $count ->
    [one] { $count } строку этой партии записала другая версия программы, здесь она не учтена.
    [few] { $count } строки этой партии записала другая версия программы, здесь они не учтены.
    [many] { $count } строк этой партии записала другая версия программы, здесь они не учтены.
   *[other] { $count } строки этой партии записала другая версия программы, здесь они не учтены.
} Ничего не удалено: { $path }
companion-notice-unreadable = Этот файл не читается. Он оставлен как есть: { $path }
companion-saved-waiting = { $why ->
    [full] Диск заполнен.
    [read-only] В папку нельзя писать.
   *[other] Сохранить не удаётся.
} Партия продолжается в памяти, и всё сохранится, как только будет можно. Ещё не сохранено: { $count }. { $path }
companion-access-other-program = Программа открыта дважды с одними и теми же партиями: здесь их можно только смотреть.
companion-access-refused = { $why ->
    [full] Диск заполнен.
    [read-only] В папку нельзя писать.
   *[other] Папкой нельзя пользоваться.
} Пока это так, партии остаются в памяти. { $path }

# Заголовки таблицы.
companion-csv-player = Игрок
companion-csv-rank = Место
companion-csv-total = Итого
