# Названия. Выбираются по идентификаторам, которые передаёт вызывающий код.

# Сооружение.
architects-building = { $building ->
    [aqueduct] Акведук
    [armoury] Оружейная
    [barracks] Казарма
    [betting-house] Игорный дом
    [carpenters-hut] Хижина плотника
    [castle] Замок
    [chapel] Часовня
    [church] Церковь
    [clay-market] Рынок глины
    [clay-pit] Глиняный карьер
    [drafting-room] Чертёжная
    [dungeon] Подземелье
    [factory] Мануфактура
    [fortress] Крепость
    [fountain] Фонтан
    [gamblers-den] Притон шулеров
    [hideout] Тайное убежище
    [keep] Донжон
    [library] Библиотека
    [lighthouse] Маяк
    [lumber-camp] Лагерь лесорубов
    [masons-hut] Хижина каменщика
    [moneylender] Дом ростовщика
    [monument] Монумент
    [observatory] Обсерватория
    [palace] Дворец
    [reservoir] Водохранилище
    [silver-market] Рынок серебра
    [smithy] Кузница
    [steeple] Колокольня
    [stone-market] Рынок камня
    [tavern] Таверна
    [thieves-den] Воровское логово
    [tilers-hut] Хижина плиточника
    [trading-post] Фактория
    [treasury] Сокровищница
    [university] Университет
    [watchtower] Дозорная башня
    [well] Колодец
    [wood-market] Рынок древесины
    [crane] Подъёмный кран
    [graveyard] Кладбище
   *[museum] Музей
}
# Помощник; в скобках — чем отличаются карты одного вида.
architects-apprentice = { $apprentice ->
    [acolyte-carpentry] Послушник (плотницкое дело)
    [acolyte-tiling] Послушник (плиточное дело)
    [acolyte-masonry] Послушник (каменное дело)
    [conspirator] Заговорщица
    [debt-collector-carpentry] Сборщик долгов (плотницкое дело)
    [debt-collector-tiling] Сборщик долгов (плиточное дело)
    [debt-collector-masonry] Сборщик долгов (каменное дело)
    [gatekeeper] Привратница
    [illusionist] Иллюзионист
    [jeweller] Ювелир
    [labourer] Подёнщик
    [merchant-clay] Торговка (глина)
    [merchant-gold] Торговка (золото)
    [merchant-marble] Торговка (мрамор)
    [merchant-stone] Торговка (камень)
    [merchant-wood] Торговка (древесина)
    [miner] Рудокоп
    [patron-clay] Покровительница (глина)
    [patron-silver] Покровительница (серебро)
    [patron-stone] Покровительница (камень)
    [patron-wood] Покровительница (древесина)
    [pickpocket] Карманник
    [squire-carpentry] Оруженосец (плотницкое дело)
    [squire-tiling] Оруженосец (плиточное дело)
    [squire-masonry] Оруженосец (каменное дело)
    [stonecutter] Каменотёс
    [swindler-carpentry] Мошенник (плотницкое дело)
    [swindler-tiling] Мошенник (плиточное дело)
    [swindler-masonry] Мошенник (каменное дело)
    [thief] Воровка
    [trader-clay] Купец (глина)
    [trader-stone] Купец (камень)
    [trader-wood] Купец (древесина)
    [trickster] Плутовка
    [woodcutter] Лесоруб
    [enforcer] Пристав
    [overseer] Смотрительница
   *[peddler] Бродячий торговец
}
# Персонаж.
architects-character = { $character ->
    [ada] Ада
    [caroline] Каролина
    [frederick] Фредерик
    [rudolf] Рудольф
    [therese] Тереза
    [bertha] Берта
    [clovis] Хлодвиг
    [fara] Фара
    [hugo] Гуго
   *[lothaire] Лотарь
}
# Локация.
architects-place = { $place ->
    [quarry] Каменоломня
    [forest] Лес
    [mines] Рудники
    [silversmith] Лавка серебряника
    [kings-storehouse] Королевский склад
    [workshop] Мастерская
    [town-centre] Городская площадь
    [tax-stand] Налоговая палата
    [black-market] Чёрный рынок
    [guardhouse] Караульня
    [guildhall] Дом гильдий
   *[prison] Тюрьма
}
# Умение внутри предложения.
architects-skill = { $skill ->
    [carpentry] плотницкое дело
    [tiling] плиточное дело
   *[masonry] каменное дело
}
# Ресурс внутри предложения.
architects-resource = { $resource ->
    [clay] глина
    [wood] древесина
    [stone] камень
    [gold] золото
    [marble] мрамор
   *[silver] серебро
}
# Соперник в сольной игре.
architects-opponent = { $opponent ->
    [constantine] Константин
   *[helena] Елена
}
# Сооружение в винительном падеже.
architects-building-acc = { $building ->
    [aqueduct] акведук
    [armoury] оружейную
    [barracks] казарму
    [betting-house] игорный дом
    [carpenters-hut] хижину плотника
    [castle] замок
    [chapel] часовню
    [church] церковь
    [clay-market] рынок глины
    [clay-pit] глиняный карьер
    [drafting-room] чертёжную
    [dungeon] подземелье
    [factory] мануфактуру
    [fortress] крепость
    [fountain] фонтан
    [gamblers-den] притон шулеров
    [hideout] тайное убежище
    [keep] донжон
    [library] библиотеку
    [lighthouse] маяк
    [lumber-camp] лагерь лесорубов
    [masons-hut] хижину каменщика
    [moneylender] дом ростовщика
    [monument] монумент
    [observatory] обсерваторию
    [palace] дворец
    [reservoir] водохранилище
    [silver-market] рынок серебра
    [smithy] кузницу
    [steeple] колокольню
    [stone-market] рынок камня
    [tavern] таверну
    [thieves-den] воровское логово
    [tilers-hut] хижину плиточника
    [trading-post] факторию
    [treasury] сокровищницу
    [university] университет
    [watchtower] дозорную башню
    [well] колодец
    [wood-market] рынок древесины
    [crane] подъёмный кран
    [graveyard] кладбище
   *[museum] музей
}
# Помощник в винительном падеже.
architects-apprentice-acc = { $apprentice ->
    [acolyte-carpentry] послушника (плотницкое дело)
    [acolyte-tiling] послушника (плиточное дело)
    [acolyte-masonry] послушника (каменное дело)
    [conspirator] заговорщицу
    [debt-collector-carpentry] сборщика долгов (плотницкое дело)
    [debt-collector-tiling] сборщика долгов (плиточное дело)
    [debt-collector-masonry] сборщика долгов (каменное дело)
    [gatekeeper] привратницу
    [illusionist] иллюзиониста
    [jeweller] ювелира
    [labourer] подёнщика
    [merchant-clay] торговку (глина)
    [merchant-gold] торговку (золото)
    [merchant-marble] торговку (мрамор)
    [merchant-stone] торговку (камень)
    [merchant-wood] торговку (древесина)
    [miner] рудокопа
    [patron-clay] покровительницу (глина)
    [patron-silver] покровительницу (серебро)
    [patron-stone] покровительницу (камень)
    [patron-wood] покровительницу (древесина)
    [pickpocket] карманника
    [squire-carpentry] оруженосца (плотницкое дело)
    [squire-tiling] оруженосца (плиточное дело)
    [squire-masonry] оруженосца (каменное дело)
    [stonecutter] каменотёса
    [swindler-carpentry] мошенника (плотницкое дело)
    [swindler-tiling] мошенника (плиточное дело)
    [swindler-masonry] мошенника (каменное дело)
    [thief] воровку
    [trader-clay] купца (глина)
    [trader-stone] купца (камень)
    [trader-wood] купца (древесина)
    [trickster] плутовку
    [woodcutter] лесоруба
    [enforcer] пристава
    [overseer] смотрительницу
   *[peddler] бродячего торговца
}
# Куда идёт рабочий: локация или место чёрного рынка.
architects-spot-to = { architects-spot-at.to }
# Где стоит рабочий.
architects-spot-at = { $spot ->
    [quarry] в каменоломне
    [forest] в лесу
    [mines] на рудниках
    [silversmith] в лавке серебряника
    [kings-storehouse] на королевском складе
    [workshop] в мастерской
    [town-centre] на городской площади
    [tax-stand] в налоговой палате
    [guardhouse] в караульне
    [market-small] на левом месте чёрного рынка
    [market-middle] на среднем месте чёрного рынка
    [market-large] на правом месте чёрного рынка
    [guildhall] в доме гильдий
   *[prison] в тюрьме
}
    .to = { $spot ->
        [quarry] в каменоломню
        [forest] в лес
        [mines] на рудники
        [silversmith] в лавку серебряника
        [kings-storehouse] на королевский склад
        [workshop] в мастерскую
        [town-centre] на городскую площадь
        [tax-stand] в налоговую палату
        [guardhouse] в караульню
        [market-small] на левое место чёрного рынка
        [market-middle] на среднее место чёрного рынка
        [market-large] на правое место чёрного рынка
        [guildhall] в дом гильдий
       *[prison] в тюрьму
    }
