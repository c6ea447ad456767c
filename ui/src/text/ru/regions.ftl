# Регионы игры: файлы между ними, две истории одного персонажа.

regions-title = Регионы
regions-here = Это регион «{ $region }»
regions-first = игра открыта здесь
regions-joined = игра открыта в регионе «{ $region }»
regions-none = Вся игра идёт на этом сервере. Если с частью полигона нет связи, дайте ей свой сервер.
regions-no-server = Сервер не отвечает. Ничего не сделано.
regions-join = Присоединиться к игре
regions-join-help = На этом сервере ещё нет игры. Чтобы вести часть игры, открытой на другом сервере, примите файл региона, который сделали её мастера.
regions-take-in = Принять файл
regions-choose-file = Файл другого региона
regions-take-in-do = Принять
regions-taken-starter = Теперь этот сервер ведёт игру региона «{ $region }»: те же правила, те же часы, те же карточки.
regions-to-game = К игре
regions-taken-nothing = Всё это здесь уже было. Ничего не изменилось.
regions-taken = { $count ->
    [0] Принято из региона «{ $region }»: дом ни у кого не сменился.
    [one] Принято из региона «{ $region }»; теперь здесь { $count }:
    [few] Принято из региона «{ $region }»; теперь здесь { $count }:
   *[other] Принято из региона «{ $region }»; теперь здесь { $count }:
}
regions-taken-settled = Принят выбор другого региона между двумя историями:
regions-taken-forks = Две истории; выберите, какая верна:
regions-taken-behind = Игровые часы здесь отстают от тех на { $minutes } мин. Переведите их вперёд, чтобы сообщения не перепутались.
regions-to-clock = К часам
regions-hand-over = Передать
regions-hand-over-help = Кто уходит в другой регион, уходит со своими ранами, сроками и обязательствами, которые держит. Отнесите туда файл, и пусть его примут.
regions-to = В регион
regions-find = Найти по номеру или имени
regions-who = Персонажи и карточки, живущие здесь
regions-nobody = Здесь никого с таким именем нет.
regions-more = { $count ->
    [one] ещё { $count }: наберите имя
    [few] ещё { $count }: наберите имя
   *[other] ещё { $count }: наберите имя
}
regions-hand-over-do = { $count ->
    [0] Отметьте, кто уходит
    [one] Передать { $count }
    [few] Передать { $count }
   *[other] Передать { $count }
}
regions-hand-over-sure = { $count ->
    [one] Передать { $count } в регион «{ $region }»?
    [few] Передать { $count } в регион «{ $region }»?
   *[other] Передать { $count } в регион «{ $region }»?
}
regions-hand-over-means = С этой минуты сообщения о них здесь не принимаются, а их время идёт в регионе «{ $region }». Телефоны игроков подключаются там заново.
regions-hand-over-now = Передать и сохранить файл
regions-handed = { $count ->
    [one] Передано в регион «{ $region }»: { $count }. Файл сохранён, отнесите его.
    [few] Передано в регион «{ $region }»: { $count }. Файл сохранён, отнесите его.
   *[other] Передано в регион «{ $region }»: { $count }. Файл сохранён, отнесите его.
}
regions-new = Сервер для другого региона
regions-new-help = Делает файл, с которым другой сервер ведёт ту же игру. В нём ключ карточек игры: отдайте его только мастерам того региона. Пусть у новых персонажей в каждом регионе будут свои номера.
regions-own-name = Как называется этот регион
regions-new-name = Как называется новый регион
regions-new-do = Сохранить файл региона
regions-new-made = Файл для региона «{ $region }» сохранён. Примите его на сервере того региона, на этой же странице.
regions-away = В других регионах ({ $count })
regions-away-since = в регионе «{ $region }» с { $time } по игровому времени
regions-file-again = Сохранить файл ещё раз
regions-call-home = Вернуть домой
regions-call-home-sure = { $name }: вернуть домой?
regions-call-home-means = Только если файл потерян и никто его не принял. Если регион «{ $region }» его принял, историй станет две, и мастеру придётся выбирать.
regions-call-home-reason = Почему
regions-call-home-do = Вернуть домой
regions-files = Файлы, ушедшие и пришедшие ({ $count })
regions-file-out = в регион «{ $region }» ({ $file })
regions-file-in = из региона «{ $region }» ({ $file })
regions-file-forks = { $count ->
    [one] с двумя историями: { $count }
    [few] с двумя историями: { $count }
   *[other] с двумя историями: { $count }
}
regions-forks = Две истории ({ $count })
regions-forks-help = Два региона продолжали одного и того же персонажа. Ничего не потеряно: выслушайте обе стороны и выберите верную историю. Другая останется в записях зачёркнутой.
regions-fork-ours = Что сообщали здесь
regions-fork-theirs = Что пришло с файлом
regions-fork-choose = Верно это
regions-fork-elsewhere = Он живёт в другом регионе: выбирают мастера там.
regions-fork-sure = { $name }: верна эта история?
regions-fork-means = Другая история больше не в счёт. Если отменить выбор в записях, можно будет выбрать снова.
regions-fork-do = Да, эта
regions-nothing-happened = Ничего не сообщали.
regions-hits = хиты: { $hits } из { $most }
regions-reason = ОР: { $reason }
regions-limbs = Не действует:
regions-state-unknown = Неизвестно
regions-state-well = В порядке
regions-state-heavy = Тяжёлое ранение
regions-state-broken = Нервный срыв
regions-state-presumed-dead = Предположительно мёртв
regions-state-dead = Мёртв
regions-state-away = Затерян в иных мирах
regions-due-bleeding = Кровотечение в { $time }
regions-due-death = Смерть в { $time }
regions-due-grace = Смерть окончательна в { $time }
regions-due-devoured = Поглощён в { $time }
regions-by-master = мастер
regions-by-player = игрок { $number }
regions-by-medic = медик
regions-by-clock = само время
regions-forks-none = Двух историй ни у кого нет.
