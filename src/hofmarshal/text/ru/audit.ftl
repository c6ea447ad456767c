# Журнал действий: что говорит каждая запись журнала, одной фразой.

audit-role = { $role ->
    [hofmarshal] гофмаршала
    [chief] главного гофмаршала
    [line-marshal] линейного маршала
    [field-judge] полевого судьи
    [medic] медика
    [expert] эксперта по аутентичности
    [secretary] секретаря
    [captain] капитана
    [master] мастера игры
    [regional] регионального мастера
    [player] игрока
    [organiser] организатора
    [announcer] диктора
    [screen] экрана
    [spectator] зрителя
   *[other] «{ $role }»
}
audit-where = { $ring ->
    [none] { "" }
   *[other] { " " }на ристалище { $ring }
}
audit-of-team = { $team ->
    [none] { "" }
   *[other] { " " }команды «{ $team }»
}
audit-stage = { $stage ->
    [qualifying] квалификация
    [semi-final] полуфинал
    [final] финал
    [round-robin] круговой турнир
    [pairs-by-lot] пары по жребию
    [elimination] выбывание
    [third-place] бой за третье место
   *[other] { $stage }
}
audit-fighter = { $fighter ->
    [red] Красный
    [blue] Синий
   *[other] { $fighter }
}
contest-audit-observed =
    { $side ->
    [red] КРАСНЫЙ
    [blue] СИНИЙ
   *[other] { audit-fighter }
    }: { $what } (отметка маршала).
contest-audit-held = Медик задерживает бойца: { audit-fighter }. { $reason }
contest-audit-cleared = Медик снова допускает к бою: { audit-fighter }.
contest-audit-claimed = Оспаривается удар: { audit-fighter }.
contest-audit-annulled = Отменено то, что публично не показывается. { $reason }
audit-nomination-entered = Заявлен участник: { $entry }.
audit-nomination-checked-in =
    { $present ->
    [0] Отметка о прибытии снята: { $entries }.
   *[other] Прибыли: { $entries }.
    }
audit-nomination-lot-committed = Опубликован хеш зерна жребия: { $commitment }. { $reason }
audit-nomination-drawn = Проведена жеребьёвка. Групп: { $groups }. Зерно: { $seed }.
audit-nomination-undrawn = Жеребьёвка отменена. { $reason }
audit-nomination-moved = Участник { $entry } перемещён в другую группу (этап «{ audit-stage }»). { $reason }
audit-nomination-withdrawn = Снялся: { $entry }. { $reason }
audit-nomination-reinstated = { $entry } снова в номинации. { $reason }
audit-nomination-disqualified = Дисквалификация: { $entry }. { $reason }
audit-nomination-called = Вызван бой { $bout }.
audit-nomination-recorded =
    { $revision ->
    [0] Результат боя { $bout }: { $red } { $red_score } : { $blue_score } { $blue }.
   *[other] Результат боя { $bout } исправлен: { $red } { $red_score } : { $blue_score } { $blue }.
    } { $reason }
audit-nomination-voided =
    { $bout ->
    [none] Результаты этапа «{ audit-stage }» аннулированы.
   *[other] Бой { $bout } аннулирован, будет проведён заново.
    } { $reason }
audit-nomination-settled = Гофмаршал разрешил равенство на этапе «{ audit-stage }»: { $order }. { $reason }
audit-nomination-extra-scheduled = Назначены дополнительные бои: этап «{ audit-stage }», группа { $group }.
audit-nomination-promoted = Составлен следующий этап: { audit-stage }.
audit-nomination-re-promoted = Этап «{ audit-stage }» составлен заново. { $reason }
audit-nomination-let-stood = Этап «{ audit-stage }» остаётся как составлен, несмотря на исправление. { $reason }
audit-nomination-announced = Результат боя { $bout } объявлен.
audit-nomination-protested =
    { $what ->
    [filed] Подан протест { $protest }: { $entry }, бой { $bout }.
    [voted] Комиссия проголосовала по протесту { $protest } (бой { $bout }).
    [dismissed] Протест { $protest } (бой { $bout }) отклонён без рассмотрения.
    [retracted] Протест { $protest } (бой { $bout }) отозван.
    [lapsed] Протест { $protest } (бой { $bout }) не рассмотрен в срок.
   *[other] Протест { $protest } (бой { $bout }): отсчёт времени остановлен или продолжен.
    }
