# Допуск: папери, вік, спорядження і клас обладунку. У кожному повідомленні про помилку сказано, що не так і як виправити.

## Спорядження: вимоги

admission-above = { $item }: { $fact } — { $value }, можна не більше { $limit }. { $verdict ->
    [fix] Зменште і покажіть знову.
   *[reject] Використовувати не можна: потрібна заміна.
}
admission-allowed = { $item }: у цій номінації дозволено.
admission-below = { $item }: { $fact } — { $value }, треба не менше { $limit }. { $verdict ->
    [fix] Виправте і покажіть знову.
   *[reject] Використовувати не можна: потрібна заміна.
}
admission-fits = { $item }: { $fact } — { $value }, відповідає.
admission-has = { $item }: неприпустимо: { $fact }. { $verdict ->
    [fix] Виправте і покажіть знову.
   *[reject] Використовувати не можна: потрібна заміна.
}
admission-lacks = { $item }: бракує: { $fact }. { $verdict ->
    [fix] Виправте і покажіть знову.
   *[reject] Використовувати не можна: потрібна заміна.
}
admission-not-allowed = { $item }: { $fact } — «{ $value }», дозволено: { $allowed }. { $verdict ->
    [fix] Змініть і покажіть знову.
   *[reject] Використовувати не можна: потрібна заміна.
}
admission-not-over = { $item }: { $fact } — { $value }, треба більше ніж { $limit }. { $verdict ->
    [fix] Виправте і покажіть знову.
   *[reject] Використовувати не можна: потрібна заміна.
}
admission-not-under = { $item }: { $fact } — { $value }, треба менше ніж { $limit }. { $verdict ->
    [fix] Виправте і покажіть знову.
   *[reject] Використовувати не можна: потрібна заміна.
}
admission-forbidden-item = { $item }: у цій номінації заборонено. { $verdict ->
    [fix] Зніміть і покажіться знову.
   *[reject] Приберіть.
}
admission-missing-item = { $item }: обов’язково, але не показано. { $verdict ->
    [fix] Принесіть і покажіть.
   *[reject] Без цього допуску немає: принесіть і попросіть про новий огляд.
}
admission-no-rule = { $item }: про це в номінації { $nomination } правила мовчать, тому не оцінюється.
admission-nothing-asked = { $item }: тут ці пункти нічого не вимагають.
admission-present = { $item }: обов’язково і показано.
admission-unmeasured = { $item }: не записано: { $fact }. Запишіть.

## Спорядження: що записано

admission-bad-facts = { $item }: частину записаного використати не можна. Виправте те, що названо нижче, і запишіть знову.
admission-not-measured = { $fact }: «{ $value }» — не вимір. Напишіть ціле число або число з одиницею: «1,5 мм», «90 см», «1,4 кг», «2 долоні».
admission-not-yes-no = { $fact }: «{ $value }» — ні так, ні ні. Напишіть true або false.
admission-too-fine = { $fact }: «{ $value }» точніше, ніж тут вимірюють. Запишіть цілим числом: { $unit ->
    [g] грами
    [mm] міліметри
    [palm] ширини долоні, рахуючи лише повні
   *[um] тисячні частки міліметра
}.
admission-unknown-fact = { $item }: ознаки «{ $fact }» у правилах немає. Візьміть назву з gear.yaml.
admission-unknown-item = Предмета «{ $item }» у правилах немає. Візьміть один із цих: { $allowed }.
admission-unknown-value = { $fact }: значення «{ $value }» невідоме. Візьміть одне з цих: { $allowed }.

## Клас обладунку

admission-bare = Обладунку немає: клас { $class }.
admission-best-layer = Шарів кілька: рахується найкращий, клас { $class }.
admission-class-capped = Класи бувають від { $least } до { $most }: клас { $class }.
admission-class-changed = { $row }: клас { $before } стає { $class }.
admission-class-matters = У цій номінації клас обладунку враховується.
admission-class-unmeasured = Клас визначити не можна: не записано: { $fact }. Запишіть.
admission-layer-class = { $row }: клас { $class }.
admission-no-class = У цій номінації ({ $nomination }) клас обладунку не враховується.
admission-no-row = Жоден рядок таблиці обладунків не підходить: клас { $class }.
admission-row-fails = { $row }: не підходить.

## Огляд

