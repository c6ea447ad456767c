# Допуск: бумаги, возраст, снаряжение и класс доспеха. В каждом сообщении об ошибке сказано, что не так и как исправить.

## Снаряжение: требования

admission-above = { $item }: { $fact } — { $value }, можно не больше { $limit }. { $verdict ->
    [fix] Уменьшите и покажите снова.
   *[reject] Использовать нельзя: нужна замена.
}
admission-allowed = { $item }: в этой номинации допускается.
admission-below = { $item }: { $fact } — { $value }, нужно не меньше { $limit }. { $verdict ->
    [fix] Исправьте и покажите снова.
   *[reject] Использовать нельзя: нужна замена.
}
admission-fits = { $item }: { $fact } — { $value }, соответствует.
admission-has = { $item }: недопустимо: { $fact }. { $verdict ->
    [fix] Исправьте и покажите снова.
   *[reject] Использовать нельзя: нужна замена.
}
admission-lacks = { $item }: не хватает: { $fact }. { $verdict ->
    [fix] Исправьте и покажите снова.
   *[reject] Использовать нельзя: нужна замена.
}
admission-not-allowed = { $item }: { $fact } — «{ $value }», допускается: { $allowed }. { $verdict ->
    [fix] Измените и покажите снова.
   *[reject] Использовать нельзя: нужна замена.
}
admission-not-over = { $item }: { $fact } — { $value }, нужно больше { $limit }. { $verdict ->
    [fix] Исправьте и покажите снова.
   *[reject] Использовать нельзя: нужна замена.
}
admission-not-under = { $item }: { $fact } — { $value }, нужно меньше { $limit }. { $verdict ->
    [fix] Исправьте и покажите снова.
   *[reject] Использовать нельзя: нужна замена.
}
admission-forbidden-item = { $item }: в этой номинации запрещено. { $verdict ->
    [fix] Снимите и покажитесь снова.
   *[reject] Уберите.
}
admission-missing-item = { $item }: обязательно, но не предъявлено. { $verdict ->
    [fix] Принесите и покажите.
   *[reject] Без этого допуска нет: принесите и попросите о новом осмотре.
}
admission-no-rule = { $item }: для номинации { $nomination } правила об этом молчат, поэтому не оценивается.
admission-nothing-asked = { $item }: здесь эти пункты ничего не требуют.
admission-present = { $item }: обязательно и предъявлено.
admission-unmeasured = { $item }: не записано: { $fact }. Запишите.

## Снаряжение: что записано

admission-bad-facts = { $item }: часть записанного использовать нельзя. Исправьте то, что названо ниже, и запишите снова.
admission-not-measured = { $fact }: «{ $value }» — не измерение. Напишите целое число или число с единицей: «1,5 мм», «90 см», «1,4 кг», «2 ладони».
admission-not-yes-no = { $fact }: «{ $value }» — ни да, ни нет. Напишите true или false.
admission-too-fine = { $fact }: «{ $value }» точнее, чем здесь измеряют. Запишите целым числом: { $unit ->
    [g] граммы
    [mm] миллиметры
    [palm] ширины ладони, считая только полные
   *[um] тысячные доли миллиметра
}.
admission-unknown-fact = { $item }: признака «{ $fact }» в правилах нет. Возьмите название из gear.yaml.
admission-unknown-item = Предмета «{ $item }» в правилах нет. Возьмите один из этих: { $allowed }.
admission-unknown-value = { $fact }: значение «{ $value }» неизвестно. Возьмите одно из этих: { $allowed }.

## Класс доспеха

admission-bare = Доспеха нет: класс { $class }.
admission-best-layer = Слоёв несколько: считается лучший, класс { $class }.
admission-class-capped = Классы бывают от { $least } до { $most }: класс { $class }.
admission-class-changed = { $row }: класс { $before } становится { $class }.
admission-class-matters = В этой номинации класс доспеха учитывается.
admission-class-unmeasured = Класс определить нельзя: не записано: { $fact }. Запишите.
admission-layer-class = { $row }: класс { $class }.
admission-no-class = В этой номинации ({ $nomination }) класс доспеха не учитывается.
admission-no-row = Ни одна строка таблицы доспехов не подходит: класс { $class }.
admission-row-fails = { $row }: не подходит.

## Осмотр

