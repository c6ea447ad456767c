# Що кажуть про персонажів і зобов’язання гри.

larp-act = { $act ->
    [register] реєстрація персонажа
    [place] переведення до іншого регіону
    [wound] повідомлення про рану
    [aid] повідомлення про допомогу
    [finish] добивання
    [confirm] підтвердження
    [devour] початок поглинання
    [stop-devouring] припинення поглинання
    [die] повідомлення про смерть монстра
    [confirm-death] підтвердження смерті
    [follow] те, що після смерті
    [lose-reason] втрата розуму
    [gain-reason] повернення розуму
    [change-most] зміна межі персонажа
    [do] дія персонажа
    [admit] прийом до психлікарні
    [discharge] виписка з психлікарні
    [dispute] відкриття суперечки
    [settle] вирішення суперечки
    [undo] скасування події
    [choose] вибір гілки
    [issue] складання зобов’язання
    [sign] підпис
    [alter] зміна зобов’язання
    [transfer] передача зобов’язання
    [agree] згода на передачу
    [deposit] здача зобов’язання майстрам
    [take-back] повернення зданого
    [claim] заява про вислід
   *[other] «{ $act }»
}
larp-role = { $role ->
    [master] Майстрові
    [medic] Медикові
    [player] Гравцеві
    [clock] Годиннику
   *[other] { $role }
}
larp-not-yours = { larp-role } цього не можна: { larp-act }. Зверніться до того, хто має право.
larp-before-the-game = Це раніше за початок гри. Вкажіть час гри.
larp-not-registered = Персонажа тоді ще не було в грі. Спершу його реєструє майстер.
larp-registered-already = Персонаж уже в грі.
larp-hits-range = { $hits } хітів на картці бути не може: від 1 до { $most }.
larp-reason-range = { $reason } ОР на картці бути не може: від { $least } до { $most }.
larp-no-reason-here = У цій грі немає очок розуму. Не вказуйте їх.
larp-no-monsters-here = У цій грі немає правил для монстрів.
larp-is-dead = На той час персонаж був мертвий. Якщо це не так, майстер виправить повідомлене раніше.
larp-death-is-final = Смерть персонажа підтверджено. Врахувати те, що було до неї, може лише майстер.
larp-is-away = Персонаж пішов в інші світи й поза грою.
larp-unknown-zone = Зони «{ $zone }» немає. Оберіть із: { $known }.
larp-unknown-aid = Допомоги «{ $aid }» немає. Оберіть із: { $known }.
larp-unknown-act = Дії «{ $act }» гра не знає. Оберіть із: { $known }.
larp-unknown-cause = Причини «{ $cause }» гра не знає. Оберіть із: { $known }.
larp-unknown-mark = Для мітки «{ $mark }» ціну не задано (відомі: { $known }). Скільки коштує зустріч, каже майстер.
larp-unknown-outcome = Висліду «{ $outcome }» немає. Оберіть із: { $known }.
larp-unknown-dispute = Відкритої суперечки { $dispute } немає. Оберіть відкриту.
larp-unknown-event = У персонажа немає такої події: { $event }. Оберіть із його історії.
larp-costs-needed = Вкажіть, скільки це коштує: це написано на картці або в описі.
larp-gives-needed = Вкажіть, скільки очок повертається.
larp-enough-this-cycle = У цьому циклі розум так уже повертався. Знову — у наступному.
larp-nothing-changed = Вкажіть, що змінити: розум, хіти чи те й інше.
larp-finishing-forbidden = Добивати так («{ $way }») не можна. Можна з підтвердженням майстра: { $known }.
larp-nothing-asked = Тут нічого не чекає на відповідь: на це вже відповіли або персонаж мертвий.
larp-no-devouring-here = У цій грі нікого не поглинають.
larp-devoured-already = Персонажа вже поглинають, відлік іде.
larp-not-devoured = Персонажа ніхто не поглинає. Припиняти нічого.
larp-not-a-monster = Персонаж не монстр, власних способів помирання в нього немає.
larp-not-its-way = «{ $way }» немає на його картці. Він помирає так: { $known }.
larp-not-presumed = Припущеної смерті, яку треба підтвердити, немає.
larp-not-dead = Персонаж не мертвий.
larp-no-such-afterlife = Після цієї смерті так не можна.
larp-master-releases = Відпустити з мертвятника може лише майстер. Зверніться до нього.
larp-dead-zone = На мертвятнику лишилося провести { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}.
larp-heavily-wounded = Тяжко поранений персонаж нічого не може, доки його не вилікують.
larp-broken = З нервовим зривом персонаж цього не робить.
larp-only-supervised = З нервовим зривом — лише під наглядом майстра. Покличте його.
larp-no-asylum-here = У цій грі немає психлікарні.
larp-in-asylum-already = Персонаж уже в психлікарні.
larp-not-broken = У персонажа немає нервового зриву: психлікарня приймає лише з ним.
larp-not-in-asylum = Персонаж не в психлікарні. Спершу прийміть його.
larp-trauma-needed = Опишіть психотравму, яка лишається в персонажа.
larp-no-trauma = За цього висліду психотравми не лишається. Приберіть її або оберіть інший вислід.
larp-say-what = Напишіть, у чому річ.
larp-not-due = Цей строк не настав.
obl-not-issued = Такого зобов’язання немає. Спершу складіть його.
obl-issued-already = Це зобов’язання вже складено. Складіть інше.
obl-to-himself = Не можна бути зобов’язаним самому собі. Назвіть іншого.
obl-unsigned = Воно не підписане: з ним можна лише підписати його.
obl-unknown-means = Способом «{ $means }» його не передати. Оберіть із: { $known }.
obl-holds-it-already = Він його вже тримає.
obl-nothing-asked = Жодна передача не чекає на слово держателя.
obl-holder-agrees = Це чекає на слово другої сторони: { $who }.
obl-deposit-not-his = Він не може здати його майстрам: це може лише зобов’язаний.
obl-deposited-already = Воно вже в майстрів.
obl-not-deposited = У майстрів його немає.
obl-ended = Воно { $end ->
    [fulfilled] виконане
    [void] порване
   *[broken] порушене
}: з ним більше нічого не зробити.
obl-no-such-end = Так воно скінчитися не може: { $end }.
obl-not-his-to-say = Він не зобов’язаний і не держатель. Про вислід каже один із двох або майстер.
obl-nothing-claimed = Ніхто не заявляв про вислід. Підтверджувати нічого.
obl-cannot-be-altered = Написане лишається як є. Складіть нове.
larp-line-time = «{ $value }» — не час: { $key } — число хвилин від 0 до 1000000.
larp-line-one-act = У рядку одна дія або лише очікуване. Знайдено: { $found }.
larp-line-unknown-act = Дії «{ $act }» немає. Дії: { $known }.
game-not-open = Гру не заведено. Спершу її відкриває майстер.
game-open-already = Гра «{ $name }» уже відкрита.
game-name-needed = Дайте грі назву.
game-runs = Годинник гри вже йде.
game-stands = Годинник гри вже стоїть.
game-unknown-act = Такої дії гра не знає.
prop-made-already = Ця картка вже «{ $name }». Зробіть іншу.
prop-unknown = Такої картки в грі немає або її вилучили. Спитайте майстра.
prop-whom = Вкажіть, на кому застосовується «{ $name }».
prop-used-up = «{ $name }» уже використано.
game-overrides-unfit = { $count ->
    [one] { $count } зміна не пасує до книги правил.
    [few] { $count } зміни не пасують до книги правил.
   *[other] { $count } змін не пасують до книги правил.
}
game-no-rules = «{ $rulebook }» — не правила гри. Оберіть інші.
game-not-yours = Це про іншого персонажа ({ $character }). Ви повідомляєте про свого, про інших — майстер.
game-card-wrong = Це не код картки. Зчитайте саму картку.
larp-log-registered = Вступив у гру.
larp-log-wounded = Влучання: { $zone }{ $count ->
    [one] {""}
    [few] , ударів: { $count }
   *[other] , ударів: { $count }
}.
larp-log-aided = Допомога: { $aid }.
larp-log-finishing-asked = Персонажа хочуть добити ({ $way }). Вирішує майстер.
larp-log-finished = Убитий: { $way }.
larp-log-answered = { $granted ->
    [0] Майстер не дозволив.
   *[other] Майстер дозволив.
}
larp-log-devouring-started = Монстр почав поглинати персонажа.
larp-log-devouring-stopped = Поглинання перервано.
larp-log-died = Монстр помер: { $way }.
larp-log-death-confirmed = Смерть підтверджено.
larp-log-followed = { $choice ->
    [release] Відпущений з мертвятника.
   *[other] Гравець створює нового персонажа.
}
larp-log-reason-lost = Втрата розуму: { $cause }.
larp-log-reason-gained = Повернення розуму: { $cause }.
larp-log-most-changed = Змінено межу персонажа.
larp-log-done = Дія: { $act }.
larp-log-admitted = Прийнятий до психлікарні.
larp-log-discharged = Залишив психлікарню: { $outcome }.
larp-log-disputed = Суперечка: { $note }
larp-log-settled = Суперечку вирішено: { $ruling }
larp-log-undone = Майстер скасував подію.
larp-log-chosen = Майстер обрав гілку історії.
larp-log-lapsed = { $what ->
    [bleeding] Кровотеча: втрачено хіт.
    [death] Смерть від ран.
    [grace] Смерть остаточна.
   *[devoured] Поглинутий.
}
larp-late-changed = { $character }: запізніле повідомлення змінило долю персонажа.
larp-double-use = { $character }: використано «{ $name }», хоча картку вже було використано.
larp-waits-finish = { $character }: добивання ({ $way }).
larp-waits-presumed = { $character }: смерть припускається.
larp-waits-obligation = { $end ->
    [fulfilled] Заявлено виконаним
   *[broken] Заявлено порушеним
}: { $terms }
larp-waits-dispute = { $character }: { $note }
