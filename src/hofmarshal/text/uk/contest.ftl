# Один бій: чому в команді відмовлено, що заважає і чому подія така, як вона є.
# Відмова каже, що не так і що робити. «none» і 0 стоять замість того, чого не названо.

## Слова, потрібні іншим повідомленням

contest-side = { $side ->
    [red] Червоний
    [blue] Синій
   *[none] Ніхто
}
contest-side-loud = { $side ->
    [red] ЧЕРВОНИЙ
    [blue] СИНІЙ
   *[none] НІХТО
}
contest-fighter = { $fighter ->
    [red] Червоний
    [blue] Синій
   *[other] { $fighter }
}
contest-against = { $against ->
    [red] червоний
    [blue] синій
   *[other] { $against }
}
contest-won = { $winner ->
    [red] переміг червоний
    [blue] переміг синій
   *[none] переможця немає
}
contest-role = { $role ->
    [hofmarshal] У гофмаршала
    [chief] У головного гофмаршала
    [line-marshal] У бічного судді
    [field-judge] У польового судді
    [expert] У експерта з автентичності
    [medic] У медика
    [secretary] У секретаря
    [captain] У капітана
    [fighter] У бійця
    [organiser] У організатора
    [clock] У годинника
   *[other] У «{ $role }»
}
contest-seat = { $by ->
    [hofmarshal] Гофмаршал
    [chief] Головний гофмаршал
    [secretary] Секретар
    [organiser] Організатор
    [medic] Медик
    [clock] Годинник
    [captain-red] Капітан червоних
    [captain-blue] Капітан синіх
    [fighter-red] Червоний
    [fighter-blue] Синій
    [line-marshal] Бічний суддя
    [line-marshal-1] Бічний суддя 1
    [line-marshal-2] Бічний суддя 2
    [line-marshal-3] Бічний суддя 3
    [line-marshal-4] Бічний суддя 4
    [marshal-1] Бічний суддя 1
    [marshal-2] Бічний суддя 2
    [marshal-3] Бічний суддя 3
    [marshal-4] Бічний суддя 4
    [field-judge] Польовий суддя
    [field-judge-1] Польовий суддя 1
    [field-judge-2] Польовий суддя 2
    [field-judge-3] Польовий суддя 3
    [field-judge-4] Польовий суддя 4
    [judge] Польовий суддя
    [judge-1] Польовий суддя 1
    [judge-2] Польовий суддя 2
    [judge-3] Польовий суддя 3
    [judge-4] Польовий суддя 4
   *[other] { $by }
}
contest-doing = { $command ->
    [call] виклик сторін
    [arrive] позначка про прибуття
    [ready] позначка про готовність
    [no-show] позначка про неявку
    [start] початок бою
    [halt] зупинка бою
    [stop] кінець раунду
    [suspend] призупинення
    [resume] відновлення
    [observe] позначка побаченого
    [hit] рішення про удар
    [acknowledge] визнання удару
    [claim] заява про заборонений удар
    [deny] заперечення на заяву
    [out] виведення бійця з бою
    [yield] вихід із бою за відкритою долонею
    [return] повернення бійця в бій
    [breach] запис порушення
    [mutual-breach] запис взаємного порушення
    [line-up] склад на раунд
    [substitute] заміна бійця
    [submit-order] подання порядку виходу
    [reveal] відкриття порядку виходу
    [enter] вихід бійця на міст
    [breakthrough] запис прориву
    [clinch] відлік клінчу
    [part] розведення клінчу
    [touch] запис торкання землі
    [rule] рішення у спірному випадку
    [withdraw] зняття бійця
    [disqualify] дискваліфікація
    [hold] заборона медика
    [clear] зняття заборони медика
    [annul] скасування події
    [swap-sides] зміна місць
    [sign] підпис протоколу
    [announce] оголошення результату
    [protest] запис протесту
    [settle-protest] рішення щодо протесту
   *[other] «{ $command }»
}
contest-now = { $phase ->
    [scheduled] Бій ще не викликано.
    [called] Сторони викликано, але готові не обидві.
    [ready] Обидві сторони готові, але бій не почато.
    [running] Бій триває.
    [halted] Бій зупинено.
    [round-over] Раунд закінчено.
    [decided] Підсумок бою вже визначено.
    [signed] Протокол підписано.
    [announced] Результат оголошено.
   *[final] Результат остаточний.
}
contest-when = { $command ->
    [call] Сторони викликають до бою.
    [arrive] Прибуття позначають між викликом і боєм.
    [ready] Готовність позначають між викликом і боєм.
    [no-show] Неявку позначають між викликом і боєм.
    [halt] Зупинити можна лише бій, що триває.
    [stop] Раунд закінчують, поки він триває.
    [suspend] Призупинити можна, доки результат не остаточний.
    [observe] Позначайте побачене від початку раунду до початку наступного.
    [hit] Вирішуйте про удар під час раунду, а після нього вкажіть час удару до його кінця.
    [out] Виведення з бою записують під час раунду, а після нього – із часом до його кінця.
    [breach] Порушення записують до підпису протоколу.
    [clinch] Клінч відлічують один раз, поки триває бій.
    [withdraw] Бійця можна зняти, доки бій не вирішено: спершу скасуйте те, чим його вирішено.
    [disqualify] Бійця можна дискваліфікувати, доки бій не вирішено: спершу скасуйте те, чим його вирішено.
    [sign] Підписуйте, коли підсумок визначено, а результат ще не оголошено.
    [announce] Оголошуйте один раз, після підпису гофмаршала.
    [protest] Протест подають на оголошений результат.
    [swap-sides] Місцями міняються до підпису протоколу.
   *[round] Це роблять, поки триває раунд.
}
contest-halves = { $halves ->
    [0] нічого
    [1] пів хіта
    [2] один хіт
    [3] півтора хіта
    [4] два хіти
    [5] два з половиною хіти
    [6] три хіти
    [one] { $halves } половину хіта
    [few] { $halves } половини хіта
   *[many] { $halves } половин хіта
}
contest-ended = { $termination ->
    [time] вийшов час
    [signal] за сигналом гофмаршала
    [points] набрано потрібні очки
    [hits] завдано потрібних результативних ударів
    [doubles] вичерпано межу обопільних ударів
    [no-hits] у сторони не лишилося хітів
    [out] сторону повністю виведено з бою
    [fall] падіння
    [breakthrough] прорив
    [ruling] рішення гофмаршала
    [technical] запізнення
    [absent] неявка
    [withdrawal] боєць знявся
    [disqualification] дискваліфікація
   *[other] { $termination }
}
contest-kind = { $kind ->
    [called] виклик
    [arrived] прибуття
    [readied] готовність
    [absent] неявка
    [lapsed] строк, що минув
    [started] початок бою
    [halted] зупинка
    [stopped] кінець раунду
    [suspended] призупинення
    [resumed] відновлення
    [time-reached] сигнал часу
    [observed] позначка судді
    [struck] рішення про удар
    [acknowledged] визнаний удар
    [claimed] заява про заборонений удар
    [denied] заперечення на заяву
    [went-out] виведення з бою
    [out-seconded] повторна позначка виведення
    [marked-late] запізніла позначка
    [returned] повернення в бій
    [breached] порушення
    [mutually-breached] взаємне порушення
    [lined-up] склад на раунд
    [substituted] заміна
    [order-submitted] поданий порядок виходу
    [revealed] відкритий порядок виходу
    [orders-ruled] порядок виходу на папері
    [entered] вихід на міст
    [broke-through] прорив
    [clinched] клінч
    [parted] кінець клінчу
    [touched-ground] торкання землі
    [ruled] рішення гофмаршала
    [withdrew] зняття бійця
    [disqualified] дискваліфікація
    [held] заборона медика
    [cleared] зняття заборони медика
    [annulled] скасування
    [swapped] зміна місць
    [signed] підпис
    [announced] оголошення результату
    [protested] протест
    [protest-settled] рішення щодо протесту
   *[decided] результат
}

