# Командная строка.

cli-problems = { $count ->
    [one] { $count } ошибка.
    [few] { $count } ошибки.
   *[many] { $count } ошибок.
}
cli-running = Выполняется { $path } …
cli-ranking = Подсчёт мест

cli-column-number = №
cli-column-place = место
cli-column-entry = заявка
cli-column-name = имя
cli-column-club = клуб
cli-column-wins = победы
cli-column-bouts = бои
cli-column-points = очки
cli-column-against = пропущено
cli-column-difference = разность
cli-column-why = почему

cli-nobody-present = Никто не отметился. Напишите «да» в столбце checked_in тем, кто участвует, или удалите столбец.
cli-draw-title = Жеребьёвка: { $count ->
    [one] { $count } заявка
    [few] { $count } заявки
   *[many] { $count } заявок
}
cli-draw-commitment = Хеш ключа, который публикуют до жеребьёвки: { $commitment }
cli-draw-absent = Не отметились и в жеребьёвке не участвуют ({ $count }): { $entries }
cli-draw-right = Жеребьёвка верна: { $count ->
    [one] { $count } заявка стоит
    [few] { $count } заявки стоят
   *[many] { $count } заявок стоят
} в том порядке, который даёт ключ, и хеш ключа – тот, что был опубликован.

cli-rank-title = Места
cli-rank-event = Номинация { $event }
cli-rank-open-bouts = Без результата и не учтены ({ $count }): { $bouts }
cli-rank-open-tie = Место { $place } решат дополнительные бои: { $entries }

## Своды правил

cli-rules-column = { $column ->
    [id] свод правил
    [name] название
    [edition] редакция
    [nominations] номинации
    [clauses] пункты
   *[examples] примеры
}
cli-no-clause = В своде правил { $rulebook } нет пункта { $clause }. Проверьте имя; все пункты показывает «rules show { $rulebook }».
cli-clause-status = { $status ->
    [stated] так в источнике
    [inferred] следует из источника
    [gap] источник молчит
   *[conflict] источник противоречит себе
}
cli-clause-about = { $kind ->
    [score] счёт
    [end] конец боя
    [flow] ход боя
    [sanction] нарушения
    [out] вывод из боя
    [admission] допуск
    [gear] снаряжение
    [field] ристалище
    [roster] составы
    [stage] этапы
    [ranking] места
    [protest] протесты
    [conduct] поведение
    [state] состояние
   *[ledger] учёт
}; { cli-clause-status } ({ $source })
cli-rules-resolution = Пока не решено иначе: { $text }
cli-rules-values = Значения:
cli-rules-examples = Примеры, по строкам:
cli-rules-playing = Разыгрываются примеры, { $book }
cli-rules-mutating = Меняются значения, { $book }
cli-rules-checked = Проверено { $books ->
    [one] { $books } свод правил
    [few] { $books } свода правил
   *[many] { $books } сводов правил
}: { $problems ->
    [0] ошибок нет
    [one] { $problems } ошибка
    [few] { $problems } ошибки
   *[many] { $problems } ошибок
}.
cli-rules-failed = Этот пример не сбывается ({ $clauses }):
cli-mismatch = { $path }: ожидалось { $wanted }, а вышло { $got }
cli-rules-tested = Разыграно { $examples ->
    [one] { $examples } пример
    [few] { $examples } примера
   *[many] { $examples } примеров
}, { $failed ->
    [0] все сбылись
    [one] не сбылся { $failed }
    [few] не сбылись { $failed }
   *[many] не сбылось { $failed }
}.
cli-rules-unnoticed = { $path }: ни один пример не замечает { $change }. Добавьте к { $clauses } пример, который не сбывается, если изменить это значение.
cli-rules-mutated = Изменено { $tried ->
    [one] { $tried } значение
    [few] { $tried } значения
   *[many] { $tried } значений
}, { $unnoticed ->
    [0] замечено каждое изменение
    [one] не замечено { $unnoticed }
    [few] не замечены { $unnoticed }
   *[many] не замечено { $unnoticed }
}.
cli-rules-not-mutated = Значения не менялись: исправьте примеры, которые не сбываются, и запустите снова.
cli-no-group = Группы «{ $group }» в списке нет. Есть: { $known }.
cli-coverage-state = { $state ->
    [covered] показан примером
    [citable] можно назвать
   *[missing] отсутствует
}
cli-coverage-needs-example = нужен пример, который сбывается
cli-coverage-count = Есть { $present } из { $total } пунктов, отсутствует { $missing }.
cli-no-kind = Файлов вида «{ $kind }» нет. Есть: { $known }.
cli-folder-taken = Здесь уже что-то есть. Назовите папку, которой ещё нет.
cli-rules-new = Заготовка свода правил лежит в { $folder }. Заполните её и запустите «rules check { $folder }».

