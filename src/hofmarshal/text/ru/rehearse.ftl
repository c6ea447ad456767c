# Репетиция с роботами: что она говорит по ходу и в конце.

rehearse-opened = Боёв ждёт: { $bouts }; ристалищ: { $rings }. Роботы начинают.
rehearse-going = Вызвано боёв: { $called }; команд с ответом: { $answers }; сервер убит раз: { $kills }.
rehearse-no-seat = Устройство не удалось заменить: { $why }
rehearse-title = Репетиция
rehearse-what = Что
rehearse-count = Сколько
rehearse-miss = ПРОМАХ: { $what }
rehearse-kept = Ничего из подтверждённого не потеряно, и журнал снова даёт каждый результат.
rehearse-failed = Репетиция не удалась, промахов: { $count }.
rehearse-row = { $row ->
    [seconds] Секунд
    [called] Вызвано боёв
    [decided] Решено боёв
    [recorded] Результатов в номинациях
    [acknowledged] Команд с ответом
    [taps] Касаний записано (опоздавших)
    [proposed] Предложений заменённых устройств
    [entries] Записей в журнале
    [streams] Потоков с целой цепью хешей
    [lost] Кадров потеряно
    [doubled] Кадров удвоено
    [delayed] Кадров опоздало
    [dropped] Соединений оборвано
    [swaps] Устройств заменено
    [storms] Гроз
    [kills] Убийств сервера
    [clocks] Часов сверено после перезапуска
    [clock-worst] Худшие часы, ошибка в мс
    [unanswered] Команд без ответа
   *[misses] Промахов
}
