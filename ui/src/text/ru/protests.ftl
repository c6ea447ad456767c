# Протесты: страница секретаря и страница бойца.

protests-title = Протесты
protests-own-title = Мои протесты
protests-open = Ждут решения
protests-none-open = Ни один протест решения не ждёт.
protests-windows = Можно опротестовать
protests-no-windows = Срок подачи сейчас не идёт ни для одного боя.
protests-decided = Рассмотрены
protests-none-decided = Решений ещё не было.
protests-number = Протест { $number }
protests-new = Боец подаёт протест
protests-decide = Рассмотреть
protests-show = Показать
protests-protests = Протестует { $name }:
protests-who-protests = Протестует { $name }
protests-no-answer = Сервер не отвечает. Введённое здесь останется; попробуйте ещё раз.

protests-to-protest = на подачу протеста
protests-to-decide = на решение
protests-stands = часы стоят
protests-window-over = Срок подачи вышел
protests-overdue = Просрочен
protests-was-overdue = решён с опозданием
protests-again = заново
protests-open-again = будет проведён заново

protests-unannounced = не объявлен
protests-announce = Объявить результат
protests-announce-corrected = Исправленный результат не объявлен. С объявления пойдёт срок протеста для другого бойца.

protests-who = Имя, клуб или номер бойца
protests-nobody = Никто не подходит.
protests-no-bouts = Результатов этого бойца ещё нет.
protests-none-accepted = { $nomination }: протесты не принимаются, решение судей окончательно.
protests-bout-closed = срок вышел
protests-bout-again = будет заново
protests-bout-unannounced = ещё не объявлен
protests-bout-waits = ваш протест ждёт решения
protests-bout-never = протестов нет
protests-came = { $name } у стола с { $time }. Считается это мгновение, сколько бы ни длился набор.
protests-make = Подать протест
protests-own-phone = С телефона бойца
protests-qr = Код страницы бойца: { $name }
protests-qr-do = { $name } наводит камеру: откроются его бои, и протест он подаст сам. Код должен видеть только его телефон.

protests-by = Кто подаёт
protests-by-fighter = боец
protests-by-representative = его представитель
protests-form = Как
protests-form-oral = устно
protests-form-written = письменно
protests-clause = Пункт правил
protests-clause-other = Другой пункт
protests-video = Видео момента
protests-video-file = Файл – после отправки
protests-video-reference = Указать, где его видно
protests-video-shown = Показать комиссии на месте
protests-reference = Чьё видео, на какой минуте
protests-text = Что было не так
protests-text-private = Это прочтут только за столом секретаря и в комиссии.
protests-no-words = Эту связь могут прочесть другие: протест уйдёт только с пунктом правил, а видео показывают комиссии. Чтобы написать больше, откройте страницу по https.
protests-send = Отправить протест
protests-lacks-clause = Выберите нарушенный пункт.
protests-lacks-video = Укажите, как посмотреть видео. Организаторы предоставлять его не обязаны.
protests-lacks-reference = Напишите, где видно видео.

protests-made-by = { $by ->
    [representative] { $name } – через представителя
   *[fighter] { $name }
}, { $form ->
    [oral] устно
   *[written] письменно
}, { $time }
protests-papers = Написанное и видео
protests-said-video-file = файл
protests-said-video-reference = видно в другом месте
protests-said-video-shown = показывают на месте
protests-said-video-none = нет
protests-video-awaited = ещё не пришло
protests-watch = Видео { $number } ({ $size } МБ)
protests-video-add = Добавить видео
protests-video-choose = Файл видео
protests-video-send = Отправить видео
protests-video-again = Отправить ещё раз
protests-video-came = Видео получено.
protests-video-lost = Видео не дошло. Отправьте ещё раз; сам протест принят.
protests-video-large = В этом файле { $size } МБ, принимается до { $most } МБ. Оставьте только нужный момент.
protests-videos = { $count ->
    [one] получено { $count } видео
    [few] получено { $count } видео
   *[many] получено { $count } видео
}
protests-sending = Отправляется…

protests-votes = Голоса комиссии
protests-commission = Не меньше: линейных маршалов { $judges }, гофмаршалов { $hofmarshal }, от оргкомитета { $committee }.
protests-commission-free = В правилах не сказано, кто решает: добавьте всех, кто голосует.
protests-split-hofmarshal = Если мнения разойдутся, решает голос гофмаршала.
protests-seat-judge = Линейный маршал { $number }
protests-seat-hofmarshal = Гофмаршал
protests-seat-committee = Оргкомитет { $number }
protests-uphold = Удовлетворить
protests-reject = Отклонить
protests-upheld-vote = удовлетворить
protests-rejected-vote = отклонить
protests-add-judge = линейный маршал
protests-add-committee = от оргкомитета
protests-fewer = убрать одного
protests-if-upheld = Если удовлетворён
protests-then-corrected = Результат исправляется
protests-then-refought = Бой проводится заново
protests-score-of = Счёт: { $name }
protests-winner = Победитель
protests-winner-by-score = По счёту
protests-winner-none = Никто
protests-disturbs = Кроме того изменится:
protests-disturbs-nothing = Места и следующие этапы не меняются.
protests-votes-missing = { $count ->
    [one] не хватает { $count } голоса
    [few] не хватает { $count } голосов
   *[many] не хватает { $count } голосов
}
protests-record = Записать решение

protests-unheard = Без голосования
protests-dismiss = Не рассматривать из-за того, как подан
protests-dismiss-reason = Что было сказано или сделано
protests-dismiss-do = Оставить без рассмотрения
protests-retract = Отозван
protests-mistaken = Внесён по ошибке: не считается поданным
protests-mistaken-reason = В чём ошибка
protests-retract-reason = Причина, если названа
protests-retract-do = Записать отзыв

protests-phase-filed = ждёт решения
protests-phase-upheld = удовлетворён
protests-phase-rejected = отклонён
protests-phase-dismissed = не рассматривался
protests-phase-retracted = отозван
protests-became-stands = Результат остаётся в силе.
protests-became-corrected = Результат исправлен.
protests-became-refought = Бой проводится заново.
protests-decided-by-all = Единогласно.
protests-decided-by-hofmarshal = Мнения разошлись: решил голос гофмаршала.
protests-decided-by-majority = Большинством голосов.
protests-reason = Причина

protests-no-pass = Откройте эту страницу своим кодом: наведите камеру на QR бейджа или спросите у стола секретаря.
protests-not-me = Это не я
protests-own-none = Сейчас нет результата, который вы можете опротестовать.
protests-own-others = Другие мои бои
protests-spent = Свой протест в этой номинации вы уже подали ({ $nomination }).
protests-arrived = Принят в { $time }.
protests-go-on = Будьте рядом: комиссия может вас позвать.
protests-take-back = Отозвать
protests-take-back-ask = Тогда результат остаётся в силе. Отозванный протест всё равно подан: другого в этой номинации не будет.
protests-trying = Нет связи. Протест ещё не дошёл и отправляется снова: не закрывайте страницу или подойдите к столу секретаря.
protests-privacy = Кто протестовал, по какому пункту и что решено – открыто для всех. Написанное вами и видео – нет.
protests-to-info = К мероприятию
protests-record-title = Все протесты мероприятия
