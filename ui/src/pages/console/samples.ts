// Scenes of an invented event, typed as the wire's, to develop and photograph the hofmarshal's pages by.
import { keyed } from '$lib/fighters'
import type {
  BlowScene,
  BookScene,
  ConsoleScene,
  ContestScene,
  FighterScene,
  LogRow,
  QueueRow,
  Reason,
  RingScene,
  Said,
  SeatScene,
  Side,
  SideScene,
  TapScene,
  Text,
  WordScene,
} from '$lib/scene'

/** The instant at which the sample scenes were taken. */
export const NOW = 1_764_500_000_000

export const said = (code: string, en: string, ru: string, uk: string, cites: readonly string[] = []): Said => ({
  code,
  en,
  ru,
  uk,
  cites,
})
export const text = (en: string, ru: string, uk: string): Text => ({ en, ru, uk })
const word = (id: string, en: string, ru: string, uk: string, part = '', note = false): WordScene => ({
  id,
  name: text(en, ru, uk),
  part,
  note,
})

export const fighter = (id: string, name: string, more: Partial<FighterScene> = {}): FighterScene => ({
  id,
  name,
  number: 0,
  entry: '',
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
})

const side = (which: Side, name: string, club: string, more: Partial<SideScene> = {}): SideScene => ({
  name,
  club,
  entry: which === 'red' ? '7' : '12',
  score: 0,
  rounds_won: 0,
  arrived: true,
  ready: true,
  signed: false,
  fighters: keyed([fighter(which, name)]),
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
})

export const blow = (of: Side | null, more: Partial<BlowScene> = {}): BlowScene => ({
  side: of,
  zone: '',
  grip: '',
  weapon: '',
  action: '',
  limb: '',
  breach: '',
  fighter: '',
  target: '',
  facts: {},
  ...more,
})

export const tap = (id: string, number: number, at: number, what: BlowScene, more: Partial<TapScene> = {}): TapScene => ({
  id,
  seat: `line-marshal-${number}`,
  name: ['Phone of Zorya', 'Phone of Yar', 'Phone of Mila', 'Phone of Taras'][number - 1] ?? '',
  at,
  blow: what,
  error: 12,
  late: false,
  withdrawn: false,
  ...more,
})

const row = (id: string, seconds: number, kind: string, words: Said, more: Partial<LogRow> = {}): LogRow => ({
  id,
  place: 0,
  t: NOW - 96_000 + seconds * 1000,
  round: 1,
  exchange: 1,
  effective: seconds * 1000,
  kind,
  by: 'hofmarshal',
  side: null,
  text: words,
  undone: false,
  replaced: false,
  correctable: true,
  flagged: [],
  ...more,
})

const LOG: readonly LogRow[] = [
  row('e1', 0, 'called', said('contest-why-called', 'The sides are called, call 1.', 'Стороны вызваны, вызов 1.', 'Сторони викликано, виклик 1.')),
  row('e2', 0, 'started', said('contest-why-started', '“Fight!”', '«Бой!»', '«Бій!»'), { exchange: 1 }),
  row('e3', 8, 'struck', said('contest-why-struck', 'RED: head, both hands – 2 points.', 'КРАСНЫЙ: голова, двумя руками – 2 очка.', 'ЧЕРВОНИЙ: голова, двома руками – 2 очки.', ['isb-duel.longsword.two-hand']), { side: 'red' }),
  row('e4', 11, 'halted', said('contest-why-halted', 'The fight is halted.', 'Бой остановлен.', 'Бій зупинено.')),
  row('e5', 11, 'breached', said('contest-why-breached', 'Breach by Blue of a forbidden thrust: warning 1.', 'Нарушение синего, запрещённый укол: предупреждение 1.', 'Порушення синього, заборонений укол: попередження 1.', ['isb-buhurt.forbidden.thrust']), { side: 'blue' }),
  row('e6', 11, 'started', said('contest-why-started', '“Fight!”', '«Бой!»', '«Бій!»'), { exchange: 2 }),
  row('e7', 26, 'struck', said('contest-why-struck', 'BLUE: arm, one hand – 1 point.', 'СИНИЙ: рука, одной рукой – 1 очко.', 'СИНІЙ: рука, однією рукою – 1 очко.', ['isb-duel.longsword.other']), { side: 'blue', exchange: 2 }),
  row('e8', 31, 'struck', said('contest-why-struck', 'RED: torso, one hand – 1 point.', 'КРАСНЫЙ: корпус, одной рукой – 1 очко.', 'ЧЕРВОНИЙ: корпус, однією рукою – 1 очко.'), { side: 'red', exchange: 2, undone: true }),
  row('e9', 33, 'annulled', said('contest-why-annulled', 'A ruling on a hit is undone.', 'Решение об ударе отменено.', 'Рішення про удар скасовано.'), { exchange: 2 }),
]