## Чия це команда і коли вона можлива

contest-not-yours = { contest-role } немає права на це: { contest-doing }. Залиште це тому, хто його має.
contest-not-your-side = Це справа іншої сторони: { contest-doing }. Ваше місце: { $seat ->
    [captain-red] капітан червоних
    [captain-blue] капітан синіх
    [fighter-red] червоний
    [fighter-blue] синій
   *[other] { $seat }
}. Дійте лише за свою.
contest-wrong-phase = { contest-now } { contest-when }
contest-suspended = Усе призупинено, годинник стоїть. Спершу відновіть.
contest-of-the-last-round = Це було в минулому раунді. Щоб зарахувати там, спершу скасуйте початок теперішнього раунду; інакше вкажіть час теперішнього.
contest-protest-known = Протест { $protest } тут уже записано.
contest-protest-unknown = Протест { $protest } тут рішення не чекає.
contest-annul-of-a-protest = Протест розглядають за столом секретаря, на ристалищі його не скасовують.
contest-not-suspended = Нічого не призупинено. Продовжуйте.
contest-over = Бій закінчено. Якщо помилково, скасуйте те, чим його закінчено.
contest-reason-needed = Тут потрібна причина: { contest-doing }. Напишіть її.
contest-not-due = { $what ->
    [arrive] Час на вихід до ристалища ще не минув.
    [ready] Час на підготовку ще не минув.
    [late] Межа запізнення ще не настала.
    [time] Час раунду ще не вийшов.
    [clinch] Клінч ще рано розводити.
   *[final] Строк подання протесту ще не минув.
} Зачекайте.

## Виклик і початок бою

