### Етапи номінації за столом секретаря: що показують, перш ніж ухвалити рішення.

stages-bout-under-way = Бій { $bout } зараз триває на ристалищі { $ring }: результат, який підпише гофмаршал ристалища, сам собою цей не замінить.
stages-changed-meanwhile = Поки ви дивилися, номінацію змінили: подивіться, що станеться тепер, і вирішіть знову.
stages-unknown-nomination = Номінації { $name } на цій події немає.
stages-unknown-bout = У цій номінації немає результату бою { $bout }.
stages-called =
    { $track ->
        [none] { "" }
        [premier] прем’єр-ліга,{ " " }
       *[other] { $track },{ " " }
    }{ $kind }{ $number ->
        [0] { "" }
       *[other] , коло { $number }
    }
stages-bout-called = { $name } ({ $stage })
