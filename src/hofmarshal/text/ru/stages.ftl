### Этапы номинации за столом секретаря: что показывают, прежде чем принять решение.

stages-bout-under-way = Бой { $bout } сейчас идёт на ристалище { $ring }: результат, который подпишет гофмаршал ристалища, сам собой этот не заменит.
stages-changed-meanwhile = Пока вы смотрели, номинацию изменили: посмотрите, что последует теперь, и решите заново.
stages-unknown-nomination = Номинации { $name } на этом мероприятии нет.
stages-unknown-bout = В этой номинации нет результата боя { $bout }.
stages-called =
    { $track ->
        [none] { "" }
        [premier] премьер-лига,{ " " }
       *[other] { $track },{ " " }
    }{ $kind }{ $number ->
        [0] { "" }
       *[other] , круг { $number }
    }
stages-bout-called = { $name } ({ $stage })
