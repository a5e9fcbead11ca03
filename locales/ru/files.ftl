# Файлы: что ещё не сохранено, что изменили другие, о чём спрашивают, чтобы ничего не пропало.

files-trouble = { $why ->
    [full] на диске нет места ({ $path })
    [read-only] запись туда запрещена ({ $path })
    [denied] доступ туда запрещён ({ $path })
    [missing] такого файла или папки нет ({ $path })
    [busy] этим занята другая копия Guildhall ({ $path })
    [folder] это папка, а не файл ({ $path })
    [file] там, где нужна папка, лежит файл ({ $path })
    [special] это не обычный файл ({ $path })
    [large] файл слишком велик ({ $path })
    [name] такое имя слишком длинное или на этом диске невозможно ({ $path })
   *[other] диск отказывает ({ $path })
}

files-read-only = Эти партии открыты в другом окне Guildhall. Здесь всё можно смотреть, но ничего нельзя менять.
files-waiting = Ещё не сохранено: { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
} — { $trouble }. Пока Guildhall открыт, ничего не пропадёт: попытки продолжаются.
files-waiting-changed = Ещё не сохранено: { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
}. Файл этой партии изменила другая программа; выберите, какая версия верна.
files-refused = Сейчас ничего нельзя сохранить: { $trouble }. Играть можно дальше; попытки продолжаются.
files-settings-waiting = Настройки ещё не сохранены: { $trouble }. Попытки продолжаются.
files-save-now = Попробовать сейчас
files-save-elsewhere = Сохранить в другой файл…
files-decide = Выбрать…
files-aside = Убрать это сообщение
files-aside-show = Показать сообщение о сохранении

files-changed = Файл этой партии изменился
files-changed-about = В файл этой партии писала другая программа: второй компьютер, синхронизация папки или импорт. В файле { $theirs ->
    [one] { $theirs } строка
    [few] { $theirs } строки
    [many] { $theirs } строк
   *[other] { $theirs } строки
}, в этом окне — { $mine ->
    [one] { $mine } строка
    [few] { $mine } строки
    [many] { $mine } строк
   *[other] { $mine } строки
}. Что верно? Второе тоже не пропадёт: оно останется на диске.
files-keep-mine = То, что я вижу здесь
files-keep-mine-about = Изменённый файл уйдёт в папку «aside».
files-keep-theirs = То, что теперь в файле
files-keep-theirs-about = То, что есть только здесь, уйдёт в папку «aside».
files-keep-both = Оставить обе
files-keep-both-about = То, что вы видите здесь, продолжится как отдельная партия.

files-shorter = Возможно, часть партии пропала
files-shorter-about = Файл этой партии кончается после { $inputs ->
    [one] { $inputs } записи
    [few] { $inputs } записей
    [many] { $inputs } записей
   *[other] { $inputs } записи
}, а в его копии их { $copy }. Может быть, на его место вернули старый файл.
files-shorter-missing = { $count ->
    [one] Ещё { $count } запись пропала.
    [few] Ещё { $count } записи пропали.
    [many] Ещё { $count } записей пропало.
   *[other] Ещё { $count } записи пропало.
}
files-shorter-take = Продолжить с копии ({ $copy })
files-shorter-leave = Оставить как есть ({ $inputs })

files-gap = В этой партии, возможно, чего-то не хватает
files-gap-about = Часть файла повреждена или пропала, и партия, возможно, вернулась к более раннему моменту, чем тот, на котором вы остановились. Боты ждут вашего слова.
files-gap-go-on = Играть дальше отсюда
files-gap-leave = Не сейчас

files-closing = Сохранено не всё
files-closing-about = Ещё не сохранено: { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
} — { $trouble }. Если закрыть Guildhall сейчас, это пропадёт.
files-closing-changed = Ещё не сохранено: { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
} — файл изменила другая программа. Если закрыть Guildhall сейчас, это пропадёт.
files-rescue-path = Сохранить в другой файл
files-rescue = Сохранить туда
files-rescue-about = Вернуть можно через «Настройки → Загрузить из этого файла».
files-rescued = Сохранено: { $path }. Вернуть всё можно через «Настройки → Загрузить из этого файла».
files-not-done = Не получилось: { $trouble }.
files-close-anyway = Закрыть без сохранения
files-close = Закрыть Guildhall
files-stay = Не закрывать

files-left-out = Не удалось прочитать, в экспорт не вошло: { $files }
files-import-same = Всё из этого файла здесь уже было.
files-import-both = Здесь и в файле разное, поэтому в списке есть оба варианта: { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}.
files-import-pending = Импорт принят, но диск пока не даёт его закончить. Guildhall завершит его при первой возможности.
files-import-foreign = В этом файле есть «{ $file }» — такого в экспорте Guildhall не бывает. Ничего не изменилось.
files-import-twice = В этом файле дважды есть «{ $file }». Ничего не изменилось.
files-import-file-and-folder = В этом файле «{ $file }» — и файл, и папка сразу. Ничего не изменилось.
files-import-garbled = «{ $file }» в этом файле не читается. Ничего не изменилось.
files-import-link = «{ $file }» загрузить нельзя: на пути лежит ссылка в другое место. Ничего не изменилось.
files-import-unreadable = В файле это не читается, поэтому здесь всё осталось как было: { $files }.
files-import-waiting = Сначала нужно сохранить { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
}. Ничего не изменилось.
files-settings-lasting = Открыто другое окно: настройки отсюда действуют, пока не закрыто это.

# Экспорт в файл, который уже есть. $path — файл.
files-taken = Файл с таким именем уже есть
files-taken-about = Что делать с файлом { $path }?
files-taken-opened = { $path } — файл, который вы открыли. Он не заменяется.
files-taken-beside = Экспортировать в { $path }
files-taken-replace = Заменить, а старый файл сохранить как { $path }
files-taken-neither = Не экспортировать
files-taken-kept = Старый файл сохранён: { $path }.

# A file that somebody opened with Guildhall. $reason is a whole sentence.
files-not-opened = Не удалось открыть { $file }. { $reason }
files-open-disk = Файл не читается: { $trouble }.
files-open-impossible = Того, что в нём записано, не может быть на одном столе: например, чего-то больше, чем есть в игре.
files-open-not-shown = Окно пока не умеет показывать такой файл этой игры. Его читают команды: см. guildhall --help.
files-open-journal = Это отдельная партия из другого Guildhall. Чтобы она появилась здесь, сохраните там всё в файл и загрузите его здесь в настройках.
files-to-import = В этом файле всё, что хранил другой Guildhall. Кнопка «{ settings-import }» ниже добавит это к тому, что есть здесь.
files-sheet-kept = Теперь этот результат среди ваших прошлых партий.
files-recorded = { $games ->
    [one] В файле { $games } партия.
    [few] В файле { $games } партии, здесь показана первая.
    [many] В файле { $games } партий, здесь показана первая.
   *[other] В файле { $games } партии, здесь показана первая.
} { $left ->
    [0] {""}
    [one] Пропущено { $left } событие, начиная с первого, нарушающего правила.
    [few] Пропущено { $left } события, начиная с первого, нарушающего правила.
    [many] Пропущено { $left } событий, начиная с первого, нарушающего правила.
   *[other] Пропущено { $left } события, начиная с первого, нарушающего правила.
}
