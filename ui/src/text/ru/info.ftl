# Открытые страницы мероприятия: кто, где и когда бьётся.

info-page = Кто, где и когда бьётся
info-ways = Страницы мероприятия
info-way-home = Сейчас
info-way-schedule = Расписание
info-way-results = Итоги

info-off = Это мероприятие не показывают зрителям. Спросите у стола секретаря.
info-cut-off = Нет связи. Так было в { $time }.
info-as-of = По состоянию на { $time }; спрашиваем, что нового…
info-no-network = Нет связи.
info-not-seen = Нет связи, а эту часть телефон ещё не видел.
info-not-loaded = Эту часть не удалось загрузить: нет связи. Всё, что вы уже открывали, работает.
info-gone = Такого на этом мероприятии нет.
info-suspended = Всё остановлено:
info-suspended-since = Мероприятие остановлено с { $time }:

info-where-and-when = Где и когда я бьюсь?
info-find = Имя, клуб или номер
info-find-how = Наберите начало
info-found-nobody = Никого не нашлось.
info-found-more = Есть и другие: наберите ещё немного.
info-follow = Следить: { $name }
info-unfollow = Больше не следить: { $name }
info-follow-one = Следить
info-followed-one = Слежу
info-followed = Вы следите
info-follow-hint = Отметьте бойца ☆, и он останется на этой странице вместе со своей очередью.

info-called = Сейчас же: { $ring }!
info-fights = Бьётся: { $ring }
info-come-within = Явиться в течение { $time }
info-next = Следующий на этом ристалище
info-ahead = { $count ->
    [one] перед ним { $count } бой
    [few] перед ним { $count } боя
   *[other] перед ним { $count } боёв
}
info-next-at = { $ring }: следующий бой, приготовьтесь
info-soon-at = { $count ->
    [one] { $ring }: перед вами { $count } бой
    [few] { $ring }: перед вами { $count } боя
   *[other] { $ring }: перед вами { $count } боёв
}
info-in-minutes = через { $minutes } мин
info-at = { $time }
info-about = около { $time } (± { $minutes } мин)
info-spread = ± { $minutes } мин
info-against = против: { $name }
info-nothing-yet = Боёв пока не назначено.
info-nothing-more = Боёв больше нет.

info-alarm-off = Сказать, когда пора
info-alarm-on = Вам скажут
info-alarm-open = Не закрывайте страницу: она подаст звук и завибрирует за два боя, перед следующим и по вызову.
info-alarm-awake = Чтобы экран не гас, измените настройки телефона.

info-enter = Подать заявку
info-rings = Ристалища
info-no-rings = Ристалищ пока нет.
info-ring-idle = свободно
info-ring-called = вызваны
info-ring-fighting = бой
info-ring-over = итог боя
info-ring-suspended = остановлено
info-nobody-waits = Здесь никто не ждёт.
info-open = { $count ->
    [one] впереди { $count } бой
    [few] впереди { $count } боя
   *[other] впереди { $count } боёв
}
info-late = отставание { $minutes } мин

info-schedule = Расписание
info-of-what = Какого ристалища или номинации
info-more = Ещё ({ $count })
info-filter = Только бои, где есть
info-times-move = Время сдвигается вместе с боями: заглядывайте ещё.
info-to-come = Впереди

info-nominations = Номинации
info-no-nominations = Номинаций пока нет.
info-phase-entries = { $count ->
    [one] { $count } участник, жребия ещё не было
    [few] { $count } участника, жребия ещё не было
   *[other] { $count } участников, жребия ещё не было
}
info-phase-drawn = { $count ->
    [one] Жребий брошен, { $count } участник
    [few] Жребий брошен, { $count } участника
   *[other] Жребий брошен, { $count } участников
}
info-phase-fighting = Этап: { $stage }. Боёв проведено: { $done } из { $all } известных
info-phase-over = Завершена
info-goes-on = Продолжение около { $time }
info-medal-gold = золото
info-medal-silver = серебро
info-medal-bronze = бронза
info-places = Места
info-places-now = Места на сейчас
info-check-lot = Проверить жребий самому
info-which-group = Какая группа
info-his-page = Все бои

info-later = Потом
info-past = Проведены
info-won = победа
info-lost = поражение
info-drawn = ничья
info-void = не засчитан
info-walkover = { $result } без боя
info-left = больше не участвует
info-not-drawn = жребия ещё не было
info-stands = { $where }: { $place }-е место из { $of }
info-place = { $place }-е место
info-place-shared = { $place }-е место, разделённое

info-my-page = Моя страница
info-no-pass = Эта страница открывается по коду на вашем бейдже или по ссылке, которую дали при заявке.
info-papers = Мои документы и снаряжение
info-nothing-asked = Здесь ничего не требуется.
info-admitted = Допуск есть
info-not-admitted = Допуска пока нет
info-met = { $count ->
    [one] выполнено { $count } условие
    [few] выполнено { $count } условия
   *[other] выполнено { $count } условий
}
info-not-whole = Соединение не зашифровано, поэтому подробности о ваших документах скажут только у стола секретаря.
info-protest = Протест
info-look-again = Посмотреть ещё раз
info-not-me = Это не я

info-poster = Плакат
info-poster-why = Лист, который вешают на стену: его код открывает эту страницу на любом телефоне. Сначала телефон должен подключиться к Wi-Fi мероприятия; набранное здесь печатается и нигде не хранится. Если не заполнять, останутся линии для записи от руки.
info-poster-ssid = Имя сети Wi-Fi
info-poster-key = Пароль сети
info-poster-size = Размер листа
info-poster-print = Открыть плакат
info-rounds = На ногах; раунды { $red } : { $blue }
info-fell = коснулся земли
