# Що каже кожна сторінка: зв'язок, сторони, стани бою, відмови, налаштування.

product = Гофмаршал
close = Закрити
cancel = Скасувати
dismiss = Зрозуміло
loading = Завантаження…

link-connected = На зв’язку
link-connecting = З'єднання…
link-lost = Немає зв’язку { $time }
link-unsent = не надіслано: { $count }
link-fleeting = Цей браузер нічого не зберігає: не оновлюйте й не закривайте сторінку, доки є ненадіслане.

ring-name = Ристалище { $ring }
stage-name = { $kind ->
    [qualifying] кваліфікація
    [semi-final] півфінал
    [final] фінал
    [round-robin] коло
    [pairs-by-lot] пари за жеребом
   *[other] на вибування
}
group-name = { $group ->
    [third-place] бій за третє місце
   *[other] група { $group }
}
bout-name = бій { $number }
bout-extra = додатковий бій { $number }

displaced-replaced = Це місце зайняв інший пристрій
displaced-replaced-do = Тут більше нічого не вирішують. Натиснуте тут раніше й ще не надіслане надійде новому пристрою як пропозиція: воно зараховується, якщо його там приймуть. Щоб повернутися, попросіть новий код.
displaced-revoked = Цей пристрій відключено
displaced-revoked-do = Натиснуте тут більше не зараховується. Якщо це помилка, попросіть у секретаріаті новий код.
displaced-home = На першу сторінку

side-red = Червоний
side-blue = Синій
side-red-loud = ЧЕРВОНИЙ
side-blue-loud = СИНІЙ

phase-scheduled = Ще не викликано
phase-called = Виклик
phase-ready = Готові
phase-running = Триває сход
phase-halted = Зупинено
phase-round-over = Раунд завершено
phase-decided = Вирішено
phase-signed = Підписано
phase-announced = Оголошено
phase-final = Остаточно
phase-void = Скасовано
phase-suspended = Призупинено

clock-left = Лишилося часу
clock-passed = Минуло часу

ask-when = натиснуто о { $time }, дійшло із запізненням: як рахувати?
ask-then = О { $time }
ask-now = Зараз
ask-discard = Ніяк
refused = Відхилено: { $what }, { $time }
clauses-cited = За { $numbers }

clause-search = Номер або слова пункту
clause-none = Такого пункту немає.

settings = Налаштування
settings-language = Мова
settings-theme = Вигляд
theme-light = Світлий
theme-dark = Темний
theme-sun = Яскраве сонце
