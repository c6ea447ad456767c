# Після гри: числа, графіки, історія.

chronicle-title = Літопис
chronicle-no-server = Сервер не відповідає.
chronicle-until = до { $time } ігрового часу
chronicle-characters = { $count ->
    [one] { $count } персонаж
    [few] { $count } персонажі
   *[other] { $count } персонажів
}
chronicle-states = Хто в якому стані
chronicle-forgeries = спроби підробки
chronicle-again = Порахувати наново
chronicle-print = Надрукувати
chronicle-as-table = Таблицею
chronicle-deaths = Смерті за годинами гри
chronicle-none-died = Ніхто не помер.
chronicle-hour = Година
chronicle-all = Усього
chronicle-heavy = Тяжкі поранення
chronicle-blows = Удари
chronicle-wounds = Рани за зонами
chronicle-none-hit = Ні в кого не влучили.
chronicle-zone = Зона
chronicle-hits = Знято хітів
chronicle-reason = Втрати розуму за причинами
chronicle-none-lost = Розуму ніхто не втрачав.
chronicle-cause = Причина
chronicle-points = Очки
chronicle-times = Разів
chronicle-obligations = Зобов’язання за підсумком
chronicle-none-owed = Зобов’язань немає.
chronicle-end = Підсумок
chronicle-count = Скільки
chronicle-history = Уся історія
chronicle-history-help = Усі події гри в тому порядку, у якому вони сталися: і скасовані, і змінені пізніми повідомленнями.
chronicle-names = З іменами й тим, що люди писали
chronicle-names-mean = У файлі імена людей. Нехай він лишається в майстрів.
chronicle-no-names-mean = Замість імен номери; того, що люди писали своїми словами, у файлі немає. Його можна публікувати.
chronicle-save = Зберегти { $form }
