# Телефон гравця: картка персонажа, повідомлення, що можна і чому не можна, журнал.

player-page = Гравець
player-displaced-replaced = Ваша картка тепер на іншому телефоні
player-displaced-revoked = Майстри від’єднали цей телефон
player-displaced-do = Що повідомлено тут і ще не надіслано, прийде на той телефон як пропозиція. Щоб повернутися до цього телефона, знову відкрийте посилання з бейджа.
player-no-game = Гри ще немає. Її відкривають майстри.
player-no-character = Персонаж { $number } ще не у грі. Його вводять майстри.
player-parts = Частини картки
player-tab-me = Тіло
player-tab-reason = Розум
player-tab-cards = Картки
player-tab-rules = Правила
player-tab-history = Журнал

player-lives = Ваш персонаж зараз у регіоні «{ $region }», і час для нього минає там. Звідси повідомлення не приймають: під’єднайте телефон у тому регіоні.
player-alone = Немає зв’язку: картку веде цей телефон.
player-alone-presumed = За цей час сплив строк. Показане припускається, доки сервер не дізнається про все.

player-state = Стан
player-state-well = Здоровий
player-state-wounded = Поранений
player-state-heavy = Тяжко поранений
player-state-broken = Нервовий зрив
player-state-presumed-dead = Вважається мертвим
player-state-dead = Мертвий
player-state-away = В інших світах
player-state-asylum = У психлікарні
player-state-unknown = Не у грі
player-presumed = імовірно
player-hits = Хіти
player-reason = Розум
player-of = { $left } з { $most }
player-limbs = Не діє:
player-limb-out = не діє
player-trauma = Психотравма:
player-stands = Гра стоїть: строки не йдуть.
player-game-time = ігровий час { $time }
player-due-bleeding = Кровотеча: наступний хіт через
player-due-death = Смерть через
player-due-devoured = Поглинено через
player-due-grace = Смерть стане остаточною через
player-stopped-by = Зупиняє:
player-foreseen = Якщо ніхто не допоможе
player-comes-heavy = тяжке поранення через
player-comes-death = смерть через

player-presumed-since = Вважається мертвим з { $time }
player-dead-since = Мертвий з { $time }
player-presumed-what = Вам допомогли вчасно? Попросіть помічника або майстра повідомити: запізніле повідомлення рахується за своєю хвилиною. Якщо ніхто не допоміг, підтвердьте.
player-confirm-death = Так, мій персонаж помер
player-what-follows = Що далі
player-dead-zone = У мертв’ятнику ще
player-after-new-character = Ви створюєте нового персонажа й кажете майстрам.
player-after-release = Або майстер відпускає цього з мертв’ятника.
player-new-character = Створюю нового персонажа
player-new-made = Ви створюєте нового персонажа. Його картку дадуть майстри.
player-no-after = Ідіть до майстрів.

player-tap = Куди вас ударили?
player-mirror = Як у дзеркалі: ваш лівий бік ліворуч.
player-draft-wound = Влучання: { $zone }
player-blows = Ударів
player-points = Очок
player-weapon = Зброя
player-weapon-other = інша
player-fewer = Менше
player-more = Більше
player-confirm = Підтвердити
player-undo-is-masters = Після підтвердження скасувати може лише майстер.
player-takes-nothing = Удари туди в цій грі нічого не знімають.
player-takes-limb = кінцівка не діє
player-starts-bleeding = рана кровоточить
player-stops-bleeding = кровотечу зупинено
player-heals = вилікувано
player-makes-heavy = тяжко поранений
player-makes-broken = нервовий зрив
player-makes-dead = смерть
player-aid = Мені надали допомогу
player-finishing = Мене добивають
player-finishing-what = Добивати можна лише так. Вирішує майстер; доти нічого не сталося.
player-finishing-waits = Чекає на майстра: { $way }
player-own-ways = Я помер
player-own-ways-what = Монстр помирає лише так, як сказано на його картці.
player-own-way-card = як на моїй картці
player-masters-tell = Майстри повідомляють

