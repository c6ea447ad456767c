// Invented battles in which screens can be looked at and tested without a server.

import { keyed } from '$lib/fighters'
import type { ContestScene, FighterScene, LogRow, OutcomeScene, RingScene, RoundScene, SideScene, Text } from '$lib/scene'

import { clock, contest, fighter, NOW, ring, row, say, side } from './samples'

const NAMES = [
  'Остап Вигаданий', 'Пётр Примерный', 'Ян', 'Bohdan Prykladnyi', 'Марко Неіснуючий', 'Ілля Уявний-Довгопрізвищний', 'Vasyl Fiktyvnyi',
  'Юрій Зразковий', 'Антон Условный', 'Ґудзик Ґалаґан', 'Мирон Мнимый',
]

/** The fighters of a team by number; those in `down` are out, each by the cause given. */
function team(letter: 'red' | 'blue', count: number, down: Readonly<Record<number, string>> = {}, more: (number: number) => Partial<FighterScene> = () => ({})): Record<string, FighterScene> {
  return keyed(
    Array.from({ length: count }, (_, i) => {
      const number = i + 1
      return fighter(`${letter}-${number}`, NAMES[(i + (letter === 'red' ? 0 : 5)) % NAMES.length]!, {
        number,
        down: number in down,
        cause: down[number] ?? '',
        ...more(number),
      })
    }),
  )
}

function company(letter: 'red' | 'blue', fighters: Record<string, FighterScene>, more: Partial<SideScene> = {}): SideScene {
  const all = Object.values(fighters)
  const standing = all.filter((one) => one.lined && !one.down && !one.disqualified).length
  const [name, club] = letter === 'red' ? ['Вигадана рота', 'Місто А'] : ['Company of Nobody', 'Town B']
  return side(name!, club!, {
    entry: letter === 'red' ? '21' : '22',
    fighters,
    score: standing,
    standing,
    lineup: all.filter((one) => one.lined).map((one) => one.id),
    ...more,
  })
}

const THIRD = 'isb-buhurt.out.third-support'
const BOUNDARY = 'isb-buhurt.out.boundary'

function fought(number: number, red: number, blue: number, more: Partial<RoundScene> = {}): RoundScene {
  return {
    number,
    winner: red > blue ? 'red' : red < blue ? 'blue' : null,
    termination: red && blue ? 'time' : 'out',
    red,
    blue,
    counted: red !== blue,
    extra: false,
    effective: 240_000,
    standing: [red, blue],
    lineups: { red: [1, 2, 3, 4, 5].map((n) => `red-${n}`), blue: [1, 2, 3, 4, 6].map((n) => `blue-${n}`) },
    ...more,
  }
}

const OUTS: LogRow[] = [
  row('b1', 0, 'started', null, say('Fight!', 'Бой!', 'Бій!', ['isb-buhurt.start'])),
  row('b2', 31_000, 'went-out', 'red', say('Red 4 Bohdan Prykladnyi is out of the fight.', 'Красный 4 Bohdan Prykladnyi выведен из боя.', 'Червоний 4 Bohdan Prykladnyi виведено з бою.', [THIRD])),
  row('b3', 44_500, 'went-out', 'blue', say('Blue 2 Vasyl Fiktyvnyi is out of the fight.', 'Синий 2 Vasyl Fiktyvnyi выведен из боя.', 'Синій 2 Vasyl Fiktyvnyi виведено з бою.', [BOUNDARY])),
  row('b4', 46_000, 'out-seconded', 'blue', say('Blue 2 is out of the fight: marked again.', 'Синий 2: вывод из боя отмечен ещё раз.', 'Синій 2: виведення з бою позначено ще раз.', [BOUNDARY])),
  row('b5', 58_000, 'returned', 'red', say('Red 4 Bohdan Prykladnyi returns to the fight.', 'Красный 4 Bohdan Prykladnyi возвращён в бой.', 'Червоний 4 Bohdan Prykladnyi повертається в бій.', ['isb-buhurt.return'])),
]
const logged = (rows: readonly LogRow[]): Record<string, LogRow> => Object.fromEntries(rows.map((one, place) => [one.id, { ...one, place }]))

const GROUP: Text = { en: 'Group battle', ru: 'Групповой бой', uk: 'Груповий бій' }

function battle(more: Partial<ContestScene> = {}): ContestScene {
  return contest({
    stream: 'contest/five/q-1',
    nomination: 'group-battle',
    title: GROUP,
    mechanism: 'standing',
    team: true,
    unit: 'standing',
    exchange: 1,
    clock: clock({ limit: 600_000, elapsed: 84_000, since: NOW - 6_000 }),
    log: logged(OUTS),
    ...more,
  })
}

const marked = (ago: number): Partial<FighterScene> => ({ mark: { by: 'field-judge-1', at: NOW - ago, event: 'b3', kind: 'went-out' } })

