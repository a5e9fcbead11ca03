# Почему чего-то делать нельзя. Номер правила показан рядом.

refusal-not-due = { $actor ->
    [nature] Открывать или брать здесь нечего. Сейчас: { step-now }.
   *[seat] { $name } здесь действовать не может. Сейчас: { step-now }.
}
refusal-not-now = Сейчас это невозможно. Сейчас: { step-now }.
refusal-no-such-player = Игрока { $seat } за этим столом нет.
refusal-card-missing = Нужно назвать карту сооружения.
refusal-card-sealed = За этим столом карты на руке не называют.
refusal-not-in-pack = Этой карты нет среди тех, из которых выбирают: { architects-building }.
refusal-not-in-hand = Этой карты нет на руке: { architects-building }.
refusal-not-in-game = Эта карта в игре не участвует: { architects-building }.
refusal-already-built = Каждое сооружение есть в одном экземпляре. { architects-building } — уже возведено: { $player }.
refusal-no-worker = На планшете нет рабочих. Вместо этого нужно вернуть одного.
refusal-workers-left = На планшете { $workers ->
    [one] есть { $workers } рабочий
    [few] есть { $workers } рабочих
    [many] есть { $workers } рабочих
   *[other] есть { $workers } рабочего
}: одного нужно выставить, возвращать нельзя.
refusal-prison-closed = В тюрьму рабочих не выставляют.
refusal-none-there = { $source ->
    [board] На этом планшете своих рабочих нет: { $player }.
   *[place] Там своих рабочих нет: { architects-place }.
}
refusal-circles-first = Пока в локациях с большим кругом есть свои рабочие, возвращать нужно оттуда.
refusal-tax-stand-empty = Налоговая палата пуста.
refusal-too-virtuous = При добродетели { $virtue } чёрный рынок закрыт: нужно не больше 9.
refusal-space-taken = Это место чёрного рынка занято: { $player }.
refusal-nothing-to-build = В доме гильдий нужно возвести сооружение или строить собор, а сейчас невозможно ни то, ни другое.
refusal-gold-needs-two = Для золота на рудниках нужно не меньше 2 рабочих; сейчас: { $workers }.
refusal-not-mined = Рудники дают глину или золото.
refusal-wrong-trade = Для этого обмена нужно подходящих ресурсов: { $wants }; отдано: { $given }.
refusal-trade-not-offered = Такого обмена у игрока нет, для него нужен помощник: { architects-apprentice }.
refusal-not-enough-silver = Нужно серебра: { $needs }, есть: { $has }.
# $other — ресурс, который тоже подошёл бы, или none.
refusal-not-enough = { $other ->
    [none] Не хватает ресурса ({ architects-resource }). Нужно: { $needs }, есть: { $has }.
    [stone] Древесины и камня вместе нужно: { $needs }, есть: { $has }.
   *[marble] Золота и мрамора вместе нужно: { $needs }, есть: { $has }.
}
refusal-empty-slot = Нанимать там некого: ряд { $row }, столбец { $column }.
refusal-no-room = Помощников уже { $has }, а предел — { $limit }: нужно назвать, кого сбросить.
refusal-room-left = Место для помощника есть ({ $has } из { $limit }): сбрасывать никого не нужно.
refusal-not-owned = Такого помощника у игрока нет: { architects-apprentice }.
refusal-nobody-to-capture = { architects-place } — рабочих этого игрока там нет: { $player }.
refusal-too-many-locations = { $limit ->
    [one] Все аресты за один визит — из { $limit } локации.
    [few] Аресты за один визит — не больше чем из { $limit } локаций.
    [many] Аресты за один визит — не больше чем из { $limit } локаций.
   *[other] Аресты за один визит — не больше чем из { $limit } локации.
}
refusal-nothing-to-sell = Арестованных рабочих на планшете нет.
refusal-no-prisoners = Своих рабочих в тюрьме нет.
refusal-no-captives = На чужих планшетах своих рабочих нет.
refusal-no-debt = Непогашенных долгов нет.
refusal-skills-missing = { architects-building }: не хватает умений. Нужно ещё: { $skills }.
refusal-wrong-payment = Цена другая.
refusal-virtue-too-low = При добродетели { $virtue } собор закрыт: нужно не меньше 5.
refusal-top-reached = Выше последнего уровня собора не поднимаются.
refusal-level-full = На уровне { $level } собора свободных мест нет. Всего мест: { $spots }.
refusal-no-card-to-discard = На руке нет карты сооружения для сброса.
refusal-not-offered = Это сооружение такого не предлагает: { architects-building }.
refusal-not-in-pile = Эта карта сейчас не может прийти из стопки сооружений: { architects-building }.
refusal-wrong-seat = Карту берёт другой игрок: { $player }.
refusal-wrong-slot = Сначала другое место: ряд { $row }, столбец { $column }.
refusal-not-in-apprentice-pile = Эта карта сейчас не может прийти из стопки помощников: { architects-apprentice }.
refusal-not-on-top = Карта с такой стороной не может лежать сверху на малом рынке.
refusal-not-turned-over = Карта чёрного рынка { $card } не может лежать сверху на малом рынке.
refusal-reward-seen = Награда { $reward } уже открыта.
refusal-character-gone = Этот персонаж занят или в игре не участвует: { architects-character }.