admission-already-open = Цей огляд уже розпочато, номінація { $nomination }. Продовжуйте його.
admission-armour-unrecorded = У цій номінації важливий клас обладунку: запишіть, що одягнено на корпус, або що обладунку немає.
admission-bad-armour = Частину записаного про обладунок використати не можна. Виправте назване нижче й запишіть знову.
admission-breakage-unexplained = Напишіть, що зламалося: експерт має знати, що оглянути.
admission-broken = { $item }: поломка ({ $reason }). Огляньте ще раз: запишіть наново, винесіть вердикт або вилучіть предмет.
admission-broken-something = Щось зламалося: { $reason }. Огляньте, що саме: запишіть наново, винесіть вердикт або вилучіть предмет.
admission-no-such-event = Події { $event } у цьому огляді немає. Виберіть із його списку.
admission-no-such-piece = Предмета «{ $item }» у цьому огляді немає. Спершу запишіть його.
admission-not-closed = Огляд не закінчено. Продовжуйте записувати або спершу закінчіть його.
admission-not-open = Огляд не відкрито. Розпочніть його або відновіть закінчений.
admission-nothing-seen = Нічого не показано. Запишіть хоча б один предмет, перш ніж закінчувати.
admission-ruled = { $item }: рішення експерта — { $verdict ->
    [fix] «виправити»
    [pass] «придатний»
   *[reject] «відхилено»
}. { $reason }
admission-ruling-milder = { $item }: за записаним рішення — { $verdict ->
    [fix] «виправити»
    [unmeasured] ще не визначено
   *[reject] «відхилено»
}; експерт може бути суворішим, але не м’якшим. Виправте записане або попросіть організатора змінити правило для цього заходу.
admission-ruling-unexplained = { $item }: рішення проти предмета потребує причини. Напишіть, що не так.
admission-unfinished = Закінчити огляд не можна: щось не записано або не вирішено. Дивіться список.
admission-unruled = { $item }: рішення ще немає. Ці правила лишають його експертові: придатний, виправити або відхилено.

## Вік

admission-bad-override = Вік { $age }, заданий для { $country }, не годиться. Задайте вік від 1 до { $most }.
admission-born-later = Дата народження { $born } пізніша за { $day }. Виправте її.
admission-country-in-parts = У країні { $country } вік повноліття залежить від її частини. Вкажіть, якої: { $parts }; або задайте вік для { $country } самі.
admission-country-then = Вік повноліття в країні { $country } на { $day } невідомий. Дізнайтеся його і задайте для цього заходу.
admission-country-unknown = Вік повноліття для «{ $country }» невідомий. Перевірте код країни (дві літери, ISO 3166) або дізнайтеся вік і задайте його для цього заходу.
admission-no-birth-date = Немає дати народження. Введіть її.
admission-no-country = Не вказано країну, тому вік повноліття дізнатися не можна. Вкажіть її.
admission-of-age = Повноліття за законом { $country }: { $age } { $age ->
    [one] рік
    [few] роки
   *[many] років
} на { $day } є ({ $source }).
admission-under-age = За законом { $country } на { $day } повноліття немає: віку { $age } досягають { $since } ({ $source }). Брати участь не можна.

## Папери

admission-expired = { $paper }: термін до { $expires }, а потрібен документ, чинний на { $day }. Принесіть новий.
admission-gear-again = Спорядження треба оглянути ще раз: огляд відкрито наново. Принесіть його на огляд.
admission-gear-not-passed = Спорядження оглянуто і не допущено ({ $verdict ->
    [fix] виправити
   *[reject] відхилено
}). Виправте або замініть те, що названо в огляді, і покажіть знову.
admission-gear-not-seen = Спорядження не оглянуто. Принесіть його на огляд.
admission-gear-passed = Спорядження пройшло огляд.
admission-no-expiry = { $paper }: не вказано останній день дії. Введіть його.
admission-no-paper = { $paper }: немає. Здайте.
admission-paper-good = { $paper }: гаразд.
admission-paper-lacks = { $paper }: не підтверджено: { $lacks }. Принесіть із підтвердженням.
admission-unsigned = { $paper }: немає підпису. Підпишіть.

## Хто не допускається

admission-barred-age = { $entry }: не допускається — повноліття за законами обох країн не підтверджено.
admission-barred-event = { $entry }: поки не допускається — не вказано країну й дні заходу, за якими судять вік і папери.
admission-barred-gear = { $entry }: не допускається — спорядження не пройшло огляд.
admission-barred-paper = { $entry }: не допускається — немає паперу або він не в порядку: { $paper }.
admission-event-unknown = Не вказано країну й дні заходу. Вкажіть їх: за ними судять вік і папери.

admission-let-in-unexplained = Напишіть причину: вона зберігається поряд із пунктами, від яких відступають.
admission-no-nomination = У цьому заході немає номінації «{ $nomination }». Виберіть одну з наявних.
admission-not-entered = { $entry } не заявлений у номінацію { $nomination }. Спочатку внесіть заявку.
admission-not-let-in = Нікого не допускали як виняток: скасовувати нічого.
admission-nothing-missing = Усе на місці: виняток не потрібен.

## Розібрані випадки

admission-example-kind = У розібраного випадку вид «{ $kind }», правила не можуть його вирішити. Візьміть один із { $allowed } і додайте gear.yaml або admission.yaml, якщо їх немає.

## Перевірка gear.yaml

admission-lint-fact = У «facts» немає ознаки «{ $fact }». Додайте її туди або візьміть одну з цих: { $allowed }.
admission-lint-item = У «items» немає виду «{ $item }». Додайте його туди або візьміть один із цих: { $allowed }.
admission-lint-test = «{ $fact }» ніколи не буде { $value }: { $kind ->
    [measure] це вимір; потрібні over, at_least, under, at_most або ціле число
    [word] це одне з її «values»; візьміть одне з них або додайте це
   *[yes-no] це так або ні; напишіть true або false
}.