contest-cannot-call = Викликати сторони не можна: { $count ->
    [one] { $count } перешкода
    [few] { $count } перешкоди
   *[many] { $count } перешкод
}. Усуньте:
contest-cannot-call-warn = Перед викликом не все гаразд: { $count ->
    [one] { $count } недолік
    [few] { $count } недоліки
   *[many] { $count } недоліків
}. Виправте або викличте, назвавши причину:
contest-cannot-start = Почати бій не можна: { $count ->
    [one] { $count } перешкода
    [few] { $count } перешкоди
   *[many] { $count } перешкод
}. Усуньте:
contest-cannot-start-warn = Перед початком не все гаразд: { $count ->
    [one] { $count } недолік
    [few] { $count } недоліки
   *[many] { $count } недоліків
}. Виправте або почніть, назвавши причину:
contest-already-under-way = Бій уже почався. Знову його не викликають.
contest-already-running = Бій уже триває. Спершу зупиніть його.
contest-not-called = Сторони не викликано. Викличте їх.
contest-not-ready = { contest-side } не готовий. Зачекайте або позначте готовність.
contest-already-arrived = { contest-side } уже біля ристалища. Позначати нічого.
contest-already-ready = { contest-side } уже готовий. Позначати нічого.
contest-is-there = { contest-side } готовий, неявки бути не може. Якщо готовність позначено помилково, скасуйте її.
contest-call-again = { $calls ->
    [one] Зроблено { $calls } виклик
    [few] Зроблено { $calls } виклики
   *[many] Зроблено { $calls } викликів
}; неявку зараховують після виклику № { $needed }. Викличте ще раз.
contest-called-enough = { $calls ->
    [one] Зроблено { $calls } виклик
    [few] Зроблено { $calls } виклики
   *[many] Зроблено { $calls } викликів
}, більше не належить. Позначте, хто не з’явився.
contest-not-late-yet = { contest-side } ще може встигнути: за цими правилами є строк, і його відлічує годинник. Дочекайтеся його кінця.
contest-awaits-ruling = Раунд закінчився внічию. Вирішіть, хто переміг.
contest-awaits-late = Строк минув, сторона запізнилася. Вирішіть, що з цього випливає.
contest-awaits-absent = Сторона не з’явилася. Вирішіть, що з цього випливає.
contest-awaits-confirm = Результат раунду не затверджено. Затвердьте його.
contest-held = { contest-fighter }: медик не допускає до бою. Дочекайтеся дозволу або виберіть іншого.
contest-not-held = { contest-fighter }: заборони медика немає. Знімати нічого.
contest-not-admitted = { contest-side } не допущений; бракує: { $missing }. Вирішіть це із секретарем.
contest-panel-short = На місці { $count ->
    [one] { $count } бічний суддя
    [few] { $count } бічні судді
   *[many] { $count } бічних суддів
}, а потрібно щонайменше { $least }. Знайдіть ще або почніть, назвавши причину.
contest-panel-large = На місці { $count ->
    [one] { $count } бічний суддя
    [few] { $count } бічні судді
   *[many] { $count } бічних суддів
}, а можна щонайбільше { $most }. Відпустіть зайвих або почніть, назвавши причину.

## Майданчик

contest-measure = { $what ->
    [length] Довжина
    [width] Ширина
    [diameter] Діаметр
    [boards] Висота бортів
   *[bases] Бази
}
contest-field-unmeasured = { contest-measure }: не виміряно. Виміряйте або продовжуйте, назвавши причину.
contest-field-small = { contest-measure }: { $value }{ $what ->
    [bases] { "" }
   *[other] { " " }мм
}, а потрібно щонайменше { $least }{ $what ->
    [bases] { "" }
   *[other] { " " }мм
}. Збільште або виберіть інший майданчик.
contest-field-large = { contest-measure }: { $value }{ $what ->
    [bases] { "" }
   *[other] { " " }мм
}, а можна щонайбільше { $most }{ $what ->
    [bases] { "" }
   *[other] { " " }мм
}. Зменште або виберіть інший майданчик.
contest-shape = { $shape ->
    [rectangle] прямокутний
    [circle] круглий
    [bridge] у вигляді моста
   *[open] відкритий
}
contest-field-shape = Майданчик { contest-shape }, а правила вимагають іншої форми. Розмітьте його заново або виберіть інший.
contest-field-borders = Межі поля не позначено. Позначте їх до бою.
contest-field-fortifications = На полі є укріплення, а за цими правилами їх не має бути. Приберіть їх.

## Заявлений склад і склад на раунд

