# Whole moves of a played game, each in one sentence.

# Целый ход одной фразой. $did says what the guest did: $victim is a player, $what a list, $guild the guild of a roof, and empty where there is none.
told-sell = { $name } продаёт { norenberc-guild-to } { norenberc-heap-acc }: +{ norenberc-talers }.
told-buy = { $name } покупает { norenberc-guild-from } { $goods }: −{ norenberc-talers }.
told-recruit = { $name } нанимает { norenberc-tile-acc } и отдаёт { $goods }{ $did ->
    [rob] ; ограбление: { $victim } ({ $what })
    [swap] ; обмен мастеров: { $what }
    [peddle] ; на Торговце теперь { $what }
    [mayor] ; Мэр теперь на крыше { norenberc-guild-of }
    [back] ; гость сразу возвращается в стопку
   *[none] {""}
}{ $talers ->
    [0] {""}
   *[other] ; +{ norenberc-talers }
}{ $first ->
    [yes] ; маркер на первое место
   *[no] {""}
}.

# At the end of a round; $list is a list of told-income-item.
told-income = Доход: { $list }.
told-income-item = { $name } { $talers }
# Что нового в следующем раунде.
told-next-round = Вступают новые главы гильдий, гости переходят дальше, приходят новые. Самая престижная гильдия следующего раунда: { norenberc-guild }.
