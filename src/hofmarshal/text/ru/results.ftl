## Что говорится о результатах: выгруженные папки, таблицы, документы, опубликованный сайт.

# Номинация папкой

results-step-unknown = Запись «{ $event }» не удалось изложить как решение: в папку она не вошла.
results-protocol-apart = Протокол боя { $bout } не даёт записанного результата (или результата нет): он лежит в { $file } и не проигрывается.
results-replay-differs = { $path }: было { $wanted }, папка даёт { $got }.
results-folder-head = Номинация «{ $name }», как она прошла: `hofmarshal run` проигрывает эту папку от жеребьёвки до мест.
results-fought-again = бой проведён заново
results-readme = Номинация «{ $name }». `hofmarshal run` с этой папкой проигрывает её заново: entries.csv (участники), decisions.yaml (решения по порядку), bouts.csv (результаты), bouts/ (протоколы). Дат рождения и контактов здесь нет.
results-readme-same = При записи папка была проиграна и дала те же таблицы и места.
results-readme-differs = При записи папка была проиграна, и кое-что вышло иначе:

# Таблицы

results-table-places = Места
results-table-medals = Медали
results-table-clubs = Клубы
results-table-countries = Страны
results-table-entries = Участники
results-table-groups = Таблицы групп
results-table-bouts = Бои
results-table-cards = Санкции
results-table-protests = Протесты
results-column-nomination = Номинация
results-column-track = Лига или категория
results-column-place = Место
results-column-medal = Медаль
results-column-entry = №
results-column-name = Имя
results-column-club = Клуб
results-column-country = Страна
results-column-reached = Дошёл до
results-column-status = Состояние
results-column-gold = Золото
results-column-silver = Серебро
results-column-bronze = Бронза
results-column-points = Очки
results-column-fighters = Бойцов
results-column-placed = В очках
results-column-here = Отмечен
results-column-stage = Этап
results-column-group = Группа
results-column-wins = Победы
results-column-losses = Поражения
results-column-draws = Ничьи
results-column-against = Пропущено очков
results-column-rating-points = Рейтинговые баллы
results-column-round-points = Очки за раунды
results-column-sanctions = Санкции
results-column-bouts = Бои
results-column-on = Проходит дальше
results-column-bout = Бой
results-column-red-entry = № красного
results-column-red = Красный
results-column-red-score = Счёт красного
results-column-blue-score = Счёт синего
results-column-blue = Синий
results-column-blue-entry = № синего
results-column-winner = Победитель
results-column-result = Итог
results-column-extra = Доп. бой
results-column-corrections = Исправлений
results-column-ring = Ристалище
results-column-card = Санкция
results-column-number = Которая
results-column-clause = Пункт
results-column-note = Примечание
results-column-at = Когда
results-column-protest = Протест
results-column-filed = Подан
results-column-decided = Решён
results-column-upheld = За
results-column-votes-against = Против
results-column-verdict = Решение
results-yes = да
results-medal = { $medal ->
    [gold] золото
    [silver] серебро
   *[bronze] бронза
}
results-card = { $kind ->
    [remark] замечание
    [warning] предупреждение
   *[disqualification] дисквалификация
}
results-status = { $state ->
    [withdrawn] снялся
   *[removed] снят с турнира
}
results-bout = { $state ->
    [open] предстоит
    [called] идёт
    [fought] проведён
    [walkover] неявка
    [default] не проведён: один выбыл
   *[void] аннулирован
}
results-stage = { $kind ->
    [qualifying] Квалификационные группы
    [semi-final] Полуфинальные группы
    [final] Финальная группа
    [round-robin] Круговой турнир
    [pairs-by-lot] Пары по жребию, круг { $number }
   *[elimination] Бои на выбывание, круг { $number }
}
results-round = { $size ->
    [2] Финал
    [4] Полуфиналы
    [8] Четвертьфиналы
   *[other] 1/{ $half }
}
results-track-premier = Премьер-лига

# Файл для рейтинга

results-ratings-left = { $count ->
    [one] { $count } бой не указан: { $why }.
    [few] { $count } боя не указаны: { $why }.
   *[other] { $count } боёв не указаны: { $why }.
}
results-ratings-why = { $why ->
    [unfought] не проведён (неявка, аннулирован, кто-то выбыл)
    [both-lost] поражение обоих, чего файл выразить не может
    [erased] боец попросил стереть его имя
   *[team] между командами
}

# Документы

