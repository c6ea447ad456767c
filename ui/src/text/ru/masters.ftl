# Пульт мастеров: все по срочности, события для одного и многих, что ждёт, часы.

masters-title = Пульт мастеров
masters-medic-title = Медик игры
masters-no-game = Игры ещё нет.
masters-open-game = Открыть игру
masters-parts = Разделы пульта
masters-tab-everyone = Все
masters-tab-waiting = Ждут ответа
masters-tab-asylum = Психлечебница
masters-tab-dead = Мертвятник
masters-tab-ledger = Обязательства
masters-tab-late = Запоздавшее
masters-tab-team = Мастера
masters-team-none = Кроме вас пока никого.
masters-team-what = Региональный мастер видит персонажей своего региона и сообщает за них. Персонаж попадает в регион через карточку, импорт или место, где живёт.
masters-tab-forks = Развилки

masters-clock = Часы игры
masters-stands = ИГРА СТОИТ
masters-stands-what = Сроки не идут.
masters-runs = Игра идёт
masters-game-time = Игровое время
masters-cycle = цикл { $cycle }
masters-pause = Остановить игру
masters-pause-reason = Почему? Это прочтут все
masters-pause-all = Остановить для всех
masters-run = Пустить игру
masters-run-sure = Все сроки пойдут дальше с того, где стояли.
masters-clock-more = Ещё
masters-broadcast = Сказать всем
masters-broadcast-text = Что прочтут все игроки
masters-broadcast-send = Отправить всем
masters-told = Сказано последним:
masters-next-cycle = Следующий цикл
masters-cycle-sure = Начнётся цикл { $cycle }: что даётся раз в цикл, можно получить снова.
masters-cycle-begin = Начать цикл { $cycle }
masters-shift = Перевести вперёд
masters-shift-by = Игровых минут
masters-shift-sure = Всё, что случилось бы за это время, случится сразу: раны кровоточат, люди умирают. Назад часы не переводят.
masters-shift-do = Перевести часы
masters-reason = Причина

masters-search = Номер, имя, группа
masters-group = Группа
masters-region = Регион
masters-any = Любая
masters-state = Показать
masters-show-all = Всех
masters-show-due = Идёт срок
masters-show-bleeds = Кровоточат
masters-show-heavy = Тяжело раненые
masters-show-presumed = Считаются мёртвыми
masters-show-broken = Нервный срыв
masters-show-asylum = В психлечебнице
masters-show-dead = В мертвятнике
masters-show-waiting = Ждут мастера
masters-show-monster = Монстры
masters-show-changed = Изменены запоздавшим
masters-found = { $found } из { $all }
masters-nobody = В игре ещё никого нет.
masters-nobody-fits = Никто не подходит.
masters-more = Ещё { $count }
masters-pick = Выбрать нескольких
masters-pick-all = Выбрать всех: { $count }
masters-pick-none = Снять выбор
masters-pick-one = Выбрать: { $number } { $name }
masters-pick-first = Выберите в списке, для кого это.
masters-bleeds = кровоточит
masters-away = сейчас в регионе «{ $region }»
masters-hits-short = хиты { $hits }/{ $most }
masters-reason-short = рассудок { $reason }
masters-due-bleeding = Хит уйдёт через
masters-due-death = Смерть через
masters-due-devoured = Поглощён через
masters-due-grace = Смерть окончательна через
masters-comes-heavy = тяжёлое ранение через
masters-comes-death = смерть через
masters-then = Если никто не поможет:

masters-many = Одно событие для многих
masters-give-all = Сообщить всем
masters-not-done = не принято
masters-done = принято
masters-sent = отправляется
masters-again = Всё равно сообщить

masters-card-of = Персонаж { $number }
masters-not-yours = Такого персонажа нет, или он больше не в вашем регионе.
masters-asked-here = Что-то об этом персонаже ждёт мастера: смотрите «Ждут ответа».
masters-since = с { $time }
masters-hit = Попадание
masters-blows = Ударов
masters-aid = Помощь
masters-reason-part = Рассудок
masters-points = Очков
masters-points-what = Очки считаются там, где у правил нет своего числа: заклинание, книга, лекарь.
masters-source = Из-за чего (для журнала)
masters-lost = Потеря
masters-gained = Возврат
masters-asylum = Психлечебница
masters-trauma = Какая психотравма остаётся
masters-death = После смерти
masters-rarer = Другие события
masters-acts = Что делает персонаж
masters-watched = На моих глазах
masters-finish = Добивание, я подтверждаю
masters-monster-dies = Монстр умирает от
masters-most-hits = Предел хитов на
masters-most-reason = Предел рассудка на
masters-most-change = Изменить предел
masters-place = Мастерам региона
masters-place-do = Передать
masters-place-away = Вы мастер региона { $region }: переданный персонаж станет чужим.
masters-dispute-note = О чём спор
masters-dispute-clause = По какому правилу
masters-dispute-against = С кем
masters-none = нет
masters-yes = да
masters-no = нет
masters-owes = Обязан
masters-holds = Держит
masters-mistyped = Нажато по ошибке.

masters-log = Что было
masters-claimed = сообщено устройством без связи: минута — с его слов
masters-undone = отменено
masters-ignored = больше не подходит
masters-late-what = Запоздавшее сообщение; изменилось:
masters-field-hits = хиты
masters-field-limbs = не действует
masters-field-bleeds_at = следующий хит
masters-field-heavy_at = тяжело ранен
masters-field-dead_at = мёртв
masters-field-presumed = предположительно
masters-field-reason = рассудок
masters-field-broken_at = срыв
masters-field-asylum_at = в психлечебнице
masters-field-away = в иных мирах
masters-undo = Отменить
masters-undo-why = Почему отменяется?
masters-undo-one = Отменить: { $what }
masters-by-master = мастер { $number }
masters-by-organiser = организатор { $number }
masters-by-regional = региональный мастер { $number }
masters-by-medic = медик { $number }
masters-by-player = игрок персонажа { $number }
masters-by-game = сама игра

