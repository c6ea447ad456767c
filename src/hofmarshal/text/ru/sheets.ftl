# Протокольные листы на бумаге: слова в полях и столбцах.

sheets-event = Мероприятие
sheets-nomination = Номинация
sheets-stage = Этап
sheets-group = Группа
sheets-bout = Бой
sheets-ring = Ристалище
sheets-date = Дата
sheets-red = КРАСНЫЙ
sheets-blue = СИНИЙ
sheets-club = Клуб
sheets-name = Имя
sheets-time = Время
sheets-blow = наносит удар
sheets-touches = касается земли
sheets-points = баллы
sheets-hits = хиты
sheets-standing = Стоят на ногах
sheets-fall = упал
sheets-total = Итого
sheets-weapon = Оружие
sheets-note = Заметка
sheets-called = Вызов
sheets-arrived = Прибыли
sheets-ready = Готовы
sheets-started = Начало
sheets-ended = Конец
sheets-effective = Эффективное время
sheets-sanctions = Санкции
sheets-fighter = Боец
sheets-clause = Пункт правил
sheets-winner = Победитель
sheets-outcome = Чем закончился
sheets-score = Счёт
sheets-extra-round = доп. раунд
sheets-round = Раунд
sheets-hofmarshal = Гофмаршал
sheets-number = №
sheets-class = Класс
sheets-out-at = выведен: время, причина
sheets-remark = замечание
sheets-warning = предупреждение
sheets-disqualification = дисквалификация
sheets-double = одновременно
sheets-first = кто первый
sheets-limit = из
sheets-typed = Кто и когда ввёл
sheets-order = Место

sheets-step = { $kind ->
    [remark] { $at } { $at ->
        [one] замечание
        [few] замечания
       *[many] замечаний
    }
    [warning] { $at } { $at ->
        [one] предупреждение
        [few] предупреждения
       *[many] предупреждений
    }
   *[other] { $at } { $at ->
        [one] дисквалификация
        [few] дисквалификации
       *[many] дисквалификаций
    }
}: { $then ->
    [warning] предупреждение
    [points] −{ $points } нарушителю
    [award] +{ $points } противнику
    [disqualify] дисквалификация
   *[remove] снят с мероприятия
}
sheets-written = Протокольные листы в файле { $file }.
