# Протесты за столом секретаря и в телефоне бойца.

protests-then = { $then ->
    [corrected] результат исправлен
    [refought] бой проводится заново
   *[other] результат остаётся в силе
}
protests-verdict = { $phase ->
    [upheld] { $by ->
        [all] Удовлетворён единогласно, { $upheld }:{ $against }; { protests-then }.
        [hofmarshal] Удовлетворён решением гофмаршала при голосах { $upheld }:{ $against }; { protests-then }.
       *[majority] Удовлетворён большинством { $upheld }:{ $against }; { protests-then }.
    }
    [rejected] { $by ->
        [all] Отклонён единогласно, { $upheld }:{ $against }; { protests-then }.
        [hofmarshal] Отклонён решением гофмаршала при голосах { $upheld }:{ $against }; { protests-then }.
       *[majority] Отклонён большинством { $against }:{ $upheld }; { protests-then }.
    }
    [dismissed] Оставлен без рассмотрения из-за того, как был подан; { protests-then }.
    [retracted] Отозван подавшим; { protests-then }.
   *[filed] Решения ещё нет.
}
protests-unknown = В этой номинации нет протеста { $protest }.
protests-unknown-bout = В этой номинации нет записанного боя { $bout }.
protests-changed-meanwhile = Тем временем кто-то изменил то, на чём это основано. Посмотрите, к чему приведёт решение теперь, и примите его снова.
protests-not-here = Написанное к протесту – личное: откройте эту страницу по https или подойдите к столу секретаря. Здесь протест можно подать без слов, а видео показать комиссии.
protests-not-yours = Вы в этом бою не участвовали. Каждый протестует о своём.
protests-video-none = Файла нет.
protests-video-kind = Такое видео сохранить нельзя: подходят MP4, MOV, 3GP, WebM и MKV. Сохраните его в одном из этих видов.
protests-video-most = К этому протесту приложено уже { $most } видео, больше не принимается.
protests-video-closed = Решение по протесту принято: к нему больше ничего не добавляют.
protests-video-gone = Такого видео нет. Возможно, оно удалено вместе с личными данными.
protests-too-many-tries = Слишком многое менялось одновременно. Попробуйте ещё раз.
protests-unknown-clause = В правилах нет пункта { $clause }.
protests-corrected = { $again ->
    [1] Результат аннулирован: бой проводится заново.
   *[0] Исправлено за столом секретаря: { $red }:{ $blue }, { $winner ->
        [red] победили красные
        [blue] победили синие
       *[none] победителя нет
    }.
}