contest-fighter-twice = { contest-fighter }: у складах двічі. Дайте одному інший номер або видаліть зайвого.
contest-hits-unequal = У бійців різна кількість хітів, а за цими правилами вона однакова. Виправте.
contest-hits-by-class = { contest-fighter }: клас обладунку { $class } дає не стільки хітів, скільки записано. Виправте клас або не вказуйте хіти.
contest-roster-few = У складі { $main ->
    [one] { $main } основний боєць
    [few] { $main } основні бійці
   *[many] { $main } основних бійців
}, а потрібно щонайменше { $least }. Додайте бійців.
contest-roster-many = У складі { $main ->
    [one] { $main } основний боєць
    [few] { $main } основні бійці
   *[many] { $main } основних бійців
}, а можна щонайбільше { $most }. Вилучіть зайвих.
contest-roster-reserves = У складі { $reserves ->
    [one] { $reserves } запасний боєць
    [few] { $reserves } запасні бійці
   *[many] { $reserves } запасних бійців
} на { $main ->
    [one] { $main } основного
    [few] { $main } основних
   *[many] { $main } основних
}, а можна щонайбільше { $most }. Вилучіть зайвих.
contest-lineup-wrong = { contest-side }: такий склад неможливий. Виправте:
contest-lineup-empty = { contest-side }: у складі нікого немає. Назвіть хоча б одного бійця.
contest-lineup-many = У складі { $count ->
    [one] { $count } боєць
    [few] { $count } бійці
   *[many] { $count } бійців
}, а можна щонайбільше { $most }. Вилучіть зайвих.
contest-not-in-roster = { contest-fighter }: не заявлений за цю сторону ({ contest-side }). Виберіть із заявлених.
contest-lined-up-twice = { contest-fighter }: у складі двічі. Назвіть кожного один раз.
contest-was-disqualified = { contest-fighter }: дискваліфікований. Виберіть іншого бійця.
contest-has-withdrawn = { contest-fighter }: з бою вийшов. Виберіть іншого бійця.
contest-not-lined-up = { contest-fighter }: не бере участі в цьому раунді. Виберіть зі складу на раунд.
contest-no-substitution = За цими правилами замін немає. Продовжуйте тим самим складом.
contest-substitution-between-rounds = Заміни роблять між раундами. Дочекайтеся кінця цього.
contest-substitutions-spent = Заміни вичерпано: дозволено { $limit }. Продовжуйте тим самим складом.

## Порядок виходу і міст

contest-no-order = За цими правилами порядку виходу немає. Записувати нічого.
contest-order-not-submitted = { contest-side } не подав порядок виходу. Попросіть капітана подати його.
contest-order-not-revealed = { contest-side } не відкрив порядок виходу. Попросіть капітана відкрити його.
contest-order-sealed = { contest-side } уже назвав порядок виходу, змінювати його не можна. Дійте за ним.
contest-order-too-early = { contest-side }: відкривати порядок виходу зарано, спершу його подають обидва капітани. Зачекайте.
contest-order-differs = { contest-side }: це не той порядок виходу, який було подано. Відкрийте той.
contest-order-paper-early = Інша сторона ще не запечатала порядок виходу, тому папір сторони «{ contest-side }» лишається закритим. Внесіть його, коли буде запечатано інший порядок; якщо обидва капітани подали папери, внесіть обидва одразу.
contest-order-incomplete = { contest-side }: у порядку виходу кожен боєць складу має стояти один раз. Узгодьте склад із ним.
contest-commitment-form = { contest-side }: печатка порядку виходу – це SHA-256, 64 цифри й латинські літери від «a» до «f». Запечатайте знову.
contest-bridge-full = { contest-side }: на мосту може бути бійців одночасно: { $most }, там { contest-fighter }. Зачекайте, поки місце звільниться.
contest-not-your-turn = { contest-fighter }: виходити не у свою чергу не можна. Наступний за порядком: { $next }.
contest-no-breakthrough = За цими правилами прорив нічого не вирішує. Нехай бій триває.
contest-not-on-bridge = { contest-fighter }: зараз не на мосту. Спершу позначте вихід або виберіть іншого бійця.

## Позначки, удари, торкання

