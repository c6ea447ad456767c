obl-signed = Воно підписане й зобов’язує. Лишається виконати його — або вирішить майстер.
obl-deposited = Воно лежить у майстрів, а в них не крадуть.
obl-asked-already = Одна передача вже чекає на відповідь. Дочекайтеся її.
obl-not-his-to-give = Передавати це не вам. Віддають те, що тримають самі; беруть і просять — для себе.
obl-claimed-already = Про це вже заявлено. Майстер погляне.
obl-forgery = { $what ->
    [sign-for-another] За іншого не підписують.
    [sign-again] Воно вже підписане: підпис лишається як є.
    [alter] Написане лишається як є.
   *[other] Ця картка не справжня.
} Нічого не змінилося; майстри бачать, що була спроба.
game-card-old = Це картка попереднього держателя: зобов’язання відтоді перейшло. Зчитайте ту, що в нього зараз.
prop-not-for-you = У ваших руках «{ $name }» не діє: це зроблено для інших.
prop-no-effect = Зараз «{ $name }» не може подіяти: { $who }. Картку не витрачено. Якщо мало б — спитайте майстра.
prop-no-such-effect = Картка так не діє. Оберіть із запропонованого.
game-no-character = Персонажа { $who } у грі немає. Перевірте номер.
game-code-wrong = Такого коду немає на жодній картці. Перевірте знак за знаком.
game-code-wait = Забагато хибних кодів. Зачекайте { $seconds } с або зчитайте картку.
game-card-not-yours = Картка в того, хто тримає зобов’язання. Це не ви.
game-props-many = { $count } карток одразу — забагато: не більше { $most }.
game-no-cards = Друкувати нічого: таких карток немає. Оберіть інші.
game-deed-wound = Влучання: { $zone }{ $count ->
    [one] {""}
    [few] , ударів: { $count }
   *[other] , ударів: { $count }
}.
game-deed-aid = Допомога: { $aid }.
game-deed-finish = Добивання ({ larp-way }), коли дозволить майстер.
game-deed-lose-reason = Втрата розуму: { $costs ->
    [none] { $mark ->
        [none] за правилами ({ larp-cause })
       *[other] за знаком «{ $mark }»
    }
   *[other] { $costs }
}.
game-deed-gain-reason = Повертається розум: { $gives ->
    [none] за правилами ({ larp-cause })
   *[other] { $gives }
}.
game-deed-change-most = Змінюється найбільше: розум на { $reason }, хіти на { $hits }.
game-forged = { $who }: { $what ->
    [sign-for-another] спроба підписати за іншого
    [sign-again] спроба підписати ще раз
    [alter] спроба змінити написане
   *[other] показано несправжню картку
} — «{ $terms }».
game-card-scan = Зчитайте камерою або введіть:
game-card-kind = { $kind ->
    [spell] Закляття
    [book] Книга
    [potion] Зілля
    [artefact] Артефакт
    [weapon] Зброя
    [mark] Знак чудовиська
   *[obligation] Зобов’язання
}
game-card-uses = { $uses ->
    [0] скільки завгодно разів
    [one] { $uses } застосування
    [few] { $uses } застосування
   *[other] { $uses } застосувань
}
game-card-users = лише для { $who }
