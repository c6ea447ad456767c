# Доска ристалищ.

schedule-title = Ристалища и время
schedule-no-rings = Ристалищ пока нет. Добавьте на странице:
schedule-event-suspended = Всё мероприятие приостановлено. Ожидаемое время отсчитывается с его возобновления.
schedule-how = Нажмите на карточку или бой, потом на тот, перед которым поставить, или на конец ристалища. Можно и перетащить. С клавиатуры: стрелки — переход, Enter — взять и поставить, Esc — отменить.
schedule-single = Отдельный бой
schedule-times = { $span } ± { $minutes } мин
schedule-bouts = { $count ->
    [one] { $count } бой
    [few] { $count } боя
   *[other] { $count } боёв
}
schedule-placed = поставлено вручную
schedule-open = Отдельные бои
schedule-close = Свернуть
schedule-left = { $count ->
    [one] ждёт { $count } бой
    [few] ждут { $count } боя
   *[other] ждут { $count } боёв
}
schedule-until = примерно до { $time }
schedule-behind = Опоздание { $minutes } мин
schedule-suspended = Приостановлено:
schedule-on = Идёт сейчас, примерно до { $time }
schedule-nothing = Здесь никто не ждёт.
schedule-to-end = В конец: { $ring }
schedule-wait-busy = Ристалище прождёт { $minutes } мин: { $name } в это время в бою ({ $ring })
schedule-wait-rest = Ристалище прождёт { $minutes } мин: { $name } отдыхает после боя ({ $ring })
schedule-wait-twice = { $name }: сразу после другого боя ({ $ring })
schedule-more-waits = (и ещё { $count })
schedule-waits = { $count ->
    [one] Перед { $count } боем ристалище простаивало бы из-за бойца. Отмечен знаком ⚠.
   *[other] Перед { $count } боями ристалище простаивало бы из-за бойца. Отмечены знаком ⚠.
}
schedule-picked = Переставляем: { $what }
schedule-earlier = Раньше
schedule-later = Позже
schedule-release = Вернуть в автоматический порядок
schedule-put-down = Отменить
schedule-no-answer = Сервер не ответил. Посмотрите, переставлено ли, и попробуйте снова.
schedule-rings = Какая номинация на каких ристалищах
schedule-rings-says = Группы раздаются отмеченным ристалищам по очереди, если вы не поставите их сами ниже.
schedule-nomination = { $count ->
    [one] ждёт { $count } бой по { $minutes } мин
    [few] ждут { $count } боя по { $minutes } мин
   *[other] ждут { $count } боёв по { $minutes } мин
}
schedule-spread = Распределить группы поровну
schedule-spread-sure = Группы, которые ещё не начали, будут распределены заново, чтобы все ристалища закончили примерно вместе. Что из них поставлено вручную, потеряется.
schedule-spread-do = Распределить
