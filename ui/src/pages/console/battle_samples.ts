// Battles of an invented event in every state a hofmarshal meets, typed as the wire's; their books are the real ones.
import { keyed } from '$lib/fighters'
import type { ConsoleScene, ContestScene, FighterScene, JudgesScene, MarkScene, RoundScene, Side, SideScene } from '$lib/scene'

import { NOW, consoleScene, contest, fighter, ring, said, text } from './samples'

/** What a console is told at one moment of a battle. */
export interface BattleScenario {
  readonly ring: ReturnType<typeof ring>
  readonly console: ConsoleScene
  readonly judges: JudgesScene
}

const FIRST = ['Ada', 'Lev', 'Yan', 'Hnat', 'Tym', 'Zorya', 'Mila']
const HEX = { red: 'Three Willows', blue: 'Quiet Harbour' }
const STREAM = 'contest/battle/f-1'

const mark = (by: number, kind = 'went-out', ago = 9_000): MarkScene => ({ by: `field-judge-${by}`, at: NOW - ago, event: `m${by}`, kind })

/** A team of `size` and two reserves; `down` tells of some by number. */
export function team(which: Side, size: number, some: Readonly<Record<number, Partial<FighterScene>>> = {}, more: Partial<SideScene> = {}): SideScene {
  const all = Array.from({ length: size + 2 }, (_, i) => {
    const number = i + 1
    const name = size > 9 ? '' : (FIRST[i] ?? '')
    return fighter(`${which}-${number}`, name, { number, main: number <= size, lined: number <= size, ...some[number] })
  })
  const lineup = all.slice(0, size).map((one) => one.id)
  const standing = all.filter((one) => lineup.includes(one.id) && !one.down).length
  return {
    ...contest()[which], name: HEX[which], sanctions: [], score: standing, standing, fighters: keyed(all), lineup, ...more,
  }
}

const judges = (more: Partial<JudgesScene> = {}): JudgesScene => ({
  ring: '1', stream: STREAM, number: 12, orders: {}, to_name: [], late: [], claims: [], cannot_start: [], verdict: [], terms: [], ...more,
})

const base: Partial<ContestScene> = {
  stream: STREAM,
  title: text('Group battle', 'Групповой бой', 'Груповий бій'),
  book: 'real.isb-buhurt.group-battle',
  bout: 'f-1',
  group: '',
  team: true,
  mechanism: 'standing',
  unit: 'standing',
  exchange: 1,
  clock: { limit: 600_000, elapsed: 0, since: NOW - 184_000, horn_at: null, frozen_at: null },
  log: {},
}
const still = { limit: 600_000, elapsed: 312_000, since: null, horn_at: null, frozen_at: null }
const gone = { ...still, elapsed: 600_000, horn_at: NOW - 4_000 }

const at = (more: Partial<ContestScene>, shared: Partial<JudgesScene> = {}, own: Partial<ConsoleScene> = {}): BattleScenario => ({
  ring: ring(contest({ ...base, ...more })),
  console: consoleScene({ stream: STREAM, moments: [], late: [], breaches: [], rulings: [], ladder: [], seats: [], ...own }),
  judges: judges(shared),
})

const out = (cause: string, by: number, more: Partial<FighterScene> = {}): Partial<FighterScene> => ({ down: true, cause, mark: mark(by), ...more })
const BOUNDARY = 'isb-buhurt.out.boundary'
const THIRD = 'isb-buhurt.out.third-support'

const round = (number: number, winner: Side | null, standing: readonly [number, number], more: Partial<RoundScene> = {}): RoundScene => ({
  number, winner, termination: winner ? 'out' : 'time', red: standing[0], blue: standing[1], counted: true, extra: false, effective: 312_000,
  standing, lineups: { red: ['red-1', 'red-2', 'red-3', 'red-4', 'red-5'], blue: ['blue-1', 'blue-2', 'blue-3', 'blue-4', 'blue-5'] }, ...more,
})

