# Страница результатов: таблицы, бумаги, файлы.

results-title = Результаты
results-of = Результаты чего
results-whole-event = Всё мероприятие
results-phase = { $phase ->
    [entries] Жеребьёвки ещё не было.
    [fighting] Идут бои: места ещё могут измениться.
    [over] Все бои проведены. Места ещё не подписаны.
   *[signed] Места подписаны.
}
results-no-nominations = Номинаций ещё нет. Добавьте на странице:
results-making = Готовится: { $what }…
results-saved = Сохранено: { $what }
results-no-answer = Сервер не отвечает. Ничего не потеряно; попробуйте ещё раз.

results-tables = Таблицы
results-empty = Здесь пока пусто.
results-show-all = Показать все строки: { $count }
results-save-table = Сохранить эту таблицу:
results-points-note = Места с первого по шестое в каждой завершённой лиге или категории дают 7, 5, 4, 3, 2, 1 очко; разделившие место делят очки.

results-print = Напечатать
results-language = Язык бумаг
results-paper-start = Стартовый список
results-paper-groups = Группы с результатами
results-paper-brackets = Сетки
results-paper-protocols = Протоколы боёв
results-paper-final = Итоговый протокол
results-paper-certificates = Дипломы
results-paper-blank-groups = Пустые таблицы групп
results-about-start = Все участники по номерам, с клубом и группой.
results-about-groups = Страница на группу: каждый с каждым, что вышло, и место для предстоящих боёв.
results-about-brackets = Все круги пар, включая предстоящие.
results-about-protocols = Страница на каждый подписанный бой: ход, итог, место для подписей.
results-about-final = Места, медали и клубы, под подпись.
results-about-certificates = По одному на каждое место завершённых номинаций.
results-about-blank-groups = На случай, если ноутбук откажет.
results-missing-start = Заявок ещё нет.
results-missing-groups = Групп ещё нет.
results-missing-brackets = Сетки нет.
results-missing-protocols = На ристалищах ещё не было боёв.
results-missing-final = Жеребьёвки ещё не было.
results-missing-certificates = Ни одна номинация ещё не завершена.
results-missing-blank-groups = Номинаций ещё нет.
results-down-to = До места
results-group-size = Размер группы
results-as = { $kind }: { $what }
results-sheets = Пустые бумажные протоколы и их ввод:
results-sheets-page = ввод бумажного протокола

results-hand-on = Передать дальше
results-all-tables = Все таблицы одним файлом
results-all-tables-about = Места, медали, клубы, группы, бои, санкции, протесты.
results-ratings = Файл для рейтинга
results-ratings-about = Как его принимает HEMA Ratings. Ссылки и свой адрес добавит тот, кто отправляет.
results-folder = Номинация папкой
results-folder-about = Участники, решения, результаты и протоколы: кто её проиграет, придёт к тем же местам.
results-folder-choose = Выберите номинацию вверху.
results-site = Мероприятие как сайт
results-site-about = Простые страницы на языках мероприятия для любого хостинга, без скриптов и без личных данных.
results-site-hidden = Публичные страницы этого мероприятия выключены. Кто выложит эти страницы, покажет их всем.
