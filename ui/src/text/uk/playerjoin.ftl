# Телефон гравця сполучається друкованим кодом його персонажа (components/PrintedJoin.svelte).

player-no-server = Сервер недоступний. Цей телефон у мережі гри?
player-guess = Телефон гравця
player-join = Грати цим персонажем
player-join-of = Персонаж { $whose }
player-join-type = Наберіть те, що стоїть на вашій картці.
player-join-whose = Номер персонажа
player-join-code = Код
player-join-slip = Це не весь код: якийсь знак пропущено чи переплутано. Пробіли й малі літери не важать.
player-join-name = Ваше ім'я
player-join-help = Його бачать майстри. Телефон, на якому цей персонаж був раніше, поступається цьому.
player-join-other = Набрати інший код
