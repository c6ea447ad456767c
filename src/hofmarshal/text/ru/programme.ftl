# Программа мероприятия: ристалища, номинации, порядок боёв, приостановки.

programme-unknown-command = Программа мероприятия не знает такой команды.
programme-unknown-ring = Ристалища { $ring } нет. Есть: { $known }.
programme-name-empty = Дайте мероприятию название.
programme-ring-name = «{ $ring }» не может быть именем ристалища: годятся до 32 латинских букв, цифр, точек, дефисов и подчёркиваний.
programme-ring-twice = Ристалище { $ring } уже именно такое.
programme-nomination-twice = В мероприятии уже есть номинация «{ $nomination }». Выберите другое имя.
programme-nomination-name = «{ $nomination }» не может быть именем номинации: годятся до 32 латинских букв, цифр, точек, дефисов и подчёркиваний.
programme-unknown-nomination = В мероприятии нет номинации «{ $nomination }». Есть: { $known }.
programme-place-what = Укажите, какие бои или группы поставить.
programme-placed-called = Бой { $bout } уже вызван и остаётся на своём ристалище.
programme-placed-twice = { $bout } назван дважды.
programme-not-placed = { $bout } не был поставлен вручную.
programme-unknown-bout = В мероприятии нет боя { $bout }.
programme-bout-twice = Бой «{ $bout }» уже есть, или такое имя не годится.
programme-rules-missing = В правилах «{ $rulebook }» нет номинации «{ $nomination }», по которой можно провести бой.
programme-two-sides = Для боя нужны два разных участника, а не { $red } и { $blue }.
programme-removed = { $entry } удалён с мероприятия.
programme-no-fighters = С каждой стороны нужен хотя бы один боец.
programme-names-apart = Именам не место в программе: указывайте только номера участников.
programme-opened-already = Бой { $bout } уже открыт.
programme-begun = Бой { $bout } уже начат, открыть его заново нельзя.
programme-suspended =
    { $ring ->
    [none] Мероприятие приостановлено: { $reason }.
   *[other] Ристалище { $ring } приостановлено: { $reason }.
}
programme-suspended-already =
    { $ring ->
    [none] Мероприятие уже приостановлено.
   *[other] Ристалище { $ring } уже приостановлено.
}
programme-not-suspended =
    { $ring ->
    [none] Мероприятие не приостановлено.
   *[other] Ристалище { $ring } не приостановлено.
}
programme-reason-needed = Укажите причину: о приостановке объявляют вместе с ней.
programme-proposal = Запрошено: { $command }.
programme-unknown-person = Здесь ни у кого нет номера { $entry }.
programme-erased-already = { $entry } уже стёрт.
programme-no-such-day = «{ $day }»: такого дня нет. Запишите его так: 2027-05-21.
programme-first-day-missing = Укажите и первый день, а не только последний.
programme-last-before-first = Последний день, { $last }, раньше первого, { $first }.
programme-too-many-days = Мероприятие длилось бы дней: { $days }; самое большее { $most }. Проверьте год.
programme-self-entry-late = Заявляться самим можно было бы до { $until }, а мероприятие кончается { $last }.
programme-country = Страну «{ $country }» так записать нельзя.
programme-languages = Выберите хотя бы один из языков: { $known }.
programme-keep-days = Личные данные могут храниться от 0 до { $most } дней после мероприятия.
programme-place-long = Слишком длинное название места: не больше { $most } знаков.
programme-details-meanwhile = Кто-то только что изменил то же самое: { $fields }. Посмотрите и решите заново; ваше не сохранено.
programme-overrides-meanwhile = Кто-то только что изменил то, что заменено в положении на всё мероприятие. Посмотрите и решите заново; ваше не сохранено.
programme-rules-meanwhile = Кто-то только что изменил правила номинации «{ $nomination }». Посмотрите их и решите заново; ваше не сохранено.
programme-nomination-drawn = «{ $nomination }» уже прошла жеребьёвку и остаётся в мероприятии. Снимите её участников.
programme-drop-reason = Укажите, почему «{ $nomination }» убирают из мероприятия: заявившиеся спросят.
programme-ring-used = Ристалище { $ring } ещё нужно: { $by }.
