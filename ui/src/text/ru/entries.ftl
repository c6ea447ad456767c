# Заявки: вручную, из таблицы, через форму; регистрация, клубы, команды, бейджи.

entries-title = Заявки
entries-parts = Части этой страницы
entries-tab-list = Список
entries-tab-import = Таблица
entries-tab-self = Через форму
entries-tab-clubs = Клубы
entries-tab-print = Бейджи и списки
entries-to-checkin = Регистрация
entries-no-nominations = На мероприятии пока нет номинаций: сначала добавьте номинацию, потом заявляйте людей.
entries-no-server = Сервер не отвечает. Ничего не изменено: попробуйте ещё раз.
entries-command-check-in = явка
entries-command-withdraw = снятие
entries-command-reinstate = отмена снятия

entries-new = Новая заявка
entries-new-help = Enter сохраняет и начинает следующую. Номинации, клуб и страна остаются. Дату рождения и контакт видит только секретариат.
entries-number = Номер
entries-name = Имя
entries-club = Клуб
entries-country = Страна
entries-rating = Рейтинг
entries-weight = Весовая категория
entries-born = Дата рождения
entries-contact = Контакт
entries-nomination = Номинация
entries-nominations = Номинации
entries-enter = Записать
entries-entered = Записано: { $number } { $name }.
entries-twin = Уже заявлен: { $number } { $name }, { $club }.
entries-twin-join = Тот же: записать в отмеченное
entries-not-entered = Не записано: { $name }
entries-choose-nomination = Не выбрана ни одна номинация: человек будет известен только мероприятию.
entries-full = { $nomination }: мест больше нет, всего { $capacity }. Можно записать и сверх того.
entries-late = { $nomination }: жеребьёвка уже прошла. Кто придёт сейчас, того ставят в группу вручную.

entries-list = Все заявки
entries-search = Имя, клуб или номер
entries-any-nomination = Все номинации
entries-show = Показать
entries-show-all = всех
entries-show-absent = кто не явился
entries-show-here = кто на месте
entries-show-missing = кому чего-то не хватает
entries-show-left = снятых и удалённых
entries-count = Показано: { $shown }. Заявлено: { $entered }, на месте: { $here }.
entries-nobody = Пока никто не заявлен.
entries-nobody-fits = Никто не подходит.
entries-more = Показать ещё ({ $count })
entries-erased = Данные удалены
entries-in-none = нет номинаций
entries-asked = заявка через форму: { $nomination }
entries-in-team = в команде { $team }
entries-state-active = участвует
entries-state-withdrawn = снялся
entries-state-removed = удалён
entries-missing = Не хватает: { $what }
entries-check-in = Отметить явку
entries-is-here = На месте
entries-check-in-of = Отметить явку: { $name }
entries-check-out-of = { $name } на месте: отменить
entries-check-in-all = Отметить явку всех показанных ({ $count })…
entries-check-in-all-title = { $count ->
    [one] Отметить явку { $count } бойца?
   *[other] Отметить явку { $count } бойцов?
}
entries-check-in-all-help = В жеребьёвке участвуют только отмеченные. Не отмечайте тех, кто не пришёл.
entries-check-in-all-do = { $count ->
    [one] Отметить { $count } бойца
   *[other] Отметить { $count } бойцов
}
entries-checked-in-all = { $count ->
    [one] Отмечена явка { $count } бойца.
   *[other] Отмечена явка { $count } бойцов.
}
entries-check-in-all-back = Отменить
entries-change = Изменить
entries-change-of = Изменить: { $name }
entries-save = Сохранить
entries-saved = Сохранено.
entries-badge = Бейдж

entries-clash = Поле «{ $field }» тем временем изменил кто-то другой
entries-clash-theirs = Оставить чужое: { $value }
entries-clash-mine = Оставить моё: { $value }
entries-add-nomination = Записать ещё в одну номинацию
entries-will-enter = Будет записан: { $nomination }
entries-withdraw = Снять…
entries-withdraw-do = Снять
entries-withdraw-all = Снять со всех номинаций ({ $count })…
entries-reinstate = Отменить снятие…
entries-reinstate-do = Отменить снятие
entries-reason = Причина

entries-roster = Состав ({ $count })
entries-roster-limits = По регламенту нужно бойцов: от { $least } до { $most }.
entries-roster-now = Сейчас бойцов: { $main }, запасных: { $reserves }.
entries-roster-stale = Этот состав изменил кто-то другой.
entries-roster-again = Показать нынешний
entries-roster-number = Номер бойца { $name }
entries-roster-captain = Капитан
entries-roster-captain-of = { $name } — капитан
entries-roster-reserve = Запасной
entries-roster-reserve-of = { $name } — запасной
entries-roster-drop = Убрать из состава: { $name }
entries-roster-add = Добавить бойца: номер или имя, Enter берёт первого
entries-roster-save = Сохранить состав

