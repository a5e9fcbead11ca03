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