contest-tap-empty = Позначка порожня. Позначте сторону, чий удар результативний, або порушення.
contest-flag-not-yours = Прапорець за іншого вносить лише гофмаршал і лише за суддю панелі; «{ $seat }» не з них. Позначте за себе.
contest-unknown-zone = Зони «{ $zone }» тут немає. Виберіть: { $known }.
contest-unknown-weapon = Зброї «{ $weapon }» тут немає. Виберіть: { $known }.
contest-unknown-grip = Хвату «{ $grip }» тут немає. Виберіть: { $known }.
contest-unknown-action = Дії «{ $action }» тут немає. Виберіть: { $known }.
contest-limb-needed = { contest-fighter }: на одній руці плащ. Вкажіть, у ліву чи в праву влучив удар.
contest-zone-needed = Вкажіть, куди влучив удар. Виберіть: { $known }.
contest-grip-needed = Вкажіть, як тримали зброю: від цього залежать очки. Виберіть: { $known }.
contest-weapon-needed = Вкажіть, якою зброєю: від неї залежить, що знімає удар. Виберіть зі списку: { $known }.
contest-majority = { contest-side }: так бачила більшість суддів, а за цими правилами вирішує вона. Вирішіть так само або скасуйте помилкову позначку.
contest-order-needed = Укажіть, який удар був першим, або що вони були одночасними; або час кожного.
contest-already-ruled = Щодо цього сходження рішення вже є ({ $event }). Щоб змінити його, замініть це рішення.
contest-ruled-meanwhile = Тим часом рішення в цьому сходженні ухвалив хтось інший ({ $event }), і тут його ще не було видно. Подивіться на нього; якщо був ще один удар, ухваліть рішення щодо нього зараз.
contest-no-such-ruling = Рішення { $event }, яке можна замінити, немає. Виберіть чинне.
contest-unknown-reason = Причини «{ $reason }», з якої удар не зараховують, немає. Виберіть: { $known }.
contest-unknown-fighter = Бійця «{ $fighter }» у цьому бою немає. Виберіть зі складу сторін.
contest-own-side = { contest-fighter }: на тій самій стороні. Виберіть суперника.
contest-striker-out = { contest-fighter }: виведений із бою і бити не може. Виберіть іншого бійця або скасуйте те, чим цього виведено.
contest-no-clinch-rule = За цими правилами клінч не відлічують. Якщо його треба розвести, зупиніть бій.
contest-no-clinch = Клінч зараз не відлічується. Розводити нікого.
contest-no-touch-rule = За цими правилами торкання землі нічого не вирішує. Якщо бійця виведено з бою, запишіть це.
contest-touch-part = Вкажіть, яка частина тіла торкнулася землі.

## Виведення з бою, порушення, заяви

contest-unknown-cause = «{ $cause }» нікого тут із бою не виводить. Виберіть: { $known }.
contest-not-out = { contest-fighter }: за { $cause } з бою не виведений. Нехай б’ється далі; або виправте записане.
contest-returned-since = { contest-fighter }: повернений у бій пізніше за те, що ви бачили. Якщо він виведений знову, позначте ще раз.
contest-already-out = { contest-fighter }: уже виведений із бою. Виберіть іншого бійця.
contest-is-not-out = { contest-fighter }: у цьому раунді з бою не виведений. Повертати нікого.
contest-no-yield = За цими правилами відкрита долоня нічого не означає. Зніміть бійця.
contest-no-return = За цими правилами в бій не повертають. Якщо бійця виведено помилково, скасуйте це.
contest-unknown-breach = { $clause } тут як порушення не записують. Виберіть із: { $known }.
contest-no-breach = За { $clause } це не порушення. Вкажіть інший пункт або нічого не записуйте.
contest-tap-followed = Порушення за натисканням { $tap } уже записано. Якщо це помилка, спершу скасуйте запис.
contest-note-needed = Опишіть, що сталося: цього вимагає { $clause }.
contest-no-mutual-rule = Взаємного порушення в цих правилах немає. Запишіть порушення кожному бійцеві окремо.
contest-no-such-choice = «{ $choice }» тут вибрати не можна. Виберіть: { $known }.
contest-no-claims = Заяв про заборонений удар у цих правилах немає. Запишіть порушення.
contest-no-such-claim = Нерозглянутої заяви { $claim } немає. Виберіть із нерозглянутих.
contest-claim-not-denied = На заяву { $claim } ніхто не заперечив, і суддям нема в чому розійтися. Спершу запишіть заперечення або вирішіть щодо заяви.

## Кінець, рішення, підписи

contest-no-signal-end = За цими правилами раунд за командою не закінчується. Зупиніть бій.
contest-nothing-to-rule = { contest-now } Рішення гофмаршала зараз ніщо не чекає. Продовжуйте без нього.
contest-rule-whom = Вкажіть, хто переміг або що не переміг ніхто.
contest-already-signed = Цей підпис уже є. Двічі не підписують.
contest-hofmarshal-signs = Гофмаршал не може відмовитися від підпису. Виправте протокол і підпишіть.

## Скасування

contest-no-such-event = Події { $event }, яку можна скасувати, у цьому бою немає. Виберіть із журналу бою.
contest-already-annulled = { $event } уже скасовано. Щоб повернути, скасуйте скасування.
contest-annul-not-yours = { contest-seat } – автор запису { $event }. Скасувати його може лише він або гофмаршал: попросіть.
contest-annul-of-the-ring = Зупинено або відновлено було все ристалище або всю подію ({ $event }). Змінити це може лише секретаріат або головний гофмаршал, відновивши або зупинивши їх.
contest-confirm-dropped = Якщо скасувати { $event }, { $count ->
    [one] втратить силу { $count } пізніша подія
    [few] втратять силу { $count } пізніші події
   *[many] втратять силу { $count } пізніших подій
}. Підтвердьте й це:
contest-no-longer-fits = { $event }: { contest-kind }

