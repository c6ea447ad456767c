// A character on its player's phone: the same fold as the server's (larp/condition.py), so that the card goes on without a connection.
// Times are ms of the game. The rulebook's worked cases hold both together (engine.test.ts).

/** A row's condition: each fact must be this value, or one of these. */
type When = Readonly<Record<string, string | boolean | number | readonly (string | boolean | number)[]>>

export interface Rules {
  readonly hits: { readonly start: number; readonly most: number }
  readonly damage: readonly { readonly takes: number; readonly when?: When; readonly disables?: boolean; readonly wounds?: boolean }[]
  readonly zones: readonly { readonly id: string; readonly part?: string }[]
  readonly acts?: readonly { readonly id: string }[]
  readonly bleeding?: { readonly every: number; readonly takes: number; readonly stops: readonly string[] } | null
  readonly heavy?: { readonly at: number } | null
  readonly death?: { readonly after: number; readonly stops: readonly string[]; readonly grace: number } | null
  readonly recovery?: readonly { readonly by: string; readonly hits: number | 'full'; readonly limbs?: boolean }[]
  readonly devouring?: { readonly after: number } | null
  readonly monsters?: { readonly own_deaths: boolean } | null
  readonly reason?: { readonly least: number; readonly most: number } | null
  readonly horror?: readonly { readonly mark: string; readonly costs: number }[]
  readonly losses?: readonly { readonly cause: string; readonly costs: number | 'stated' | 'mark' }[]
  readonly gains?: readonly { readonly cause: string; readonly gives: number | 'stated'; readonly per_cycle?: number }[]
  readonly breakdown?: { readonly at: number; readonly refuses: readonly string[]; readonly supervised: readonly string[] } | null
  readonly outcomes?: readonly { readonly id: string; readonly reason?: number | 'full'; readonly trauma?: boolean; readonly leaves?: boolean }[]
}

/** What happened to a character, as the server records it. */
export interface Fact {
  readonly id: string
  readonly at: number
  readonly type: string
  readonly [field: string]: unknown
}

/** How a character is; the fields are those of the server's `Condition`. */
export interface Condition {
  readonly registered: boolean
  readonly monster: boolean
  readonly hits: number
  readonly most_hits: number
  readonly limbs: readonly string[]
  readonly bleeds_at: number | null
  readonly heavy_at: number | null
  readonly stable: boolean
  readonly dead_at: number | null
  readonly death: string
  readonly presumed: boolean
  readonly devoured_from: number | null
  readonly reason: number | null
  readonly most_reason: number | null
  readonly gained: Readonly<Record<string, readonly [number, number]>>
  readonly broken_at: number | null
  readonly asylum_at: number | null
  readonly traumas: readonly string[]
  readonly away: boolean
}

export const NOBODY: Condition = {
  registered: false, monster: false, hits: 0, most_hits: 0, limbs: [], bleeds_at: null, heavy_at: null, stable: false,
  dead_at: null, death: '', presumed: false, devoured_from: null, reason: null, most_reason: null, gained: {},
  broken_at: null, asylum_at: null, traumas: [], away: false,
} // prettier-ignore

export type Deadline = readonly [at: number, what: 'bleeding' | 'death' | 'devoured' | 'grace']

const alive = (now: Condition): boolean => now.registered && now.dead_at == null && !now.away

const text = (fact: Fact, field: string): string => String(fact[field] ?? '')
const whole = (fact: Fact, field: string, otherwise = 0): number => {
  const value = fact[field]
  return typeof value === 'number' ? value : otherwise
}

/** The instants at which time will change the character, and what happens then, in their order. */
export function deadlines(rules: Rules, now: Condition): readonly Deadline[] {
  const found: Deadline[] = []
  const { bleeding, death, devouring } = rules
  if (bleeding != null && alive(now) && now.bleeds_at != null) found.push([now.bleeds_at, 'bleeding'])
  if (death != null && alive(now) && now.heavy_at != null && !now.stable) found.push([now.heavy_at + death.after, 'death'])
  if (devouring != null && alive(now) && now.devoured_from != null) found.push([now.devoured_from + devouring.after, 'devoured'])
  if (death != null && now.dead_at != null && now.presumed) found.push([now.dead_at + death.grace, 'grace'])
  return found.sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1))
}