masters-kinds = Что ждёт
masters-kind-all = Всё
masters-kind-finish = Добивание
masters-kind-presumed = Предполагаемая смерть
masters-kind-obligation = Конец обязательства
masters-kind-dispute = Спор
masters-nothing-waits = Ничего не ждёт.
masters-grant = Разрешить
masters-turn-down = Отказать
masters-confirm-end = Подтвердить: { $end }
masters-presumed-else = Помогли вовремя? Сообщите на карточке: считается своя минута.
masters-open = Открыть карточку
masters-open-one = Открыть карточку: { $name }
masters-ruling = Ваше решение
masters-settle = Решить

masters-to-bring = Отвести в психлечебницу
masters-in-asylum = В психлечебнице
masters-outcome-choose = Выбрать исход
masters-dead-zone-left = в мертвятнике ещё
masters-ward-empty-asylum = В психлечебнице никого нет.
masters-ward-empty-dead = Мёртвых нет.
masters-late = Что изменили запоздавшие сообщения
masters-double = Карточки, использованные лишний раз
masters-none-yet = Нет.

masters-ledger-open = Открытые
masters-ledger-claimed = Заявлен конец
masters-ledger-deposited = Лежат у мастеров
masters-ledger-stolen = Краденые
masters-ledger-forged = С подделками
masters-ledger-fulfilled = Исполненные
masters-ledger-broken = Нарушенные
masters-ledger-all = Все
masters-ledger-empty = Таких обязательств нет.
masters-no-ledger = В этой игре нет обязательств.
masters-is-obliged-to = обязан держателю:
masters-end-open = открыто
masters-end-fulfilled = исполнено
masters-end-broken = нарушено
masters-end-void = порвано
masters-signed = подписано
masters-unsigned = не подписано
masters-deposited = у мастеров
masters-claimed-end = заявлено: { $end }
masters-way = У кого было ({ $count })
masters-written = написано
masters-do = Что делают мастера
masters-take-back = Вернуть
masters-deposit = Принять на хранение
masters-pass-to = Кому (номер)
masters-pass-how = Как
masters-pass-on = Передать

masters-patient-number = Номер на бейдже
masters-patient-look = Найти
masters-patient-none = Персонаж { $number } не найден.
masters-patient-what = Наберите номер с бейджа того, кого лечите.

masters-says-aid = Помощь: { $aid }
masters-says-lose = Потеря рассудка: { $cause } (−{ $points })
masters-says-gain = Возврат рассудка: { $cause } (+{ $points })
masters-says-most = Меняется предел: хиты { $hits }, рассудок { $reason }
masters-says-do = Делает: { $act }
masters-says-admit = Принять в психлечебницу
masters-says-discharge = Из психлечебницы: { $outcome }
masters-says-devour = Начать пожирание
masters-says-stop-devouring = Прервать пожирание
masters-says-finish = Добивание: { $way }
masters-says-die = Монстр умер: { $way }
masters-says-confirm = Ответ
masters-says-confirm-death = Подтвердить смерть
masters-says-follow-new-character = Новый персонаж
masters-says-follow-release = Отпустить из мертвятника
masters-says-place = Регион: { $region }
masters-says-dispute = Открыть спор
masters-says-settle = Решение
masters-says-undo = Отмена
masters-says-register = Регистрация
masters-says-choose = Выбор ветви
masters-says-pause = Остановка игры
masters-says-run = Пуск игры
masters-says-put-forward = Перевод часов
masters-says-begin-cycle = Новый цикл
masters-says-broadcast = Слово всем
masters-says-transfer = Передача
masters-says-deposit = Хранение
masters-says-take-back = Возврат с хранения
masters-says-claim = Заявленный конец
masters-says-offer = Место предложено

masters-waits = { $count ->
    [one] ждёт ответа: { $count }
    [few] ждут ответа: { $count }
   *[other] ждут ответа: { $count }
}
masters-picked = { $count ->
    [one] Выбран { $count } персонаж
    [few] Выбраны { $count } персонажа
   *[other] Выбрано { $count } персонажей
}
masters-to-many = { $count ->
    [one] { $count } персонаж
    [few] { $count } персонажа
   *[other] { $count } персонажей
}
masters-refused = { $count ->
    [one] Не принято для { $count } персонажа:
    [few] Не принято для { $count } персонажей:
   *[other] Не принято для { $count } персонажей:
}
masters-again-many = { $count ->
    [one] Всё равно сообщить: { $count }
    [few] Всё равно сообщить: { $count }
   *[other] Всё равно сообщить: { $count }
}
masters-obligations = { $count ->
    [one] { $count } обязательство
    [few] { $count } обязательства
   *[other] { $count } обязательств
}
masters-forgeries = { $count ->
    [one] Была { $count } попытка подделки
    [few] Было { $count } попытки подделки
   *[other] Было { $count } попыток подделки
}
masters-log-all = { $count ->
    [one] Ещё { $count } строка
    [few] Ещё { $count } строки
   *[other] Ещё { $count } строк
}
masters-says-wound = { $count ->
    [one] Попадание: { $zone }
    [few] Попадание: { $zone }, { $count } удара
   *[other] Попадание: { $zone }, { $count } ударов
}
masters-summary = { $total ->
    [one] принято { $done } из { $total }
    [few] принято { $done } из { $total }
   *[other] принято { $done } из { $total }
}
