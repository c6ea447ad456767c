# Пульт польового судді: групові бої, міст, боротьба.

field-title = Пульт польового судді
field-running = Триває бій
field-round = раунд { $number }
field-standing = На ногах
field-only = Лише { $side }
field-fighter = Боєць { $number }
field-out = виведений
field-hits = лишилося хітів
field-class = клас обладунку
field-unsent = не пішло
field-by-you = ви
field-by = { $role ->
    [field-judge] суддя { $number }
    [hofmarshal] гофмаршал
    [captain] капітан
    [medic] медик
    [fighter] він сам
   *[other] секретар
}
field-by-short = { $role ->
    [field-judge] С{ $number }
    [hofmarshal] ГМ
   *[other] +
}
field-all = усі

field-cause = { $cause ->
    [isb-buhurt-out-third-support] Третя опора
    [isb-buhurt-out-boundary] За межею
    [isb-buhurt-out-gear] Втрата захисту
    [isb-buhurt-out-on-fallen] На тому, хто лежить
    [isb-buhurt-out-yield] Підняв долоню
    [u-5-7-d] Зійшов з мосту
    [u-5-7-v] З бази не в чергу
   *[other] { $plain }
}
field-why = Чому виведений?
field-why-short = чому?
field-why-later = не зараз
field-hint = Один дотик – виведений. Дотик до виведеного – повернути або назвати причину.
field-stays = у бою
field-why-early = Позначки рахуються від початку раунду.

field-is-out = виведений із бою – { $by }{ $cause ->
    [none] {""}
   *[other] , { $cause }
}{ $more ->
    [0] {""}
   *[other] , і ще { $more }
}
field-undo-mine = Зняти мою позначку
field-return = Повернути в бій, бо
field-return-mistake = Позначено помилково
field-return-other = Це був інший боєць
field-return-on-feet = Землі не торкнувся
field-return-inside = За межу не вийшов
field-return-gear = Спорядження справне
field-return-words = Своїми словами
field-return-do = Повернути

field-marks = Мої позначки: { $count }
field-my-marks = Мої позначки
field-no-marks = Позначок ще немає.
field-refused = Відхилено
field-late = Запізнилося: { $what }, раунд { $round }. У жодному раунді не зараховано; гофмаршал це бачить.
field-same = Позначено двічі: { $who }, { $by }.
field-did = { $what ->
    [out] { $who } виведений
    [hit] { $who } поранений
    [return] { $who } повернутий
    [breach] { $who } порушення
    [enter] { $who } на міст
    [breakthrough] { $who } прорив
    [touch] { $who } дотик
    [claim] { $who } заявляє
    [deny] заяву заперечено
    [halt] зупинка
    [annul] скасування
   *[other] { $what }
}{ $detail ->
    [none] {""}
   *[other] : { $detail }
}

field-weapons = Чим влучили
field-weapon-which = Якою зброєю?
field-hand-weapon = Ручна зброя
field-weapon = { $weapon ->
    [dagger] кинджал
    [konchar] кончар, рапіра
    [rapier] рапіра, кончар
    [bow] лук
    [crossbow] арбалет
    [ballista] баліста
   *[other] { $plain }
}
field-part-limb = рука, нога
field-part-torso = корпус
field-exact = Зона
field-exact-where = куди влучили?
field-halt = СТІЙ
field-halt-hold = Зупинити бій: утримуйте

field-breach-claim = Порушення, заява
field-breach-facts = За яких обставин?
field-breach-do = Записати порушення
field-note = Що сталося
field-brings = { $what ->
    [warning] Тягне за собою попередження.
    [remark] Тягне за собою зауваження.
    [lose-all-hits] Боєць втрачає всі хіти.
    [disqualification] Тягне за собою дискваліфікацію.
    [no-breach] Отже, це не порушення.
    [none] Записується; саме собою нічого не тягне.
   *[other] Записується.
}
field-claim = Заявлено удар у голову або пах
field-claim-who = Хто заявляє про удар?
field-claim-against = Хто завдав удару?
field-claim-divided = Думки суддів розійшлися; вирішує гофмаршал.
field-deny = Він це заперечує

field-on-bridge = на мосту
field-next = далі
field-enters = на міст
field-then = потім
field-off-bridge = Зійшов з мосту
field-through = Прорив
field-through-hold = { $who } прорвався: утримуйте
field-bridge-empty = Наступного немає
field-order-sealed = Порядок запечатано
field-order-missing = Порядку ще немає

field-touched-red = ЧЕРВОНИЙ торкнувся
field-touched-blue = СИНІЙ торкнувся
field-may-touch = Можна торкатися:
field-left-ring = Вийшов із кола
field-both = Упали обидва одразу
field-both-which = Укажіть, чим торкнувся кожен

field-opposite-on = Червоний праворуч від вас.
field-sides = Чиї бійці
field-sides-both = Обидві сторони
field-sides-red = Лише ЧЕРВОНІ
field-sides-blue = Лише СИНІ