## Файли протоколів

contest-protocol-form = Це не протокол. Напишіть ключі «rulebook», «nomination», «sides» і «do».
contest-protocol-from = «from: { $value }» невідоме. Напишіть «call» або «start».
contest-unknown-rulebook = Зводу правил «{ $name }» немає. { $found ->
    [0] Перевірте назву; власний звід правил лежить поруч із цим файлом у теці з його назвою. Є: { $known }.
   *[other] Може, «{ $near }»? Є: { $known }.
}
contest-unknown-nomination = Номінації «{ $name }» у цьому зводі правил немає. { $found ->
    [0] Є: { $known }.
   *[other] Може, «{ $near }»? Є: { $known }.
}
contest-line-not-mapping = У рядку мають бути час і команда, наприклад «t: 12.5» і «halt:». Напишіть їх.
contest-line-time = Час «{ $value }» непридатний. Напишіть «t» у секундах, наприклад 71.2.
contest-line-one-command = У рядку має бути одна команда, а стоїть: { $found }. Напишіть рівно одну.
contest-line-unknown-command = Команди «{ $command }» немає. { $found ->
    [0] Є: { $known }.
   *[other] Може, «{ $near }»?
}
contest-line-body = Після «{ $command }:» мають стояти ключі зі значеннями або нічого. Виправте.
contest-line-seat = «{ $value }» не може бути місцем. Напишіть у «as», хто дав команду, наприклад «line-marshal-2».
contest-line-id-twice = Номер «{ $id }» уже стоїть у рядку вище. Дайте цьому рядку інший.
contest-expect-unknown = У бою немає нічого з назвою «{ $key }», чого можна очікувати. { $found ->
    [0] Напишіть одне з: { $known }.
   *[other] Може, «{ $near }»?
}
contest-protocol-date = Дня «{ $date }» немає. Напишіть дату бою так: 2026-05-31.
contest-line-expect = У «expect» мають бути ключі зі значеннями, наприклад «winner: red». Виправте.
contest-line-refused = У «refused» має бути «true», пункт правил, код або їх список. Виправте.

## Чому: що сталося

contest-why-called = { contest-seat }: сторони викликано, виклик № { $number }.
contest-why-arrived = { contest-seat }: { contest-side } біля ристалища.
contest-why-readied = { contest-seat }: { contest-side } готовий.
contest-why-absent = { contest-seat }: { contest-side } не з’явився.
contest-why-lapsed = { $what ->
    [arrive] Час на вихід до ристалища минув.
    [ready] Час на підготовку минув.
    [late] Настала межа запізнення.
   *[final] Строк подання протесту минув: результат остаточний.
}
contest-why-started = { contest-seat }: «Бій!»
contest-why-halted = { contest-seat }: бій зупинено.
contest-why-stopped = { contest-seat }: «Стоп бій!»
contest-why-suspended = { contest-seat }: усе призупинено, годинник стоїть.
contest-why-resumed = { contest-seat }: відновлено.
contest-why-time-reached = Час раунду вийшов: сигнал.
contest-why-observed = { contest-seat }: { $side ->
    [red] результативний удар, ЧЕРВОНИЙ
    [blue] результативний удар, СИНІЙ
   *[none] порушення
}{ $late ->
    [0] { "" }
   *[other] {" "}(позначено після кінця раунду)
}.
contest-why-struck = { contest-seat }: рішення про удари сходження.
contest-why-acknowledged = { contest-fighter }: удар визнав сам боєць.
contest-why-claimed = { contest-fighter }: заява про заборонений удар, завдав { contest-against }.
contest-why-denied = { contest-seat }: на заяву { $claim } є заперечення.
contest-why-went-out = { contest-seat }: { contest-fighter } виведений із бою{ $cause ->
    [none] {""}
   *[other] {" "}за { $cause }
}.
contest-why-out-seconded = { contest-seat }: { contest-fighter } виведений із бою{ $cause ->
    [none] {""}, підтверджено
   *[other] {" "}за { $cause }
}.
contest-why-marked-late = { contest-seat }: запізніла позначка раунду { $round }{ $fighter ->
    [none] {""}
   *[other] , { contest-fighter }
}. Не зараховано в жодному раунді.
contest-why-returned = { contest-seat }: { contest-fighter } повернений у бій.
contest-why-breached = { contest-seat }: { contest-fighter } порушив { $clause }.
contest-why-mutually-breached = { contest-seat }: взаємне порушення { $clause } – { $choice ->
    [penalty] штрафні очки обом
    [continue] бій триває без покарання
    [word] усне застереження обом
   *[other] інше рішення
}.
contest-why-lined-up = { contest-seat }: { contest-side } назвав склад на раунд.
contest-why-substituted = { contest-seat }: { contest-side } робить заміну: іде { $out }, виходить { $into }.
contest-why-order-submitted = { contest-seat }: { contest-side } подав порядок виходу. Печатка: { $commitment }
contest-why-revealed = { contest-seat }: { contest-side } відкрив порядок виходу. Ключ: { $nonce }
contest-why-orders-ruled = { contest-seat }: порядок виходу подано на папері.
contest-why-entered = { contest-seat }: { contest-fighter } виходить на міст.
contest-why-broke-through = { contest-seat }: { contest-fighter } прорвався на базу суперника.
contest-why-clinched = { contest-seat }: клінч, відлік пішов.
contest-why-parted = { $timed ->
    [0] { contest-seat }: клінч закінчено.
   *[other] Клінч затягнувся: розводимо.
}
contest-why-touched-ground = { contest-seat }: торкання землі.
contest-why-ruled = { contest-seat }: рішення – { $winner ->
    [red] переміг ЧЕРВОНИЙ
    [blue] переміг СИНІЙ
   *[none] { $nobody ->
        [0] { $divided ->
            [0] { $upheld ->
                [0] { $claim ->
                    [none] результат раунду затверджено
                   *[other] заяву відхилено
                }
               *[other] заява слушна
            }
           *[other] думки суддів розійшлися
        }
       *[other] поразка обом
    }
}.
contest-why-withdrew = { contest-seat }: { contest-fighter } знімається.
contest-why-disqualified = { contest-seat }: { contest-fighter } дискваліфікований.
contest-why-held = { contest-seat }: { contest-fighter } не допущений медиком.
contest-why-cleared = { contest-seat }: { contest-fighter } може битися, заборону медика знято.
contest-why-annulled = { contest-seat }: { $target } скасовано.
contest-why-swapped = { contest-seat }: бійці міняються місцями.
contest-why-signed = { $side ->
    [red] Червоний { $refused ->
        [0] підписав протокол.
       *[other] відмовився підписати протокол.
    }
    [blue] Синій { $refused ->
        [0] підписав протокол.
       *[other] відмовився підписати протокол.
    }
   *[none] Гофмаршал підписав протокол.
}
contest-why-announced = { contest-seat }: результат оголошено.
contest-why-protested = Прийнято протест ({ $protest }) на результат.
contest-why-protest-settled = Протест { $protest } розглянуто: { $how ->
    [stands] результат лишається чинним.
    [corrected] результат виправлено.
   *[refought] бій буде проведено знову.
}
contest-why-decided = Результат записано.