# Откуда возвращается рабочий.
architects-spot-from = { $spot ->
    [quarry] из каменоломни
    [forest] из леса
    [mines] с рудников
    [silversmith] из лавки серебряника
    [kings-storehouse] с королевского склада
    [workshop] из мастерской
    [town-centre] с городской площади
    [tax-stand] из налоговой палаты
    [guardhouse] из караульни
   *[prison] из тюрьмы
}
# Сколько-то одного ресурса.
architects-heap = { $resource ->
    [clay] { $count ->
        [one] { $count } глина
        [few] { $count } глины
        [many] { $count } глины
       *[other] { $count } глины
    }
    [wood] { $count ->
        [one] { $count } древесина
        [few] { $count } древесины
        [many] { $count } древесины
       *[other] { $count } древесины
    }
    [stone] { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    }
    [gold] { $count ->
        [one] { $count } золото
        [few] { $count } золота
        [many] { $count } золота
       *[other] { $count } золота
    }
    [marble] { $count ->
        [one] { $count } мрамор
        [few] { $count } мрамора
        [many] { $count } мрамора
       *[other] { $count } мрамора
    }
   *[silver] { $count ->
        [one] { $count } серебро
        [few] { $count } серебра
        [many] { $count } серебра
       *[other] { $count } серебра
    }
}
    .acc = { $resource ->
        [clay] { $count ->
            [one] { $count } глину
            [few] { $count } глины
            [many] { $count } глины
           *[other] { $count } глины
        }
        [wood] { $count ->
            [one] { $count } древесину
            [few] { $count } древесины
            [many] { $count } древесины
           *[other] { $count } древесины
        }
        [stone] { $count ->
            [one] { $count } камень
            [few] { $count } камня
            [many] { $count } камней
           *[other] { $count } камня
        }
        [gold] { $count ->
            [one] { $count } золото
            [few] { $count } золота
            [many] { $count } золота
           *[other] { $count } золота
        }
        [marble] { $count ->
            [one] { $count } мрамор
            [few] { $count } мрамора
            [many] { $count } мрамора
           *[other] { $count } мрамора
        }
       *[silver] { $count ->
            [one] { $count } серебро
            [few] { $count } серебра
            [many] { $count } серебра
           *[other] { $count } серебра
        }
    }
