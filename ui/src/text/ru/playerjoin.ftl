# Телефон игрока сопрягается печатным кодом его персонажа (components/PrintedJoin.svelte).

player-no-server = Сервер недоступен. Этот телефон в сети игры?
player-guess = Телефон игрока
player-join = Играть этим персонажем
player-join-of = Персонаж { $whose }
player-join-type = Наберите то, что стоит на вашей карточке.
player-join-whose = Номер персонажа
player-join-code = Код
player-join-slip = Это не весь код: какой-то знак пропущен или перепутан. Пробелы и строчные буквы не важны.
player-join-name = Ваше имя
player-join-help = Его видят мастера. Телефон, на котором этот персонаж был раньше, уступает место этому.
player-join-other = Набрать другой код
