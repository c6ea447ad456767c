# До гри: друковані коди гравців, персонажі з таблиць, їхні картки.

printed-wait = Забагато спроб. Спробуйте знову за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
}.
player-code-wrong = Персонаж і код не пасують одне до одного. Наберіть код з картки ще раз; якщо майстри вже надрукували нову картку, діє лише вона.
player-no-character = Персонажа «{ $character }» у грі немає.
player-recode-not-yours = Новий код персонажеві дають лише майстри й організатор.
player-import-number-twice = Номер «{ $number }» є і в рядку { $first }. Кожен персонаж має свій номер.
player-import-points = { $value } бути не може: потрібне ціле число від 0 до { $most }.
player-import-ways-many = Способів смерті { $count }: для картки це забагато (не більше { $most }). Розділяйте їх крапкою з комою і залиште потрібні.
player-import-ways-monster = Власні способи смерті мають лише монстри. Поставте «так» у стовпці «монстр» або залиште цю комірку порожньою.
player-import-open = { $count ->
    [one] У { $count } рядку ще є помилка. Виправте її або пропустіть.
    [few] У { $count } рядках ще є помилки. Виправте їх або пропустіть.
   *[other] У { $count } рядках ще є помилки. Виправте їх або пропустіть.
}
player-character-faults = Так внести персонажа не можна.
player-no-game = Гри ще немає. Спершу відкрийте її.
player-no-rulebook = «{ $rulebook }» — не книга правил гри.
player-changed-meanwhile = Цього персонажа тим часом змінив хтось інший: { $now }. Подивіться і змініть ще раз.
player-no-cards = Друкувати нікого. Спершу внесіть персонажів або виберіть іншу групу.
player-cards-many = Карток забагато одразу: { $count } (не більше { $most }). Виберіть групу.
player-import-taken = Номер { $value } уже зайнято: { $name }. Очистьте комірку, і персонаж отримає наступний вільний.

player-badge-scan = Наведіть камеру телефона на код
player-badge-type = або наберіть номер і код на
player-badge-number = Номер
player-badge-code = Код
player-badge-secret = У кого цей код, той і грає персонажем: не показуйте його.

player-card-hits = Хіти
player-card-reason = Розум
player-card-limbs = Не діє
player-card-when = час
player-card-zone = що сталося: куди, чим, хто допоміг, причина
player-card-deadlines = Що триває
player-card-duties = Зобов'язання
player-card-whom = кому / від кого
player-card-terms = що
player-card-signed = підпис
player-card-ways = Помирає лише від
player-card-log = Що сталося, за годинником гри
player-card-time = { $minutes ->
    [0] { $seconds } с
   *[other] { $seconds ->
        [0] { $minutes } хв
       *[other] { $minutes } хв { $seconds } с
    }
}
player-card-bleeding = Відкрита рана: −{ $takes } кожні { player-card-time }, доки не буде: { $stops }.
player-card-bleeding-at = кров з
player-card-death = Тяжке поранення: смерть через { player-card-time }, якщо не буде: { $stops }.
player-card-death-at = смерть о
player-card-devouring = Пожирання: { player-card-time }, якщо оголосив майстер.
player-card-devouring-at = з'їдений о
