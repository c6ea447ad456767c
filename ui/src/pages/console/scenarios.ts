// The sample ring in every state a hofmarshal meets, for photographs and browser tests of the console.
import { keyed } from '$lib/fighters'
import type { BookScene, ConsoleScene, ContestScene, JudgesScene, RingScene } from '$lib/scene'

import { battles, wrestling } from './battle_samples'
import {
  BLOCK,
  NOW,
  WARN,
  blow,
  consoleScene,
  contest,
  fighter,
  freeDuel,
  longsword,
  queue,
  ring,
  said,
  seats,
  tap,
} from './samples'

/** What a console is told at one moment. */
export interface Scenario {
  readonly ring: RingScene
  readonly console: ConsoleScene
  readonly judges?: JudgesScene
}

/** The books of the scenarios, by hash. */
export const books: Readonly<Record<string, BookScene>> = { [longsword.hash]: longsword, [freeDuel.hash]: freeDuel }

const at = (more: Partial<ContestScene>, own: Partial<ConsoleScene> = {}, around: Partial<RingScene> = {}): Scenario => ({
  ring: ring(contest(more), around),
  console: consoleScene(own),
})

const quiet: Partial<ConsoleScene> = { moments: [], late: [], breaches: [] }
const clock = contest().clock
const still = { ...clock, since: null, elapsed: 42_400 }
const zero = { ...clock, since: null, elapsed: 0 }
const red = contest().red
const blue = contest().blue
const fresh = { log: {}, exchange: 0 }
const away = { arrived: false, ready: false, score: 0, sanctions: [] }

const free: Partial<ContestScene> = {
  stream: 'contest/free-duel/f-2',
  title: freeDuel.title,
  book: freeDuel.hash,
  mechanism: 'hits',
  unit: 'halves',
  bout: 'f-2',
  group: '',
  doubles: 1,
  clock: { limit: 0, elapsed: 42_400, since: null, horn_at: null, frozen_at: null },
  red: { ...red, score: 5, fighters: keyed([fighter('red', red.name, { halves: 5, halves_full: 6, armour_class: 2 })]) },
  blue: { ...blue, score: 3, sanctions: [], fighters: keyed([fighter('blue', blue.name, { halves: 3, halves_full: 6, armour_class: 3 })]) },
}

const doubled = [
  {
    at: NOW - 1_400,
    taps: [
      tap('d1', 1, NOW - 1_400, blow('red', { zone: 'torso', weapon: 'sword', action: 'cut' }), { error: 70 }),
      tap('d2', 2, NOW - 1_290, blow('blue', { zone: 'arm', weapon: 'dagger', action: 'cut' }), { error: 60 }),
      tap('d3', 3, NOW - 1_100, blow('red', { zone: 'torso', weapon: 'sword', action: 'cut' })),
      tap('d4', 4, NOW - 1_000, blow('blue', { zone: 'arm', weapon: 'dagger', action: 'cut' })),
    ],
    suggestion: null,
  },
]

const ended = {
  winner: 'red' as const,
  termination: 'time',
  red: 4,
  blue: 2,
  rating: [0, 0],
  round_points: [0, 0],
  said: said('contest-why-outcome', 'Red wins, 4:2 – time is up.', 'Победил красный, 4:2 – вышло время.', 'Переміг червоний, 4:2 – час вийшов.'),
}

export const scenarios: Readonly<Record<string, Scenario>> = {
  free: { ring: ring(null), console: consoleScene({ ...quiet, stream: '', rulings: [], cannot_call: [WARN] }) },
  called: at(
    {
      ...fresh,
      phase: 'called',
      clock: zero,
      red: { ...red, ...away, arrived: true, ready: true },
      blue: { ...blue, ...away },
      countdowns: [{ what: 'arrive', until: NOW + 42_000, left: null }],
    },
    { ...quiet, rulings: [], cannot_start: [{ ...BLOCK, said: said('contest-not-ready', 'Blue is not ready. Wait, or record the readiness.', 'Синий не готов. Подождите или отметьте готовность.', 'Синій не готовий. Зачекайте або позначте готовність.') }] },
  ),
  ready: at(
    { ...fresh, phase: 'ready', clock: zero, red: { ...red, score: 0 }, blue: { ...blue, score: 0, sanctions: [] } },
    { ...quiet, rulings: [], cannot_start: [WARN] },
  ),
  running: at({}),
  halted: at({ phase: 'halted', clock: still }),
  horn: at({ clock: { ...clock, elapsed: 89_000, horn_at: NOW - 3_000 } }, quiet),
  nobody: at({ phase: 'halted', clock: still }, { ...quiet, seats: [] }),
  double: at({ ...free, phase: 'halted' }, { ...quiet, stream: 'contest/free-duel/f-2', rulings: [], moments: doubled }),
  awaits: at(
    {
      phase: 'round-over',
      awaits: 'ruling',
      clock: { ...still, elapsed: 90_000 },
      rounds: [{ number: 1, winner: null, termination: 'time', red: 2, blue: 2, counted: true, extra: false, effective: 90_000, standing: [0, 0], lineups: {} }],
    },
    { ...quiet },
  ),
  extra: at(
    {
      phase: 'round-over',
      extra: true,
      clock: { ...still, elapsed: 90_000 },
      rounds: [{ number: 1, winner: null, termination: 'points', red: 10, blue: 10, counted: true, extra: false, effective: 90_000, standing: [0, 0], lineups: {} }],
    },
    { ...quiet },
  ),
  suspended: at(
    { phase: 'halted', clock: { ...still, frozen_at: NOW - 60_000 } },
    quiet,
    { suspended: { since: NOW - 60_000, reason: 'Storm over the meadow', event: true } },
  ),
  decided: at({ phase: 'decided', clock: { ...still, elapsed: 90_000 }, outcome: ended, red: { ...red, score: 4 }, blue: { ...blue, score: 2 } }, quiet),
  signed: at(
    { phase: 'signed', clock: { ...still, elapsed: 90_000 }, outcome: ended, red: { ...red, score: 4, signed: true }, blue: { ...blue, score: 2 } },
    quiet,
  ),
  announced: at(
    {
      phase: 'announced',
      outcome: ended,
      clock: { ...still, elapsed: 90_000 },
      announced_at: NOW - 20_000,
      countdowns: [{ what: 'final', until: NOW + 280_000, left: null }],
    },
    { ...quiet, stream: 'contest/longsword/q-7' },
    { queue },
  ),
  proposal: at(
    { phase: 'halted', clock: still },
    {
      ...quiet,
      seats,
      proposals: [
        {
          id: 'p1',
          seat: 'hofmarshal',
          name: 'Old tablet of ring 1',
          at: NOW - 40_000,
          received: NOW - 5_000,
          stream: 'contest/longsword/q-7',
          command: { type: 'hit', by: 'red', zone: 'torso', grip: 'one-handed' },
          text: said('programme-proposal', 'Ruling: RED, torso, one hand', 'Решение: КРАСНЫЙ, корпус, одной рукой', 'Рішення: ЧЕРВОНИЙ, корпус, однією рукою'),
        },
      ],
    },
  ),
  ...battles,
  wrestling,
}
