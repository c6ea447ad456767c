# Подготовка мероприятия: сведения, ристалища, номинации и правила, люди, личные данные.

event-title = Мероприятие
event-sections = Разделы страницы
event-section-about = О мероприятии
event-section-rings = Ристалища
event-section-nominations = Номинации
event-section-people = Люди и устройства
event-section-private = Личные данные
event-do-name-event = название мероприятия
event-do-describe-event = сведения о мероприятии
event-do-set-ring = ристалище
event-do-set-rings = где проходит номинация
event-do-drop-ring = убрать ристалище
event-do-drop-nomination = убрать номинацию
event-name = Название
event-first-day = Первый день
event-last-day = Последний день
event-country = Страна (по её закону определяется совершеннолетие)
event-country-none = Не выбрана
event-country-other = Другая страна…
event-country-age = { $name } · { $age } л.
event-country-code = Код страны (две буквы)
event-country-years = Совершеннолетие (лет)
event-country-help = Возраст совершеннолетия в этой стране программе неизвестен. Узнайте его и запишите; учитывается и закон страны самого бойца.
event-place = Место проведения
event-languages = Языки страниц для зрителей и бумаг
event-public = Расписание и результаты видны всем
event-self-entry = Бойцы могут заявиться сами
event-self-entry-until = По какой день включительно (пусто: до конца)
event-keep-days = Сколько дней хранить личные данные после мероприятия
event-field-name = Название
event-field-country = Страна
event-field-first_day = Первый день
event-field-last_day = Последний день
event-field-place = Место
event-field-languages = Языки
event-field-public = Видно всем
event-field-self_entry = Самостоятельные заявки
event-field-self_entry_until = Самостоятельные заявки по
event-field-keep_private_days = Личные данные (дней)
event-field-ages = Совершеннолетие
event-yes = да
event-no = нет
event-save = Сохранить
event-saved = Сохранено
event-organiser-only = Изменить это может только организатор.
event-meanwhile = Это только что изменил кто-то другой. Теперь там: { $value }
event-take-theirs = Принять чужое
event-keep-mine = Оставить моё
event-no-server = Сервер не ответил. Ничего не изменено; попробуйте ещё раз.
event-clause-show = текст пункта
event-no-rings = Ристалищ пока нет.
event-ring-new = Ещё одно ристалище: название
event-ring-add = Добавить
event-ring-open = Размеры
event-ring-good = подходит всем положениям
event-ring-warn = измерено не всё
event-ring-bad = нарушает положение
event-ring-title = Название
event-ring-shape = Форма
event-ring-shape-asked = положения требуют: { $shapes }
event-shape-unsaid = Не указана
event-shape-rectangle = прямоугольник
event-shape-circle = круг
event-shape-open = открытое поле
event-shape-bridge = мост
event-measure-length = Длина, м
event-measure-width = Ширина, м
event-measure-diameter = Диаметр, м
event-measure-boards = Высота борта, м
event-measure-bases = Между базами, м
event-measure-unread = Запишите метры, например 7,5
event-measure-asked = { $kind ->
    [exact] { $least } м
    [between] от { $least } до { $most } м
    [most] не больше { $most } м
   *[least] не меньше { $least } м
}
event-measure-all = Другие размеры
event-ring-borders = Ограждение стоит
event-ring-borders-asked = { $nomination }: границы должны быть поставлены заранее
event-ring-forts = На поле стоят укрепления
event-ring-forts-not = { $nomination }: укрепления не допускаются
event-ring-nothing = Здесь не проходит ни одна номинация, поэтому требований к размерам нет.
event-ring-drop = Убрать ристалище
event-no-nominations = Номинаций пока нет.
event-nomination-add = Добавить номинацию
event-nomination-key = краткое имя { $name }
event-nomination-state = Заявок: { $entries } · составлено этапов: { $stages } · вызвано боёв: { $called }
event-nomination-rules = Положение и номинация
event-nomination-title = Своё название (пусто: как в положении)
event-nomination-name = Краткое имя для файлов и адресов (латиницей)
event-nomination-rings = Где проходит (не выбрано: на любом)
event-nomination-drop = Убрать из мероприятия
event-nomination-drop-help = Номинация исчезнет со всех страниц; внесённое останется в журнале. Краткое имя больше не используется.
event-rings-any = на любом ристалище
event-panel = { $count ->
    [one] { $count } линейный маршал
    [few] { $count } линейных маршала
   *[many] { $count } линейных маршалов
}
event-panel-count = Линейных маршалов на ристалище (0: как в положении)
event-capacity = Мест (0: без ограничения)
event-capacity-of = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
event-overridden = Отличия от положения
event-settings = Настройки номинации
event-rules = Правила
event-rules-see = Посмотреть правила
event-reason = Причина
event-groups = Групп (0: как можно меньше)
event-semi-groups = Полуфинальных групп (0: как можно меньше)
event-advance = Выходят из группы, если положение молчит
event-duration = Минут от вызова до вызова
event-rest = Наименьший отдых между боями, минут
event-apart = Разводить по группам
event-apart-club = бойцов одного клуба
event-apart-country = бойцов одной страны
event-leagues = Делить на высшую и премьер-лигу
event-promote-auto = Составлять следующий этап автоматически, если нет спорных равенств
event-admission-elsewhere = Документы и снаряжение проверяют не здесь: никого не задерживать
event-scheme = Этапы по порядку (положение молчит)
event-stage-qualifying = квалификационные группы
event-stage-semi-final = полуфинальные группы
event-stage-final = финальная группа
event-stage-round-robin = круговой турнир
event-stage-elimination = на выбывание
event-stage-third-place = бой за третье место
event-stage-pairs-by-lot = пары по жребию
event-ranking = Что решает места, по порядку (положение молчит)
event-criterion-wins = победы
event-criterion-win-ratio = доля побед
event-criterion-rating-points = рейтинговые очки
event-criterion-head-to-head = личные встречи
event-criterion-points-difference = разница очков
event-criterion-points-scored = набранные очки
event-criterion-fewest-sanctions = меньше санкций
event-criterion-extra-bout = дополнительный бой
event-criterion-lot = жребий
event-settings-fixed = То, на чём основана жеребьёвка, уже не изменить.
event-rules-stale = Кто-то только что изменил эти правила. Закройте и откройте снова, чтобы их увидеть; ваше не сохранено.
event-rules-reason = Почему правила меняются (они коснутся ещё не вызванных боёв)
event-title-change = Изменить название
event-rules-search = Поиск: номер или слова пункта
event-rules-none = Ничего не найдено.
event-rules-no-clause = Значения без пункта
event-rules-more = { $count ->
    [one] Ещё { $count } пункт: воспользуйтесь поиском
    [few] Ещё { $count } пункта: воспользуйтесь поиском
   *[many] Ещё { $count } пунктов: воспользуйтесь поиском
}
event-rules-preview = Показать, что изменится
event-rules-apply = Изменить
event-changes = { $count ->
    [one] Изменится { $count } значение:
    [few] Изменятся { $count } значения:
   *[many] Изменятся { $count } значений:
}
event-changes-none = Значения не изменятся.
event-wide = Заменено на всё мероприятие
event-wide-help = Эти значения действуют во всех номинациях положения, кроме тех, где то же самое заменено отдельно. Они касаются боёв, которые ещё не вызваны.
event-wide-tag = на всё мероприятие
event-wide-none = Ничего: положение действует как есть.
event-wide-change = Заменить на всё мероприятие
event-wide-nothing = В номинациях мероприятия ничего не изменится.
event-override = Заменить
event-override-value = Новое значение
event-override-by = Кто решил
event-override-lay = Подставить
event-override-remove = Вернуть как в положении
event-override-why = { $reason } ({ $by })
event-value-seconds = ({ $value } с)
event-value-minutes = ({ $value } мин)
event-value-metres = ({ $value } м)
event-devices-help = Телефонам и планшетам у ристалищ учётная запись не нужна: место выдаётся по коду.
event-devices = Устройства и места
event-accounts = Учётные записи
event-account-name = Имя
event-account-role = Роль
event-account-password = Пароль (не короче 10 знаков)
event-account-add = Создать запись
event-account-made = { $name } может войти.
event-private-help = Даты рождения, контакты, документы, заметки, снимки и видео. Имена, клубы, результаты и журнал остаются.
event-private-due = { $count ->
    [one] Теперь можно удалить личные данные { $count } человека.
    [few] Теперь можно удалить личные данные { $count } человек.
   *[many] Теперь можно удалить личные данные { $count } человек.
}
event-private-until = { $count ->
    [one] До { $day } хранятся личные данные { $count } человека.
    [few] До { $day } хранятся личные данные { $count } человек.
   *[many] До { $day } хранятся личные данные { $count } человек.
}
event-private-no-days = { $count ->
    [one] Хранятся личные данные { $count } человека. Укажите дни мероприятия, чтобы удалить их в срок.
    [few] Хранятся личные данные { $count } человек. Укажите дни мероприятия, чтобы удалить их в срок.
   *[many] Хранятся личные данные { $count } человек. Укажите дни мероприятия, чтобы удалить их в срок.
}
event-private-nothing = Сейчас личных данных нет.
event-private-delete = Удалить личные данные
event-private-sure = { $count ->
    [one] Все личные данные { $count } человека, снимки и видео будут удалены безвозвратно. Имена и результаты останутся.
    [few] Все личные данные { $count } человек, снимки и видео будут удалены безвозвратно. Имена и результаты останутся.
   *[many] Все личные данные { $count } человек, снимки и видео будут удалены безвозвратно. Имена и результаты останутся.
}
event-private-gone = Удалено.

event-section-game = Ролевая игра
event-game-open = Открыть игру
event-game-help = Для ролевой игры: её персонажи, их хиты, рассудок и обязательства.
