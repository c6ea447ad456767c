# Відкриті сторінки події: хто, де й коли б’ється.

info-page = Хто, де й коли б’ється
info-ways = Сторінки події
info-way-home = Зараз
info-way-schedule = Розклад
info-way-results = Підсумки

info-off = Цю подію не показують глядачам. Запитайте біля стола секретаря.
info-cut-off = Немає зв’язку. Так було о { $time }.
info-as-of = Станом на { $time }; питаємо, що нового…
info-no-network = Немає зв’язку.
info-not-seen = Немає зв’язку, а цієї частини телефон ще не бачив.
info-not-loaded = Цю частину не вдалося завантажити: немає зв’язку. Усе, що ви вже відкривали, працює.
info-gone = Такого на цій події немає.
info-suspended = Усе зупинено:
info-suspended-since = Подію зупинено з { $time }:

info-where-and-when = Де й коли я б’юся?
info-find = Ім’я, клуб або номер
info-find-how = Наберіть початок
info-found-nobody = Нікого не знайдено.
info-found-more = Є й інші: наберіть ще трохи.
info-follow = Стежити: { $name }
info-unfollow = Більше не стежити: { $name }
info-follow-one = Стежити
info-followed-one = Стежу
info-followed = Ви стежите
info-follow-hint = Позначте бійця ☆, і він залишиться на цій сторінці разом зі своєю чергою.

info-called = Негайно: { $ring }!
info-fights = Б’ється: { $ring }
info-come-within = З’явитися протягом { $time }
info-next = Наступний на цьому ристалищі
info-ahead = { $count ->
    [one] перед ним { $count } бій
    [few] перед ним { $count } бої
   *[other] перед ним { $count } боїв
}
info-next-at = { $ring }: наступний бій, приготуйтеся
info-soon-at = { $count ->
    [one] { $ring }: перед вами { $count } бій
    [few] { $ring }: перед вами { $count } бої
   *[other] { $ring }: перед вами { $count } боїв
}
info-in-minutes = за { $minutes } хв
info-at = { $time }
info-about = близько { $time } (± { $minutes } хв)
info-spread = ± { $minutes } хв
info-against = проти: { $name }
info-nothing-yet = Боїв поки не призначено.
info-nothing-more = Боїв більше немає.

info-alarm-off = Сказати, коли пора
info-alarm-on = Вам скажуть
info-alarm-open = Не закривайте сторінку: вона подасть звук і завібрує за два бої, перед наступним і за викликом.
info-alarm-awake = Щоб екран не гаснув, змініть налаштування телефона.

info-enter = Подати заявку
info-rings = Ристалища
info-no-rings = Ристалищ поки немає.
info-ring-idle = вільно
info-ring-called = викликані
info-ring-fighting = бій
info-ring-over = підсумок бою
info-ring-suspended = зупинено
info-nobody-waits = Тут ніхто не чекає.
info-open = { $count ->
    [one] попереду { $count } бій
    [few] попереду { $count } бої
   *[other] попереду { $count } боїв
}
info-late = відставання { $minutes } хв

info-schedule = Розклад
info-of-what = Якого ристалища чи номінації
info-more = Ще ({ $count })
info-filter = Лише бої, де є
info-times-move = Час зсувається разом із боями: зазирайте ще.
info-to-come = Попереду

info-nominations = Номінації
info-no-nominations = Номінацій поки немає.
info-phase-entries = { $count ->
    [one] { $count } учасник, жеребу ще не було
    [few] { $count } учасники, жеребу ще не було
   *[other] { $count } учасників, жеребу ще не було
}
info-phase-drawn = { $count ->
    [one] Жереб кинуто, { $count } учасник
    [few] Жереб кинуто, { $count } учасники
   *[other] Жереб кинуто, { $count } учасників
}
info-phase-fighting = Етап: { $stage }. Боїв проведено: { $done } з { $all } відомих
info-phase-over = Завершено
info-goes-on = Продовження близько { $time }
info-medal-gold = золото
info-medal-silver = срібло
info-medal-bronze = бронза
info-places = Місця
info-places-now = Місця на зараз
info-check-lot = Перевірити жереб самому
info-which-group = Яка група
info-his-page = Усі бої

info-later = Потім
info-past = Проведені
info-won = перемога
info-lost = поразка
info-drawn = нічия
info-void = не зараховано
info-walkover = { $result } без бою
info-left = більше не бере участі
info-not-drawn = жеребу ще не було
info-stands = { $where }: { $place }-те місце з { $of }
info-place = { $place }-те місце
info-place-shared = { $place }-те місце, розділене

info-my-page = Моя сторінка
info-no-pass = Ця сторінка відкривається за кодом на вашому бейджі або за посиланням, яке дали під час заявки.
info-papers = Мої документи та спорядження
info-nothing-asked = Тут нічого не вимагають.
info-admitted = Допуск є
info-not-admitted = Допуску поки немає
info-met = { $count ->
    [one] виконано { $count } умову
    [few] виконано { $count } умови
   *[other] виконано { $count } умов
}
info-not-whole = З’єднання не зашифроване, тож подробиці про ваші документи скажуть лише біля стола секретаря.
info-protest = Протест
info-look-again = Подивитися ще раз
info-not-me = Це не я

info-poster = Плакат
info-poster-why = Аркуш, який вішають на стіну: його код відкриває цю сторінку на будь-якому телефоні. Спершу телефон має під’єднатися до Wi-Fi події; набране тут друкується й ніде не зберігається. Якщо не заповнювати, лишаться лінії для запису від руки.
info-poster-ssid = Назва мережі Wi-Fi
info-poster-key = Пароль мережі
info-poster-size = Розмір аркуша
info-poster-print = Відкрити плакат
info-rounds = На ногах; раунди { $red } : { $blue }
info-fell = торкнувся землі
