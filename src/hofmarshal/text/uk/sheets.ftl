# Протокольні аркуші на папері: слова в полях і стовпцях.

sheets-event = Подія
sheets-nomination = Номінація
sheets-stage = Етап
sheets-group = Група
sheets-bout = Бій
sheets-ring = Ристалище
sheets-date = Дата
sheets-red = ЧЕРВОНИЙ
sheets-blue = СИНІЙ
sheets-club = Клуб
sheets-name = Ім’я
sheets-time = Час
sheets-blow = завдає удару
sheets-touches = торкається землі
sheets-points = бали
sheets-hits = хіти
sheets-standing = Стоять на ногах
sheets-fall = упав
sheets-total = Разом
sheets-weapon = Зброя
sheets-note = Нотатка
sheets-called = Виклик
sheets-arrived = Прибули
sheets-ready = Готові
sheets-started = Початок
sheets-ended = Кінець
sheets-effective = Ефективний час
sheets-sanctions = Санкції
sheets-fighter = Боєць
sheets-clause = Пункт правил
sheets-winner = Переможець
sheets-outcome = Чим закінчився
sheets-score = Рахунок
sheets-extra-round = дод. раунд
sheets-round = Раунд
sheets-hofmarshal = Гофмаршал
sheets-number = №
sheets-class = Клас
sheets-out-at = виведено: час, причина
sheets-remark = зауваження
sheets-warning = попередження
sheets-disqualification = дискваліфікація
sheets-double = одночасно
sheets-first = хто перший
sheets-limit = з
sheets-typed = Хто й коли ввів
sheets-order = Місце

sheets-step = { $kind ->
    [remark] { $at } { $at ->
        [one] зауваження
        [few] зауваження
       *[many] зауважень
    }
    [warning] { $at } { $at ->
        [one] попередження
        [few] попередження
       *[many] попереджень
    }
   *[other] { $at } { $at ->
        [one] дискваліфікація
        [few] дискваліфікації
       *[many] дискваліфікацій
    }
}: { $then ->
    [warning] попередження
    [points] −{ $points } порушнику
    [award] +{ $points } супротивнику
    [disqualify] дискваліфікація
   *[remove] знято з події
}
sheets-written = Протокольні аркуші у файлі { $file }.