results-nothing = Печатать нечего
results-nothing-yet = Такого пока нет: не было жеребьёвки, нет результатов или они не окончательны.
results-printed = Состояние на { $at } · журнал { $seal }
results-label-name = Имя
results-label-round = Раунд
results-label-time = Время
results-label-event = Что произошло
results-label-third = Третье место
results-paper-start = Стартовый список
results-paper-groups = Группы с результатами
results-paper-brackets = Сетка
results-paper-final = Итоговый протокол{ $track ->
    [none] {""}
   *[other] {" · "}{ $track }
}
results-paper-certificates = Дипломы
results-paper-protocols = Протоколы боёв
results-paper-blank-groups = Пустая таблица группы
results-start-lead = { $count ->
    [one] { $count } участник.
    [few] { $count } участника.
   *[other] { $count } участников.
}
results-not-here = не отмечен
results-final-lead = Участников: { $entries }. Проведено боёв: { $bouts }.
results-rules-lead = Правила: { $rulebook }, редакция от { $edition }.
results-lot-lead = Зерно жребия: { $seed }
results-final-state = { $state ->
    [signed] Места подписаны.
    [final] Все бои проведены; места ещё не подписаны.
   *[open] Бои ещё идут: места могут измениться.
}
results-sign-chief = Главный гофмаршал
results-sign-secretary = Секретарь
results-sign-organiser = Организатор
results-sign-ring = Гофмаршал ристалища
results-certificate = Диплом
results-awarded = { $team ->
    [1] награждается команда
   *[other] награждается
}
results-certificate-place = { $place ->
    [1] Первое место
    [2] Второе место
    [3] Третье место
   *[other] { $place }-е место
}
results-short-wins = Поб.
results-short-points = Очки
results-short-against = Проп.
results-short-rating-points = Рейт.
results-short-round-points = Раунды
results-ranked-teams = Места по рейтинговым баллам ({ $rating }). Очки за раунды считаются только между командами с равными рейтинговыми баллами ({ $rounds }).
results-short-place = Место
results-group = Группа { $group }
results-blank-group = Группа ______  Этап ____________  Ристалище ______
results-corrected = исправлен
results-bye = свободен
results-bout-number = Бой { $bout }
results-ring = Ристалище { $ring }
results-protocol-when = { $day }, вызов в { $called }, подписан в { $signed }
results-protocol-corrected = Результат этого боя позднее исправлен: см. результаты номинации.
results-seal = Последняя запись журнала: { $seal }
results-extra-number = доп. { $number }

# Страница

results-no-table = Нет таблицы «{ $table }»; есть: { $known }.
results-no-file = Файл «{ $file }» сделать нельзя: такого нет.

# Опубликованный сайт

results-site-pages = Страницы мероприятия
results-site-languages = Языки
results-site-home = Обзор
results-site-schedule = Расписание
results-site-standings = Медали и клубы
results-site-nominations = Номинации
results-site-expected = Ожидается в
results-site-expected-note = Время указано, как оно ожидалось при записи страниц; главное – вызов диктора.
results-site-no-schedule = Ни на одном ристалище боёв не ждут.
results-site-no-protests = Протестов не было.
results-site-nothing = Показывать пока нечего.
results-site-written = Записано { $at } программой Hofmarshal. Здесь только имена и результаты; кто хочет, чтобы его имя убрали, обращается к организатору.
results-site-why = На чём основаны места
results-points-note = Клубы и страны: места с первого по шестое в каждой завершённой лиге или категории дают 7, 5, 4, 3, 2, 1 очко; разделившие место делят очки. При равенстве – больше золота, затем серебра, затем бронзы.
results-lot-hash = Опубликованный хеш зерна жребия: { $hash }
results-phase = { $phase ->
    [entries] Идёт приём заявок, жеребьёвки не было
    [fighting] Идут бои
    [over] Все бои проведены
   *[signed] Места подписаны
}

# Команды

results-published = Записано в { $folder }, файлов: { $count }. Папку можно положить на любой веб-хостинг как есть.
results-exported = { $same ->
    [1] Записано в { $folder }; при повторном проигрывании таблицы и места те же.
   *[other] Записано в { $folder }; при повторном проигрывании кое-что выходит иначе:
}
results-folder-taken = По этому пути уже что-то есть, и оно не тронуто. Назовите другую папку или публикуйте с --replace поверх сайта, опубликованного там раньше.
results-no-site = Эту папку сделал не `hofmarshal publish`: она не тронута. Назовите пустую.
results-unknown-nomination = В мероприятии нет номинации «{ $name }»; есть: { $known }.
results-site-protest = Протест: { $name }, подан { $at }.
