// What a player's phone reckons: the game's clock, reports as facts before the server has them, what comes if nobody acts, what is forbidden and why.
import { damageRow, deadlines, fold, may, passed, type Condition, type Fact, type Rules } from '$lib/game/engine'
import type { CharacterScene, GameScene } from '$lib/scene'
import type { Kept } from '$lib/store'

/** A part of the rules, with the clauses it rests on. */
export interface Cited {
  readonly cites?: readonly string[]
}

/** What the game's clock shows at an instant of the server's wall clock. It stands where `since` is missing. */
export function gameTime(game: Pick<GameScene, 'base' | 'since'>, wall: number): number {
  return game.since == null ? game.base : game.base + Math.max(0, wall - game.since)
}

/** `3_675_000` → `1:01:15`, below an hour `1:15`: a span of game time, seconds begun counted as whole where it runs down. */
export function span(ms: number, down = false): string {
  const all = Math.max(0, (down ? Math.ceil : Math.floor)(ms / 1000))
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const two = (one: number): string => String(one).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** `1_800_000` → `0:30:00`: an instant of the game, always in hours, minutes and seconds. */
export function stamp(at: number): string {
  const two = (one: number): string => String(one).padStart(2, '0')
  const all = Math.max(0, Math.floor(at / 1000))
  return `${Math.floor(all / 3600)}:${two(Math.floor(all / 60) % 60)}:${two(all % 60)}`
}

/** A value of the rules, which comes as JSON, as a player reads it: times of a minute and more as spans; a table as nothing. */
export function plainValue(json: string): string {
  try {
    const value = JSON.parse(json) as unknown
    if (typeof value === 'number') return value >= 60_000 ? span(value) : String(value)
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ')
    return typeof value === 'string' ? value : ''
  } catch {
    return json
  }
}

/** The rules of the game, as its topic tells them. */
export function rulesOf(game: GameScene): Rules {
  return game.rules as unknown as Rules
}

/** The facts of a character as the server has them, in the order they were told. */
export function factsOf(card: CharacterScene): readonly Fact[] {
  return Object.values(card.log).map((row) => ({ ...row.fact, id: row.id, at: row.at }) as unknown as Fact)
}

/** A command as the fact the server will most likely make of it; null where it changes nothing before a master has spoken. */
function told(command: Kept['body']['command'], cycle: number): Record<string, unknown> | null {
  const given = command as unknown as Record<string, unknown>
  switch (command.type) {
    case 'wound':
      return { type: 'wounded', zone: given['zone'], weapon: given['weapon'] ?? '', count: given['count'] ?? 1 }
    case 'aid':
      return { type: 'aided', kind: given['kind'] }
    case 'die':
      return { type: 'died', way: given['way'] }
    case 'confirm-death':
      return { type: 'death-confirmed' }
    case 'follow':
      return { type: 'followed', choice: given['choice'] }
    case 'lose-reason':
      return { type: 'reason-lost', cause: given['cause'], mark: given['mark'] ?? '', costs: given['costs'] }
    case 'gain-reason':
      return { type: 'reason-gained', cause: given['cause'], gives: given['gives'], cycle }
    default:
      return null
  }
}

/** The fact a report of this character would be at its instant, which it keeps however late it arrives. */
export function reported(report: Kept, game: GameScene, number: string): Fact | null {
  const { body } = report
  const plain = body.stream === `character/${number}` ? told(body.command, game.cycle) : null
  return plain && ({ ...plain, id: body.id, at: Math.min(gameTime(game, body.at), Number.MAX_SAFE_INTEGER) } as unknown as Fact)
}

/** The character by all that was told and all that is still on its way; time since the last of them has done nothing yet. */
export function reckoned(game: GameScene, card: CharacterScene, reports: readonly Kept[]): Condition {
  const mine = reports
    .filter((one) => card.log[one.id] === undefined)
    .map((one) => reported(one, game, card.number))
    .filter((one) => one != null)
  return fold(rulesOf(game), [...factsOf(card), ...mine])
}

/** Something that will happen at an instant of the game if nobody acts, with the hits then left. */
export interface Coming {
  readonly at: number
  readonly what: string
  readonly hits: number
}

const FAR = 50 // what a phone has room for, and far more than a character has hits

/** What will happen if nobody acts, in its order: hits lost, a heavy wound, death. */
export function coming(rules: Rules, now: Condition): readonly Coming[] {
  const found: Coming[] = []
  for (let next = deadlines(rules, now)[0]; next !== undefined && found.length < FAR; next = deadlines(rules, now)[0]) {
    const [at, what] = next
    const heavy = now.heavy_at != null
    const after = passed(rules, now, at + 1)
    if (after === now) break
    now = after
    found.push({ at, what, hits: now.hits })
    if (!heavy && now.heavy_at != null) found.push({ at, what: 'heavy', hits: now.hits })
  }
  return found
}

/** What a deadline rests on, and the aids that stop it. */
export function ruleOf(rules: Rules, what: string): { cites: readonly string[]; stops: readonly string[] } {
  const part = { bleeding: rules.bleeding, heavy: rules.heavy, death: rules.death, grace: rules.death, devoured: rules.devouring }[what]
  const stops = what === 'grace' ? [] : ((part as { stops?: readonly string[] } | null | undefined)?.stops ?? [])
  return { cites: (part as Cited | null | undefined)?.cites ?? [], stops }
}

/** Why an act is forbidden: a word for it and the clauses; null where it may be done. */
export interface WhyNot {
  readonly why: 'dead' | 'away' | 'heavy' | 'broken' | 'supervised'
  readonly cites: readonly string[]
}

export function whyNot(rules: Rules, now: Condition, act: string): WhyNot | null {
  const cites = (part: unknown): readonly string[] => (part as Cited | null | undefined)?.cites ?? []
  if (now.dead_at != null) return { why: 'dead', cites: cites(rules.death) }
  if (now.away) return { why: 'away', cites: cites(rules.outcomes?.find((one) => one.leaves === true)) }
  if (now.heavy_at != null) return { why: 'heavy', cites: cites(rules.heavy) }
  const answer = may(rules, now, act)
  return answer === 'yes' ? null : { why: answer === 'no' ? 'broken' : 'supervised', cites: cites(rules.breakdown) }
}

/** What a report would change at once: before it is confirmed, and so that a slip of the finger is seen. */
export interface Change {
  readonly hits: number
  readonly reason: number
  readonly limb: boolean
  readonly bleeds: boolean
  readonly heavy: boolean
  readonly dead: boolean
  readonly broken: boolean
  readonly stopped: boolean
  readonly healed: boolean
}

export function changeOf(now: Condition, after: Condition): Change {
  return {
    hits: after.hits - now.hits,
    reason: (after.reason ?? 0) - (now.reason ?? 0),
    limb: after.limbs.length > now.limbs.length,
    bleeds: now.bleeds_at == null && after.bleeds_at != null,
    heavy: now.heavy_at == null && after.heavy_at != null,
    dead: now.dead_at == null && after.dead_at != null,
    broken: now.broken_at == null && after.broken_at != null,
    stopped: now.bleeds_at != null && after.bleeds_at == null && after.dead_at == null && after.hits > 0,
    healed: (now.heavy_at != null && after.heavy_at == null) || (now.limbs.length > 0 && after.limbs.length === 0),
  }
}

/** The character right after a command were it given now. */
export function tried(rules: Rules, now: Condition, command: Kept['body']['command'], cycle: number, at: number): Condition {
  const plain = told(command, cycle)
  return plain ? fold(rules, [{ ...plain, id: 'tried', at } as unknown as Fact], undefined, passed(rules, now, at)) : now
}

/** The weapons of which the game's table of damage asks. */
export function weapons(rules: Rules): readonly string[] {
  const named = rules.damage.flatMap((row) => row.when?.['weapon'] ?? []).filter((one) => typeof one === 'string')
  return [...new Set(named)]
}

/** The clauses a blow there rests on. */
export function blowCites(rules: Rules, zone: string, weapon: string): readonly string[] {
  return (damageRow(rules, zone, weapon) as Cited | undefined)?.cites ?? []
}

/** How often a cause may still give reason back in this cycle; null: as often as one likes. */
export function gainsLeft(rules: Rules, now: Condition, cause: string, cycle: number): number | null {
  const most = rules.gains?.find((one) => one.cause === cause)?.per_cycle ?? 0
  if (most === 0) return null
  const [last, times] = now.gained[cause] ?? [cycle, 0]
  return Math.max(0, most - (last === cycle ? times : 0))
}
