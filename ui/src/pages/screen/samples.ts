// Invented scenes in which every screen can be looked at and tested without a server.

import { keyed } from '$lib/fighters'
import type {
  ClockScene,
  ContestScene,
  DeviceRow,
  DevicesScene,
  FighterScene,
  LogRow,
  QueueRow,
  RingScene,
  RingsScene,
  Said,
  SanctionScene,
  Side,
  SideScene,
} from '$lib/scene'

/** The instant all samples are seen at. */
export const NOW = 1_780_000_000_000

/** A sentence that is the same in all languages, or its three. */
export function say(en: string, ru = en, uk = en, cites: string[] = []): Said {
  return { code: 'sample', en, ru, uk, cites }
}

export function fighter(id: string, name: string, more: Partial<FighterScene> = {}): FighterScene {
  return {
    id,
    name,
    number: 0,
    entry: id,
    main: true,
    halves: null,
    halves_full: 0,
    armour_class: 0,
    down: false,
    disqualified: false,
    held: false,
    lined: true,
    cause: '',
    mark: null,
    seconded: 0,
    cloak: '',
    ...more,
  }
}

export function side(name: string, club: string, more: Partial<SideScene> = {}): SideScene {
  return {
    name,
    club,
    entry: name,
    score: 0,
    rounds_won: 0,
    arrived: true,
    ready: true,
    signed: false,
    fighters: keyed([fighter(name, name)]),
    standing: 0,
    lineup: [],
    sealed: false,
    order: [],
    on_field: [],
    next_in: '',
    sanctions: [],
    wins: null,
    losses: 0,
    warnings: 0,
    ...more,
  }
}

export function sanction(kind: string, number = 1): SanctionScene {
  return { fighter: 'red', kind, number, effect: 'nothing', points: 0, event: `${kind}-${number}`, cites: ['isb-duel.warnings'], scope: 'bout' }
}

export function clock(more: Partial<ClockScene> = {}): ClockScene {
  return { limit: 90_000, elapsed: 0, since: null, horn_at: null, frozen_at: null, ...more }
}

export function row(id: string, at: number, kind: string, of: Side | null, text: Said, more: Partial<LogRow> = {}): LogRow {
  return {
    id,
    place: 0,
    t: NOW - 60_000 + at,
    round: 1,
    exchange: 1,
    effective: at,
    kind,
    by: 'hofmarshal',
    side: of,
    text,
    undone: false,
    replaced: false,
    correctable: false,
    flagged: [],
    ...more,
  }
}

const LOG: LogRow[] = [
  row('e1', 0, 'started', null, say('Start', 'Начало', 'Початок')),
  row('e2', 11_200, 'struck', 'red', say('Red: head, both hands, 2 points', 'Красный: голова, двумя руками, 2 очка', 'Червоний: голова, двома руками, 2 бали', ['isb-duel.longsword.two-hand'])),
  row('e3', 24_900, 'struck', 'blue', say('Blue: forearm, 1 point', 'Синий: предплечье, 1 очко', 'Синій: передпліччя, 1 бал', ['isb-duel.longsword.other']), { exchange: 2, undone: true }),
  row('e4', 36_000, 'struck', 'blue', say('Blue: torso, one hand, 1 point', 'Синий: корпус, одной рукой, 1 очко', 'Синій: корпус, однією рукою, 1 бал', ['isb-duel.longsword.other']), { exchange: 3 }),
  row('e5', 41_500, 'breached', 'blue', say('Blue: warning, a blow after the halt', 'Синий: предупреждение, удар после остановки', 'Синій: попередження, удар після зупинки', ['isb-duel.warnings']), { exchange: 4 }),
]

export function contest(more: Partial<ContestScene> = {}): ContestScene {
  return {
    stream: 'contest/longsword/q-3',
    number: 17,
    nomination: 'longsword',
    title: { en: 'Longsword', ru: 'Полутораручный меч', uk: 'Півтораручний меч' },
    book: 'sample',
    stage: 'groups',
    group: 'B',
    bout: '3',
    ring: '1',
    mechanism: 'points',
    team: false,
    phase: 'running',
    awaits: '',
    round: 1,
    exchange: 4,
    extra: false,
    swapped: false,
    doubles: 0,
    unit: 'points',
    red: side('Остап Вигаданий', 'Клуб «Зразок»', { score: 4 }),
    blue: side('Bohdan Prykladnyi', 'Sample Swords', { score: 3, sanctions: [sanction('remark'), sanction('warning', 1), sanction('warning', 2)] }),
    clock: clock({ elapsed: 41_500, since: NOW - 6_000 }),
    countdowns: [],
    rounds: [],
    outcome: null,
    announced_at: null,
    steps: [],
    log: Object.fromEntries(LOG.map((one, place) => [one.id, { ...one, place }])),
    ...more,
  }
}

