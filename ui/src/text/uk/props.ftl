props-title = Картки гри
props-no-game = Гру не заведено. Спершу її відкриває майстер.
props-watch = Зверніть увагу
props-double = застосовано зайвий раз із телефона, що був без зв’язку; не подіяло
props-make = Зробити картки
props-make-count = { $count ->
    [one] Зробити { $count } картку
    [few] Зробити { $count } картки
   *[other] Зробити { $count } карток
}
props-made = { $count ->
    [one] Зроблено { $count } картку. Надрукувати можна нижче.
    [few] Зроблено { $count } картки. Надрукувати можна нижче.
   *[other] Зроблено { $count } карток. Надрукувати можна нижче.
}
props-not-now = Не зараз
props-search = Пошук за назвою
props-none = Таких карток поки немає.
props-kind = Що це
props-kind-is = { $kind ->
    [spell] Закляття
    [book] Книга
    [potion] Зілля
    [artefact] Артефакт
    [weapon] Зброя
   *[mark] Знак чудовиська
}
props-name = Назва
props-text = Що на ній написано
props-effect = Дія
props-effect-add = Додати дію
props-effect-remove = Прибрати дію
props-no-effect = Картка без дії: її застосування лише записується в історію гри.
props-on = На кого
props-on-self = Хто застосовує
props-on-target = Кого він назве
props-act = Що робить
props-act-wound = Влучання
props-act-aid = Допомога
props-act-lose-reason = Забирає розум
props-act-gain-reason = Повертає розум
props-act-change-most = Змінює найбільше
props-act-finish = Добиває (дозволяє майстер)
props-what-wound = Куди
props-what-aid = Яка допомога
props-what-lose-reason = Причина
props-what-gain-reason = Чим
props-what-finish = Як
props-way = { $way ->
    [execution] страта
    [ritual] ритуал
    [sacrifice] жертвоприношення
    [artefact] артефакт
   *[other] { $way }
}
props-mark = Знак чудовиська
props-blows = Ударів
props-points = Очок
props-most-reason = Розум на
props-most-hits = Хіти на
props-often = Скільки разів
props-once = Один раз
props-some = Кілька разів
props-always = Скільки завгодно
props-uses = Разів
props-users = Лише для номерів
props-users-any = для всіх
props-count = Скільки карток
props-no-server = Сервер не відповів. Перевірте зв’язок і повторіть.
props-for = лише для { $who }
props-there = { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[other] { $count } карток
}
props-gone = використано: { $count }
props-print = Друк
props-each = Кожна картка
props-left = { $left ->
    [0] використана
    [one] лишилося { $left } застосування
    [few] лишилося { $left } застосування
   *[other] лишилося { $left } застосувань
}
props-withdrawn = вилучена
props-withdraw = Вилучити
props-cause = { $cause ->
    [monster] чудовисько
    [damage] поранення
    [magic] магія
    [ritual] ритуал
    [book] заборонена книга
    [sleep] сон
    [church] церква
    [psychiatrist] психіатр
    [item] предмет
   *[other] { $cause }
}