const died = (now: Condition, at: number, death: string, presumed = false): Condition => ({
  ...now, dead_at: at, death, presumed, devoured_from: null, bleeds_at: null,
}) // prettier-ignore

function takeHits(rules: Rules, now: Condition, hits: number, at: number): Condition {
  const left = Math.max(0, now.hits - hits)
  const struck = { ...now, hits: left, bleeds_at: left > 0 ? now.bleeds_at : null }
  if (rules.heavy == null) return left > 0 ? struck : died(struck, at, 'no-hits')
  return left <= rules.heavy.at && struck.heavy_at == null ? { ...struck, heavy_at: at } : struck
}

function takeReason(rules: Rules, now: Condition, points: number, at: number): Condition {
  if (now.reason == null || rules.breakdown == null) return now
  const reason = Math.max(0, now.reason - points)
  return { ...now, reason, broken_at: reason <= rules.breakdown.at && now.broken_at == null ? at : now.broken_at }
}

const giveReason = (now: Condition, points: number): Condition =>
  now.reason == null ? now : { ...now, reason: Math.min(now.most_reason ?? 0, now.reason + points) }

function holds(when: When | undefined, facts: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(when ?? {}).every(([name, test]) => {
    const fact = facts[name]
    return Array.isArray(test) ? test.includes(fact) : fact === test
  })
}

/** The row of the table of damage that a blow meets. */
export function damageRow(rules: Rules, zone: string, weapon: string): Rules['damage'][number] | undefined {
  const known = rules.zones.find((one) => one.id === zone)
  const facts = { zone, part: known === undefined ? '' : known.part || known.id, ...(weapon === '' ? {} : { weapon }) }
  return rules.damage.find((one) => holds(one.when, facts))
}

function wounded(rules: Rules, now: Condition, fact: Fact): Condition {
  const zone = text(fact, 'zone')
  const row = damageRow(rules, zone, text(fact, 'weapon'))
  if (row === undefined || row.takes === 0 || (now.monster && rules.monsters?.own_deaths === true)) return now
  const blows = whole(fact, 'count', 1)
  let after = now
  if (row.disables === true && !after.limbs.includes(zone)) after = { ...after, limbs: [...after.limbs, zone] }
  if (after.stable) after = { ...after, stable: false, heavy_at: fact.at }
  if (row.wounds === true && rules.bleeding != null && after.bleeds_at == null) {
    after = { ...after, bleeds_at: fact.at + rules.bleeding.every }
  }
  after = takeHits(rules, after, row.takes * blows, fact.at)
  const costs = rules.losses?.find((one) => one.cause === 'damage')?.costs
  return alive(after) && typeof costs === 'number' ? takeReason(rules, after, costs * blows, fact.at) : after
}

function aided(rules: Rules, now: Condition, fact: Fact): Condition {
  const kind = text(fact, 'kind')
  let after = rules.bleeding?.stops.includes(kind) === true ? { ...now, bleeds_at: null } : now
  const saves = rules.death?.stops.includes(kind) === true
  if (after.heavy_at != null && saves) after = { ...after, stable: true }
  const row = rules.recovery?.find((one) => one.by === kind)
  if (row === undefined || (after.heavy_at != null && rules.death != null && !saves)) return after
  const hits = row.hits === 'full' ? after.most_hits : Math.min(after.most_hits, after.hits + row.hits)
  after = { ...after, hits, limbs: row.limbs === true ? [] : after.limbs }
  return rules.heavy == null || hits > rules.heavy.at ? { ...after, heavy_at: null, stable: false } : after
}