## Чому: що при цьому сказано

contest-why-tapped = Удар: { $what }
contest-why-fighter = Боєць: { contest-fighter }
contest-why-touch = { contest-fighter }: { $part }
contest-why-replaces = Замість рішення { $replaces }.
contest-why-not-counted = Не зараховано: { $not_counted }
contest-why-override = Попри недоліки, тому що: { $override }
contest-why-claim = Заява: { $claim }
contest-why-clause = Пункт: { $clause }
contest-why-reason = Причина: { $reason }
contest-why-note = Примітка: { $note }

## Чому: що з цього випливає

contest-why-blow = { contest-side-loud }: { $what ->
    [none] { "" }
   *[other] { $what } –{ " " }
}{ $counts ->
    [0] не зараховано
   *[other] { $all ->
        [0] { $points ->
            [0] знімає { contest-halves }
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }
       *[other] знімає всі хіти
    }
}{ $flag ->
    [0] { "" }
   *[other] {" "}(удар туди не заохочується)
}
contest-why-relation = { $relation ->
    [first] Один з ударів прийшов першим.
    [together] Удари прийшли одночасно.
    [double] Обопільний удар: ніхто нічого не отримує.
    [level] Обопільний удар: він довів би обох до кінця порівну й не зарахований нікому.
    [afterblow] Удар у відповідь: його ціну віднімають від ціни першого.
   *[after-horn] Удар після сигналу часу нічого не приносить.
}
contest-why-scored = { contest-side-loud }: { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очки
   *[many] +{ $points } очок
}
contest-why-lost = { contest-fighter } втрачає { $all ->
    [0] { contest-halves }
   *[other] усі хіти
}.
contest-why-step = { $kind ->
    [remark] Зауваження { $number }
    [warning] Попередження { $number }
    [disqualification] Дискваліфікація { $number }
   *[breach] Порушення
} { $scope ->
    [bout] у цьому бою
    [nomination] у цій номінації
   *[event] на цій події
}{ $effect ->
    [given] { "" }
    [warning] : прирівнюється до попередження
    [points] : { $points ->
        [one] { $points } штрафне очко
        [few] { $points } штрафні очки
       *[many] { $points } штрафних очок
    }
    [award] : { $points ->
        [one] { $points } очко супернику
        [few] { $points } очки супернику
       *[many] { $points } очок супернику
    }
    [disqualify] { $kind ->
        [disqualification] { "" }
       *[other] : дискваліфікація в цьому бою
    }
    [remove] : знято з { $scope ->
        [event] події
       *[nomination] номінації
    }
    [lose-all-hits] : знімаються всі хіти
   *[none] : записано без покарання
}.
contest-why-casting = Судді не були одностайні: вирішує голос гофмаршала.
contest-why-outcome = Підсумок: { contest-won }, { $red }:{ $blue } – { contest-ended }.
contest-why-round = Раунд { $number }: { contest-won }, { $red }:{ $blue } – { contest-ended }{ $counted ->
    [0] ; нікому не зараховано, буде перебій
   *[other] { "" }
}.
contest-why-halts = Бій зупинено.
contest-why-awaits = Далі: { $what ->
    [ruling] гофмаршал вирішує, хто переміг
    [late] гофмаршал вирішує, що випливає із запізнення
    [absent] гофмаршал вирішує, що випливає з неявки
   *[confirm] гофмаршал затверджує результат раунду
}.
contest-why-ignored = Це більше не узгоджується з тим, що було раніше, і нічого не змінює.

