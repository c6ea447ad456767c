# Что говорит каждая страница: связь, стороны, состояния боя, отказы, настройки.

product = Гофмаршал
close = Закрыть
cancel = Отмена
dismiss = Понятно
loading = Загрузка…

link-connected = На связи
link-connecting = Соединение…
link-lost = Нет связи { $time }
link-unsent = не отправлено: { $count }
link-fleeting = Этот браузер ничего не хранит: не обновляйте и не закрывайте страницу, пока есть неотправленное.

ring-name = Ристалище { $ring }
stage-name = { $kind ->
    [qualifying] квалификация
    [semi-final] полуфинал
    [final] финал
    [round-robin] круг
    [pairs-by-lot] пары по жребию
   *[other] на выбывание
}
group-name = { $group ->
    [third-place] бой за третье место
   *[other] группа { $group }
}
bout-name = бой { $number }
bout-extra = дополнительный бой { $number }

displaced-replaced = Это место заняло другое устройство
displaced-replaced-do = Здесь больше ничего не решают. Нажатое здесь раньше и ещё не отправленное придёт новому устройству как предложение: оно засчитывается, если его там примут. Чтобы вернуться, попросите новый код.
displaced-revoked = Это устройство отключено
displaced-revoked-do = Нажатое здесь больше не засчитывается. Если это ошибка, попросите в секретариате новый код.
displaced-home = На первую страницу

side-red = Красный
side-blue = Синий
side-red-loud = КРАСНЫЙ
side-blue-loud = СИНИЙ

phase-scheduled = Ещё не вызван
phase-called = Вызов
phase-ready = Готовы
phase-running = Идёт сход
phase-halted = Остановлен
phase-round-over = Раунд окончен
phase-decided = Решён
phase-signed = Подписан
phase-announced = Объявлен
phase-final = Окончателен
phase-void = Отменён
phase-suspended = Приостановлен

clock-left = Осталось времени
clock-passed = Прошло времени

ask-when = нажато в { $time }, дошло с опозданием: как считать?
ask-then = В { $time }
ask-now = Сейчас
ask-discard = Никак
refused = Отклонено: { $what }, { $time }
clauses-cited = По { $numbers }

clause-search = Номер или слова пункта
clause-none = Такого пункта нет.

settings = Настройки
settings-language = Язык
settings-theme = Вид
theme-light = Светлый
theme-dark = Тёмный
theme-sun = Яркое солнце
