# Сторінка етапів у секретаріаті.

stages-nomination = Номінація
stages-no-nominations = Номінацій поки немає. Додайте їх на сторінці події.
stages-phase-entries = жеребкування ще не було
stages-phase-fighting = тривають бої
stages-phase-over = завершена, не підписана
stages-phase-signed = підписана
stages-views = Що показати
stages-bracket = Сітка
stages-places = Місця
stages-disturbed = місця перед цим етапом виправлено
stages-all-in = усі бої проведено
stages-left = { $count ->
    [one] лишився { $count } бій
    [few] лишилося { $count } бої
   *[many] лишилося { $count } боїв
}
stages-byes = Далі без бою: { $names }
stages-tie-short = Місце { $place } ділять: { $names }

stages-next = Що далі
stages-step-draw = Спершу жеребкування.
stages-step-fight = { $count ->
    [one] Етап «{ $stage }»: лишився { $count } бій.
    [few] Етап «{ $stage }»: лишилося { $count } бої.
   *[many] Етап «{ $stage }»: лишилося { $count } боїв.
}
stages-step-extra = Етап «{ $stage }»: усі бої проведено, але є рівність. За правилами потрібні додаткові бої саме між цими бійцями.
stages-step-settle = Етап «{ $stage }»: усі бої проведено, але від рівності залежить, хто йде далі.
stages-step-decide = Місця перед етапом «{ $stage }» виправлено. Складіть його заново або лишіть як є.
stages-step-decide-started = Місця перед етапом «{ $stage }» виправлено, а він уже почався. Складіть його заново або лишіть як є.
stages-step-promote = Етап «{ $stage }» завершено.
stages-step-sign = Усі етапи завершено.
stages-step-done = Місця підписано.
stages-tie = Група { $group }, місце { $place }: { $names }

stages-promote = Скласти наступний етап: { $stage }
stages-promote-do = Скласти етап
stages-groups = Скільки груп
stages-groups-auto = якнайменше за правилами
stages-group = Група
stages-group-of = Група: { $name }
stages-by-hand = Змінити групи вручну
stages-by-rules = Повернути групи за правилами
stages-extra = Додаткові бої
stages-extra-do = Призначити додаткові бої
stages-settle = Розставити рівних
stages-settle-do = Такий їхній порядок
stages-settle-help = Для цієї рівності правила більше нічого не дають: вирішує гофмаршал і називає причину. Перший дістає місце { $place }.
stages-up = { $name }: вище
stages-down = { $name }: нижче
stages-re-promote = Скласти заново
stages-re-promote-title = Скласти заново: { $stage }
stages-re-promote-help = Етап стане таким, яким був би за виправленими місцями. Результати боїв тих, хто там більше не зустрічається, перестають зараховуватися.
stages-let-stand = Лишити як є
stages-let-stand-title = Лишити як є: { $stage }
stages-let-stand-help = Етап лишається таким, яким складений, хоча місця перед ним тепер інші. Причину буде записано.
stages-sign = Підписати місця
stages-sign-help = Підсумкові місця підписують такими, як є. Якщо пізніше виправлення зрушить місце, знадобиться новий підпис.
stages-sign-who = Підписує головний гофмаршал або організатор.

stages-status = Чим завершився бій
stages-status-fought = Проведено
stages-status-walkover = Без бою
stages-status-void = Не зараховується
stages-standing = Лишилося на ногах
stages-round-points = Очки за раунди
stages-sanctions = Санкції
stages-winner = Переможець
stages-winner-none = Ніхто: нічия або програли обидва
stages-winner-both-lost = Ніхто: програли обидва
stages-winner-nobody = ніхто не переміг
stages-winner-by-points = за очками
stages-disqualified = Дискваліфікований у цьому бою
stages-extra-round = Перемога в додатковому раунді
stages-note = Примітка
stages-gap-points = Вкажіть очки обох.
stages-gap-winner = Хто переміг?
stages-gap-number = Очки — цілі числа.
stages-record = Записати
stages-record-sure = Усе одно записати
stages-record-next = Записати й до наступного
stages-correct = Прийняти виправлення
stages-recorded-as = Записано: { $score }. Зміна — це виправлення: потрібна причина, а нижче видно, що воно зачепить.
stages-recorded-meanwhile = Поки бій був у вас відкритий, його записав хтось інший:
stages-take-theirs = Почати із записаного
stages-by-default = Цього бою не було: один із двох вибув. Що з ним робити, сказано в правилах.
stages-void-bout = Анулювати: провести знову
stages-void-bout-help = Результат перестає зараховуватися, бій чекає, щоб його провели ще раз.
stages-void-stage = Анулювати весь етап
stages-void-stage-title = Анулювати етап: { $stage }
stages-void-stage-called = Усі результати етапу перестають зараховуватися; групи лишаються, кожен бій проводять знову.
stages-void-stage-fresh = Етап прибирають повністю, його можна скласти заново.
stages-revisions = Що було записано ({ $count })
stages-was-voided = анульовано: провести знову

stages-withdraw = Зняти з номінації
stages-withdraw-who = Знімається: { $name }
stages-disqualify = Дискваліфікувати
stages-disqualify-who = Дискваліфікація: { $name }
stages-in-bout = У якому бою
stages-no-bout = у жодному: у номінації
stages-other-clause = інший пункт
stages-remove-at-once = Вилучити з номінації одразу

stages-reason = Причина (записується)
stages-reason-may = Причина
stages-reason-missing = Назвіть причину.
stages-moved = Номінацію тим часом змінили. Ось що станеться тепер:
stages-unreachable = Сервер недоступний. Нічого не змінилося.
stages-not-there = не зараховано
stages-won-by = переміг { $name }
stages-bouts-change = Зміняться бої
stages-more-bouts = і ще { $count }
stages-disturbs = До чого це призведе
stages-would-be = Так буде складено етап: { $stage }
stages-pair = Пара { $number }
stages-came = { $group }, місце { $place }
stages-comes-in = входить
stages-goes-out = Виходить: { $names }
stages-nothing-else = Більше нічого не змінюється.
stages-against-points = Перемагає той, у кого очок менше. Так і має бути?
stages-gap-halves = Хіти — цілі або з половиною: 2 чи 2,5.
stages-change-rules = Змінити правила
