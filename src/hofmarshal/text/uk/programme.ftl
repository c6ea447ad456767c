# Програма події: ристалища, номінації, порядок боїв, призупинення.

programme-unknown-command = Програма події не знає такої команди.
programme-unknown-ring = Ристалища { $ring } немає. Є: { $known }.
programme-name-empty = Дайте події назву.
programme-ring-name = «{ $ring }» не може бути назвою ристалища: годяться до 32 латинських літер, цифр, крапок, дефісів і підкреслень.
programme-ring-twice = Ристалище { $ring } уже саме таке.
programme-nomination-twice = На події вже є номінація «{ $nomination }». Оберіть іншу назву.
programme-nomination-name = «{ $nomination }» не може бути назвою номінації: годяться до 32 латинських літер, цифр, крапок, дефісів і підкреслень.
programme-unknown-nomination = На події немає номінації «{ $nomination }». Є: { $known }.
programme-place-what = Вкажіть, які бої чи групи поставити.
programme-placed-called = Бій { $bout } уже викликано, він лишається на своєму ристалищі.
programme-placed-twice = { $bout } названо двічі.
programme-not-placed = { $bout } не було поставлено вручну.
programme-unknown-bout = На події немає бою { $bout }.
programme-bout-twice = Бій «{ $bout }» уже є, або така назва не годиться.
programme-rules-missing = У правилах «{ $rulebook }» немає номінації «{ $nomination }», за якою можна провести бій.
programme-two-sides = Для бою потрібні два різні учасники, а не { $red } і { $blue }.
programme-removed = { $entry } видалено з події.
programme-no-fighters = З кожного боку потрібен хоча б один боєць.
programme-names-apart = Іменам не місце в програмі: вказуйте лише номери учасників.
programme-opened-already = Бій { $bout } уже відкрито.
programme-begun = Бій { $bout } уже почато, відкрити його наново не можна.
programme-suspended =
    { $ring ->
    [none] Подію призупинено: { $reason }.
   *[other] Ристалище { $ring } призупинено: { $reason }.
}
programme-suspended-already =
    { $ring ->
    [none] Подію вже призупинено.
   *[other] Ристалище { $ring } уже призупинено.
}
programme-not-suspended =
    { $ring ->
    [none] Подію не призупинено.
   *[other] Ристалище { $ring } не призупинено.
}
programme-reason-needed = Вкажіть причину: про призупинення оголошують разом із нею.
programme-proposal = Запит: { $command }.
programme-unknown-person = Тут ні в кого немає номера { $entry }.
programme-erased-already = { $entry } уже стерто.
programme-no-such-day = «{ $day }»: такого дня немає. Запишіть його так: 2027-05-21.
programme-first-day-missing = Вкажіть і перший день, а не лише останній.
programme-last-before-first = Останній день, { $last }, раніший за перший, { $first }.
programme-too-many-days = Подія тривала б днів: { $days }; найбільше { $most }. Перевірте рік.
programme-self-entry-late = Заявлятися самим можна було б до { $until }, а подія закінчується { $last }.
programme-country = Країну «{ $country }» так записати не можна.
programme-languages = Виберіть хоча б одну з мов: { $known }.
programme-keep-days = Особисті дані можуть зберігатися від 0 до { $most } днів після події.
programme-place-long = Задовга назва місця: не більше { $most } знаків.
programme-details-meanwhile = Хтось щойно змінив те саме: { $fields }. Подивіться й вирішіть заново; ваше не збережено.
programme-overrides-meanwhile = Хтось щойно змінив те, що замінено в положенні на всю подію. Перегляньте й вирішіть заново; ваше не збережено.
programme-rules-meanwhile = Хтось щойно змінив правила номінації «{ $nomination }». Перегляньте їх і вирішіть заново; ваше не збережено.
programme-nomination-drawn = «{ $nomination }» вже пройшла жеребкування й лишається на події. Зніміть її учасників.
programme-drop-reason = Вкажіть, чому «{ $nomination }» прибирають з події: ті, хто заявився, запитають.
programme-ring-used = Ристалище { $ring } ще потрібне: { $by }.
