# Журнал дій: що каже кожен запис журналу, одним реченням.

audit-role = { $role ->
    [hofmarshal] гофмаршала
    [chief] головного гофмаршала
    [line-marshal] бічного судді
    [field-judge] польового судді
    [medic] медика
    [expert] експерта з автентичності
    [secretary] секретаря
    [captain] капітана
    [master] майстра гри
    [regional] регіонального майстра
    [player] гравця
    [organiser] організатора
    [announcer] диктора
    [screen] екрана
    [spectator] глядача
   *[other] «{ $role }»
}
audit-where = { $ring ->
    [none] { "" }
   *[other] { " " }на ристалищі { $ring }
}
audit-of-team = { $team ->
    [none] { "" }
   *[other] { " " }команди «{ $team }»
}
audit-stage = { $stage ->
    [qualifying] кваліфікація
    [semi-final] півфінал
    [final] фінал
    [round-robin] коловий турнір
    [pairs-by-lot] пари за жеребом
    [elimination] вибування
    [third-place] бій за третє місце
   *[other] { $stage }
}
audit-fighter = { $fighter ->
    [red] Червоний
    [blue] Синій
   *[other] { $fighter }
}
contest-audit-observed =
    { $side ->
    [red] ЧЕРВОНИЙ
    [blue] СИНІЙ
   *[other] { audit-fighter }
    }: { $what } (позначка судді).
contest-audit-held = Медик затримує бійця: { audit-fighter }. { $reason }
contest-audit-cleared = Медик знову допускає до бою: { audit-fighter }.
contest-audit-claimed = Оскаржується удар: { audit-fighter }.
contest-audit-annulled = Скасовано те, що публічно не показується. { $reason }
audit-nomination-entered = Заявлено учасника: { $entry }.
audit-nomination-checked-in =
    { $present ->
    [0] Позначку про прибуття знято: { $entries }.
   *[other] Прибули: { $entries }.
    }
audit-nomination-lot-committed = Оприлюднено хеш зерна жереба: { $commitment }. { $reason }
audit-nomination-drawn = Проведено жеребкування. Груп: { $groups }. Зерно: { $seed }.
audit-nomination-undrawn = Жеребкування скасовано. { $reason }
audit-nomination-moved = Учасника { $entry } переміщено до іншої групи (етап «{ audit-stage }»). { $reason }
audit-nomination-withdrawn = Знявся: { $entry }. { $reason }
audit-nomination-reinstated = { $entry } знову в номінації. { $reason }
audit-nomination-disqualified = Дискваліфікація: { $entry }. { $reason }
audit-nomination-called = Викликано бій { $bout }.
audit-nomination-recorded =
    { $revision ->
    [0] Результат бою { $bout }: { $red } { $red_score } : { $blue_score } { $blue }.
   *[other] Результат бою { $bout } виправлено: { $red } { $red_score } : { $blue_score } { $blue }.
    } { $reason }
audit-nomination-voided =
    { $bout ->
    [none] Результати етапу «{ audit-stage }» анульовано.
   *[other] Бій { $bout } анульовано, його проведуть знову.
    } { $reason }
audit-nomination-settled = Гофмаршал розв’язав рівність на етапі «{ audit-stage }»: { $order }. { $reason }
audit-nomination-extra-scheduled = Призначено додаткові бої: етап «{ audit-stage }», група { $group }.
audit-nomination-promoted = Складено наступний етап: { audit-stage }.
audit-nomination-re-promoted = Етап «{ audit-stage }» складено заново. { $reason }
audit-nomination-let-stood = Етап «{ audit-stage }» лишається як складено, попри виправлення. { $reason }
audit-nomination-announced = Результат бою { $bout } оголошено.
audit-nomination-protested =
    { $what ->
    [filed] Подано протест { $protest }: { $entry }, бій { $bout }.
    [voted] Комісія проголосувала щодо протесту { $protest } (бій { $bout }).
    [dismissed] Протест { $protest } (бій { $bout }) відхилено без розгляду.
    [retracted] Протест { $protest } (бій { $bout }) відкликано.
    [lapsed] Протест { $protest } (бій { $bout }) не розглянуто вчасно.
   *[other] Протест { $protest } (бій { $bout }): відлік часу зупинено або продовжено.
    }