## Один бой

cli-side = { $side ->
    [red] красный
    [blue] синий
   *[none] –
}
cli-termination = { $termination ->
    [time] вышло время
    [signal] сигнал гофмаршала
    [points] набраны очки
    [hits] результативные удары
    [doubles] слишком много обоюдных ударов
    [no-hits] не осталось хитов
    [out] все выведены из боя
    [fall] падение
    [breakthrough] прорыв
    [ruling] решение гофмаршала
    [technical] опоздание
    [absent] неявка
    [withdrawal] снятие
    [disqualification] дисквалификация
   *[other] { $termination }
}
cli-run-column = { $column ->
    [round] раунд
    [winner] победитель
    [score] счёт
    [standing] стоят
   *[end] конец
}
cli-run-not-counted = (никому не засчитан)
cli-run-undecided = Исход не определён: { $phase ->
    [scheduled] бой не вызван
    [called] стороны вызваны, готовы не обе
    [ready] готовы, бой не начат
    [running] бой идёт
    [halted] бой остановлен
    [round-over] между раундами
   *[other] { $phase }
}.
cli-run-outcome = { $side ->
    [red] Победил красный: { $name }
    [blue] Победил синий: { $name }
   *[none] Победителя нет
}, { $red }:{ $blue } – { cli-termination }
cli-run-awards = Рейтинговые баллы { $red }:{ $blue }, очки за раунды { $red_points }:{ $blue_points }
cli-run-sanction = { $fighter ->
    [red] Красный
    [blue] Синий
   *[other] { $fighter }
}: { $kind ->
    [remark] замечание { $number }
    [warning] предупреждение { $number }
    [disqualification] дисквалификация { $number }
   *[breach] нарушение
}{ $effect ->
    [given] { "" }
    [warning] , приравнивается к предупреждению
    [points] , { $points ->
        [one] { $points } штрафное очко
        [few] { $points } штрафных очка
       *[many] { $points } штрафных очков
    }
    [award] , { $points ->
        [one] { $points } очко сопернику
        [few] { $points } очка сопернику
       *[many] { $points } очков сопернику
    }
    [disqualify] , дисквалификация
    [remove] , снят с соревнования
    [lose-all-hits] , снимаются все хиты
   *[none] , без наказания
}
cli-run-clauses = Основание: { $clauses }
cli-run-as-expected = Всё, чего ждёт файл, сбылось.
cli-no-line = Строки { $number } в протоколе нет, есть с 1 по { $lines }. Выберите из них.
cli-why-clock = – Часы, { $seconds } с:
cli-why-refused = Отказ:
cli-why-undone = Отменено: больше не считается.

## Снаряжение

cli-gear-piece = { $item }: { cli-gear-mark }
cli-gear-mark = { $verdict ->
    [pass] годно
    [fix] исправить
    [unmeasured] не записано
   *[reject] отклонено
}
cli-gear-passed = Выполнено { $count ->
    [one] { $count } требование
    [few] { $count } требования
   *[many] { $count } требований
}.
cli-gear-class = Класс доспеха: { $value ->
    [none] не определяется
   *[other] { $value }
}
cli-gear-verdict = В целом: { cli-gear-mark }
cli-no-gear-rules = Свода с правилами снаряжения «{ $name }» нет. Выберите: { $known }.

## A nomination that was run