audit-nomination-suspended = Отсчёт времени протестов остановлен.
audit-nomination-resumed = Отсчёт времени протестов продолжен.
audit-nomination-rules-changed =
    { $count ->
    [0] Изменены настройки.
   *[other] Изменены правила: { $changed }.
    } { $reason }
audit-nomination-signed = Итоговые места подписаны. { $note }
audit-programme-named = Мероприятие называется «{ $name }».
audit-programme-described =
    Изменены сведения о мероприятии: { $country }, { $days }, { $place }. Страницы для зрителей: { $public ->
    [0] выключены
   *[other] включены
    }. Самостоятельные заявки: { $self_entry ->
    [0] выключены
   *[other] включены
    }. Срок личных данных в днях: { $keep_private_days }.
audit-programme-ring-set =
    { $title ->
    [none] Настроено ристалище { $ring }.
   *[other] Настроено ристалище { $ring } («{ $title }»).
    }
audit-programme-ring-dropped = Ристалище { $ring } убрано из мероприятия.
audit-programme-nomination-added = Добавлена номинация { $name }.
audit-programme-nomination-revised = Изменены правила или настройки номинации { $name } (правила { $pin }).
audit-programme-overrides-laid = Заменено в положении { $rulebook } на всё мероприятие: { $values }.
audit-programme-nomination-dropped = Номинация { $name } убрана из мероприятия. { $reason }
audit-programme-rings-set = Где проходит { $name }: { $rings }.
audit-programme-placed = Назначено на ристалище { $ring }: { $bouts }.
audit-programme-unplaced = Снова распределяется автоматически: { $bouts }.
audit-programme-quick-added = Отдельный бой ждёт на ристалище { $ring }: { $red } – { $blue }.
audit-programme-opened = Открыт бой { $bout } на ристалище { $ring }: { $red } – { $blue }.
audit-programme-ring-suspended =
    { $ring ->
    [none] Мероприятие приостановлено: { $reason }
   *[other] Ристалище { $ring } приостановлено: { $reason }
    }
audit-programme-ring-resumed =
    { $ring ->
    [none] Мероприятие продолжено.
   *[other] Ристалище { $ring } продолжает работу.
    }
audit-programme-removed = { $entry } отстранён от мероприятия.
audit-programme-cancelled = Бой { $bout } не состоится: { $entry } выбыл. { $reason }
audit-programme-introduced = Внесены или изменены имена: { $people }.
audit-programme-erased = Удалены личные данные участника под номером { $entry }.
audit-floor-reserved = Вызваны на ристалище { $ring }: { $fighters } (бой { $bout }). { $override }
audit-floor-released = Бойцы боя { $bout } свободны.
audit-floor-held = Медик задерживает { $fighter }. { $reason }
audit-floor-cleared = Медик снова допускает { $fighter } к бою.
audit-floor-warned = Предупреждение { $fighter } учтено на всё мероприятие.
audit-floor-unwarned = Предупреждение больше не учитывается.
audit-floor-removed = { $fighter } удалён с мероприятия. { $reason }
audit-floor-rules-set = Предупреждения на мероприятие и наименьший отдых заданы номинациями.
audit-inspection-opened = Начат осмотр снаряжения: { $fighter }.
audit-inspection-recorded = Записан предмет снаряжения: { $fighter }.
audit-inspection-ruled =
    Решение эксперта о предмете ({ $fighter }): { $verdict ->
    [pass] допущен
    [fix] доработать
   *[other] отклонён
    }. { $reason }
