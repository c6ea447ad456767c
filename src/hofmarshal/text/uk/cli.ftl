# Командний рядок.

cli-problems = { $count ->
    [one] { $count } помилка.
    [few] { $count } помилки.
   *[many] { $count } помилок.
}
cli-running = Виконується { $path } …
cli-ranking = Підрахунок місць

cli-column-number = №
cli-column-place = місце
cli-column-entry = заявка
cli-column-name = ім'я
cli-column-club = клуб
cli-column-wins = перемоги
cli-column-bouts = бої
cli-column-points = очки
cli-column-against = пропущено
cli-column-difference = різниця
cli-column-why = чому

cli-nobody-present = Ніхто не відмітився. Напишіть «так» у стовпці checked_in тим, хто бере участь, або видаліть стовпець.
cli-draw-title = Жеребкування: { $count ->
    [one] { $count } заявка
    [few] { $count } заявки
   *[many] { $count } заявок
}
cli-draw-commitment = Геш ключа, який оприлюднюють до жеребкування: { $commitment }
cli-draw-absent = Не відмітилися й у жеребкуванні участі не беруть ({ $count }): { $entries }
cli-draw-right = Жеребкування правильне: { $count ->
    [one] { $count } заявка стоїть
    [few] { $count } заявки стоять
   *[many] { $count } заявок стоять
} у тому порядку, який дає ключ, і геш ключа – той, що був оприлюднений.

cli-rank-title = Місця
cli-rank-event = Номінація { $event }
cli-rank-open-bouts = Без результату й не враховані ({ $count }): { $bouts }
cli-rank-open-tie = Місце { $place } вирішать додаткові бої: { $entries }

## Зводи правил

cli-rules-column = { $column ->
    [id] звід правил
    [name] назва
    [edition] редакція
    [nominations] номінації
    [clauses] пункти
   *[examples] приклади
}
cli-no-clause = У зводі правил { $rulebook } немає пункту { $clause }. Перевірте назву; усі пункти показує «rules show { $rulebook }».
cli-clause-status = { $status ->
    [stated] так у джерелі
    [inferred] випливає з джерела
    [gap] джерело мовчить
   *[conflict] джерело суперечить собі
}
cli-clause-about = { $kind ->
    [score] рахунок
    [end] кінець бою
    [flow] хід бою
    [sanction] порушення
    [out] вивід із бою
    [admission] допуск
    [gear] спорядження
    [field] ристалище
    [roster] склади
    [stage] етапи
    [ranking] місця
    [protest] протести
    [conduct] поведінка
    [state] стан
   *[ledger] облік
}; { cli-clause-status } ({ $source })
cli-rules-resolution = Поки не вирішено інакше: { $text }
cli-rules-values = Значення:
cli-rules-examples = Приклади, за рядками:
cli-rules-playing = Розігруються приклади, { $book }
cli-rules-mutating = Змінюються значення, { $book }
cli-rules-checked = Перевірено { $books ->
    [one] { $books } звід правил
    [few] { $books } зводи правил
   *[many] { $books } зводів правил
}: { $problems ->
    [0] помилок немає
    [one] { $problems } помилка
    [few] { $problems } помилки
   *[many] { $problems } помилок
}.
cli-rules-failed = Цей приклад не справджується ({ $clauses }):
cli-mismatch = { $path }: очікувалося { $wanted }, а вийшло { $got }
cli-rules-tested = Розіграно { $examples ->
    [one] { $examples } приклад
    [few] { $examples } приклади
   *[many] { $examples } прикладів
}, { $failed ->
    [0] усі справдилися
    [one] не справдився { $failed }
    [few] не справдилися { $failed }
   *[many] не справдилося { $failed }
}.
cli-rules-unnoticed = { $path }: жоден приклад не помічає { $change }. Додайте до { $clauses } приклад, який не справджується, якщо змінити це значення.
cli-rules-mutated = Змінено { $tried ->
    [one] { $tried } значення
    [few] { $tried } значення
   *[many] { $tried } значень
}, { $unnoticed ->
    [0] помічено кожну зміну
   *[other] не помічено { $unnoticed }
}.
cli-rules-not-mutated = Значення не змінювалися: виправте приклади, які не справджуються, і запустіть знову.
cli-no-group = Групи «{ $group }» у списку немає. Є: { $known }.
cli-coverage-state = { $state ->
    [covered] показано прикладом
    [citable] можна назвати
   *[missing] бракує
}
cli-coverage-needs-example = потрібен приклад, який справджується
cli-coverage-count = Є { $present } з { $total } пунктів, бракує { $missing }.
cli-no-kind = Файлів виду «{ $kind }» немає. Є: { $known }.
cli-folder-taken = Тут уже щось є. Назвіть теку, якої ще немає.
cli-rules-new = Заготовка зводу правил лежить у { $folder }. Заповніть її й запустіть «rules check { $folder }».