/** A longsword duel in the middle of its round, as given by `more`. */
export function contest(more: Partial<ContestScene> = {}): ContestScene {
  return {
    stream: 'contest/longsword/q-7',
    number: 31,
    nomination: 'longsword',
    title: text('Longsword', 'Полутораручный меч', 'Півтораручний меч'),
    book: 'sample-longsword',
    stage: 'qualifying',
    group: 'B',
    bout: 'q-7',
    ring: '1',
    mechanism: 'points',
    team: false,
    phase: 'running',
    awaits: '',
    round: 1,
    exchange: 3,
    extra: false,
    swapped: false,
    doubles: 0,
    unit: 'points',
    red: side('red', 'Ada Vyhadko', 'Three Willows', { score: 2 }),
    blue: side('blue', 'Yivha Kazkar', 'Quiet Harbour', {
      score: 1,
      sanctions: [
        { fighter: 'blue', kind: 'warning', number: 1, effect: 'given', points: 0, event: 'e5', cites: ['isb-buhurt.forbidden.thrust'], scope: 'contest' },
      ],
    }),
    clock: { limit: 90_000, elapsed: 33_000, since: NOW - 9_400, horn_at: null, frozen_at: null },
    countdowns: [],
    rounds: [],
    outcome: null,
    announced_at: null,
    steps: [],
    log: Object.fromEntries(LOG.map((one, place) => [one.id, { ...one, place }])),
    ...more,
  }
}

export const queue: readonly QueueRow[] = [
  ['q-8', 'Lev Mriyko', 'Yan Umovko', 'Quiet Harbour', 'Silver Horseshoe'],
  ['q-9', 'Hnat Nebyl', 'Ada Vyhadko', 'Silver Horseshoe', 'Three Willows'],
  ['q-10', 'Yivha Kazkar', 'Lev Mriyko', 'Quiet Harbour', 'Quiet Harbour'],
].map(([bout = '', red = '', blue = '', redClub = '', blueClub = ''], i) => ({
  stream: `contest/longsword/${bout}`,
  nomination: 'longsword',
  title: text('Longsword', 'Полутораручный меч', 'Півтораручний меч'),
  stage: 'qualifying',
  group: 'B',
  bout,
  red,
  blue,
  red_club: redClub,
  blue_club: blueClub,
  expected: NOW + (i * 6 + 4) * 60_000,
  spread: 60_000 * (i + 1),
}))

export const ring = (on: ContestScene | null, more: Partial<RingScene> = {}): RingScene => ({
  ring: '1',
  title: 'Ring 1',
  event: 'Three Towers',
  suspended: null,
  contest: on,
  queue,
  behind: 7 * 60_000,
  ...more,
})

export const seat = (number: number, more: Partial<SeatScene> = {}): SeatScene => ({
  seat: `line-marshal-${number}`,
  device: `d${number}`,
  name: ['Phone of Zorya', 'Phone of Yar', 'Phone of Mila', 'Phone of Taras'][number - 1] ?? '',
  alive: true,
  seen: NOW - 800,
  unsent: 0,
  error: 9,
  grant: 1,
  ...more,
})

export const seats: readonly SeatScene[] = [
  { ...seat(1), seat: 'hofmarshal', device: 'h', name: 'Tablet of ring 1' },
  seat(1),
  seat(2),
  seat(3, { alive: false, seen: NOW - 74_000, unsent: 3 }),
]

const SUGGESTED = blow('red', { zone: 'head', grip: 'two-handed' })
const LADDER = (['red', 'blue'] as const).flatMap((of) => [
  {
    fighter: of,
    side: of,
    kind: 'warning',
    number: of === 'blue' ? 2 : 1,
    said:
      of === 'blue'
        ? said('contest-why-step', 'Warning 2 in this contest: 1 point to the opponent.', 'Предупреждение 2 в этом бою: 1 очко сопернику.', 'Попередження 2 у цьому бою: 1 очко суперникові.')
        : said('contest-why-step', 'Warning 1 in this contest.', 'Предупреждение 1 в этом бою.', 'Попередження 1 у цьому бою.'),
  },
])

