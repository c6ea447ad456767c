# Рамка сторінок секретаріату.

frame-menu = Меню
frame-ways = Сторінки секретаріату
frame-not-yours = Ця сторінка для тих, хто веде подію. Увійдіть або попросіть в організатора код для підключення.
frame-sign-in = Увійти
frame-page-home = Початок
frame-page-event = Подія
frame-page-entries = Заявки
frame-page-admission = Допуск
frame-page-gear = Спорядження
frame-page-draw = Жеребкування
frame-page-schedule = Розклад
frame-page-stages = Етапи
frame-page-protests = Протести
frame-page-results = Результати
frame-page-game = Гра
frame-page-masters = Майстри
frame-page-audit = Журнал
frame-page-props = Картки
frame-page-regions = Регіони
frame-page-chronicle = Літопис
