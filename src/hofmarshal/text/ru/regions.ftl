region-elsewhere = С { $since } по игровому времени он живёт в регионе «{ $region }»: сообщайте там. Здесь он только для чтения, пока не вернётся файл.
region-gone = { $stream }: отсюда передать нельзя.
region-is-here = Это и есть регион «{ $region }».
region-lives-here = Он и так живёт в этом регионе.
region-nothing = Такого в игре нет.
region-unknown = { $stream }: здесь нет такого персонажа, обязательства или предмета.
region-not-movable = { $stream }: передаются только персонажи, обязательства и предметы.
region-fork-first = { $stream }: есть две истории. Сначала выберите одну, потом передавайте.
region-fork-settled = Между этими двумя историями уже выбрали.
region-no-fork = Этих двух историй для выбора больше нет: посмотрите снова.
region-name-needed = Назовите регион.
region-named = Этот регион уже называется «{ $region }»; имя остаётся на всю игру.
region-name-taken = «{ $region }» — имя другого региона: выберите другое.
region-not-known = Регион «{ $region }» здесь не известен. Известны: { $known }. Сначала сделайте для него стартовый файл.
region-no-such-file = Файл { $file } здесь не выдавали.
region-moved-on = { $stream }: уже вернулся домой. Сделайте новый файл.
region-no-game = На этом сервере ещё нет игры. Сначала примите стартовый файл региона: его делает сервер игры «{ $title }».
region-file-none = Это не файл региона. Выберите файл, чьё имя начинается с hofmarshal-region или hofmarshal-hand-over.
region-file-large = Файл слишком велик для одного региона. Ничего не принято.
region-file-torn = Файл оборван: нет его конца. Ничего не принято. Скопируйте его ещё раз или попросите сделать заново там, откуда он.
region-file-altered = Файл не таков, каким его записал регион этой игры: в нём что-то изменено. Ничего не принято. Попросите сделать его заново.
region-file-newer = Файл сделан более новым Hofmarshal. Ничего не принято. Обновите этот сервер.
region-file-foreign = Файл от другой игры: «{ $title }». Ничего не принято.
region-file-own = Файл сделан на этом же сервере для другого. Ничего не принято.
region-file-other = Файл предназначен региону «{ $region }», а это «{ $here }». Ничего не принято.
region-file-cards = На этом сервере уже напечатаны свои карточки, они перестали бы действовать. Ничего не принято. Начните с пустой папки.
region-number-taken = { $stream }: здесь этот номер у другого. Ничего не принято. В регионах должны быть разные номера.
region-file-refused = Файл не принят.
region-branch-obligation = Держатель: { $holder }; { $how ->
    [fulfilled] исполнено
    [broken] нарушено
    [deposited] сдано мастерам
    [signed] подписано
   *[unsigned] не подписано
}.
region-branch-prop = { $used ->
    [one] Использован { $used } раз.
    [few] Использован { $used } раза.
   *[other] Использован { $used } раз.
}
region-branch-fact = { $kind ->
    [issued] Составлено
    [signed] Подпись: { $who }
    [forged] Подделка: { $who }
    [transfer-asked] Передача ждёт согласия: { $who }
    [transferred] Передано: { $who }
    [transfer-denied] Передача отклонена
    [deposited] Сдано мастерам: { $who }
    [taken-back] Мастера вернули
    [end-claimed] Заявлен итог: { $who }
    [ended] Завершено
    [claim-denied] Итог не подтверждён
    [discarded] Порвано
    [prop-made] Создан
    [scanned] Использование: { $who }
    [prop-withdrawn] Выведен из игры
   *[other] { $kind }
}.
journal-region-streams = Укажите в --streams, каких персонажей и какие предметы передать.
journal-region-starter = Файл { $file } записан. Сервер, который его примет (`hofmarshal journal import`), станет регионом «{ $region }» этой игры. В файле ключ карточек игры: отдайте его только мастерам того региона.
journal-region-handed = Файл { $file } записан. С этого времени в регионе «{ $region }»: { $streams }. Здесь они только для чтения, пока файл не вернёт их.
journal-region-joined = Теперь этот сервер играет в игру региона «{ $region }».
journal-region-here = Теперь здесь: { $streams }
journal-region-fork = { $stream }: две истории, обе сохранены. Мастер выбирает на странице /masters или /regions.
journal-region-behind = Игровые часы здесь отстают от часов отправителя на { $minutes } мин. Переведите их вперёд или остановите те, чтобы сообщения не перепутались.
