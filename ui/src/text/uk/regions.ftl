# Регіони гри: файли між ними, дві історії одного персонажа.

regions-title = Регіони
regions-here = Це регіон «{ $region }»
regions-first = гру відкрито тут
regions-joined = гру відкрито в регіоні «{ $region }»
regions-none = Уся гра йде на цьому сервері. Якщо з частиною полігону немає зв’язку, дайте їй власний сервер.
regions-no-server = Сервер не відповідає. Нічого не зроблено.
regions-join = Приєднатися до гри
regions-join-help = На цьому сервері ще немає гри. Щоб вести частину гри, відкритої на іншому сервері, прийміть файл регіону, який зробили її майстри.
regions-take-in = Прийняти файл
regions-choose-file = Файл іншого регіону
regions-take-in-do = Прийняти
regions-taken-starter = Тепер цей сервер веде гру регіону «{ $region }»: ті самі правила, той самий годинник, ті самі картки.
regions-to-game = До гри
regions-taken-nothing = Усе це тут уже було. Нічого не змінилося.
regions-taken = { $count ->
    [0] Прийнято з регіону «{ $region }»: дім ні в кого не змінився.
    [one] Прийнято з регіону «{ $region }»; тепер тут { $count }:
    [few] Прийнято з регіону «{ $region }»; тепер тут { $count }:
   *[other] Прийнято з регіону «{ $region }»; тепер тут { $count }:
}
regions-taken-settled = Прийнято вибір іншого регіону між двома історіями:
regions-taken-forks = Дві історії; виберіть, яка правдива:
regions-taken-behind = Ігровий годинник тут відстає від того на { $minutes } хв. Переведіть його вперед, щоб повідомлення не переплуталися.
regions-to-clock = До годинника
regions-hand-over = Передати
regions-hand-over-help = Хто йде до іншого регіону, йде зі своїми ранами, строками та зобов’язаннями, які тримає. Віднесіть туди файл, і нехай його приймуть.
regions-to = До регіону
regions-find = Знайти за номером чи іменем
regions-who = Персонажі й картки, що живуть тут
regions-nobody = Тут нікого з таким іменем немає.
regions-more = { $count ->
    [one] ще { $count }: наберіть ім’я
    [few] ще { $count }: наберіть ім’я
   *[other] ще { $count }: наберіть ім’я
}
regions-hand-over-do = { $count ->
    [0] Позначте, хто йде
    [one] Передати { $count }
    [few] Передати { $count }
   *[other] Передати { $count }
}
regions-hand-over-sure = { $count ->
    [one] Передати { $count } до регіону «{ $region }»?
    [few] Передати { $count } до регіону «{ $region }»?
   *[other] Передати { $count } до регіону «{ $region }»?
}
regions-hand-over-means = Відтепер повідомлення про них тут не приймаються, а їхній час іде в регіоні «{ $region }». Телефони гравців під’єднуються там наново.
regions-hand-over-now = Передати й зберегти файл
regions-handed = { $count ->
    [one] Передано до регіону «{ $region }»: { $count }. Файл збережено, віднесіть його.
    [few] Передано до регіону «{ $region }»: { $count }. Файл збережено, віднесіть його.
   *[other] Передано до регіону «{ $region }»: { $count }. Файл збережено, віднесіть його.
}
regions-new = Сервер для іншого регіону
regions-new-help = Робить файл, з яким інший сервер веде ту саму гру. У ньому ключ карток гри: віддайте його лише майстрам того регіону. Нехай у нових персонажів у кожному регіоні будуть свої номери.
regions-own-name = Як називається цей регіон
regions-new-name = Як називається новий регіон
regions-new-do = Зберегти файл регіону
regions-new-made = Файл для регіону «{ $region }» збережено. Прийміть його на сервері того регіону, на цій самій сторінці.
regions-away = В інших регіонах ({ $count })
regions-away-since = у регіоні «{ $region }» від { $time } за ігровим часом
regions-file-again = Зберегти файл ще раз
regions-call-home = Повернути додому
regions-call-home-sure = { $name }: повернути додому?
regions-call-home-means = Лише якщо файл загублено й ніхто його не прийняв. Якщо регіон «{ $region }» його прийняв, історій стане дві, і майстрові доведеться вибирати.
regions-call-home-reason = Чому
regions-call-home-do = Повернути додому
regions-files = Файли, що пішли й прийшли ({ $count })
regions-file-out = до регіону «{ $region }» ({ $file })
regions-file-in = з регіону «{ $region }» ({ $file })
regions-file-forks = { $count ->
    [one] з двома історіями: { $count }
    [few] з двома історіями: { $count }
   *[other] з двома історіями: { $count }
}
regions-forks = Дві історії ({ $count })
regions-forks-help = Два регіони вели далі одного й того самого персонажа. Нічого не втрачено: вислухайте обидві сторони й виберіть правдиву історію. Інша лишиться в записах закресленою.
regions-fork-ours = Що повідомляли тут
regions-fork-theirs = Що прийшло з файлом
regions-fork-choose = Правда це
regions-fork-elsewhere = Він живе в іншому регіоні: вибирають майстри там.
regions-fork-sure = { $name }: правдива ця історія?
regions-fork-means = Інша історія більше не рахується. Якщо скасувати вибір у записах, можна буде вибрати знову.
regions-fork-do = Так, ця
regions-nothing-happened = Нічого не повідомляли.
regions-hits = хіти: { $hits } з { $most }
regions-reason = ОР: { $reason }
regions-limbs = Не діє:
regions-state-unknown = Невідомо
regions-state-well = Усе гаразд
regions-state-heavy = Тяжке поранення
regions-state-broken = Нервовий зрив
regions-state-presumed-dead = Імовірно мертвий
regions-state-dead = Мертвий
regions-state-away = Загублений в інших світах
regions-due-bleeding = Кровотеча о { $time }
regions-due-death = Смерть о { $time }
regions-due-grace = Смерть остаточна о { $time }
regions-due-devoured = Поглинутий о { $time }
regions-by-master = майстер
regions-by-player = гравець { $number }
regions-by-medic = медик
regions-by-clock = сам час
regions-forks-none = Двох історій ні в кого немає.
