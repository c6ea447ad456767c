cards-waits = Збережено на цьому телефоні. Піде, щойно з’явиться зв’язок.
cards-scanned = Картка перед вами
cards-kind = { $kind ->
    [spell] Закляття
    [book] Книга
    [potion] Зілля
    [artefact] Артефакт
    [weapon] Зброя
    [mark] Знак чудовиська
   *[obligation] Зобов’язання
}
cards-left = { $left ->
    [0] Використано
    [one] Лишилося { $left } застосування
    [few] Лишилося { $left } застосування
   *[other] Лишилося { $left } застосувань
}
cards-unseen = Зв’язку немає: телефон не знає, що робить картка. Якщо застосувати зараз, зарахується від цієї миті, а що вийшло — дізнаєтеся згодом.
cards-target = На кому? Номер із картки персонажа
cards-target-unseen = На кому? Номер, якщо картка його питає
cards-myself = На собі
cards-use = Застосувати
cards-used = Застосовано. Нижче з’явиться, що вийшло.
cards-on-you = Ви:
cards-on = { $who }:
cards-did-nothing = Не подіяло.
cards-owes = Зобов’язаний: { $who }
cards-you-owe = Зобов’язані ви
cards-yours = Воно вже у вас.
cards-yours-now = Тепер воно у вас.
cards-asked = Держателя спитали. Вирішує він.
cards-take = Забрати { $means }
cards-take-help = Держателя не спитають і не скажуть йому, хто це зробив. Майстри побачать.
cards-ask = Попросити в держателя { $means }
cards-put-away = Прибрати
cards-done = Готово
cards-how = Наведіть на картку камеру телефона: вона відкриється тут. Не виходить — введіть код.
cards-code = Код картки
cards-look = Подивитися
cards-write = Скласти зобов’язання
cards-write-who = Хто зобов’язаний
cards-i-owe = Зобов’язаний я
cards-owed-me = Зобов’язані мені
cards-to-whom = Кому? Номер із картки персонажа
cards-by-whom = Хто зобов’язаний? Номер із картки персонажа
cards-terms = Що й до якого строку
cards-write-help = Зобов’язує, коли інший підпише — на своєму телефоні.
cards-write-help-own = Зобов’язує, коли ви підпишете: воно чекатиме нижче.
cards-issue = Скласти
cards-group-waits = Чекає на вас
cards-group-held = Я тримаю
cards-group-owed = Я зобов’язаний
cards-none = Зобов’язань немає: ні ваших, ні вам.
cards-over = { $count ->
    [one] { $count } завершене
    [few] { $count } завершені
   *[other] { $count } завершених
}
cards-uses = Застосовані картки
cards-double = Картку вже було використано.
cards-unsigned = Не підписане: нікого ще не зобов’язує
cards-whoever = Виконати тому, хто тримає
cards-written-for = Складено для: { $who }
cards-came = Дісталося вам { $means }
cards-deposited = Лежить у майстрів: вкрасти не можна
cards-claimed = { $end ->
    [fulfilled] Заявлено: виконане. Вирішить майстер
   *[broken] Заявлено: порушене. Вирішить майстер
}
cards-status = { $status ->
    [fulfilled] Виконане
    [broken] Порушене
    [void] Порване
   *[open] Відкрите
}
cards-wanted = Переходить { $means } до: { $who }. Згода за: { $asks }
cards-agree = Погодитися
cards-decline = Відмовити
cards-take-back = Відкликати
cards-sign = Підписати
cards-tear = Порвати
cards-show = Показати картку
cards-show-help = Хто її зчитає, зможе забрати. Щойно зобов’язання перейде, цей код нічого не вартий.
cards-qr = Код картки для камери
cards-no-server = Зв’язку немає: зараз картку не показати.
cards-pass = Передати
cards-to = Кому? Номер із картки персонажа
cards-deposit = Лишити в майстрів
cards-end = Чим скінчилося
cards-end-help = Підтверджує майстер.
cards-says = { $what ->
    [scan] Застосування картки
    [issue] Складання зобов’язання
    [sign] Підпис зобов’язання
    [transfer] Передача зобов’язання
    [agree] Відповідь на передачу
    [discard] Порване зобов’язання
    [deposit] Здача зобов’язання майстрам
   *[claim] Вислід зобов’язання
}