export function queued(bout: string, red: string, blue: string, minutes: number, more: Partial<QueueRow> = {}): QueueRow {
  return {
    stream: `contest/longsword/q-${bout}`,
    nomination: 'longsword',
    title: { en: 'Longsword', ru: 'Полутораручный меч', uk: 'Півтораручний меч' },
    stage: 'groups',
    group: 'B',
    bout,
    red,
    blue,
    red_club: 'Клуб «Зразок»',
    blue_club: 'Sample Swords',
    expected: NOW + minutes * 60_000,
    spread: 120_000,
    ...more,
  }
}

export const QUEUE: QueueRow[] = [
  queued('4', 'Марко Неіснуючий', 'Пётр Примерный', 4),
  queued('5', 'Ілля Уявний', 'Vasyl Fiktyvnyi', 9),
  queued('6', 'Юрій Зразковий', 'Антон Условный', 15),
]

export function ring(more: Partial<RingScene> = {}): RingScene {
  return {
    ring: '1',
    title: 'Ристалище 1',
    event: 'Приклад-фест 2026',
    suspended: null,
    contest: contest(),
    queue: QUEUE,
    behind: 0,
    ...more,
  }
}

const OUTCOME = say(
  'Bohdan Prykladnyi wins 5 : 4, time is up',
  'Победил Bohdan Prykladnyi, 5 : 4, время вышло',
  'Переміг Bohdan Prykladnyi, 5 : 4, час вийшов',
  ['isb-duel.end.longsword', 'isb-duel.winner'],
)

/** Scenes of a ring by name: what a screen meets in a day. */
export const RINGS: Record<string, RingScene> = {
  running: ring(),
  last: ring({ contest: contest({ clock: clock({ elapsed: 80_000, since: NOW - 3_600 }), red: side('Остап Вигаданий', 'Клуб «Зразок»', { score: 14 }), doubles: 2 }) }),
  horn: ring({ contest: contest({ clock: clock({ elapsed: 41_500, since: NOW - 50_000, horn_at: NOW - 1_500 }) }) }),
  swapped: ring({ contest: contest({ swapped: true }) }),
  calling: ring({
    contest: contest({
      phase: 'called',
      exchange: 0,
      clock: clock(),
      red: side('Остап Вигаданий', 'Клуб «Зразок»', { ready: true }),
      blue: side('Bohdan Prykladnyi', 'Sample Swords', { arrived: false, ready: false }),
      countdowns: [{ what: 'arrive', until: NOW + 102_000, left: null }],
      log: {},
    }),
  }),
  hits: ring({
    contest: contest({
      nomination: 'free-duel',
      title: { en: 'Free duel', ru: 'Свободный поединок', uk: 'Вільний поєдинок' },
      mechanism: 'hits',
      unit: 'halves',
      phase: 'halted',
      red: side('Дуже Довгопрізвищний-Перевіряльський', 'Товариство дуже довгих назв і перевірки місця', { fighters: keyed([fighter('red', 'Дуже Довгопрізвищний-Перевіряльський', { halves: 5, halves_full: 6 })]) }),
      blue: side('Ян', '', { fighters: keyed([fighter('blue', 'Ян', { halves: 2, halves_full: 6 })]) }),
      clock: clock({ limit: 0, elapsed: 83_000 }),
    }),
  }),
  suspended: ring({
    suspended: { since: NOW - 240_000, reason: 'Гроза', event: true },
    contest: contest({ phase: 'halted', clock: clock({ elapsed: 41_500, frozen_at: NOW - 240_000 }) }),
  }),
  rounds: ring({
    contest: contest({
      nomination: 'group-battle',
      title: { en: 'Group battle 5×5', ru: 'Групповой бой 5×5', uk: 'Груповий бій 5×5' },
      mechanism: 'standing',
      team: true,
      unit: 'standing',
      round: 2,
      red: side('Червона рота', 'Місто А', { score: 3, rounds_won: 1, fighters: keyed(Array.from({ length: 5 }, (_, i) => fighter(`r${i}`, `Боєць ${i + 1}`, { down: i > 2 }))) }),
      blue: side('Blue company', 'Town B', { score: 4, rounds_won: 0, fighters: keyed(Array.from({ length: 5 }, (_, i) => fighter(`b${i}`, `Fighter ${i + 1}`, { down: i > 3 }))) }),
      rounds: [{ number: 1, winner: 'red', termination: 'out', red: 2, blue: 0, counted: true, extra: false, effective: 60_000, standing: [2, 0], lineups: {} }],
      clock: clock({ limit: 600_000, elapsed: 120_000, since: NOW - 1000 }),
    }),
  }),
  result: ring({
    contest: contest({
      phase: 'decided',
      red: side('Остап Вигаданий', 'Клуб «Зразок»', { score: 4 }),
      blue: side('Bohdan Prykladnyi', 'Sample Swords', { score: 5, sanctions: [sanction('warning')] }),
      outcome: { winner: 'blue',
        rating: [0, 0],
        round_points: [0, 0], termination: 'time', red: 4, blue: 5, said: OUTCOME },
      clock: clock({ elapsed: 90_000 }),
    }),
  }),
  idle: ring({ contest: null, behind: 420_000 }),
  empty: ring({ contest: null, queue: [] }),
}