# То же в винительном падеже.
architects-heap-acc = { architects-heap.acc }
# Сколько-то добродетели.
architects-virtue = { $count ->
    [one] { $count } добродетель
    [few] { $count } добродетели
    [many] { $count } добродетели
   *[other] { $count } добродетели
}
architects-virtue-acc = { architects-virtue }
# Сколько-то карт сооружений.
architects-cards = { $count ->
    [one] { $count } карта сооружения
    [few] { $count } карты сооружений
    [many] { $count } карт сооружений
   *[other] { $count } карты сооружений
}
    .acc = { $count ->
        [one] { $count } карту сооружения
        [few] { $count } карты сооружений
        [many] { $count } карт сооружений
       *[other] { $count } карты сооружений
    }
architects-cards-acc = { architects-cards.acc }
# Сколько-то рабочих.
architects-workers = { $count ->
    [one] { $count } рабочий
    [few] { $count } рабочих
    [many] { $count } рабочих
   *[other] { $count } рабочего
}
    .acc = { $count ->
        [one] { $count } рабочего
        [few] { $count } рабочих
        [many] { $count } рабочих
       *[other] { $count } рабочего
    }
architects-workers-acc = { architects-workers.acc }
# Сколько-то непогашенных долгов.
architects-debts = { $count ->
    [one] { $count } непогашенный долг
    [few] { $count } непогашенных долга
    [many] { $count } непогашенных долгов
   *[other] { $count } непогашенного долга
}
architects-debts-acc = { architects-debts }
# Часть цены: просто серебро, налог или монеты на пропущенных помощников.
architects-price-part = { $part ->
    [silver] { $count ->
        [one] { $count } серебро
        [few] { $count } серебра
        [many] { $count } серебра
       *[other] { $count } серебра
    }
    [tax] { $count ->
        [one] { $count } налог
        [few] { $count } налога
        [many] { $count } налогов
       *[other] { $count } налога
    }
   *[skipped] { $count ->
        [one] { $count } серебро на пропущенную карту
        [few] { $count } серебра на пропущенные карты
        [many] { $count } серебра на пропущенные карты
       *[other] { $count } серебра на пропущенные карты
    }
}
# То же в винительном падеже.
architects-price-part-acc = { architects-price-part }
architects-price-free = ничего