function lost(rules: Rules, now: Condition, fact: Fact): Condition {
  const costs = rules.losses?.find((one) => one.cause === fact['cause'])?.costs
  if (costs === undefined) return now
  const stated = whole(fact, 'costs')
  const marked = rules.horror?.find((one) => one.mark === fact['mark'])?.costs
  return takeReason(rules, now, costs === 'mark' ? (marked ?? stated) : costs === 'stated' ? stated : costs, fact.at)
}

function gained(rules: Rules, now: Condition, fact: Fact): Condition | null {
  const cause = text(fact, 'cause')
  const row = rules.gains?.find((one) => one.cause === cause)
  if (row === undefined) return null
  const cycle = whole(fact, 'cycle')
  const [last, times] = now.gained[cause] ?? [cycle, 0]
  const before = last === cycle ? times : 0
  if ((row.per_cycle ?? 0) > 0 && before >= (row.per_cycle ?? 0)) return null
  const given = giveReason(now, row.gives === 'stated' ? whole(fact, 'gives') : row.gives)
  return { ...given, gained: { ...now.gained, [cause]: [cycle, before + 1] } }
}

function changed(rules: Rules, now: Condition, fact: Fact): Condition {
  const most = Math.max(0, now.most_hits + whole(fact, 'hits'))
  let after: Condition = { ...now, most_hits: most }
  if (after.hits > most) after = takeHits(rules, after, after.hits - most, fact.at)
  if (after.reason == null || after.most_reason == null) return after
  const reason = Math.max(0, after.most_reason + whole(fact, 'reason'))
  const over = Math.max(0, after.reason - reason)
  after = { ...after, most_reason: reason }
  return over > 0 ? takeReason(rules, after, over, fact.at) : after
}

function discharged(rules: Rules, now: Condition, fact: Fact): Condition | null {
  const row = rules.outcomes?.find((one) => one.id === fact['outcome'])
  if (row === undefined || now.asylum_at == null) return null
  let after: Condition = { ...now, asylum_at: null }
  if (row.leaves === true) return { ...after, away: true, bleeds_at: null, devoured_from: null }
  if (row.trauma === true) after = { ...after, traumas: [...after.traumas, text(fact, 'trauma')] }
  after = giveReason(after, row.reason === 'full' ? (after.most_reason ?? 0) : (row.reason ?? 0))
  return rules.breakdown == null || (after.reason ?? 0) > rules.breakdown.at ? { ...after, broken_at: null } : after
}

function lapsed(rules: Rules, now: Condition, at: number, what: string): Condition | null {
  if (!deadlines(rules, now).some((one) => one[0] === at && one[1] === what)) return null
  if (what === 'bleeding' && rules.bleeding != null) {
    const bled = takeHits(rules, now, rules.bleeding.takes, at)
    return bled.hits > 0 && alive(bled) ? { ...bled, bleeds_at: at + rules.bleeding.every } : bled
  }
  if (what === 'death') return died(now, at, 'wounds', (rules.death?.grace ?? 0) > 0)
  return what === 'devoured' ? died(now, at, 'devoured') : { ...now, presumed: false }
}

type Step = (rules: Rules, now: Condition, fact: Fact) => Condition | null
const living = (step: Step): Step => (rules, now, fact) => (alive(now) ? step(rules, now, fact) : null)
const as = (change: (now: Condition, fact: Fact) => Condition | null): Step => (_rules, now, fact) => change(now, fact)

