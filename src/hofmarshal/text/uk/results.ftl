## Що кажуть про результати: вивантажені теки, таблиці, документи, опублікований сайт.

# Номінація текою

results-step-unknown = Запис «{ $event }» не вдалося викласти як рішення: до теки він не увійшов.
results-protocol-apart = Протокол бою { $bout } не дає записаного результату (або результату немає): він лежить у { $file } і не програється.
results-replay-differs = { $path }: було { $wanted }, тека дає { $got }.
results-folder-head = Номінація «{ $name }», як вона відбулася: `hofmarshal run` програє цю теку від жеребкування до місць.
results-fought-again = бій проведено заново
results-readme = Номінація «{ $name }». `hofmarshal run` із цією текою програє її знову: entries.csv (учасники), decisions.yaml (рішення за порядком), bouts.csv (результати), bouts/ (протоколи). Дат народження й контактів тут немає.
results-readme-same = Під час запису теку було програно, і вона дала ті самі таблиці й місця.
results-readme-differs = Під час запису теку було програно, і дещо вийшло інакше:

# Таблиці

results-table-places = Місця
results-table-medals = Медалі
results-table-clubs = Клуби
results-table-countries = Країни
results-table-entries = Учасники
results-table-groups = Таблиці груп
results-table-bouts = Бої
results-table-cards = Санкції
results-table-protests = Протести
results-column-nomination = Номінація
results-column-track = Ліга чи категорія
results-column-place = Місце
results-column-medal = Медаль
results-column-entry = №
results-column-name = Ім’я
results-column-club = Клуб
results-column-country = Країна
results-column-reached = Дійшов до
results-column-status = Стан
results-column-gold = Золото
results-column-silver = Срібло
results-column-bronze = Бронза
results-column-points = Очки
results-column-fighters = Бійців
results-column-placed = В очках
results-column-here = Відмічений
results-column-stage = Етап
results-column-group = Група
results-column-wins = Перемоги
results-column-losses = Поразки
results-column-draws = Нічиї
results-column-against = Пропущено очок
results-column-rating-points = Рейтингові бали
results-column-round-points = Очки за раунди
results-column-sanctions = Санкції
results-column-bouts = Бої
results-column-on = Проходить далі
results-column-bout = Бій
results-column-red-entry = № червоного
results-column-red = Червоний
results-column-red-score = Рахунок червоного
results-column-blue-score = Рахунок синього
results-column-blue = Синій
results-column-blue-entry = № синього
results-column-winner = Переможець
results-column-result = Підсумок
results-column-extra = Дод. бій
results-column-corrections = Виправлень
results-column-ring = Ристалище
results-column-card = Санкція
results-column-number = Котра
results-column-clause = Пункт
results-column-note = Примітка
results-column-at = Коли
results-column-protest = Протест
results-column-filed = Подано
results-column-decided = Вирішено
results-column-upheld = За
results-column-votes-against = Проти
results-column-verdict = Рішення
results-yes = так
results-medal = { $medal ->
    [gold] золото
    [silver] срібло
   *[bronze] бронза
}
results-card = { $kind ->
    [remark] зауваження
    [warning] попередження
   *[disqualification] дискваліфікація
}
results-status = { $state ->
    [withdrawn] знявся
   *[removed] знятий з турніру
}
results-bout = { $state ->
    [open] попереду
    [called] триває
    [fought] проведено
    [walkover] неявка
    [default] не проведено: один вибув
   *[void] анульовано
}
results-stage = { $kind ->
    [qualifying] Кваліфікаційні групи
    [semi-final] Півфінальні групи
    [final] Фінальна група
    [round-robin] Коловий турнір
    [pairs-by-lot] Пари за жеребом, коло { $number }
   *[elimination] Бої на вибування, коло { $number }
}
results-round = { $size ->
    [2] Фінал
    [4] Півфінали
    [8] Чвертьфінали
   *[other] 1/{ $half }
}
results-track-premier = Прем’єр-ліга

# Файл для рейтингу

results-ratings-left = { $count ->
    [one] { $count } бій не вказано: { $why }.
    [few] { $count } бої не вказано: { $why }.
   *[other] { $count } боїв не вказано: { $why }.
}
results-ratings-why = { $why ->
    [unfought] не проведено (неявка, анульовано, хтось вибув)
    [both-lost] поразка обох, чого файл висловити не може
    [erased] боєць попросив стерти його ім’я
   *[team] між командами
}

# Документи