cli-medal = { $medal ->
    [gold] золото
    [silver] серебро
    [bronze] бронза
   *[other] { $medal }
}
cli-run-lot = Жеребьёвка. Ключ: { $seed }; его хеш (SHA-256): { $commitment }
cli-run-order = Порядок по жребию: { $order }
cli-run-left = { $state ->
    [withdrawn] Снялся с номинации: { $entry }
    [removed] Удалён из номинации: { $entry }
   *[other] Продолжает выступать: { $entry }
}{ $disqualifications ->
    [0] .
    [one] ; { $disqualifications } дисквалификация.
    [few] ; { $disqualifications } дисквалификации.
   *[other] ; { $disqualifications } дисквалификаций.
}
cli-run-stage = { $kind ->
    [qualifying] Квалификационные группы
    [semi-final] Полуфинальные группы
    [final] Финальная группа
    [round-robin] Круговой турнир
    [pairs-by-lot] Пары по жребию
    [elimination] Бои на выбывание
    [third-place] Бой за третье место
   *[other] Этап { $kind }
}{ $track ->
    [main] {""}
    [higher] , высшая лига
    [premier] , премьер-лига
   *[other] , { $track }
}
cli-run-table = { $column ->
    [place] место
    [medal] медаль
    [entry] участник
    [wins] победы
    [points] очки
    [against] пропущено
    [bouts] бои
    [bout] бой
    [red] красный
    [blue] синий
    [start] начало
    [spread] разброс
    [ring] ристалище
   *[why] почему
}
cli-run-group = Группа { $group }: { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[other] { $count } участников
}
cli-run-next = Группа { $group }, предстоящие бои по порядку:
cli-bouts-of-folder = У протокола нет таблицы боёв. Уберите «--bouts» или запустите папку номинации.
cli-file-taken = Файл с таким именем уже есть, и он не перезаписывается. Назовите другой, например bouts-2.csv.
cli-bouts-column = { $column ->
    [bout] бой
    [stage] этап
    [group] группа
    [red] красный
    [blue] синий
    [red_score] очки красного
    [blue_score] очки синего
    [winner] победитель
    [extra] дополнительный
   *[note] примечание
}
cli-run-places = { $final ->
    [1] Итоговые места
   *[0] Места на сейчас
}{ $track ->
    [main] {""}
    [higher] , высшая лига
    [premier] , премьер-лига
   *[other] , { $track }
}
cli-run-protest = Протест по бою { $bout }, подал { $entry }: { $phase ->
    [filed] принят, решения ещё нет
    [upheld] удовлетворён
    [rejected] отклонён
    [dismissed] оставлен без рассмотрения
   *[other] { $phase }
}{ $consequence ->
    [stands] ; результат остаётся.
    [corrected] ; результат исправлен.
    [refought] ; бой проводится заново.
   *[none] .
}
cli-run-open = { $count ->
    [one] Остался { $count } бой.
    [few] Осталось { $count } боя.
   *[other] Осталось { $count } боёв.
}
cli-run-schedule = Ожидаемое начало боёв, в минутах от следующего вызова (ристалищ: { $rings }; отдых между боями: { $rest } с)
cli-run-extra = { $count ->
    [one] Нужен { $count } дополнительный бой: { $bouts }
    [few] Нужны { $count } дополнительных боя: { $bouts }
   *[other] Нужны { $count } дополнительных боёв: { $bouts }
}
cli-run-revised = Результат боя { $bout } исправлен: был { $old }, стал { $new }.
cli-run-refused = Не выполнено: { $what } (номер { $number } в своём файле).
cli-run-unreached = Решение { $number } должно было следовать за боем { $after }, у которого нет результата; оно не выполнено.

cli-no-criterion = Не сказано, по чему ранжировать. Назовите после «--by» хотя бы одно из: { $known }.

## Идущее мероприятие

cli-event-added = Номинация { $name }: участников { $entries }, ждут { $open } боёв, записано { $recorded }.
cli-event-unnamed = Мероприятие без названия
cli-event-nominations = Номинации
cli-event-rings = Ристалища
cli-column-ring = ристалище
cli-column-on = идёт
cli-column-next = следующий
cli-column-open = ждут
cli-column-recorded = записано
cli-column-rulebook = правила
cli-column-nomination = номинация
cli-column-entries = участников
cli-column-behind = опоздание, мин
