# Сторінка результатів: таблиці, папери, файли.

results-title = Результати
results-of = Результати чого
results-whole-event = Уся подія
results-phase = { $phase ->
    [entries] Жеребкування ще не було.
    [fighting] Тривають бої: місця ще можуть змінитися.
    [over] Усі бої проведено. Місця ще не підписано.
   *[signed] Місця підписано.
}
results-no-nominations = Номінацій ще немає. Додайте на сторінці:
results-making = Готується: { $what }…
results-saved = Збережено: { $what }
results-no-answer = Сервер не відповідає. Нічого не втрачено; спробуйте ще раз.

results-tables = Таблиці
results-empty = Тут поки порожньо.
results-show-all = Показати всі рядки: { $count }
results-save-table = Зберегти цю таблицю:
results-points-note = Місця з першого по шосте в кожній завершеній лізі чи категорії дають 7, 5, 4, 3, 2, 1 очко; ті, хто поділив місце, ділять очки.

results-print = Надрукувати
results-language = Мова паперів
results-paper-start = Стартовий список
results-paper-groups = Групи з результатами
results-paper-brackets = Сітки
results-paper-protocols = Протоколи боїв
results-paper-final = Підсумковий протокол
results-paper-certificates = Дипломи
results-paper-blank-groups = Порожні таблиці груп
results-about-start = Усі учасники за номерами, з клубом і групою.
results-about-groups = Сторінка на групу: кожен з кожним, що вийшло, і місце для майбутніх боїв.
results-about-brackets = Усі кола пар, разом із майбутніми.
results-about-protocols = Сторінка на кожен підписаний бій: перебіг, підсумок, місце для підписів.
results-about-final = Місця, медалі й клуби, під підпис.
results-about-certificates = По одному на кожне місце завершених номінацій.
results-about-blank-groups = На випадок, якщо ноутбук відмовить.
results-missing-start = Заявок ще немає.
results-missing-groups = Груп ще немає.
results-missing-brackets = Сітки немає.
results-missing-protocols = На ристалищах ще не було боїв.
results-missing-final = Жеребкування ще не було.
results-missing-certificates = Жодну номінацію ще не завершено.
results-missing-blank-groups = Номінацій ще немає.
results-down-to = До місця
results-group-size = Розмір групи
results-as = { $kind }: { $what }
results-sheets = Порожні паперові протоколи та їх уведення:
results-sheets-page = уведення паперового протоколу

results-hand-on = Передати далі
results-all-tables = Усі таблиці одним файлом
results-all-tables-about = Місця, медалі, клуби, групи, бої, санкції, протести.
results-ratings = Файл для рейтингу
results-ratings-about = Як його приймає HEMA Ratings. Посилання й свою адресу додасть той, хто надсилає.
results-folder = Номінація текою
results-folder-about = Учасники, рішення, результати й протоколи: хто її програє, прийде до тих самих місць.
results-folder-choose = Виберіть номінацію вгорі.
results-site = Подія як сайт
results-site-about = Прості сторінки мовами події для будь-якого хостингу, без скриптів і без особистих даних.
results-site-hidden = Публічні сторінки цієї події вимкнено. Хто викладе ці сторінки, покаже їх усім.
