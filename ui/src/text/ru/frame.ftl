# Рамка страниц секретариата.

frame-menu = Меню
frame-ways = Страницы секретариата
frame-not-yours = Эта страница для тех, кто ведёт мероприятие. Войдите или попросите у организатора код для подключения.
frame-sign-in = Войти
frame-page-home = Начало
frame-page-event = Мероприятие
frame-page-entries = Заявки
frame-page-admission = Допуск
frame-page-gear = Снаряжение
frame-page-draw = Жеребьёвка
frame-page-schedule = Расписание
frame-page-stages = Этапы
frame-page-protests = Протесты
frame-page-results = Результаты
frame-page-game = Игра
frame-page-masters = Мастера
frame-page-audit = Журнал
frame-page-props = Карточки
frame-page-regions = Регионы
frame-page-chronicle = Летопись