const FIVE = battle({
  red: company('red', team('red', 7, {}, (n) => ({ lined: n < 6, main: n < 6 })), { rounds_won: 1 }),
  blue: company('blue', team('blue', 7, { 2: BOUNDARY, 4: '' }, (n) => ({ lined: n < 6, main: n < 6, ...(n === 4 ? marked(500) : {}) }))),
  round: 2,
  rounds: [fought(1, 3, 0), fought(2, 2, 2)],
})

const OUTCOME: OutcomeScene = {
  winner: 'red',
  termination: 'out',
  red: 2,
  blue: 1,
  rating: [1, 0],
  round_points: [5, 2],
  said: say('Red wins, 2:1 – one side is wholly out', 'Победил Красный, 2:1 – сторона полностью выведена из боя', 'Переміг Червоний, 2:1 – сторону повністю виведено з бою', ['isb-buhurt.to-two']),
}

const HITS = (number: number): Partial<FighterScene> => ({ halves: Math.max(0, 8 - number), halves_full: 6, armour_class: 2 })

const ORDER = { red: [3, 1, 5, 2, 4].map((n) => `red-${n}`), blue: [2, 4, 1, 3, 5].map((n) => `blue-${n}`) }

function bridge(more: Partial<ContestScene> = {}, red: Partial<SideScene> = {}, blue: Partial<SideScene> = {}): ContestScene {
  return battle({
    stream: 'contest/bridge/q-1',
    nomination: 'bridge-battle',
    title: { en: 'Battle on the bridge', ru: 'Бой на мосту', uk: 'Бій на мосту' },
    mechanism: 'hits',
    clock: clock({ limit: 0, elapsed: 152_000, since: NOW - 6_000 }),
    red: company('red', team('red', 5, { 3: 'u.5.7.d' }, (n) => ({ halves: n === 3 ? 0 : n === 1 ? 5 : 6, halves_full: 6 })), { sealed: true, ...red }),
    blue: company('blue', team('blue', 5, {}, () => ({ halves: 4, halves_full: 4 })), { sealed: true, ...blue }),
    log: logged([
      row('c1', 0, 'started', null, say('Fight!', 'Бой!', 'Бій!', ['u.5.7.g'])),
      row('c2', 20_000, 'entered', 'red', say('Red 1 Остап Вигаданий steps onto the bridge.', 'Красный 1 Остап Вигаданий выходит на мост.', 'Червоний 1 Остап Вигаданий виходить на міст.', ['u.5.7.v'])),
    ]),
    ...more,
  })
}

const ON = { red: { order: ORDER.red, on_field: ['red-1'], next_in: 'red-5' }, blue: { order: ORDER.blue, on_field: ['blue-2'], next_in: 'blue-4' } }

function wrestling(more: Partial<ContestScene> = {}): ContestScene {
  return contest({
    stream: 'contest/wrestling/q-2',
    nomination: 'wrestling',
    title: { en: 'Wrestling', ru: 'Борцовский поединок', uk: 'Борцівський поєдинок' },
    mechanism: 'fall',
    red: side('Остап Вигаданий', 'Клуб «Зразок»', { score: 1 }),
    blue: side('Bohdan Prykladnyi', 'Sample Swords', { score: 1 }),
    clock: clock({ limit: 0, elapsed: 0, since: NOW - 24_000 }),
    exchange: 1,
    log: {},
    ...more,
  })
}

const KNEE = row('w2', 24_000, 'touched-ground', 'blue', say('Blue touched the ground: knee.', 'Синий коснулся земли: колено.', 'Синій торкнувся землі: коліно.', ['u.7.3']))

const dagger = contest({
  stream: 'contest/dagger/q-4',
  nomination: 'dagger-duel',
  title: { en: 'Dagger duel', ru: 'Поединок кинжальщиков', uk: 'Поєдинок кинджальників' },
  mechanism: 'hits',
  unit: 'halves',
  phase: 'halted',
  red: side('Остап Вигаданий', 'Клуб «Зразок»', { score: 3, fighters: keyed([fighter('red', 'Остап Вигаданий', { halves: 3, halves_full: 6 })]) }),
  blue: side('Bohdan Prykladnyi', 'Sample Swords', { score: 4, fighters: keyed([fighter('blue', 'Bohdan Prykladnyi', { halves: 4, halves_full: 6 })]) }),
  clock: clock({ limit: 0, elapsed: 47_000 }),
  log: logged([
    row('d1', 0, 'started', null, say('Fight!', 'Бой!', 'Бій!')),
    row('d2', 44_000, 'struck', 'red', say('RED takes half a hit: forearm, cut. BLUE: forearm – no score. The arm in the cloak is no target.', 'КРАСНЫЙ теряет половину хита: предплечье, рубящий. СИНИЙ: предплечье – не засчитано. Рука в плаще не поражается.', 'ЧЕРВОНИЙ втрачає пів хіта: передпліччя, рубальний. СИНІЙ: передпліччя – не зараховано. Рука в плащі не уражається.', ['u.3.6', 'u.3.7'])),
  ]),
})