const ENDED_OUT = said(
  'battle-round-ended', 'Round 1: one side is wholly out. Standing: 3 of Red, 0 of Blue. Red wins the round.',
  'Раунд 1: одна сторона выведена полностью. На ногах: у красных 3, у синих 0. Раунд за красными.',
  'Раунд 1: одну сторону виведено повністю. На ногах: у червоних 3, у синіх 0. Раунд за червоними.', ['isb-buhurt.round.all-out'],
)
const NEXT = said(
  'battle-follows-next', 'Rounds won: Red 1, Blue 0; 2 win the battle. The next round follows.',
  'Выиграно раундов: красные 1, синие 0; для победы в бою нужно 2. Следует ещё один раунд.',
  'Виграно раундів: червоні 1, сині 0; для перемоги в бою треба 2. Далі ще один раунд.', ['isb-buhurt.start', 'isb-buhurt.to-two'],
)
const ENDED_TIME = said(
  'battle-round-ended', 'Round 2: time is up. Standing: 3 of Red, 3 of Blue. Nobody wins the round.',
  'Раунд 2: время вышло. На ногах: у красных 3, у синих 3. Раунд ни за кем.',
  'Раунд 2: час вийшов. На ногах: у червоних 3, у синіх 3. Раунд ні за ким.', ['isb-buhurt.round.time'],
)
const AGAIN = said(
  'battle-follows-again', 'Equal: the round counts for nobody and is fought again at full strength.',
  'Поровну: раунд никому не засчитывается и проводится заново полным составом.',
  'Порівну: раунд нікому не зараховується і проводиться знову повним складом.', ['isb-buhurt.start', 'isb-buhurt.round.equal'],
)
const TERMS = [
  said('battle-term-hits', 'Hits by armour class', 'Хиты по классу доспеха', 'Хіти за класом обладунку', ['u.4.6']),
  said('battle-term-fallen', 'Without hits: leaves the field or lies down', 'Без хитов: уходит с поля или лежит', 'Без хітів: іде з поля або лежить', ['u.4.8.v']),
  said('battle-term-fortified', 'Fortifications stand on this field', 'На поле стоят укрепления', 'На полі стоять укріплення', ['u.4.7']),
]

const fought = {
  red: team('red', 5, { 2: out(BOUNDARY, 2, { seconded: 1 }), 4: out('', 1) }),
  blue: team('blue', 5, { 1: out(THIRD, 1), 3: out('', 3), 5: { mark: mark(2, 'returned') } }),
}
const allOut = team('blue', 5, { 1: out(THIRD, 1), 2: out('', 2), 3: out(BOUNDARY, 3), 4: out('', 1), 5: out(THIRD, 2) })
const hits = (which: Side): SideScene =>
  team(which, 7, {
    1: { halves: 6, halves_full: 6, armour_class: 3 }, 2: { halves: 5, halves_full: 6, armour_class: 3, mark: mark(1, 'struck') },
    3: { halves: 1, halves_full: 4, armour_class: 2, mark: mark(2, 'struck') }, 4: { halves: 0, halves_full: 2, armour_class: 1, down: true, mark: mark(1, 'struck') },
    5: { halves: 2, halves_full: 2, armour_class: 1 }, 6: { halves: 4, halves_full: 4, armour_class: 2 }, 7: { halves: 2, halves_full: 4, armour_class: 2, mark: mark(2, 'struck') },
  })
const mass: Partial<ContestScene> = {
  title: text('Mass battle', 'Массовый бой', 'Масовий бій'), book: 'real.ulozhenie.mass-battle', mechanism: 'hits', unit: 'standing',
  clock: { limit: 0, elapsed: 0, since: NOW - 95_000, horn_at: null, frozen_at: null },
}
const personal = { halves: 4, halves_full: 4, armour_class: 1 }
const onBridge = (which: Side, more: Partial<SideScene>): SideScene => team(which, 4, { 1: personal, 2: personal, 3: personal, 4: personal }, more)
const bridge: Partial<ContestScene> = {
  title: text('Battle on the bridge', 'Бой на мосту', 'Бій на мосту'), book: 'real.ulozhenie.bridge-battle', mechanism: 'hits', unit: 'standing',
  clock: { limit: 0, elapsed: 0, since: null, horn_at: null, frozen_at: null },
}
const orders = { red: ['red-3', 'red-1', 'red-2', 'red-4'], blue: ['blue-2', 'blue-4', 'blue-1', 'blue-3'] }
const NOT_IN = {
  severity: 'block' as const, event: '',
  said: said('contest-order-not-submitted', 'Blue has not handed in the order of entry. Ask the captain for it.', 'Синий не подал порядок выхода. Попросите капитана подать его.', 'Синій не подав порядку виходу. Попросіть капітана подати його.', ['u.5.7.a']),
}
const ended = said('contest-why-outcome', 'Red wins, 2:0 – one side is out.', 'Победил красный, 2:0 – сторона выведена.', 'Переміг червоний, 2:0 – сторону виведено.')

const many = (which: Side): SideScene =>
  team(which, 21, Object.fromEntries((which === 'red' ? [2, 5, 9, 14] : [1, 3, 4, 8, 13, 20]).map((n) => [n, n % 2 ? out(BOUNDARY, 1 + (n % 3)) : out('', 2)])))