## Один бій

cli-side = { $side ->
    [red] червоний
    [blue] синій
   *[none] –
}
cli-termination = { $termination ->
    [time] вийшов час
    [signal] сигнал гофмаршала
    [points] набрано очки
    [hits] результативні удари
    [doubles] забагато обопільних ударів
    [no-hits] не лишилося хітів
    [out] усіх виведено з бою
    [fall] падіння
    [breakthrough] прорив
    [ruling] рішення гофмаршала
    [technical] запізнення
    [absent] неявка
    [withdrawal] зняття
    [disqualification] дискваліфікація
   *[other] { $termination }
}
cli-run-column = { $column ->
    [round] раунд
    [winner] переможець
    [score] рахунок
    [standing] стоять
   *[end] кінець
}
cli-run-not-counted = (нікому не зараховано)
cli-run-undecided = Підсумок не визначено: { $phase ->
    [scheduled] бій не викликано
    [called] сторони викликано, готові не обидві
    [ready] готові, бій не почато
    [running] бій триває
    [halted] бій зупинено
    [round-over] між раундами
   *[other] { $phase }
}.
cli-run-outcome = { $side ->
    [red] Переміг червоний: { $name }
    [blue] Переміг синій: { $name }
   *[none] Переможця немає
}, { $red }:{ $blue } – { cli-termination }
cli-run-awards = Рейтингові бали { $red }:{ $blue }, очки за раунди { $red_points }:{ $blue_points }
cli-run-sanction = { $fighter ->
    [red] Червоний
    [blue] Синій
   *[other] { $fighter }
}: { $kind ->
    [remark] зауваження { $number }
    [warning] попередження { $number }
    [disqualification] дискваліфікація { $number }
   *[breach] порушення
}{ $effect ->
    [given] { "" }
    [warning] , прирівнюється до попередження
    [points] , { $points ->
        [one] { $points } штрафне очко
        [few] { $points } штрафні очки
       *[many] { $points } штрафних очок
    }
    [award] , { $points ->
        [one] { $points } очко супернику
        [few] { $points } очки супернику
       *[many] { $points } очок супернику
    }
    [disqualify] , дискваліфікація
    [remove] , знято зі змагання
    [lose-all-hits] , знімаються всі хіти
   *[none] , без покарання
}
cli-run-clauses = Підстава: { $clauses }
cli-run-as-expected = Усе, чого очікує файл, справдилося.
cli-no-line = Рядка { $number } у протоколі немає, є з 1 по { $lines }. Виберіть із них.
cli-why-clock = – Годинник, { $seconds } с:
cli-why-refused = Відмова:
cli-why-undone = Скасовано: більше не рахується.

## Спорядження

cli-gear-piece = { $item }: { cli-gear-mark }
cli-gear-mark = { $verdict ->
    [pass] придатне
    [fix] виправити
    [unmeasured] не записано
   *[reject] відхилено
}
cli-gear-passed = Виконано { $count ->
    [one] { $count } вимогу
    [few] { $count } вимоги
   *[many] { $count } вимог
}.
cli-gear-class = Клас обладунку: { $value ->
    [none] не визначається
   *[other] { $value }
}
cli-gear-verdict = Загалом: { cli-gear-mark }
cli-no-gear-rules = Зводу з правилами спорядження «{ $name }» немає. Виберіть: { $known }.

## A nomination that was run

