region-elsewhere = Від { $since } за ігровим часом він живе в регіоні «{ $region }»: повідомляйте там. Тут його можна лише читати, доки не повернеться файл.
region-gone = { $stream }: звідси передати не можна.
region-is-here = Це і є регіон «{ $region }».
region-lives-here = Він і так живе в цьому регіоні.
region-nothing = Такого в грі немає.
region-unknown = { $stream }: тут немає такого персонажа, зобов’язання чи предмета.
region-not-movable = { $stream }: передають лише персонажів, зобов’язання та предмети.
region-fork-first = { $stream }: є дві історії. Спершу виберіть одну, потім передавайте.
region-fork-settled = Між цими двома історіями вже вибрали.
region-no-fork = Цих двох історій для вибору вже немає: подивіться ще раз.
region-name-needed = Назвіть регіон.
region-named = Цей регіон уже називається «{ $region }»; назва лишається на всю гру.
region-name-taken = «{ $region }» — назва іншого регіону: виберіть іншу.
region-not-known = Регіон «{ $region }» тут не відомий. Відомі: { $known }. Спершу зробіть для нього стартовий файл.
region-no-such-file = Файл { $file } тут не видавали.
region-moved-on = { $stream }: уже повернувся додому. Зробіть новий файл.
region-no-game = На цьому сервері ще немає гри. Спершу прийміть стартовий файл регіону: його робить сервер гри «{ $title }».
region-file-none = Це не файл регіону. Виберіть файл, чия назва починається з hofmarshal-region або hofmarshal-hand-over.
region-file-large = Файл завеликий для одного регіону. Нічого не прийнято.
region-file-torn = Файл обірваний: бракує його кінця. Нічого не прийнято. Скопіюйте його ще раз або попросіть зробити наново там, звідки він.
region-file-altered = Файл не такий, яким його записав регіон цієї гри: у ньому щось змінено. Нічого не прийнято. Попросіть зробити його наново.
region-file-newer = Файл зроблено новішим Hofmarshal. Нічого не прийнято. Оновіть цей сервер.
region-file-foreign = Файл від іншої гри: «{ $title }». Нічого не прийнято.
region-file-own = Файл зроблено на цьому ж сервері для іншого. Нічого не прийнято.
region-file-other = Файл призначено регіону «{ $region }», а це «{ $here }». Нічого не прийнято.
region-file-cards = На цьому сервері вже надруковано свої картки, вони перестали б діяти. Нічого не прийнято. Почніть із порожньої теки.
region-number-taken = { $stream }: тут цей номер в іншого. Нічого не прийнято. У регіонах мають бути різні номери.
region-file-refused = Файл не прийнято.
region-branch-obligation = Тримач: { $holder }; { $how ->
    [fulfilled] виконано
    [broken] порушено
    [deposited] здано майстрам
    [signed] підписано
   *[unsigned] не підписано
}.
region-branch-prop = { $used ->
    [one] Використано { $used } раз.
    [few] Використано { $used } рази.
   *[other] Використано { $used } разів.
}
region-branch-fact = { $kind ->
    [issued] Складено
    [signed] Підпис: { $who }
    [forged] Підробка: { $who }
    [transfer-asked] Передача чекає на згоду: { $who }
    [transferred] Передано: { $who }
    [transfer-denied] Передачу відхилено
    [deposited] Здано майстрам: { $who }
    [taken-back] Майстри повернули
    [end-claimed] Заявлено підсумок: { $who }
    [ended] Завершено
    [claim-denied] Підсумок не підтверджено
    [discarded] Порвано
    [prop-made] Створено
    [scanned] Використання: { $who }
    [prop-withdrawn] Виведено з гри
   *[other] { $kind }
}.
journal-region-streams = Укажіть у --streams, яких персонажів і які предмети передати.
journal-region-starter = Файл { $file } записано. Сервер, який його прийме (`hofmarshal journal import`), стане регіоном «{ $region }» цієї гри. У файлі ключ карток гри: віддайте його лише майстрам того регіону.
journal-region-handed = Файл { $file } записано. Відтепер у регіоні «{ $region }»: { $streams }. Тут їх можна лише читати, доки файл не поверне їх.
journal-region-joined = Тепер цей сервер грає в гру регіону «{ $region }».
journal-region-here = Тепер тут: { $streams }
journal-region-fork = { $stream }: дві історії, обидві збережено. Майстер вибирає на сторінці /masters або /regions.
journal-region-behind = Ігровий годинник тут відстає від годинника відправника на { $minutes } хв. Переведіть його вперед або зупиніть той, щоб повідомлення не переплуталися.
