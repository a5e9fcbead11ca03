# Журнал: по строке на событие. $name — игрок. Где карту называть нельзя, $building — none.

event-pick = { $building ->
    [none] { $name } оставляет себе карту драфта, не показывая её.
   *[other] { $name } оставляет себе в драфте { architects-building-acc }.
}
event-place = { $name } выставляет рабочего { architects-spot-to }.
event-take-back = { $source ->
    [board] { $name } забирает рабочего с чужого планшета ({ $player }).
   *[place] { $name } возвращает рабочего { architects-spot-from }.
}
event-mine = { $resource ->
    [gold] { $name } берёт на рудниках золото.
   *[clay] { $name } берёт на рудниках глину.
}
# $goods — список в форме architects-heap-acc.
event-trade = { $trade ->
    [virtue] { $name } меняет { $goods } на 1 добродетель.
    [marble] { $name } меняет { $goods } на 1 мрамор.
   *[own] { $name } меняет { $goods } на { $gain } ({ architects-apprentice }).
}
event-hire = { $discard ->
    [none] { $name } нанимает помощника: ряд { $row }, столбец { $column }.
   *[other] { $name } нанимает помощника (ряд { $row }, столбец { $column }) и сбрасывает { architects-apprentice-acc }.
}
event-draw-buildings = { $name } берёт карты сооружений.
event-capture = { $own ->
    [yes] { $name } забирает всех своих рабочих { architects-spot-from }.
   *[no] { $name } арестовывает { architects-spot-at } всех рабочих одного цвета ({ $player }).
}
event-guard = { $guard ->
    [sell-captured] { $name } отправляет всех арестованных в тюрьму.
    [release-prison] { $name } освобождает всех своих рабочих из тюрьмы.
    [release-captured-for-silver] { $name } освобождает всех своих рабочих из-под ареста за серебро.
    [release-captured-for-debt] { $name } освобождает всех своих рабочих из-под ареста за долг и добродетель.
   *[pay-off-debt] { $name } гасит долг.
}
event-release-captured = { $name } бесплатно освобождает всех своих рабочих из-под ареста.
event-release-prisoners = { $name } бесплатно освобождает всех своих рабочих из тюрьмы.
event-keep = { $building ->
    [none] { $name } оставляет себе одну из карт.
   *[other] { $name } оставляет себе { architects-building-acc }.
}
event-construct = { $name } возводит { architects-building-acc }.
event-pay = { $name } платит { $goods }.
event-advance = { $name } строит собор и платит { $goods }.
event-discard = { $building ->
    [none] { $name } сбрасывает с руки карту сооружения.
   *[other] { $name } сбрасывает с руки { architects-building-acc }.
}
event-take = { $resource ->
    [clay] { $name } берёт глину.
    [wood] { $name } берёт древесину.
    [stone] { $name } берёт камень.
    [gold] { $name } берёт золото.
    [marble] { $name } берёт мрамор.
   *[silver] { $name } берёт серебро.
}
event-dismiss = { $name } сбрасывает { architects-apprentice-acc }.
event-destroy = { $name } списывает непогашенный долг.
event-pay-instead = { $name } платит вместо долга { $silver ->
    [one] { $silver } серебро
    [few] { $silver } серебра
    [many] { $silver } серебра
   *[other] { $silver } серебра
}.
event-free = { $name } выводит рабочих из тюрьмы.
event-accept = { $name } берёт добродетель оруженосца.
event-stop = { $name } на этом останавливается.
# Случай. $goods — список в форме architects-heap, $gain — список ресурсов, добродетели и карт.
event-show-side = Верхняя карта малого рынка: { $goods }.
event-turn-over = На большой рынок переворачивается карта: { $goods }.
event-reshuffle = Карты большого рынка перемешиваются и становятся новым малым рынком.
event-show = Новый помощник в ряду { $row }, столбец { $column }: { architects-apprentice }.
event-cast = { $name } — персонаж { architects-character }.
event-start = Начинает { $name }.
event-draw = { $building ->
    [none] { $name } берёт карту сооружения.
   *[other] { $name } берёт { architects-building-acc }.
}
event-reward = Открыта награда: { $gain }.