const STEPS: Readonly<Record<string, Step>> = {
  registered: as((now, fact) => now.registered ? null : {
    ...now, registered: true, hits: whole(fact, 'hits'), most_hits: whole(fact, 'hits'), monster: fact['monster'] === true,
    reason: typeof fact['reason'] === 'number' ? fact['reason'] : null,
    most_reason: typeof fact['reason'] === 'number' ? fact['reason'] : null,
  }), // prettier-ignore
  wounded: living(wounded),
  aided: living(aided),
  finished: living(as((now, fact) => died(now, fact.at, text(fact, 'way')))),
  'devouring-started': living(as((now, fact) => (now.devoured_from == null ? { ...now, devoured_from: fact.at } : null))),
  'devouring-stopped': living(as((now) => (now.devoured_from == null ? null : { ...now, devoured_from: null }))),
  died: living(as((now, fact) => (now.monster ? died(now, fact.at, 'own-way') : null))),
  'death-confirmed': as((now) => (now.dead_at != null && now.presumed ? { ...now, presumed: false } : null)),
  followed: as((now, fact) => {
    if (now.dead_at == null) return null
    if (fact['choice'] === 'new-character') return { ...now, presumed: false }
    return { ...now, dead_at: null, death: '', presumed: false, heavy_at: null, stable: false, limbs: [], hits: now.most_hits }
  }),
  'reason-lost': living(lost),
  'reason-gained': living(gained),
  'most-changed': living(changed),
  admitted: living(as((now, fact) => (now.asylum_at == null ? { ...now, asylum_at: fact.at } : null))),
  discharged: living(discharged),
  lapsed: (rules, now, fact) => lapsed(rules, now, fact.at, text(fact, 'what')),
}

/** The character after all that time brought about before an instant. */
export function passed(rules: Rules, now: Condition, before: number): Condition {
  for (;;) {
    const next = deadlines(rules, now)[0]
    if (next === undefined || next[0] >= before) return now
    const after = lapsed(rules, now, next[0], next[1])
    if (after == null) return now
    now = after
  }
}

/** The character after all facts in the order in which they happened, and after all that is due before `until`; `from` nobody, or how he was. */
export function fold(rules: Rules, facts: readonly Fact[], until?: number, from = NOBODY): Condition {
  const gone = undone(facts)
  const sorted = facts
    .map((fact, index) => ({ fact, index, late: fact.type === 'lapsed' ? 1 : 0 }))
    .sort((a, b) => a.fact.at - b.fact.at || a.late - b.late || a.index - b.index)
  let now = from
  for (const { fact } of sorted) {
    if (gone.has(fact.id)) continue
    now = passed(rules, now, fact.at)
    now = STEPS[fact.type]?.(rules, now, fact) ?? now
  }
  return until === undefined ? now : passed(rules, now, until)
}

function undone(facts: readonly Fact[]): Set<string> {
  const gone = new Set<string>()
  const kept = new Set<string>() // brought in by a choice between two histories that holds
  const listed = (fact: Fact, key: string): readonly string[] => (fact[key] as readonly string[] | undefined) ?? []
  for (const fact of [...facts].reverse()) {
    if (gone.has(fact.id)) {
      if (fact.type === 'chosen') for (const one of listed(fact, 'brought')) if (!kept.has(one)) gone.add(one)
      continue
    }
    if (fact.type === 'undone') gone.add(text(fact, 'event'))
    if (fact.type === 'chosen') {
      for (const one of listed(fact, 'dropped')) gone.add(one)
      for (const one of listed(fact, 'brought')) kept.add(one)
    }
  }
  return gone
}

export type State = 'unknown' | 'well' | 'heavy' | 'broken' | 'presumed-dead' | 'dead' | 'away'

/** The one word for how a character is. */
export function stateOf(now: Condition): State {
  if (!now.registered) return 'unknown'
  if (now.dead_at != null) return now.presumed ? 'presumed-dead' : 'dead'
  if (now.away) return 'away'
  return now.heavy_at != null ? 'heavy' : now.broken_at != null ? 'broken' : 'well'
}

/** Why a character may not do something: nothing, not at all (`no`), or only under a master's eyes. */
export function may(rules: Rules, now: Condition, act: string): 'yes' | 'supervised' | 'no' {
  if (!alive(now) || now.heavy_at != null) return 'no'
  if (now.broken_at == null || rules.breakdown == null) return 'yes'
  if (rules.breakdown.refuses.includes(act)) return 'no'
  return rules.breakdown.supervised.includes(act) ? 'supervised' : 'yes'
}
