# Whole moves of a played game, each in one sentence.

# Egy egész lépés egy mondatban. $did mondja, mit tett a vendég: $victim egy játékos, $what lista, $guild a tető céhe, üres, ha nincs.
told-sell = { $name } { norenberc-heap-acc } ad el { norenberc-guild-to }: +{ norenberc-talers }.
told-buy = { $name } { $goods } vesz { norenberc-guild-from }: −{ norenberc-talers }.
told-recruit = { $name } felbérli { norenberc-tile-acc }, és { $goods } fizet{ $did ->
    [rob] ; lopás: { $victim } ({ $what })
    [swap] ; csere: { $what }
    [peddle] ; rákerül: { $what }
    [mayor] ; a polgármester { norenberc-guild-of } házának tetejére kerül
    [back] ; rögtön visszakerül a vendégek kupacába
   *[none] {""}
}{ $talers ->
    [0] {""}
   *[other] ; +{ norenberc-talers }
}{ $first ->
    [yes] ; a sorrend élére áll
   *[no] {""}
}.

# Egy kör végén; $list a told-income-item listája.
told-income = Bevétel: { $list }.
told-income-item = { $name } { $talers }
# Ami a következő körben új.
told-next-round = Új céhmesterek lépnek hivatalba, a vendégek továbblépnek, és újak érkeznek. A következő kör tekintélyes céhe: { norenberc-guild }.