audit-nomination-suspended = Відлік часу протестів зупинено.
audit-nomination-resumed = Відлік часу протестів продовжено.
audit-nomination-rules-changed =
    { $count ->
    [0] Змінено налаштування.
   *[other] Змінено правила: { $changed }.
    } { $reason }
audit-nomination-signed = Підсумкові місця підписано. { $note }
audit-programme-named = Подія називається «{ $name }».
audit-programme-described =
    Змінено відомості про подію: { $country }, { $days }, { $place }. Сторінки для глядачів: { $public ->
    [0] вимкнено
   *[other] увімкнено
    }. Самостійні заявки: { $self_entry ->
    [0] вимкнено
   *[other] увімкнено
    }. Строк особистих даних у днях: { $keep_private_days }.
audit-programme-ring-set =
    { $title ->
    [none] Налаштовано ристалище { $ring }.
   *[other] Налаштовано ристалище { $ring } («{ $title }»).
    }
audit-programme-ring-dropped = Ристалище { $ring } прибрано з події.
audit-programme-nomination-added = Додано номінацію { $name }.
audit-programme-nomination-revised = Змінено правила або налаштування номінації { $name } (правила { $pin }).
audit-programme-overrides-laid = Замінено в положенні { $rulebook } на всю подію: { $values }.
audit-programme-nomination-dropped = Номінацію { $name } прибрано з події. { $reason }
audit-programme-rings-set = Де проходить { $name }: { $rings }.
audit-programme-placed = Призначено на ристалище { $ring }: { $bouts }.
audit-programme-unplaced = Знову розподіляється автоматично: { $bouts }.
audit-programme-quick-added = Окремий бій чекає на ристалищі { $ring }: { $red } – { $blue }.
audit-programme-opened = Відкрито бій { $bout } на ристалищі { $ring }: { $red } – { $blue }.
audit-programme-ring-suspended =
    { $ring ->
    [none] Подію призупинено: { $reason }
   *[other] Ристалище { $ring } призупинено: { $reason }
    }
audit-programme-ring-resumed =
    { $ring ->
    [none] Подію продовжено.
   *[other] Ристалище { $ring } продовжує роботу.
    }
audit-programme-removed = { $entry } відсторонено від події.
audit-programme-cancelled = Бій { $bout } не відбудеться: { $entry } вибув. { $reason }
audit-programme-introduced = Внесено або змінено імена: { $people }.
audit-programme-erased = Видалено особисті дані учасника під номером { $entry }.
audit-floor-reserved = Викликано на ристалище { $ring }: { $fighters } (бій { $bout }). { $override }
audit-floor-released = Бійці бою { $bout } вільні.
audit-floor-held = Медик затримує { $fighter }. { $reason }
audit-floor-cleared = Медик знову допускає { $fighter } до бою.
audit-floor-warned = Попередження { $fighter } враховано на всю подію.
audit-floor-unwarned = Попередження більше не враховується.
audit-floor-removed = { $fighter } вилучено з події. { $reason }
audit-floor-rules-set = Попередження на подію і найменший відпочинок задано номінаціями.
audit-inspection-opened = Розпочато огляд спорядження: { $fighter }.
audit-inspection-recorded = Записано предмет спорядження: { $fighter }.
audit-inspection-ruled =
    Рішення експерта про предмет ({ $fighter }): { $verdict ->
    [pass] допущено
    [fix] доопрацювати
   *[other] відхилено
    }. { $reason }
