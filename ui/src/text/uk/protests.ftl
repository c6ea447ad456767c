# Протести: сторінка секретаря і сторінка бійця.

protests-title = Протести
protests-own-title = Мої протести
protests-open = Чекають рішення
protests-none-open = Жоден протест рішення не чекає.
protests-windows = Можна опротестувати
protests-no-windows = Строк подання зараз не йде для жодного бою.
protests-decided = Розглянуто
protests-none-decided = Рішень ще не було.
protests-number = Протест { $number }
protests-new = Боєць подає протест
protests-decide = Розглянути
protests-show = Показати
protests-protests = Протестує { $name }:
protests-who-protests = Протестує { $name }
protests-no-answer = Сервер не відповідає. Набране тут лишиться; спробуйте ще раз.

protests-to-protest = на подання протесту
protests-to-decide = на рішення
protests-stands = годинник стоїть
protests-window-over = Строк подання минув
protests-overdue = Прострочено
protests-was-overdue = розглянуто із запізненням
protests-again = знову
protests-open-again = буде проведено знову

protests-unannounced = не оголошено
protests-announce = Оголосити результат
protests-announce-corrected = Виправлений результат не оголошено. Від оголошення піде строк протесту для іншого бійця.

protests-who = Ім’я, клуб або номер бійця
protests-nobody = Ніхто не підходить.
protests-no-bouts = Результатів цього бійця ще немає.
protests-none-accepted = { $nomination }: протести не приймаються, рішення суддів остаточне.
protests-bout-closed = строк минув
protests-bout-again = буде знову
protests-bout-unannounced = ще не оголошено
protests-bout-waits = ваш протест чекає рішення
protests-bout-never = протестів немає
protests-came = { $name } біля столу з { $time }. Зараховується ця мить, хоч скільки триватиме набір.
protests-make = Подати протест
protests-own-phone = З телефону бійця
protests-qr = Код сторінки бійця: { $name }
protests-qr-do = { $name } наводить камеру: відкриються його бої, і протест він подасть сам. Код має бачити лише його телефон.

protests-by = Хто подає
protests-by-fighter = боєць
protests-by-representative = його представник
protests-form = Як
protests-form-oral = усно
protests-form-written = письмово
protests-clause = Пункт правил
protests-clause-other = Інший пункт
protests-video = Відео моменту
protests-video-file = Файл – після надсилання
protests-video-reference = Вказати, де його видно
protests-video-shown = Показати комісії на місці
protests-reference = Чиє відео, на якій хвилині
protests-text = Що було не так
protests-text-private = Це прочитають лише за столом секретаря та в комісії.
protests-no-words = Цей зв’язок можуть прочитати інші: протест піде лише з пунктом правил, а відео показують комісії. Щоб написати більше, відкрийте сторінку через https.
protests-send = Надіслати протест
protests-lacks-clause = Виберіть порушений пункт.
protests-lacks-video = Вкажіть, як переглянути відео. Організатори надавати його не зобов’язані.
protests-lacks-reference = Напишіть, де видно відео.

protests-made-by = { $by ->
    [representative] { $name } – через представника
   *[fighter] { $name }
}, { $form ->
    [oral] усно
   *[written] письмово
}, { $time }
protests-papers = Написане і відео
protests-said-video-file = файл
protests-said-video-reference = видно деінде
protests-said-video-shown = показують на місці
protests-said-video-none = немає
protests-video-awaited = ще не надійшло
protests-watch = Відео { $number } ({ $size } МБ)
protests-video-add = Додати відео
protests-video-choose = Файл відео
protests-video-send = Надіслати відео
protests-video-again = Надіслати ще раз
protests-video-came = Відео отримано.
protests-video-lost = Відео не дійшло. Надішліть ще раз; сам протест прийнято.
protests-video-large = У цьому файлі { $size } МБ, приймають до { $most } МБ. Лишіть тільки потрібний момент.
protests-videos = { $count ->
    [one] отримано { $count } відео
    [few] отримано { $count } відео
   *[many] отримано { $count } відео
}
protests-sending = Надсилається…

protests-votes = Голоси комісії
protests-commission = Не менше: бічних суддів { $judges }, гофмаршалів { $hofmarshal }, від оргкомітету { $committee }.
protests-commission-free = У правилах не сказано, хто вирішує: додайте всіх, хто голосує.
protests-split-hofmarshal = Якщо думки розійдуться, вирішує голос гофмаршала.
protests-seat-judge = Бічний суддя { $number }
protests-seat-hofmarshal = Гофмаршал
protests-seat-committee = Оргкомітет { $number }
protests-uphold = Задовольнити
protests-reject = Відхилити
protests-upheld-vote = задовольнити
protests-rejected-vote = відхилити
protests-add-judge = бічний суддя
protests-add-committee = від оргкомітету
protests-fewer = прибрати одного
protests-if-upheld = Якщо задоволено
protests-then-corrected = Результат виправляють
protests-then-refought = Бій проводять знову
protests-score-of = Рахунок: { $name }
protests-winner = Переможець
protests-winner-by-score = За рахунком
protests-winner-none = Ніхто
protests-disturbs = Крім того зміниться:
protests-disturbs-nothing = Місця й наступні етапи не змінюються.
protests-votes-missing = { $count ->
    [one] бракує { $count } голосу
    [few] бракує { $count } голосів
   *[many] бракує { $count } голосів
}
protests-record = Записати рішення

protests-unheard = Без голосування
protests-dismiss = Не розглядати через те, як подано
protests-dismiss-reason = Що було сказано чи зроблено
protests-dismiss-do = Залишити без розгляду
protests-retract = Відкликано
protests-mistaken = Внесено помилково: не вважається поданим
protests-mistaken-reason = У чому помилка
protests-retract-reason = Причина, якщо названа
protests-retract-do = Записати відкликання

protests-phase-filed = чекає рішення
protests-phase-upheld = задоволено
protests-phase-rejected = відхилено
protests-phase-dismissed = не розглядали
protests-phase-retracted = відкликано
protests-became-stands = Результат лишається чинним.
protests-became-corrected = Результат виправлено.
protests-became-refought = Бій проводять знову.
protests-decided-by-all = Одностайно.
protests-decided-by-hofmarshal = Думки розійшлися: вирішив голос гофмаршала.
protests-decided-by-majority = Більшістю голосів.
protests-reason = Причина

protests-no-pass = Відкрийте цю сторінку своїм кодом: наведіть камеру на QR бейджа або запитайте біля столу секретаря.
protests-not-me = Це не я
protests-own-none = Зараз немає результату, який ви можете опротестувати.
protests-own-others = Інші мої бої
protests-spent = Свій протест у цій номінації ви вже подали ({ $nomination }).
protests-arrived = Прийнято о { $time }.
protests-go-on = Будьте поруч: комісія може вас покликати.
protests-take-back = Відкликати
protests-take-back-ask = Тоді результат лишається чинним. Відкликаний протест однаково подано: іншого в цій номінації не буде.
protests-trying = Немає зв’язку. Протест ще не дійшов і надсилається знову: не закривайте сторінку або підійдіть до столу секретаря.
protests-privacy = Хто протестував, за яким пунктом і що вирішено – відкрито для всіх. Написане вами і відео – ні.
protests-to-info = До події
protests-record-title = Усі протести події
