# Протести за столом секретаря та в телефоні бійця.

protests-then = { $then ->
    [corrected] результат виправлено
    [refought] бій проводять знову
   *[other] результат лишається чинним
}
protests-verdict = { $phase ->
    [upheld] { $by ->
        [all] Задоволено одностайно, { $upheld }:{ $against }; { protests-then }.
        [hofmarshal] Задоволено рішенням гофмаршала за голосів { $upheld }:{ $against }; { protests-then }.
       *[majority] Задоволено більшістю { $upheld }:{ $against }; { protests-then }.
    }
    [rejected] { $by ->
        [all] Відхилено одностайно, { $upheld }:{ $against }; { protests-then }.
        [hofmarshal] Відхилено рішенням гофмаршала за голосів { $upheld }:{ $against }; { protests-then }.
       *[majority] Відхилено більшістю { $against }:{ $upheld }; { protests-then }.
    }
    [dismissed] Залишено без розгляду через те, як його подано; { protests-then }.
    [retracted] Відкликано тим, хто подав; { protests-then }.
   *[filed] Рішення ще немає.
}
protests-unknown = У цій номінації немає протесту { $protest }.
protests-unknown-bout = У цій номінації немає записаного бою { $bout }.
protests-changed-meanwhile = Тим часом хтось змінив те, на чому це ґрунтується. Погляньте, до чого рішення призведе тепер, і ухваліть його знову.
protests-not-here = Написане до протесту – особисте: відкрийте цю сторінку через https або підійдіть до столу секретаря. Тут протест можна подати без слів, а відео показати комісії.
protests-not-yours = Ви в цьому бою участі не брали. Кожен протестує щодо свого.
protests-video-none = Файлу немає.
protests-video-kind = Таке відео зберегти не можна: підходять MP4, MOV, 3GP, WebM і MKV. Збережіть його в одному з цих видів.
protests-video-most = До цього протесту додано вже { $most } відео, більше не приймають.
protests-video-closed = Рішення щодо протесту ухвалено: до нього більше нічого не додають.
protests-video-gone = Такого відео немає. Можливо, його видалено разом з особистими даними.
protests-too-many-tries = Надто багато змінювалося водночас. Спробуйте ще раз.
protests-unknown-clause = У правилах немає пункту { $clause }.
protests-corrected = { $again ->
    [1] Результат анульовано: бій проводять знову.
   *[0] Виправлено за столом секретаря: { $red }:{ $blue }, { $winner ->
        [red] перемогли червоні
        [blue] перемогли сині
       *[none] переможця немає
    }.
}
