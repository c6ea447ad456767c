props-title = Карточки игры
props-no-game = Игра не заведена. Сначала её открывает мастер.
props-watch = Обратите внимание
props-double = применено лишний раз с телефона, который был без связи; не подействовало
props-make = Сделать карточки
props-make-count = { $count ->
    [one] Сделать { $count } карточку
    [few] Сделать { $count } карточки
   *[other] Сделать { $count } карточек
}
props-made = { $count ->
    [one] Сделана { $count } карточка. Напечатать можно ниже.
    [few] Сделаны { $count } карточки. Напечатать можно ниже.
   *[other] Сделано { $count } карточек. Напечатать можно ниже.
}
props-not-now = Не сейчас
props-search = Поиск по названию
props-none = Таких карточек пока нет.
props-kind = Что это
props-kind-is = { $kind ->
    [spell] Заклинание
    [book] Книга
    [potion] Зелье
    [artefact] Артефакт
    [weapon] Оружие
   *[mark] Знак чудовища
}
props-name = Название
props-text = Что на ней написано
props-effect = Действие
props-effect-add = Добавить действие
props-effect-remove = Убрать действие
props-no-effect = Карточка без действия: её применение лишь записывается в историю игры.
props-on = На кого
props-on-self = Кто применяет
props-on-target = Кого он назовёт
props-act = Что делает
props-act-wound = Попадание
props-act-aid = Помощь
props-act-lose-reason = Отнимает рассудок
props-act-gain-reason = Возвращает рассудок
props-act-change-most = Меняет наибольшее
props-act-finish = Добивает (разрешает мастер)
props-what-wound = Куда
props-what-aid = Какая помощь
props-what-lose-reason = Причина
props-what-gain-reason = Чем
props-what-finish = Как
props-way = { $way ->
    [execution] казнь
    [ritual] ритуал
    [sacrifice] жертвоприношение
    [artefact] артефакт
   *[other] { $way }
}
props-mark = Знак чудовища
props-blows = Ударов
props-points = Очков
props-most-reason = Рассудок на
props-most-hits = Хиты на
props-often = Сколько раз
props-once = Один раз
props-some = Несколько раз
props-always = Сколько угодно
props-uses = Раз
props-users = Только для номеров
props-users-any = для всех
props-count = Сколько карточек
props-no-server = Сервер не ответил. Проверьте связь и повторите.
props-for = только для { $who }
props-there = { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
   *[other] { $count } карточек
}
props-gone = использовано: { $count }
props-print = Печать
props-each = Каждая карточка
props-left = { $left ->
    [0] использована
    [one] осталось { $left } применение
    [few] осталось { $left } применения
   *[other] осталось { $left } применений
}
props-withdrawn = изъята
props-withdraw = Изъять
props-cause = { $cause ->
    [monster] чудовище
    [damage] урон
    [magic] магия
    [ritual] ритуал
    [book] запретная книга
    [sleep] сон
    [church] церковь
    [psychiatrist] психиатр
    [item] предмет
   *[other] { $cause }
}