audit-inspection-withdrawn = Предмет не используется ({ $fighter }). { $reason }
audit-inspection-worn = Записано, что надето для класса доспеха: { $fighter }.
audit-inspection-attached = Добавлены снимки снаряжения: { $fighter }.
audit-inspection-broken = Сломался предмет снаряжения, нужен новый осмотр: { $fighter }. { $reason }
audit-inspection-closed =
    Осмотр окончен ({ $fighter }): { $verdict ->
    [pass] допущено
    [fix] доработать
   *[other] отклонено
    }.
audit-inspection-reopened = Осмотр возобновлён: { $fighter }. { $reason }
audit-inspection-annulled = Запись осмотра отменена: { $fighter }. { $reason }
audit-admission-let = { $fighter } допущен, хотя не хватает документов или снаряжения ({ $reason }).
audit-admission-taken-back = Разрешение отменено: { $fighter }. { $reason }
audit-entries-taken-in = Принят список. Номинации: { $into }. Новых людей: { $people }.
audit-entries-roster-set = Состав { $team } в номинации { $nomination }: { $members }.
audit-entries-applied = { $entry } просит заявить: { $nominations }.
audit-entries-accepted = Приняты заявки в номинацию { $nomination }: { $taken }.
audit-entries-declined = Заявка { $entry } в номинацию { $nomination } отклонена. { $reason }
audit-entries-recalled = { $entry } отозвал заявку в номинацию { $nomination }.
audit-entries-kept-apart = Это разные люди: { $first } и { $second }.
audit-devices-offered = Выдан код для места { audit-role }{ audit-where }.
audit-devices-joined = «{ $name }» просит место { audit-role }{ audit-of-team }{ audit-where }.
audit-devices-seated = «{ $device }» теперь занимает место { audit-role }{ audit-of-team }{ audit-where }.
audit-devices-redirected = «{ $device }» теперь ждёт места { audit-role }{ audit-where }.
audit-devices-revoked = «{ $device }» больше ничего не может.
audit-devices-renamed = Устройство теперь называется «{ $name }».
audit-devices-recoded = { $role ->
    [player] Игроку персонажа «{ $team }» выдан другой код; старая карточка места больше не даёт.
   *[other] Капитану команды «{ $team }» выдан другой код; старая карточка места больше не даёт.
}
audit-devices-proposed = Запоздавшая команда ждёт решения: место { audit-role }{ audit-of-team }{ audit-where }.
audit-devices-settled =
    { $accepted ->
    [0] Запоздавшая команда отклонена.
   *[other] Запоздавшая команда принята.
    }
audit-dossier-kept =
    Сохранены личные данные ({ $fighter }): { $part ->
    [birth] дата рождения
    [contact] связь
    [paper] документ
    [note] заметка
    [played] кто играет персонажа
    [protest] протест
   *[other] { $part }
    }.
audit-dossier-dropped =
    Удалены личные данные ({ $fighter }): { $part ->
    [birth] дата рождения
    [contact] связь
    [paper] документ
    [note] заметка
    [played] кто играет персонажа
    [protest] протест
   *[other] { $part }
    }.
audit-checkpoint-checkpoint = Контрольная точка: записаны концы { $streams } потоков.
audit-other = { $kind }: { $type }.
audit-game-game-opened = Открыта игра «{ $name }».
audit-game-ran = Часы игры пошли.
audit-game-paused = Часы игры остановлены.
audit-game-put-on = Часы игры переведены вперёд.
audit-game-cycle-begun = Начался цикл { $number } игры.
audit-game-told = Всем игрокам: { $text }
audit-region-region-named = Этот сервер — регион «{ $name }» своей игры.
audit-region-region-joined = Этот сервер стал регионом «{ $name }» игры, открытой в регионе «{ $first }».
audit-region-starter-made = Выдан файл, с которым другой сервер станет регионом «{ $name }».
audit-region-file-sent = Файл { $file } с персонажами выдан в регион «{ $to }».
audit-region-file-taken = Файл { $file } принят из региона «{ $sender }».
audit-region-fork-settled = Из двух историй ({ $fork }) выбрана одна.
