# Що кажуть майстрам: хто був першим, що належить до іншого регіону, що змінилося, поки вони дивилися.

masters-teller = { $by ->
    [master] майстер { $number }
    [organiser] організатор ({ $number })
    [regional] регіональний майстер { $number }
    [medic] медик { $number }
    [player] гравець персонажа { $number }
   *[other] сама гра
}
masters-news = { $what ->
    [wounded] влучання
    [aided] допомога
    [finishing-asked] запит на добивання
    [finished] добивання
    [answered] відповідь майстра
    [devouring-started] пожирання
    [devouring-stopped] пожирання перервано
    [died] смерть монстра
    [death-confirmed] смерть підтверджено
    [followed] що після смерті
    [reason-lost] втрата розуму
    [reason-gained] повернення розуму
    [most-changed] інша межа
    [done] дія
    [admitted] поміщення до психлікарні
    [discharged] виписка з психлікарні
    [undone] скасування
   *[other] щось інше
}
larp-answered-already = Уже відповіли ({ masters-teller }): { $granted ->
    [0] не дозволено
   *[other] дозволено
}. Більше нічого не треба.
obl-answered-already = Уже відповіли ({ masters-teller }): { $granted ->
    [0] не дозволено
   *[other] дозволено
}. Більше нічого не треба.
larp-death-confirmed-already = Уже підтвердили ({ masters-teller }). Більше нічого не треба.
larp-settled-already = Суперечку вже вирішено ({ masters-teller }): { $ruling }
larp-undone-already = Цю подію вже скасовано ({ masters-teller }).
larp-placed-already = Персонаж уже в цьому регіоні: { $region }.
larp-log-placed = За персонажем дивляться майстри регіону: { $region }.
game-other-region = Це не про персонажа вашого регіону ({ $region }). Зверніться до майстра всієї гри або іншого регіону.
game-whole-only = Те, що спільне для всієї гри, регіональний майстер не змінює. Зверніться до майстра всієї гри.
game-changed-meanwhile = Тим часом уже повідомили ({ masters-teller }): { masters-news }. Погляньте на картку; якщо у вас інше, повідомте ще раз.
game-clock-moved = Тим часом годинник перевів або запустив інший майстер. Погляньте на нього й переведіть ще раз, якщо це ще потрібно.
game-cycle-begun = Інший майстер уже почав цикл { $cycle }.
