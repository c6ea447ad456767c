cards-waits = Сохранено на этом телефоне. Уйдёт, как только появится связь.
cards-scanned = Карточка перед вами
cards-kind = { $kind ->
    [spell] Заклинание
    [book] Книга
    [potion] Зелье
    [artefact] Артефакт
    [weapon] Оружие
    [mark] Знак чудовища
   *[obligation] Обязательство
}
cards-left = { $left ->
    [0] Использовано
    [one] Осталось { $left } применение
    [few] Осталось { $left } применения
   *[other] Осталось { $left } применений
}
cards-unseen = Связи нет: телефон не знает, что делает карточка. Если применить сейчас, засчитается с этой минуты, а что вышло — узнаете позже.
cards-target = На ком? Номер с карточки персонажа
cards-target-unseen = На ком? Номер, если карточка его спрашивает
cards-myself = На себе
cards-use = Применить
cards-used = Применено. Ниже появится, что вышло.
cards-on-you = Вы:
cards-on = { $who }:
cards-did-nothing = Не подействовало.
cards-owes = Обязан: { $who }
cards-you-owe = Обязаны вы
cards-yours = Оно уже у вас.
cards-yours-now = Теперь оно у вас.
cards-asked = Держателя спросили. Решает он.
cards-take = Забрать { $means }
cards-take-help = Держателя не спросят и не скажут ему, кто это сделал. Мастера увидят.
cards-ask = Попросить у держателя { $means }
cards-put-away = Убрать
cards-done = Готово
cards-how = Наведите на карточку камеру телефона: она откроется здесь. Не выходит — введите код.
cards-code = Код карточки
cards-look = Посмотреть
cards-write = Составить обязательство
cards-write-who = Кто обязан
cards-i-owe = Обязан я
cards-owed-me = Обязаны мне
cards-to-whom = Кому? Номер с карточки персонажа
cards-by-whom = Кто обязан? Номер с карточки персонажа
cards-terms = Что и до какого срока
cards-write-help = Обязывает, когда другой подпишет — на своём телефоне.
cards-write-help-own = Обязывает, когда вы подпишете: оно будет ждать ниже.
cards-issue = Составить
cards-group-waits = Ждёт вас
cards-group-held = Я держу
cards-group-owed = Я обязан
cards-none = Обязательств нет: ни ваших, ни вам.
cards-over = { $count ->
    [one] { $count } завершённое
    [few] { $count } завершённых
   *[other] { $count } завершённых
}
cards-uses = Применённые карточки
cards-double = Карточка уже была использована.
cards-unsigned = Не подписано: никого ещё не обязывает
cards-whoever = Исполнять тому, кто держит
cards-written-for = Составлено для: { $who }
cards-came = Досталось вам { $means }
cards-deposited = Лежит у мастеров: украсть нельзя
cards-claimed = { $end ->
    [fulfilled] Заявлено: исполнено. Решит мастер
   *[broken] Заявлено: нарушено. Решит мастер
}
cards-status = { $status ->
    [fulfilled] Исполнено
    [broken] Нарушено
    [void] Порвано
   *[open] Открыто
}
cards-wanted = Переходит { $means } к: { $who }. Согласие за: { $asks }
cards-agree = Согласиться
cards-decline = Отказать
cards-take-back = Отозвать
cards-sign = Подписать
cards-tear = Порвать
cards-show = Показать карточку
cards-show-help = Кто её считает, сможет забрать. Как только обязательство перейдёт, этот код ничего не стоит.
cards-qr = Код карточки для камеры
cards-no-server = Связи нет: сейчас карточку не показать.
cards-pass = Передать
cards-to = Кому? Номер с карточки персонажа
cards-deposit = Оставить у мастеров
cards-end = Чем кончилось
cards-end-help = Подтверждает мастер.
cards-says = { $what ->
    [scan] Применение карточки
    [issue] Составление обязательства
    [sign] Подпись обязательства
    [transfer] Передача обязательства
    [agree] Ответ на передачу
    [discard] Порванное обязательство
    [deposit] Сдача обязательства мастерам
   *[claim] Исход обязательства
}