entries-import-help = Файл .xlsx или .csv как есть: столбцы узнаются по заголовкам на украинском, русском или английском, и их можно поменять. До подтверждения ничего не записывается.
entries-import-file = Файл
entries-import-sheet = Лист
entries-import-other = Другой файл
entries-import-into = Записать всех из этого списка в
entries-import-nowhere = Отметьте номинации или укажите столбец с ними: до этого ни одну строку принять нельзя.
entries-import-columns = Что в столбцах
entries-import-no-name = Ни один столбец не назван именем. Выберите его выше.
entries-import-rows = Строки файла
entries-import-count = Новых: { $fresh }, добавятся в номинации: { $joins }, уже известны: { $known }, пропущено: { $skipped }.
entries-import-open = { $count ->
    [one] { $count } строка ждёт вас
    [few] { $count } строки ждут вас
   *[many] { $count } строк ждут вас
}
entries-import-accept = Принять: { $people }
entries-import-done = Принято: { $people }, из них новых: { $fresh }.
entries-import-to-list = К списку
entries-import-skip = пропустить
entries-import-who = { $name }: это кто-то известный?
entries-import-same = Тот же: { $number } { $name }, { $club }
entries-import-another = Другой человек
entries-fate-new = Новый
entries-fate-joins = Известен, добавится в номинации
entries-fate-known = Известен, нового нет
entries-fate-ask = Кто это?
entries-fate-wrong = Нужно исправить
entries-fate-skip = Пропущена
entries-column-none = – не нужен –
entries-column-name = Имя
entries-column-club = Клуб
entries-column-country = Страна
entries-column-born = Дата рождения
entries-column-contact = Контакт
entries-column-rating = Рейтинг
entries-column-weight-category = Весовая категория
entries-column-nominations = Номинации словами
entries-column-entry = Номер на мероприятии
entries-column-team = Команда
entries-column-number = Номер бойца
entries-column-reserve = Запасной (да, запасной)
entries-column-main = Основной боец (да, нет)
entries-column-captain = Капитан (да, нет)
entries-column-in = Да или нет: { $nomination }

entries-clubs-near = Это один клуб?
entries-clubs-one = «{ $first }» и «{ $second }»: один клуб?
entries-clubs-write = Один: писать «{ $club }»
entries-clubs-two = Два клуба
entries-teams-one = «{ $first }» и «{ $second }»: одна команда?
entries-teams-write = Одна: писать «{ $team }»
entries-teams-two = Две команды
entries-teams-brought = Команды этого файла
entries-teams-new = новая
entries-teams-as = { $team }, № { $number }
entries-clubs-none-near = Похоже написанных клубов нет.
entries-clubs-all = Все клубы
entries-clubs-people = { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
}
entries-clubs-merged = Теперь в клубе «{ $club }» ещё { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
}.
entries-clubs-name = Название клуба
entries-clubs-rename = Переименовать
entries-clubs-rename-of = Переименовать { $club }

entries-self-help = Бойцы подают заявки сами:
entries-self-form = форма
entries-self-none = Заявок, которые ждут ответа, нет.
entries-self-places = Заявлено: { $entered } из { $capacity }.
entries-self-no-limit = Заявлено: { $entered }, без ограничения.
entries-self-line = в очереди: { $place }
entries-self-accept = Принять
entries-self-accept-over = Принять сверх мест
entries-self-decline = Отклонить
entries-self-reason = Причина, её прочтёт заявитель

entries-badges = Бейджи (PDF)
entries-badges-help = По восемь на листе, с кодом: у секретаря он отмечает явку, а владельцу открывает его страницу.
entries-with-private = с датами рождения и контактами
entries-save-xlsx = Список в XLSX
entries-save-csv = Список в CSV

checkin-title = Регистрация
checkin-count = На месте: { $here } из { $all }
checkin-number = Номер или код бейджа
checkin-do = Отметить явку
checkin-camera = Сканировать камерой
checkin-camera-off = Выключить камеру
checkin-own-camera = Откройте камеру телефона и наведите на бейдж: его ссылка ведёт сюда.
checkin-no-camera = Камера не включилась. Введите номер.
checkin-done = Явка отмечена
checkin-already = Уже был отмечен
checkin-undo = Это ошибка: отменить
checkin-recent = Только что

enter-title = Подать заявку
enter-own = Ваша заявка
enter-closed = Приём заявок через форму закрыт. Обратитесь к секретарю мероприятия.
enter-until = Приём до { $day }.
enter-no-limit = без ограничения
enter-free = { $free ->
    [one] осталось { $free } место
    [few] осталось { $free } места
   *[many] осталось { $free } мест
}
enter-line = мест нет: вы будете в очереди под номером { $place }
enter-private = Дату рождения и контакт видят только секретари; после мероприятия они удаляются.
enter-not-private = Это соединение здесь могут прочесть другие. Дату рождения и контакт секретарь спросит лично.
enter-agree = Я согласен, что организаторы хранят вписанное для этого мероприятия и показывают моё имя, клуб и результаты.
enter-send = Отправить
enter-status-asked = Секретарь ещё не ответил; место есть.
enter-status-line = В очереди под номером { $place }
enter-status-accepted = Заявка принята
enter-status-declined = Отклонена
enter-status-withdrawn = Вы снялись
enter-status-left = Больше не участвуете
enter-here = явка отмечена
enter-recall = Сняться
enter-recall-of = Сняться: { $nomination }
enter-recall-sure = Да, снимаюсь
enter-keep = Сохраните эту ссылку
enter-keep-help = Только по ней можно увидеть и изменить свою заявку. Не давайте её другим.
enter-copy = Скопировать ссылку
enter-copied = Скопирована
enter-another = Заявить ещё кого-то
