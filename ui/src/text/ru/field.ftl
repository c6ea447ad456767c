# Пульт полевого судьи: групповые бои, мост, борьба.

field-title = Пульт полевого судьи
field-running = Идёт бой
field-round = раунд { $number }
field-standing = На ногах
field-only = Только { $side }
field-fighter = Боец { $number }
field-out = выведен
field-hits = осталось хитов
field-class = класс доспеха
field-unsent = не ушло
field-by-you = вы
field-by = { $role ->
    [field-judge] судья { $number }
    [hofmarshal] гофмаршал
    [captain] капитан
    [medic] медик
    [fighter] он сам
   *[other] секретарь
}
field-by-short = { $role ->
    [field-judge] С{ $number }
    [hofmarshal] ГМ
   *[other] +
}
field-all = все

field-cause = { $cause ->
    [isb-buhurt-out-third-support] Третья опора
    [isb-buhurt-out-boundary] За границей
    [isb-buhurt-out-gear] Потеря защиты
    [isb-buhurt-out-on-fallen] На лежащем
    [isb-buhurt-out-yield] Поднял ладонь
    [u-5-7-d] Сошёл с моста
    [u-5-7-v] С базы не в очередь
   *[other] { $plain }
}
field-why = Почему выведен?
field-why-short = почему?
field-why-later = не сейчас
field-hint = Одно касание – выведен. Касание по выведенному – вернуть или назвать причину.
field-stays = в бою
field-why-early = Отметки считаются с начала раунда.

field-is-out = выведен из боя – { $by }{ $cause ->
    [none] {""}
   *[other] , { $cause }
}{ $more ->
    [0] {""}
   *[other] , и ещё { $more }
}
field-undo-mine = Снять мою отметку
field-return = Вернуть в бой, потому что
field-return-mistake = Отмечен по ошибке
field-return-other = Это был другой боец
field-return-on-feet = Земли не коснулся
field-return-inside = За границу не вышел
field-return-gear = Снаряжение в порядке
field-return-words = Своими словами
field-return-do = Вернуть

field-marks = Мои отметки: { $count }
field-my-marks = Мои отметки
field-no-marks = Отметок пока нет.
field-refused = Отклонено
field-late = Опоздало: { $what }, раунд { $round }. Ни в одном раунде не засчитано; гофмаршал это видит.
field-same = Отмечено дважды: { $who }, { $by }.
field-did = { $what ->
    [out] { $who } выведен
    [hit] { $who } ранен
    [return] { $who } возвращён
    [breach] { $who } нарушение
    [enter] { $who } на мост
    [breakthrough] { $who } прорыв
    [touch] { $who } касание
    [claim] { $who } заявляет
    [deny] заявление оспорено
    [halt] остановка
    [annul] отмена
   *[other] { $what }
}{ $detail ->
    [none] {""}
   *[other] : { $detail }
}

field-weapons = Чем попали
field-weapon-which = Каким оружием?
field-hand-weapon = Ручное оружие
field-weapon = { $weapon ->
    [dagger] кинжал
    [konchar] кончар, рапира
    [rapier] рапира, кончар
    [bow] лук
    [crossbow] арбалет
    [ballista] баллиста
   *[other] { $plain }
}
field-part-limb = рука, нога
field-part-torso = корпус
field-exact = Зона
field-exact-where = куда попали?
field-halt = СТОЙ
field-halt-hold = Остановить бой: удерживайте

field-breach-claim = Нарушение, заявление
field-breach-facts = При каких обстоятельствах?
field-breach-do = Записать нарушение
field-note = Что произошло
field-brings = { $what ->
    [warning] Влечёт предупреждение.
    [remark] Влечёт замечание.
    [lose-all-hits] Боец теряет все хиты.
    [disqualification] Влечёт дисквалификацию.
    [no-breach] Значит, это не нарушение.
    [none] Записывается; само по себе ничего не влечёт.
   *[other] Записывается.
}
field-claim = Заявлен удар в голову или пах
field-claim-who = Кто заявляет об ударе?
field-claim-against = Кто нанёс удар?
field-claim-divided = Судьи разошлись; решает гофмаршал.
field-deny = Он это отрицает

field-on-bridge = на мосту
field-next = далее
field-enters = на мост
field-then = потом
field-off-bridge = Сошёл с моста
field-through = Прорыв
field-through-hold = { $who } прорвался: удерживайте
field-bridge-empty = Следующего нет
field-order-sealed = Порядок запечатан
field-order-missing = Порядка ещё нет

field-touched-red = КРАСНЫЙ коснулся
field-touched-blue = СИНИЙ коснулся
field-may-touch = Можно касаться:
field-left-ring = Вышел из круга
field-both = Упали оба сразу
field-both-which = Укажите, чем коснулся каждый

field-opposite-on = Красный справа от вас.
field-sides = Чьи бойцы
field-sides-both = Обе стороны
field-sides-red = Только КРАСНЫЕ
field-sides-blue = Только СИНИЕ