/** The rings of the sample event. */
export const RING_LIST: RingsScene = {
  event: 'Приклад-фест 2026',
  suspended: null,
  rings: [
    {
      ring: '1',
      title: 'Ристалище 1',
      phase: 'running',
      suspended: null,
      stream: 'contest/longsword/q-3',
      nomination: { en: 'Longsword', ru: 'Полутораручный меч', uk: 'Півтораручний меч' },
      red: 'Остап Вигаданий',
      blue: 'Bohdan Prykladnyi',
      red_score: 4,
      blue_score: 3,
      unit: 'points',
      rounds: null,
      clock: clock({ elapsed: 41_500, since: NOW - 6_000 }),
      queue: QUEUE,
      done: 12,
      open: 9,
      behind: 300_000,
    },
    {
      ring: '2',
      title: 'Ристалище 2',
      phase: 'halted',
      suspended: { since: NOW - 120_000, reason: 'Огляд борту', event: false },
      stream: 'contest/free-duel/q-1',
      nomination: { en: 'Free duel', ru: 'Свободный поединок', uk: 'Вільний поєдинок' },
      red: 'Дуже Довгопрізвищний-Перевіряльський',
      blue: 'Ян',
      red_score: 5,
      blue_score: 2,
      unit: 'halves',
      clock: clock({ limit: 0, elapsed: 83_000 }),
      queue: QUEUE.slice(0, 1),
      done: 3,
      open: 20,
      behind: -60_000,
    },
    {
      ring: '3',
      title: 'Міст',
      phase: 'scheduled',
      suspended: null,
      stream: '',
      nomination: null,
      red: '',
      blue: '',
      red_score: 0,
      blue_score: 0,
      unit: 'points',
      clock: null,
      queue: [],
      done: 0,
      open: 0,
      behind: 0,
    },
  ],
}

export function device(id: string, name: string, role: string, at: string, seat: string, more: Partial<DeviceRow> = {}): DeviceRow {
  return { device: id, name, role, ring: at, seat, grant: 1, state: 'paired', alive: true, seen: NOW - 1000, unsent: 0, joined: NOW - 3_600_000, ...more }
}

/** The devices of the sample event. */
export const DEVICES: DevicesScene = {
  devices: [
    device('a1', 'Ноутбук секретаря', 'organiser', '', 'organiser-1'),
    device('a2', 'Планшет 1', 'hofmarshal', '1', 'hofmarshal'),
    device('a3', 'Телефон Олени', 'line-marshal', '1', 'line-marshal-1'),
    device('a4', 'Телефон Ігоря', 'line-marshal', '1', 'line-marshal-2', { alive: false, seen: NOW - 95_000, unsent: 3 }),
    device('a5', 'Old tablet', 'hofmarshal', '2', 'hofmarshal', { state: 'replaced', alive: false, seen: NOW - 3_000_000 }),
    device('a6', 'Телефон Софії', 'line-marshal', '1', 'line-marshal-3', { state: 'waiting' }),
    device('a7', 'Телевізор', 'screen', '1', 'screen'),
  ],
}
