# Почему чего-то делать нельзя. Номер правила показан рядом.

refusal-not-due = { $actor ->
    [nature] Открывать здесь нечего. Сейчас: { step-now }.
   *[seat] { $name } здесь действовать не может. Сейчас: { step-now }.
}
refusal-not-now = Здесь это не подходит. Сейчас: { step-now }.
refusal-empty-plan = В плане должна быть хотя бы одна карта. Не выложить ни одной — значит спасовать.
refusal-too-many-cards = В плане { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, а свободных посредников только { $agents }.
refusal-more-cards-than-guilds = В плане { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, но на гильдию карта одна, а гильдий в игре только { $guilds }.
refusal-repeated-card = На гильдию карта одна, а эта в плане дважды: { norenberc-guild }.
refusal-repeated-player = Карта этой гильдии у каждого одна, а { $player } в списке дважды.
refusal-not-in-play = При таком числе игроков этой гильдии в игре нет: { norenberc-guild }.
refusal-cards-missing = Нужно назвать сами выложенные карты, а не только их число.
refusal-cards-sealed = За этим столом выложенные карты лежат рубашкой вверх: вводят только их число.
refusal-not-called = Сейчас активирована другая гильдия: { norenberc-guild }.
refusal-sells-nothing = Продать нужно хотя бы один товар.
# $count is how many are needed, $has how many there are.
refusal-not-enough-to-sell = На продажу: { norenberc-heap }. У самого игрока, не считая товаров на Торговце: { $has }.
refusal-buys-nothing = Купить нужно хотя бы один товар.
refusal-buys-too-many = { $first ->
    [yes] В первом ходу здесь столько игроков, что каждый может купить не больше
   *[no] За одно действие можно купить не больше
} { $limit ->
    [one] { $limit } товара
    [few] { $limit } товаров
    [many] { $limit } товаров
   *[other] { $limit } товара
}, а не { $wants }.
refusal-not-in-storehouse = К покупке: { norenberc-heap }. На складе { norenberc-guild-of }: { $has }.
refusal-not-enough-talers = Это стоит { norenberc-talers }, а есть только { $has }.
refusal-empty-window = Окно { $window } в комнатах { norenberc-guild-of } пустует.
refusal-not-enough-own-goods = За окно { $window } нужно отдать { norenberc-heap-acc }; в запасе: { $has }.
refusal-not-enough-goods = За окно { $window } нужно отдать в сумме { $count ->
    [one] { $count } товар
    [few] { $count } товара
    [many] { $count } товаров
   *[other] { $count } товара
}; в запасе: { $has }.
refusal-wrong-price = { $window ->
    [1] Цена окна 1 — один собственный товар гильдии.
    [2] Цена окна 2 — один собственный товар гильдии и один любой.
    [3] Цена окна 3 — два собственных товара гильдии или один собственный и два любых.
   *[4] Цена окна 4 — три собственных товара гильдии или два собственных и два любых.
}
refusal-not-in-supply = К уплате: { norenberc-heap }. В запасе, не считая товаров на Торговце: { $has }.
refusal-robs-oneself = Грабить можно только другого игрока.
refusal-no-such-player = За этим столом нет игрока номер { $seat }.
refusal-wrong-loot = У этого игрока Грабитель берёт { $must ->
    [one] { $must } товар
    [few] { $must } товара
    [many] { $must } товаров
   *[other] { $must } товара
} или ничего, а не { $takes }.
refusal-not-to-be-robbed = { $player }: забрать { norenberc-heap-acc } нельзя. В запасе, не считая товаров на Торговце: { $has }.
refusal-nothing-to-rob = { $player }: товаров в запасе нет.
refusal-no-craftsman = Мастера там нет.
refusal-different-guilds = Стражник меняет местами двух мастеров одной гильдии.
refusal-moves-guildmaster = Главу { norenberc-guild-of } трогать нельзя.
refusal-same-spot = Для обмена нужны два разных места.
refusal-nothing-to-peddle = Положить на Торговца нечего: такого товара в запасе нет ({ norenberc-goods }).
refusal-wrong-order = В порядке хода каждый игрок должен быть назван ровно один раз.
refusal-not-in-guild = Такого мастера для мастерской уже не осталось: { norenberc-craftsman }.
refusal-not-in-stack = Такого тайла в стопке гостей быть уже не может: { norenberc-tile }.
refusal-wrong-place = Это другое место. Сейчас: { step-now }.
refusal-cannot-reveal = { $player }: среди оставшихся карт карты { norenberc-guild-of } быть не может.
refusal-must-reveal = { $player }: карт осталось столько же, сколько гильдий ещё не активировано, значит, одна из них — карта { norenberc-guild-of }.