/** The console of the same ring: three taps of one moment, the suggestion, a late tap, a tapped breach. */
export const consoleScene = (more: Partial<ConsoleScene> = {}): ConsoleScene => ({
  ring: '1',
  stream: 'contest/longsword/q-7',
  number: 31,
  next: 'halt',
  moments: [
    {
      at: NOW - 2_100,
      taps: [
        tap('t1', 1, NOW - 2_100, SUGGESTED),
        tap('t2', 4, NOW - 1_810, blow('red', { zone: 'torso', grip: 'two-handed' })),
        tap('t3', 2, NOW - 1_500, blow('blue', { zone: 'arm', grip: 'one-handed' })),
      ],
      suggestion: {
        blow: SUGGESTED,
        points: 2,
        halves: 0,
        agree: 2,
        against: 1,
        quorum: 2,
        why: [
          said('contest-why-blow', 'RED: head, both hands – 2 points', 'КРАСНЫЙ: голова, двумя руками – 2 очка', 'ЧЕРВОНИЙ: голова, двома руками – 2 очки', ['isb-duel.longsword.two-hand']),
          said('contest-why-panel', '2 of 3 marshals agree; 2 are enough.', '2 маршала из 3 согласны; достаточно 2.', '2 судді з 3 згодні; досить 2.', ['isb-duel.line-marshals']),
        ],
        cites: ['isb-duel.line-marshals', 'isb-duel.longsword.two-hand'],
      },
    },
  ],
  late: [tap('t9', 3, NOW - 41_000, blow('blue', { zone: 'leg', grip: 'one-handed' }), { late: true })],
  breaches: [tap('t8', 2, NOW - 3_900, blow(null, { breach: 'isb-buhurt.forbidden.thrust', fighter: 'blue' }))],
  first: null,
  rulings: [
    { event: 'e3', round: 1, exchange: 1, t: NOW - 88_000, blows: [SUGGESTED], orders: [''], not_counted: '', text: said('contest-why-blow', 'RED: head, both hands – 2 points', 'КРАСНЫЙ: голова, двумя руками – 2 очка', 'ЧЕРВОНИЙ: голова, двома руками – 2 очки') },
    { event: 'e7', round: 1, exchange: 2, t: NOW - 70_000, blows: [blow('blue', { zone: 'arm', grip: 'one-handed' })], orders: [''], not_counted: '', text: said('contest-why-blow', 'BLUE: arm, one hand – 1 point', 'СИНИЙ: рука, одной рукой – 1 очко', 'СИНІЙ: рука, однією рукою – 1 очко') },
  ],
  cannot_call: [],
  cannot_start: [],
  ladder: LADDER,
  seats,
  proposals: [],
  claims: [],
  ...more,
})

const VALUES: Record<string, number | null> = {}
for (const zone of ['head', 'neck', 'torso', 'arm', 'hand', 'leg', 'face', 'groin']) {
  for (const grip of ['two-handed', 'one-handed']) {
    const big = (zone === 'head' || zone === 'torso') && grip === 'two-handed'
    VALUES[`${zone}|${grip}||`] = zone === 'face' || zone === 'groin' ? 0 : big ? 2 : 1
  }
}

