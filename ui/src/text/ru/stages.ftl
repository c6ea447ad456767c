# Страница этапов в секретариате.

stages-nomination = Номинация
stages-no-nominations = Номинаций пока нет. Добавьте их на странице мероприятия.
stages-phase-entries = жеребьёвки ещё не было
stages-phase-fighting = идут бои
stages-phase-over = окончена, не подписана
stages-phase-signed = подписана
stages-views = Что показать
stages-bracket = Сетка
stages-places = Места
stages-disturbed = места перед этим этапом исправлены
stages-all-in = все бои проведены
stages-left = { $count ->
    [one] остался { $count } бой
    [few] осталось { $count } боя
   *[many] осталось { $count } боёв
}
stages-byes = Дальше без боя: { $names }
stages-tie-short = Место { $place } делят: { $names }

stages-next = Что дальше
stages-step-draw = Сначала жеребьёвка.
stages-step-fight = { $count ->
    [one] Этап «{ $stage }»: остался { $count } бой.
    [few] Этап «{ $stage }»: осталось { $count } боя.
   *[many] Этап «{ $stage }»: осталось { $count } боёв.
}
stages-step-extra = Этап «{ $stage }»: все бои проведены, но есть равенство. По правилам нужны дополнительные бои именно между этими бойцами.
stages-step-settle = Этап «{ $stage }»: все бои проведены, но от равенства зависит, кто идёт дальше.
stages-step-decide = Места перед этапом «{ $stage }» исправлены. Составьте его заново или оставьте как есть.
stages-step-decide-started = Места перед этапом «{ $stage }» исправлены, а он уже начался. Составьте его заново или оставьте как есть.
stages-step-promote = Этап «{ $stage }» окончен.
stages-step-sign = Все этапы окончены.
stages-step-done = Места подписаны.
stages-tie = Группа { $group }, место { $place }: { $names }

stages-promote = Составить следующий этап: { $stage }
stages-promote-do = Составить этап
stages-groups = Сколько групп
stages-groups-auto = как можно меньше по правилам
stages-group = Группа
stages-group-of = Группа: { $name }
stages-by-hand = Изменить группы вручную
stages-by-rules = Вернуть группы по правилам
stages-extra = Дополнительные бои
stages-extra-do = Назначить дополнительные бои
stages-settle = Расставить равных
stages-settle-do = Таков их порядок
stages-settle-help = Для этого равенства правила больше ничего не дают: решает гофмаршал и называет причину. Первый получает место { $place }.
stages-up = { $name }: выше
stages-down = { $name }: ниже
stages-re-promote = Составить заново
stages-re-promote-title = Составить заново: { $stage }
stages-re-promote-help = Этап станет таким, каким был бы по исправленным местам. Результаты боёв тех, кто там больше не встречается, перестают считаться.
stages-let-stand = Оставить как есть
stages-let-stand-title = Оставить как есть: { $stage }
stages-let-stand-help = Этап остаётся таким, каким составлен, хотя места перед ним теперь другие. Причина записывается.
stages-sign = Подписать места
stages-sign-help = Итоговые места подписываются такими, как есть. Если позже исправление сдвинет место, понадобится новая подпись.
stages-sign-who = Подписывает главный гофмаршал или организатор.

stages-status = Чем закончился бой
stages-status-fought = Проведён
stages-status-walkover = Без боя
stages-status-void = Не засчитывается
stages-standing = Осталось на ногах
stages-round-points = Очки за раунды
stages-sanctions = Санкции
stages-winner = Победитель
stages-winner-none = Никто: ничья или проиграли оба
stages-winner-both-lost = Никто: проиграли оба
stages-winner-nobody = никто не победил
stages-winner-by-points = по очкам
stages-disqualified = Дисквалифицирован в этом бою
stages-extra-round = Победа в дополнительном раунде
stages-note = Пометка
stages-gap-points = Укажите очки обоих.
stages-gap-winner = Кто победил?
stages-gap-number = Очки — целые числа.
stages-record = Записать
stages-record-sure = Всё равно записать
stages-record-next = Записать и к следующему
stages-correct = Принять исправление
stages-recorded-as = Записано: { $score }. Изменение — это исправление: нужна причина, а ниже видно, что оно затронет.
stages-recorded-meanwhile = Пока бой был у вас открыт, его записал кто-то другой:
stages-take-theirs = Начать с записанного
stages-by-default = Этот бой не проводился: один из двоих выбыл. Что с ним делать, сказано в правилах.
stages-void-bout = Аннулировать: провести заново
stages-void-bout-help = Результат перестаёт считаться, бой ждёт, чтобы его провели ещё раз.
stages-void-stage = Аннулировать весь этап
stages-void-stage-title = Аннулировать этап: { $stage }
stages-void-stage-called = Все результаты этапа перестают считаться; группы остаются, каждый бой проводится заново.
stages-void-stage-fresh = Этап убирается целиком, его можно составить заново.
stages-revisions = Что было записано ({ $count })
stages-was-voided = аннулирован: провести заново

stages-withdraw = Снять с номинации
stages-withdraw-who = Снимается: { $name }
stages-disqualify = Дисквалифицировать
stages-disqualify-who = Дисквалификация: { $name }
stages-in-bout = В каком бою
stages-no-bout = ни в каком: в номинации
stages-other-clause = другой пункт
stages-remove-at-once = Удалить из номинации сразу

stages-reason = Причина (записывается)
stages-reason-may = Причина
stages-reason-missing = Назовите причину.
stages-moved = Номинацию тем временем изменили. Вот что последует теперь:
stages-unreachable = Сервер недоступен. Ничего не изменилось.
stages-not-there = не засчитан
stages-won-by = победил { $name }
stages-bouts-change = Изменятся бои
stages-more-bouts = и ещё { $count }
stages-disturbs = К чему это приведёт
stages-would-be = Так будет составлен этап: { $stage }
stages-pair = Пара { $number }
stages-came = { $group }, место { $place }
stages-comes-in = входит
stages-goes-out = Выходит: { $names }
stages-nothing-else = Больше ничего не меняется.
stages-against-points = Побеждает тот, у кого очков меньше. Так и задумано?
stages-gap-halves = Хиты — целые или с половиной: 2 или 2,5.
stages-change-rules = Изменить правила
