# Дошка ристалищ.

schedule-title = Ристалища і час
schedule-no-rings = Ристалищ поки немає. Додайте на сторінці:
schedule-event-suspended = Усю подію призупинено. Очікуваний час відлічується від його відновлення.
schedule-how = Натисніть на картку або бій, потім на той, перед яким поставити, або на кінець ристалища. Можна й перетягнути. З клавіатури: стрілки — перехід, Enter — узяти й поставити, Esc — скасувати.
schedule-single = Окремий бій
schedule-times = { $span } ± { $minutes } хв
schedule-bouts = { $count ->
    [one] { $count } бій
    [few] { $count } бої
   *[other] { $count } боїв
}
schedule-placed = поставлено вручну
schedule-open = Окремі бої
schedule-close = Згорнути
schedule-left = { $count ->
    [one] чекає { $count } бій
    [few] чекають { $count } бої
   *[other] чекають { $count } боїв
}
schedule-until = приблизно до { $time }
schedule-behind = Запізнення { $minutes } хв
schedule-suspended = Призупинено:
schedule-on = Триває зараз, приблизно до { $time }
schedule-nothing = Тут ніхто не чекає.
schedule-to-end = У кінець: { $ring }
schedule-wait-busy = Ристалище чекатиме { $minutes } хв: { $name } у цей час у бою ({ $ring })
schedule-wait-rest = Ристалище чекатиме { $minutes } хв: { $name } відпочиває після бою ({ $ring })
schedule-wait-twice = { $name }: одразу після іншого бою ({ $ring })
schedule-more-waits = (і ще { $count })
schedule-waits = { $count ->
    [one] Перед { $count } боєм ристалище простоювало б через бійця. Позначено знаком ⚠.
   *[other] Перед { $count } боями ристалище простоювало б через бійця. Позначено знаком ⚠.
}
schedule-picked = Переставляємо: { $what }
schedule-earlier = Раніше
schedule-later = Пізніше
schedule-release = Повернути в автоматичний порядок
schedule-put-down = Скасувати
schedule-no-answer = Сервер не відповів. Подивіться, чи переставлено, і спробуйте ще раз.
schedule-rings = Яка номінація на яких ристалищах
schedule-rings-says = Групи роздаються позначеним ристалищам по черзі, якщо ви не поставите їх самі нижче.
schedule-nomination = { $count ->
    [one] чекає { $count } бій по { $minutes } хв
    [few] чекають { $count } бої по { $minutes } хв
   *[other] чекають { $count } боїв по { $minutes } хв
}
schedule-spread = Розподілити групи порівну
schedule-spread-sure = Групи, які ще не почали, буде розподілено заново, щоб усі ристалища закінчили приблизно разом. Що з них поставлено вручну, втратиться.
schedule-spread-do = Розподілити