## Перебіг бою, як його читає глядач

contest-log-called = Сторони викликано{ $number ->
    [1] { "" }
   *[other] , виклик { $number }
}.
contest-log-arrived = { contest-side } на ристалищі.
contest-log-readied = { contest-side } готовий.
contest-log-absent = { contest-side } не з’явився.
contest-log-started = Бій!
contest-log-halted = Бій зупинено{ $reason ->
    [none] { "" }
   *[other] : { $reason }
}.
contest-log-stopped = Стоп: раунд закінчено.
contest-log-suspended = Бій призупинено, усі годинники стоять.
contest-log-resumed = Бій поновлено.
contest-log-correction = Виправлення.
contest-log-scores = { contest-side-loud } +{ $points }{ $what ->
    [none] { "" }
   *[other] : { $what }
}.
contest-log-takes = { contest-side-loud } знімає { $all ->
    [0] { contest-halves }
   *[other] усі хіти
}{ $what ->
    [none] { "" }
   *[other] : { $what }
}.
contest-log-no-effect = { contest-side-loud }{ $what ->
    [none] { "" }
   *[other] : { $what }
} – без результату.
contest-log-cloaked = Рука в плащі не уражається.
contest-log-flagged = Небажана ціль, але удар зараховано.
contest-log-acknowledged = { contest-fighter } визнав влучання{ $what ->
    [none] { "" }
   *[other] : { $what }
}.
contest-log-denied = Заяву заперечено.
contest-log-went-out = { contest-fighter } виведено з бою.
contest-log-out-seconded = { contest-fighter }: виведення з бою позначено ще раз.
contest-log-returned = { contest-fighter } повернуто в бій.
contest-log-breached = Порушення: { contest-fighter }.
contest-log-mutually-breached = Взаємне порушення – { $choice ->
    [penalty] штрафні бали обом
    [continue] бій триває без покарання
    [word] усне зауваження обом
   *[other] інше рішення
}.
contest-log-lined-up = { contest-side } назвав склад.
contest-log-substituted = { contest-side } робить заміну: { $out } виходить, { $into } заходить.
contest-log-order-submitted = { contest-side } подав запечатаний порядок виходу.
contest-log-orders-ruled = Порядок виходу подано на папері.
contest-log-revealed = { contest-side } відкрив порядок виходу.
contest-log-entered = { contest-fighter } вступив на міст.
contest-log-broke-through = { contest-fighter } прорвався на базу супротивника.
contest-log-clinched = Клінч.
contest-log-parted = Клінч закінчено.
contest-log-touched-ground = { contest-fighter } торкнувся землі: { $part }.
contest-log-withdrew = { contest-fighter } знімається.
contest-log-disqualified = { contest-fighter } дискваліфікований.
contest-log-annulled = Попередній запис скасовано.
contest-log-swapped = Бійці міняються сторонами майданчика.
contest-log-signed = { $side ->
    [red] Червоний { $refused ->
        [0] підписав протокол.
       *[other] відмовився підписати протокол.
    }
    [blue] Синій { $refused ->
        [0] підписав протокол.
       *[other] відмовився підписати протокол.
    }
   *[none] Протокол підписано.
}
contest-log-announced = Результат оголошено.
contest-log-protested = На результат подано протест: він ще не остаточний.
contest-log-protest-settled = Протест розглянуто: { $how ->
    [stands] результат лишається чинним.
    [corrected] результат виправлено.
   *[refought] бій буде проведено знову.
}
contest-log-agreed = Результативний удар { $side ->
    [red] ЧЕРВОНОГО
   *[blue] СИНЬОГО
} бачили { $agree } із { $taps } суддів; потрібно { $quorum }.
contest-log-lowest = Судді назвали різні удари: рахується менша оцінка.