audit-inspection-withdrawn = Предмет не використовується ({ $fighter }). { $reason }
audit-inspection-worn = Записано, що надягнуто для класу обладунку: { $fighter }.
audit-inspection-attached = Додано знімки спорядження: { $fighter }.
audit-inspection-broken = Зламався предмет спорядження, потрібен новий огляд: { $fighter }. { $reason }
audit-inspection-closed =
    Огляд закінчено ({ $fighter }): { $verdict ->
    [pass] допущено
    [fix] доопрацювати
   *[other] відхилено
    }.
audit-inspection-reopened = Огляд відновлено: { $fighter }. { $reason }
audit-inspection-annulled = Запис огляду скасовано: { $fighter }. { $reason }
audit-admission-let = { $fighter } допущено, хоча бракує документів або спорядження ({ $reason }).
audit-admission-taken-back = Дозвіл скасовано: { $fighter }. { $reason }
audit-entries-taken-in = Прийнято список. Номінації: { $into }. Нових людей: { $people }.
audit-entries-roster-set = Склад { $team } у номінації { $nomination }: { $members }.
audit-entries-applied = { $entry } просить заявити: { $nominations }.
audit-entries-accepted = Прийнято заявки до номінації { $nomination }: { $taken }.
audit-entries-declined = Заявку { $entry } до номінації { $nomination } відхилено. { $reason }
audit-entries-recalled = { $entry } відкликав заявку до номінації { $nomination }.
audit-entries-kept-apart = Це різні люди: { $first } і { $second }.
audit-devices-offered = Видано код для місця { audit-role }{ audit-where }.
audit-devices-joined = «{ $name }» просить місце { audit-role }{ audit-of-team }{ audit-where }.
audit-devices-seated = «{ $device }» тепер посідає місце { audit-role }{ audit-of-team }{ audit-where }.
audit-devices-redirected = «{ $device }» тепер чекає на місце { audit-role }{ audit-where }.
audit-devices-revoked = «{ $device }» більше нічого не може.
audit-devices-renamed = Пристрій тепер називається «{ $name }».
audit-devices-recoded = { $role ->
    [player] Гравцеві персонажа «{ $team }» видано інший код; стара картка місця більше не дає.
   *[other] Капітанові команди «{ $team }» видано інший код; стара картка місця більше не дає.
}
audit-devices-proposed = Команда, що запізнилася, чекає рішення: місце { audit-role }{ audit-of-team }{ audit-where }.
audit-devices-settled =
    { $accepted ->
    [0] Команду, що запізнилася, відхилено.
   *[other] Команду, що запізнилася, прийнято.
    }
audit-dossier-kept =
    Збережено особисті дані ({ $fighter }): { $part ->
    [birth] дата народження
    [contact] зв’язок
    [paper] документ
    [note] нотатка
    [played] хто грає персонажа
    [protest] протест
   *[other] { $part }
    }.
audit-dossier-dropped =
    Видалено особисті дані ({ $fighter }): { $part ->
    [birth] дата народження
    [contact] зв’язок
    [paper] документ
    [note] нотатка
    [played] хто грає персонажа
    [protest] протест
   *[other] { $part }
    }.
audit-checkpoint-checkpoint = Контрольна точка: записано кінці { $streams } потоків.
audit-other = { $kind }: { $type }.
audit-game-game-opened = Відкрито гру «{ $name }».
audit-game-ran = Годинник гри пішов.
audit-game-paused = Годинник гри зупинено.
audit-game-put-on = Годинник гри переведено вперед.
audit-game-cycle-begun = Почався цикл { $number } гри.
audit-game-told = Усім гравцям: { $text }
audit-region-region-named = Цей сервер — регіон «{ $name }» своєї гри.
audit-region-region-joined = Цей сервер став регіоном «{ $name }» гри, відкритої в регіоні «{ $first }».
audit-region-starter-made = Видано файл, з яким інший сервер стане регіоном «{ $name }».
audit-region-file-sent = Файл { $file } з персонажами видано до регіону «{ $to }».
audit-region-file-taken = Файл { $file } прийнято з регіону «{ $sender }».
audit-region-fork-settled = З двох історій ({ $fork }) вибрано одну.
