# Что говорят мастерам: кто был первым, что относится к другому региону, что изменилось, пока они смотрели.

masters-teller = { $by ->
    [master] мастер { $number }
    [organiser] организатор ({ $number })
    [regional] региональный мастер { $number }
    [medic] медик { $number }
    [player] игрок персонажа { $number }
   *[other] сама игра
}
masters-news = { $what ->
    [wounded] попадание
    [aided] помощь
    [finishing-asked] запрос на добивание
    [finished] добивание
    [answered] ответ мастера
    [devouring-started] пожирание
    [devouring-stopped] пожирание прервано
    [died] смерть монстра
    [death-confirmed] смерть подтверждена
    [followed] что после смерти
    [reason-lost] потеря рассудка
    [reason-gained] возврат рассудка
    [most-changed] другой предел
    [done] действие
    [admitted] помещение в психлечебницу
    [discharged] выписка из психлечебницы
    [undone] отмена
   *[other] что-то ещё
}
larp-answered-already = Уже ответили ({ masters-teller }): { $granted ->
    [0] не разрешено
   *[other] разрешено
}. Больше ничего не нужно.
obl-answered-already = Уже ответили ({ masters-teller }): { $granted ->
    [0] не разрешено
   *[other] разрешено
}. Больше ничего не нужно.
larp-death-confirmed-already = Уже подтвердили ({ masters-teller }). Больше ничего не нужно.
larp-settled-already = Спор уже решён ({ masters-teller }): { $ruling }
larp-undone-already = Это событие уже отменено ({ masters-teller }).
larp-placed-already = Персонаж уже в этом регионе: { $region }.
larp-log-placed = За персонажем смотрят мастера региона: { $region }.
game-other-region = Это не о персонаже вашего региона ({ $region }). Обратитесь к мастеру всей игры или другого региона.
game-whole-only = То, что общее для всей игры, региональный мастер не меняет. Обратитесь к мастеру всей игры.
game-changed-meanwhile = Тем временем уже сообщили ({ masters-teller }): { masters-news }. Посмотрите карточку; если у вас другое, сообщите ещё раз.
game-clock-moved = Тем временем часы перевёл или запустил другой мастер. Посмотрите на них и переведите ещё раз, если это ещё нужно.
game-cycle-begun = Другой мастер уже начал цикл { $cycle }.