admission-already-open = Этот осмотр уже начат, номинация { $nomination }. Продолжайте его.
admission-armour-unrecorded = В этой номинации важен класс доспеха: запишите, что надето на корпус, или что доспеха нет.
admission-bad-armour = Часть записанного о доспехе использовать нельзя. Исправьте названное ниже и запишите снова.
admission-breakage-unexplained = Напишите, что сломалось: эксперт должен знать, что осмотреть.
admission-broken = { $item }: поломка ({ $reason }). Осмотрите ещё раз: запишите заново, вынесите вердикт или исключите предмет.
admission-broken-something = Что-то сломалось: { $reason }. Осмотрите, что именно: запишите заново, вынесите вердикт или исключите предмет.
admission-no-such-event = События { $event } в этом осмотре нет. Выберите из его списка.
admission-no-such-piece = Предмета «{ $item }» в этом осмотре нет. Сначала запишите его.
admission-not-closed = Осмотр не закончен. Продолжайте записывать или сначала закончите его.
admission-not-open = Осмотр не открыт. Начните его или возобновите законченный.
admission-nothing-seen = Ничего не предъявлено. Запишите хотя бы один предмет, прежде чем заканчивать.
admission-ruled = { $item }: решение эксперта — { $verdict ->
    [fix] «исправить»
    [pass] «годен»
   *[reject] «отклонён»
}. { $reason }
admission-ruling-milder = { $item }: по записанному решение — { $verdict ->
    [fix] «исправить»
    [unmeasured] ещё не определено
   *[reject] «отклонён»
}; эксперт может быть строже, но не мягче. Исправьте записанное или попросите организатора изменить правило для этого мероприятия.
admission-ruling-unexplained = { $item }: решению против предмета нужна причина. Напишите, что не так.
admission-unfinished = Закончить осмотр нельзя: что-то не записано или не решено. Смотрите список.
admission-unruled = { $item }: решения ещё нет. Эти правила оставляют его эксперту: годен, исправить или отклонён.

## Возраст

admission-bad-override = Возраст { $age }, заданный для { $country }, не годится. Задайте возраст от 1 до { $most }.
admission-born-later = Дата рождения { $born } позже, чем { $day }. Исправьте её.
admission-country-in-parts = В стране { $country } возраст совершеннолетия зависит от её части. Укажите, какой: { $parts }; или задайте возраст для { $country } сами.
admission-country-then = Возраст совершеннолетия в стране { $country } на { $day } неизвестен. Узнайте его и задайте для этого мероприятия.
admission-country-unknown = Возраст совершеннолетия для «{ $country }» неизвестен. Проверьте код страны (две буквы, ISO 3166) или узнайте возраст и задайте его для этого мероприятия.
admission-no-birth-date = Нет даты рождения. Введите её.
admission-no-country = Не указана страна, поэтому возраст совершеннолетия узнать нельзя. Укажите её.
admission-of-age = Совершеннолетие по закону { $country }: { $age } { $age ->
    [one] год
    [few] года
   *[many] лет
} на { $day } есть ({ $source }).
admission-under-age = По закону { $country } на { $day } совершеннолетия нет: возраст { $age } достигается { $since } ({ $source }). Участвовать нельзя.

## Бумаги

admission-expired = { $paper }: срок до { $expires }, а нужен документ, действующий на { $day }. Принесите новый.
admission-gear-again = Снаряжение нужно осмотреть ещё раз: осмотр открыт заново. Принесите его на осмотр.
admission-gear-not-passed = Снаряжение осмотрено и не допущено ({ $verdict ->
    [fix] исправить
   *[reject] отклонено
}). Исправьте или замените то, что названо в осмотре, и покажите снова.
admission-gear-not-seen = Снаряжение не осмотрено. Принесите его на осмотр.
admission-gear-passed = Снаряжение прошло осмотр.
admission-no-expiry = { $paper }: не указан последний день действия. Введите его.
admission-no-paper = { $paper }: нет. Сдайте.
admission-paper-good = { $paper }: в порядке.
admission-paper-lacks = { $paper }: не подтверждено: { $lacks }. Принесите с подтверждением.
admission-unsigned = { $paper }: нет подписи. Подпишите.

## Кто не допускается

admission-barred-age = { $entry }: не допускается — совершеннолетие по законам обеих стран не подтверждено.
admission-barred-event = { $entry }: пока не допускается — не указаны страна и дни мероприятия, по которым судят возраст и бумаги.
admission-barred-gear = { $entry }: не допускается — снаряжение не прошло осмотр.
admission-barred-paper = { $entry }: не допускается — нет бумаги или она не в порядке: { $paper }.
admission-event-unknown = Не указаны страна и дни мероприятия. Укажите их: по ним судят возраст и бумаги.

admission-let-in-unexplained = Напишите причину: она хранится рядом с пунктами, от которых отступают.
admission-no-nomination = В этом мероприятии нет номинации «{ $nomination }». Выберите одну из имеющихся.
admission-not-entered = { $entry } не заявлен в номинацию { $nomination }. Сначала внесите заявку.
admission-not-let-in = Никого не допускали в порядке исключения: отменять нечего.
admission-nothing-missing = Всё на месте: исключение не нужно.

## Разобранные случаи

admission-example-kind = У разобранного случая вид «{ $kind }», правила не могут его решить. Возьмите один из { $allowed } и добавьте gear.yaml или admission.yaml, если их нет.

## Проверка gear.yaml

admission-lint-fact = В «facts» нет признака «{ $fact }». Добавьте его туда или возьмите один из этих: { $allowed }.
admission-lint-item = В «items» нет вида «{ $item }». Добавьте его туда или возьмите один из этих: { $allowed }.
admission-lint-test = «{ $fact }» никогда не будет { $value }: { $kind ->
    [measure] это измерение; нужны over, at_least, under, at_most или целое число
    [word] это одно из его «values»; возьмите одно из них или добавьте это
   *[yes-no] это да или нет; напишите true или false
}.