results-nothing = Друкувати нічого
results-nothing-yet = Такого поки немає: не було жеребкування, немає результатів або вони не остаточні.
results-printed = Стан на { $at } · журнал { $seal }
results-label-name = Ім’я
results-label-round = Раунд
results-label-time = Час
results-label-event = Що сталося
results-label-third = Третє місце
results-paper-start = Стартовий список
results-paper-groups = Групи з результатами
results-paper-brackets = Сітка
results-paper-final = Підсумковий протокол{ $track ->
    [none] {""}
   *[other] {" · "}{ $track }
}
results-paper-certificates = Дипломи
results-paper-protocols = Протоколи боїв
results-paper-blank-groups = Порожня таблиця групи
results-start-lead = { $count ->
    [one] { $count } учасник.
    [few] { $count } учасники.
   *[other] { $count } учасників.
}
results-not-here = не відмічений
results-final-lead = Учасників: { $entries }. Проведено боїв: { $bouts }.
results-rules-lead = Правила: { $rulebook }, редакція від { $edition }.
results-lot-lead = Зерно жереба: { $seed }
results-final-state = { $state ->
    [signed] Місця підписано.
    [final] Усі бої проведено; місця ще не підписано.
   *[open] Бої ще тривають: місця можуть змінитися.
}
results-sign-chief = Головний гофмаршал
results-sign-secretary = Секретар
results-sign-organiser = Організатор
results-sign-ring = Гофмаршал ристалища
results-certificate = Диплом
results-awarded = { $team ->
    [1] нагороджується команда
   *[other] нагороджується
}
results-certificate-place = { $place ->
    [1] Перше місце
    [2] Друге місце
    [3] Третє місце
   *[other] { $place }-те місце
}
results-short-wins = Пер.
results-short-points = Очки
results-short-against = Проп.
results-short-rating-points = Рейт.
results-short-round-points = Раунди
results-ranked-teams = Місця за рейтинговими балами ({ $rating }). Очки за раунди рахують лише між командами з рівними рейтинговими балами ({ $rounds }).
results-short-place = Місце
results-group = Група { $group }
results-blank-group = Група ______  Етап ____________  Ристалище ______
results-corrected = виправлено
results-bye = вільний
results-bout-number = Бій { $bout }
results-ring = Ристалище { $ring }
results-protocol-when = { $day }, виклик о { $called }, підписано о { $signed }
results-protocol-corrected = Результат цього бою згодом виправлено: див. результати номінації.
results-seal = Останній запис журналу: { $seal }
results-extra-number = дод. { $number }

# Сторінка

results-no-table = Немає таблиці «{ $table }»; є: { $known }.
results-no-file = Файл «{ $file }» зробити не можна: такого немає.

# Опублікований сайт

results-site-pages = Сторінки події
results-site-languages = Мови
results-site-home = Огляд
results-site-schedule = Розклад
results-site-standings = Медалі й клуби
results-site-nominations = Номінації
results-site-expected = Очікується о
results-site-expected-note = Час указано, яким він очікувався під час запису сторінок; головне – виклик диктора.
results-site-no-schedule = На жодному ристалищі боїв не чекають.
results-site-no-protests = Протестів не було.
results-site-nothing = Показувати поки нічого.
results-site-written = Записано { $at } програмою Hofmarshal. Тут лише імена й результати; хто хоче, щоб його ім’я прибрали, звертається до організатора.
results-site-why = На чому ґрунтуються місця
results-points-note = Клуби й країни: місця з першого по шосте в кожній завершеній лізі чи категорії дають 7, 5, 4, 3, 2, 1 очко; ті, хто поділив місце, ділять очки. За рівності – більше золота, потім срібла, потім бронзи.
results-lot-hash = Опублікований хеш зерна жереба: { $hash }
results-phase = { $phase ->
    [entries] Триває приймання заявок, жеребкування не було
    [fighting] Тривають бої
    [over] Усі бої проведено
   *[signed] Місця підписано
}

# Команди

results-published = Записано до { $folder }, файлів: { $count }. Теку можна покласти на будь-який вебхостинг як є.
results-exported = { $same ->
    [1] Записано до { $folder }; під час повторного програвання таблиці й місця ті самі.
   *[other] Записано до { $folder }; під час повторного програвання дещо виходить інакше:
}
results-folder-taken = За цим шляхом уже щось є, і воно не змінене. Назвіть іншу теку або публікуйте з --replace поверх сайту, опублікованого там раніше.
results-no-site = Цю теку зробила не команда `hofmarshal publish`: вона не змінена. Назвіть порожню.
results-unknown-nomination = У події немає номінації «{ $name }»; є: { $known }.
results-site-protest = Протест: { $name }, подано { $at }.
