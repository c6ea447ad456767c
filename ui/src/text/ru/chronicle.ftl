# После игры: числа, графики, история.

chronicle-title = Летопись
chronicle-no-server = Сервер не отвечает.
chronicle-until = по { $time } игрового времени
chronicle-characters = { $count ->
    [one] { $count } персонаж
    [few] { $count } персонажа
   *[other] { $count } персонажей
}
chronicle-states = Кто в каком состоянии
chronicle-forgeries = попытки подделки
chronicle-again = Посчитать заново
chronicle-print = Напечатать
chronicle-as-table = Таблицей
chronicle-deaths = Смерти по часам игры
chronicle-none-died = Никто не умер.
chronicle-hour = Час
chronicle-all = Всего
chronicle-heavy = Тяжёлые ранения
chronicle-blows = Удары
chronicle-wounds = Раны по зонам
chronicle-none-hit = Ни в кого не попали.
chronicle-zone = Зона
chronicle-hits = Снято хитов
chronicle-reason = Потери рассудка по причинам
chronicle-none-lost = Рассудка никто не терял.
chronicle-cause = Причина
chronicle-points = Очки
chronicle-times = Раз
chronicle-obligations = Обязательства по исходу
chronicle-none-owed = Обязательств нет.
chronicle-end = Исход
chronicle-count = Сколько
chronicle-history = Вся история
chronicle-history-help = Все события игры в том порядке, в каком они случились: и отменённые, и изменённые поздними сообщениями.
chronicle-names = С именами и тем, что люди писали
chronicle-names-mean = В файле имена людей. Пусть он остаётся у мастеров.
chronicle-no-names-mean = Вместо имён номера; того, что люди писали своими словами, в файле нет. Его можно публиковать.
chronicle-save = Сохранить { $form }
