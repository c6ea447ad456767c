# До игры: печатные коды игроков, персонажи из таблиц, их карточки.

printed-wait = Слишком много попыток. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
player-code-wrong = Персонаж и код не подходят друг к другу. Наберите код с карточки ещё раз; если мастера уже напечатали новую карточку, действует только она.
player-no-character = Персонажа «{ $character }» в игре нет.
player-recode-not-yours = Новый код персонажу дают только мастера и организатор.
player-import-number-twice = Номер «{ $number }» есть и в строке { $first }. У каждого персонажа свой номер.
player-import-points = { $value } быть не может: нужно целое число от 0 до { $most }.
player-import-ways-many = Способов смерти { $count }: для карточки это слишком много (не больше { $most }). Разделяйте их точкой с запятой и оставьте нужные.
player-import-ways-monster = Свои способы смерти есть только у монстров. Поставьте «да» в столбце «монстр» или оставьте эту ячейку пустой.
player-import-open = { $count ->
    [one] В { $count } строке ещё есть ошибка. Исправьте её или пропустите.
    [few] В { $count } строках ещё есть ошибки. Исправьте их или пропустите.
   *[other] В { $count } строках ещё есть ошибки. Исправьте их или пропустите.
}
player-character-faults = Так внести персонажа нельзя.
player-no-game = Игры ещё нет. Сначала откройте её.
player-no-rulebook = «{ $rulebook }» — не книга правил игры.
player-changed-meanwhile = Этого персонажа тем временем изменил кто-то другой: { $now }. Посмотрите и измените ещё раз.
player-no-cards = Печатать некого. Сначала внесите персонажей или выберите другую группу.
player-cards-many = Карточек слишком много сразу: { $count } (не больше { $most }). Выберите группу.
player-import-taken = Номер { $value } уже занят: { $name }. Очистите ячейку, и персонаж получит следующий свободный.

player-badge-scan = Наведите камеру телефона на код
player-badge-type = или наберите номер и код на
player-badge-number = Номер
player-badge-code = Код
player-badge-secret = У кого этот код, тот и играет персонажем: не показывайте его.

player-card-hits = Хиты
player-card-reason = Рассудок
player-card-limbs = Не действует
player-card-when = время
player-card-zone = что случилось: куда, чем, кто помог, причина
player-card-deadlines = Что идёт
player-card-duties = Обязательства
player-card-whom = кому / от кого
player-card-terms = что
player-card-signed = подпись
player-card-ways = Умирает только от
player-card-log = Что случилось, по часам игры
player-card-time = { $minutes ->
    [0] { $seconds } с
   *[other] { $seconds ->
        [0] { $minutes } мин
       *[other] { $minutes } мин { $seconds } с
    }
}
player-card-bleeding = Открытая рана: −{ $takes } каждые { player-card-time }, пока не будет: { $stops }.
player-card-bleeding-at = кровь с
player-card-death = Тяжёлое ранение: смерть через { player-card-time }, если не будет: { $stops }.
player-card-death-at = смерть в
player-card-devouring = Пожирание: { player-card-time }, если объявил мастер.
player-card-devouring-at = съеден в