/** Scenes of a ring by name: what a screen meets in battles. */
export const BATTLES: Readonly<Record<string, RingScene>> = {
  five: ring({ contest: FIVE }),
  'five-called': ring({ contest: battle({ phase: 'called', exchange: 0, round: 1, clock: clock({ limit: 600_000 }), log: {}, red: company('red', team('red', 5), { ready: true }), blue: company('blue', team('blue', 5), { ready: false }), countdowns: [{ what: 'ready', until: NOW + 64_000, left: null }] }) }),
  'five-equal': ring({
    contest: battle({
      ...FIVE,
      phase: 'round-over',
      awaits: '',
      round: 2,
      red: company('red', team('red', 5, { 1: THIRD, 2: THIRD, 5: '' }), { rounds_won: 1 }),
      blue: company('blue', team('blue', 5, { 2: BOUNDARY, 3: THIRD, 4: '' })),
      clock: clock({ limit: 600_000, elapsed: 600_000 }),
    }),
  }),
  'five-decided': ring({
    contest: battle({
      ...FIVE,
      phase: 'decided',
      unit: 'rounds',
      red: company('red', team('red', 5, { 1: THIRD, 2: THIRD }), { rounds_won: 2, score: 2 }),
      blue: company('blue', team('blue', 5, { 1: '', 2: '', 3: '', 4: '', 5: '' }), { rounds_won: 1, score: 1 }),
      rounds: [fought(1, 3, 0), fought(2, 2, 2), fought(2, 0, 2), fought(3, 3, 0)],
      round: 3,
      outcome: OUTCOME,
      clock: clock({ limit: 600_000, elapsed: 214_000 }),
    }),
  }),
  many: ring({
    contest: battle({
      title: { en: 'Mass battle 21 against 21', ru: 'Массовый бой 21 на 21', uk: 'Масовий бій 21 на 21' },
      red: company('red', team('red', 21, { 3: THIRD, 11: BOUNDARY, 17: '' }, (n) => (n === 17 ? marked(300) : {})), { rounds_won: 1 }),
      blue: company('blue', team('blue', 21, Object.fromEntries([1, 2, 5, 8, 9, 13, 14, 20, 21].map((n) => [n, THIRD])), (n) => (n === 6 ? { disqualified: true, down: true } : {}))),
      round: 2,
      rounds: [fought(1, 9, 0)],
    }),
  }),
  mass: ring({
    contest: battle({
      title: { en: 'Mass battle', ru: 'Массовый бой', uk: 'Масовий бій' },
      nomination: 'mass-battle',
      mechanism: 'hits',
      red: company('red', team('red', 10, { 8: '', 9: '', 10: '' }, HITS)),
      blue: company('blue', team('blue', 10, { 8: '', 9: '', 10: '', 2: '' }, (n) => ({ ...HITS(n), halves: n === 2 || n > 7 ? 0 : Math.max(1, 7 - n) }))),
      clock: clock({ limit: 0, elapsed: 220_000, since: NOW - 2_000 }),
    }),
  }),
  'bridge-called': ring({ contest: bridge({ phase: 'called', exchange: 0, clock: clock({ limit: 0 }), log: {} }, { fighters: team('red', 5), standing: 5, score: 5 }, { sealed: false, ready: false }) }),
  bridge: ring({ contest: bridge({}, ON.red, ON.blue) }),
  'bridge-won': ring({
    contest: bridge(
      { phase: 'decided', outcome: { ...OUTCOME, termination: 'breakthrough', red: 4, blue: 3, rating: [0, 0], round_points: [0, 0], said: say('Red wins, 4:3 – breakthrough', 'Победил Красный, 4:3 – прорыв', 'Переміг Червоний, 4:3 – прорив', ['u.5.7.zh']) } },
      ON.red,
      { ...ON.blue, on_field: [], score: 3 },
    ),
  }),
  wrestling: ring({ contest: wrestling() }),
  'wrestling-called': ring({
    contest: wrestling({
      phase: 'called',
      exchange: 0,
      clock: clock({ limit: 0 }),
      blue: side('Bohdan Prykladnyi', 'Sample Swords', { arrived: false, ready: false, score: 1 }),
      log: logged([1, 2, 3].map((n) => row(`k${n}`, 0, 'called', null, say(`The sides are called, call ${n}.`, `Стороны вызваны, вызов ${n}.`, `Сторони викликано, виклик ${n}.`, ['u.7.2'])))),
    }),
  }),
  'wrestling-won': ring({
    contest: wrestling({
      phase: 'decided',
      blue: side('Bohdan Prykladnyi', 'Sample Swords', { score: 0 }),
      outcome: { ...OUTCOME, termination: 'fall', red: 1, blue: 0, rating: [0, 0], round_points: [0, 0], said: say('Red wins, 1:0 – fall', 'Победил Красный, 1:0 – падение', 'Переміг Червоний, 1:0 – падіння', ['u.7.3']) },
      clock: clock({ limit: 0, elapsed: 24_000 }),
      log: logged([KNEE]),
    }),
  }),
  dagger: ring({ contest: dagger }),
}