export const battles: Readonly<Record<string, BattleScenario>> = {
  battle: at(fought, { to_name: ['red-4', 'blue-3'] }),
  'battle-21': at({ red: many('red'), blue: many('blue') }),
  'battle-out': at(
    { phase: 'round-over', awaits: 'confirm', clock: still, red: fought.red, blue: allOut, rounds: [round(1, 'red', [3, 0])] },
    { verdict: [ENDED_OUT, NEXT] },
  ),
  'battle-equal': at(
    { phase: 'round-over', awaits: 'confirm', round: 2, clock: gone, ...fought, rounds: [round(1, 'red', [3, 0]), round(2, null, [3, 3])] },
    { verdict: [ENDED_TIME, AGAIN] },
  ),
  'battle-between': at(
    {
      phase: 'round-over',
      clock: still,
      red: { ...team('red', 5), rounds_won: 1, lineup: ['red-1', 'red-6', 'red-3', 'red-4', 'red-5'] },
      blue: team('blue', 5, { 2: { held: true } }),
      rounds: [round(1, 'red', [3, 0])],
    },
    {
      verdict: [ENDED_OUT, NEXT],
      late: [{
        event: 'l1', by: 'field-judge-3', at: NOW - 190_000, round: 1, what: 'out', fighter: 'red-5', cause: BOUNDARY, fits: true, reopens: 'e9',
        said: said('contest-why-marked-late', 'Field judge 3 marked red 5 out in round 1.', 'Полевой судья 3 отметил в раунде 1: красный 5 выведен.', 'Польовий суддя 3 позначив у раунді 1: червоного 5 виведено.'),
      }],
    },
  ),
  'battle-decided': at({
    phase: 'decided',
    unit: 'rounds',
    clock: still,
    red: { ...fought.red, score: 2, rounds_won: 2 },
    blue: { ...allOut, score: 0 },
    rounds: [round(1, 'red', [3, 0]), round(2, null, [3, 3], { counted: false }), round(2, 'red', [4, 0])],
    outcome: { winner: 'red', termination: 'out', red: 2, blue: 0, said: ended, rating: [1, 0], round_points: [7, 0] },
  }),
  mass: at({ ...mass, red: hits('red'), blue: hits('blue') }, { terms: TERMS }),
  'mass-claim': at({ ...mass, phase: 'halted', red: hits('red'), blue: hits('blue') }, { terms: TERMS }, {
    claims: [{
      id: 'c1', fighter: 'red-2', against: 'blue-5', clause: 'u.1.5.a', divided: true,
      said: said('contest-why-claimed', 'Red 2 claims a forbidden blow by blue 5.', 'Красный 2 заявляет о запрещённом ударе синего 5.', 'Червоний 2 заявляє про заборонений удар синього 5.', ['u.4.8.g']),
    }],
  }),
  'bridge-sealed': at(
    { ...bridge, phase: 'ready', exchange: 0, red: onBridge('red', { sealed: true }), blue: onBridge('blue', { sealed: false }) },
    { cannot_start: [NOT_IN], terms: TERMS.slice(0, 1) },
    { cannot_start: [NOT_IN] },
  ),
  'bridge-open': at(
    { ...bridge, phase: 'ready', exchange: 0, red: onBridge('red', { sealed: true }), blue: onBridge('blue', { sealed: true }) },
    { orders },
  ),
  bridge: at(
    {
      ...bridge,
      clock: { limit: 0, elapsed: 0, since: NOW - 31_000, horn_at: null, frozen_at: null },
      red: onBridge('red', { sealed: true, order: orders.red, on_field: ['red-3'], next_in: 'red-1' }),
      blue: {
        ...team('blue', 4, { 1: personal, 2: { ...personal, ...out('u.5.7.d', 1) }, 3: personal, 4: personal }),
        sealed: true, order: orders.blue, on_field: [], next_in: 'blue-4',
      },
    },
    { orders },
  ),
}

/** Wrestling: one against one, and what touched the ground. */
export const wrestling: BattleScenario = {
  ring: ring(contest({
    stream: STREAM, title: text('Wrestling', 'Борцовский поединок', 'Борцівський поєдинок'), book: 'real.ulozhenie.wrestling', mechanism: 'fall',
    unit: 'points', group: '', log: {}, clock: { limit: 0, elapsed: 0, since: NOW - 21_000, horn_at: null, frozen_at: null },
  })),
  console: consoleScene({ stream: STREAM, moments: [], late: [], breaches: [], rulings: [], ladder: [] }),
  judges: judges(),
}