player-lose = Втрата розуму
player-gain = Повернення розуму
player-mark = Мітка монстра
player-horror = Мітки жаху
player-horror-by-masters = Ціну зустрічі з монстром називає й повідомляє майстер.
player-damage-counts-itself = Ціна поранення рахується сама, коли ви повідомляєте про поранення.
player-enough-this-cycle = уже було в цьому циклі
player-cycle = Цикл { $cycle }
player-breakdown = Нервовий зрив: розуму не лишилося
player-breakdown-what = Нехай вас відведуть до психлікарні. Що ще можна, дивіться у «Правилах».
player-asylum-what = Чим скінчиться лікування, вирішує майстер.

player-may = Що мені зараз можна
player-may-yes = можна
player-may-dead = не можна: персонаж мертвий
player-may-away = не можна: персонаж в інших світах
player-may-heavy = не можна: тяжке поранення
player-may-broken = не можна: нервовий зрив
player-may-supervised = лише під наглядом майстра
player-conduct = Як ми б’ємося
player-disputes = Суперечки
player-dispute-waits = Чекає на майстра.
player-ruled = Рішення майстрів: { $ruling }
player-dispute-open = Попросити майстрів розсудити
player-dispute-note = Що сталося?
player-dispute-clause = За яким правилом?
player-dispute-no-clause = Не знаю
player-dispute-against = З ким (номер на бейджі)?
player-dispute-send = Надіслати майстрам

player-unsent = Ще не надіслано
player-unsent-what = Зберігається в телефоні й зарахується тією хвилиною, коли ви підтвердили, щойно дійде.
player-history = Що сталося з персонажем
player-history-what = Години й хвилини гри від її початку.
player-undone = скасовано майстром
player-ignored = більше не рахується: це змінило пізніше повідомлення
player-claimed = повідомив телефон, що був без зв’язку: хвилина з його слів

player-says-aid = Допомога: { $aid }
player-says-finish = Добивання: { $way }
player-says-die = Смерть: { $way }
player-says-confirm-death = Смерть підтверджено
player-says-follow = Новий персонаж
player-says-lose-reason = Втрата розуму: { $cause }
player-says-gain-reason = Повернення розуму: { $cause }
player-says-dispute = Суперечка: { $note }

player-takes-hits = { $count ->
    [one] мінус { $count } хіт
    [few] мінус { $count } хіти
   *[other] мінус { $count } хітів
}
player-gives-hits = { $count ->
    [one] плюс { $count } хіт
    [few] плюс { $count } хіти
   *[other] плюс { $count } хітів
}
player-takes-reason = { $count ->
    [one] мінус { $count } очко розуму
    [few] мінус { $count } очки розуму
   *[other] мінус { $count } очок розуму
}
player-gives-reason = { $count ->
    [one] плюс { $count } очко розуму
    [few] плюс { $count } очки розуму
   *[other] плюс { $count } очок розуму
}
player-says-wound = Влучання: { $zone }{ $count ->
    [one] {""}
    [few] , ударів: { $count }
   *[other] , ударів: { $count }
}
player-says-other = { $type ->
    [issue] Зобов’язання написано
    [sign] Зобов’язання підписано
    [transfer] Зобов’язання передано
    [agree] Відповідь на передачу
    [deposit] Здано майстрам
    [claim] Кінець зобов’язання
    [scan] Картку використано
   *[other] { $type }
}

player-obl-held = Мені зобов’язані
player-obl-owed = Я зобов’язаний
player-obl-none = Нічого немає.
player-obl-signed = підписано
player-obl-unsigned = ще не підписано
player-scanned = Ви відсканували картку
player-scan-target = На кому (номер на бейджі)? Порожньо: як сказано на картці
player-scan-use = Використати
player-part-missing = Цю частину ще не завантажено: їй один раз потрібен зв’язок.

player-proposal = «{ $name }» раніше був вашим телефоном і ще повідомляє:
player-proposal-accept = Так і було
player-proposal-dismiss = Відхилити
player-says-settle = Відповідь на повідомлення попереднього телефона

player-own-values = У цій грі інакше
player-own-value = { $value } замість { $old }
player-own-table = своя таблиця