cli-medal = { $medal ->
    [gold] золото
    [silver] срібло
    [bronze] бронза
   *[other] { $medal }
}
cli-run-lot = Жеребкування. Ключ: { $seed }; його геш (SHA-256): { $commitment }
cli-run-order = Порядок за жеребом: { $order }
cli-run-left = { $state ->
    [withdrawn] Знявся з номінації: { $entry }
    [removed] Вилучений із номінації: { $entry }
   *[other] Продовжує виступати: { $entry }
}{ $disqualifications ->
    [0] .
    [one] ; { $disqualifications } дискваліфікація.
    [few] ; { $disqualifications } дискваліфікації.
   *[other] ; { $disqualifications } дискваліфікацій.
}
cli-run-stage = { $kind ->
    [qualifying] Кваліфікаційні групи
    [semi-final] Півфінальні групи
    [final] Фінальна група
    [round-robin] Коловий турнір
    [pairs-by-lot] Пари за жеребом
    [elimination] Бої на вибування
    [third-place] Бій за третє місце
   *[other] Етап { $kind }
}{ $track ->
    [main] {""}
    [higher] , вища ліга
    [premier] , прем’єр-ліга
   *[other] , { $track }
}
cli-run-table = { $column ->
    [place] місце
    [medal] медаль
    [entry] учасник
    [wins] перемоги
    [points] очки
    [against] пропущено
    [bouts] бої
    [bout] бій
    [red] червоний
    [blue] синій
    [start] початок
    [spread] розкид
    [ring] ристалище
   *[why] чому
}
cli-run-group = Група { $group }: { $count ->
    [one] { $count } учасник
    [few] { $count } учасники
   *[other] { $count } учасників
}
cli-run-next = Група { $group }, наступні бої по порядку:
cli-bouts-of-folder = У протоколу немає таблиці боїв. Приберіть «--bouts» або запустіть теку номінації.
cli-file-taken = Файл із такою назвою вже є, і його не буде перезаписано. Назвіть інший, наприклад bouts-2.csv.
cli-bouts-column = { $column ->
    [bout] бій
    [stage] етап
    [group] група
    [red] червоний
    [blue] синій
    [red_score] очки червоного
    [blue_score] очки синього
    [winner] переможець
    [extra] додатковий
   *[note] примітка
}
cli-run-places = { $final ->
    [1] Підсумкові місця
   *[0] Місця на цю мить
}{ $track ->
    [main] {""}
    [higher] , вища ліга
    [premier] , прем’єр-ліга
   *[other] , { $track }
}
cli-run-protest = Протест щодо бою { $bout }, подав { $entry }: { $phase ->
    [filed] прийнято, рішення ще немає
    [upheld] задоволено
    [rejected] відхилено
    [dismissed] залишено без розгляду
   *[other] { $phase }
}{ $consequence ->
    [stands] ; результат лишається.
    [corrected] ; результат виправлено.
    [refought] ; бій проводиться заново.
   *[none] .
}
cli-run-open = { $count ->
    [one] Лишився { $count } бій.
    [few] Лишилося { $count } бої.
   *[other] Лишилося { $count } боїв.
}
cli-run-schedule = Очікуваний початок боїв, у хвилинах від наступного виклику (ристалищ: { $rings }; відпочинок між боями: { $rest } с)
cli-run-extra = { $count ->
    [one] Потрібен { $count } додатковий бій: { $bouts }
    [few] Потрібні { $count } додаткові бої: { $bouts }
   *[other] Потрібно { $count } додаткових боїв: { $bouts }
}
cli-run-revised = Результат бою { $bout } виправлено: був { $old }, став { $new }.
cli-run-refused = Не виконано: { $what } (номер { $number } у своєму файлі).
cli-run-unreached = Рішення { $number } мало йти за боєм { $after }, який не має результату; його не виконано.

cli-no-criterion = Не сказано, за чим ранжувати. Назвіть після «--by» хоча б одне з: { $known }.

## Подія, що триває

cli-event-added = Номінація { $name }: учасників { $entries }, чекають { $open } боїв, записано { $recorded }.
cli-event-unnamed = Подія без назви
cli-event-nominations = Номінації
cli-event-rings = Ристалища
cli-column-ring = ристалище
cli-column-on = триває
cli-column-next = наступний
cli-column-open = чекають
cli-column-recorded = записано
cli-column-rulebook = правила
cli-column-nomination = номінація
cli-column-entries = учасників
cli-column-behind = запізнення, хв