/** What the sample duel's rulebook says, in short. */
export const longsword: BookScene = {
  hash: 'sample-longsword',
  rulebook: 'isb-duel',
  nomination: 'longsword',
  title: text('Longsword', 'Полутораручный меч', 'Півтораручний меч'),
  mechanism: 'points',
  team: false,
  zones: [
    word('head', 'head', 'голова', 'голова', 'head'),
    word('face', 'face', 'лицо', 'обличчя', 'head'),
    word('neck', 'neck, front or side', 'шея спереди или сбоку', 'шия спереду або збоку', 'neck'),
    word('torso', 'torso', 'корпус', 'корпус', 'torso'),
    word('groin', 'groin', 'пах', 'пах', 'groin'),
    word('arm', 'arm', 'рука', 'рука', 'arm'),
    word('hand', 'hand', 'кисть', 'кисть', 'arm'),
    word('leg', 'leg', 'нога', 'нога', 'leg'),
  ],
  grips: [word('two-handed', 'both hands', 'двумя руками', 'двома руками'), word('one-handed', 'one hand', 'одной рукой', 'однією рукою')],
  weapons: [],
  actions: [],
  asks: ['zone', 'grip'],
  values: VALUES,
  forbidden: ['face', 'groin'],
  not_counted: [
    word('flat', 'with the flat', 'плашмя', 'плазом'),
    word('weak', 'too weak', 'слишком слабо', 'заслабко'),
    word('described', 'Another reason, described in words', 'Другая причина, описанная словами', 'Інша причина, описана словами', '', true),
  ],
  breaches: ['isb-buhurt.forbidden.thrust', 'isb-buhurt.forbidden.zones', 'isb-duel.interference'],
  clauses: {
    'isb-duel.longsword.two-hand': { number: '2.3.1', statement: text('A blow with both hands to head or torso brings two points.', 'Удар двумя руками в голову или корпус приносит два очка.', 'Удар двома руками в голову або корпус приносить два очки.') },
    'isb-duel.line-marshals': { number: '1.9', statement: text('Four line marshals; two agreeing are enough.', 'Четыре линейных маршала; согласия двух достаточно.', 'Чотири бічні судді; згоди двох досить.') },
    'isb-buhurt.forbidden.thrust': { number: '4.2', statement: text('Thrusts are forbidden.', 'Уколы запрещены.', 'Уколи заборонено.') },
    'isb-buhurt.forbidden.zones': { number: '4.3', statement: text('No blows to face, groin, back of the neck, back of the knee or foot.', 'Запрещены удары в лицо, пах, затылок, подколенную ямку и стопу.', 'Заборонено удари в обличчя, пах, потилицю, підколінну ямку та стопу.') },
    'isb-duel.interference': { number: '1.14', statement: text('Nobody outside may interfere in the bout.', 'Никто извне не вмешивается в бой.', 'Ніхто ззовні не втручається в бій.') },
  },
  limit: 90_000,
  time_end: 'on-stop',
  arrive: 60_000,
  ready: 30_000,
  panel_count: 4,
  panel_quorum: 2,
  rounds: 1,
  language: 'ru',
  brings: { 'isb-buhurt.forbidden.thrust': 'warning', 'isb-buhurt.forbidden.zones': 'warning', 'isb-duel.interference': 'none' },
  noted: ['isb-duel.interference'],
  mutual: [],
  causes: [],
  ordered: false,
  signal: true,
  acknowledged: false,
  clinch: 0,
  absent_after: 0,
  breach_asks: {},
  out_asks: {},
  hit_asks: [],
  hit_values: {},
  claims: '',
  breakthrough: false,
  returns: false,
  order: false,
  on_bridge: 0,
  substitution: '',
  substitutions: 0,
  fallen: '',
  hits: '',
  quick: {},
  judges: [],
  may_touch: [],
  halts: [],
}

const HALVES: Record<string, number | null> = {}
for (const weapon of ['sword', 'dagger']) for (const zone of ['torso', 'arm', 'leg']) HALVES[`${zone}||${weapon}|`] = weapon === 'dagger' && zone !== 'torso' ? 1 : 2

/** A free duel: hits, weapons that matter, and an order of blows that decides. */
export const freeDuel: BookScene = {
  ...longsword,
  hash: 'sample-free',
  rulebook: 'ulozhenie',
  nomination: 'free-duel',
  title: text('Free duel', 'Свободный поединок', 'Вільний поєдинок'),
  mechanism: 'hits',
  zones: [word('torso', 'torso', 'корпус', 'корпус'), word('arm', 'arm', 'рука', 'рука'), word('leg', 'leg', 'нога', 'нога')],
  grips: [],
  weapons: [word('sword', 'sword', 'меч', 'меч'), word('dagger', 'dagger', 'кинжал', 'кинджал')],
  actions: [word('cut', 'cut', 'рубящий удар', 'рубальний удар'), word('thrust', 'thrust', 'укол', 'укол')],
  asks: ['zone', 'weapon', 'action'],
  values: HALVES,
  forbidden: [],
  mutual: ['penalty', 'continue', 'word', 'other'],
  limit: 0,
  ordered: true,
  signal: false,
  absent_after: 3,
}

/** A reason that blocks and one that a reason of one's own overrides. */
export const BLOCK: Reason = {
  severity: 'block',
  event: '',
  said: said('contest-held', 'Yivha Kazkar: held by the medic. Wait until the medic clears the fighter.', 'Йивга Казкар: удержана медиком. Дождитесь, пока медик допустит бойца.', 'Ївга Казкар: утримана медиком. Дочекайтеся, доки медик допустить бійця.'),
}
export const WARN: Reason = {
  severity: 'warn',
  event: '',
  said: said('contest-panel-short', 'The panel is short: 3 marshals of 4.', 'Панель неполна: 3 маршала из 4.', 'Панель неповна: 3 судді з 4.', ['isb-duel.line-marshals']),
}
