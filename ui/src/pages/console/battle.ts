// A battle at the console: in which order fighters stand, who may step onto the bridge, line-ups, what a late mark asks.
import { lined, roster } from '$lib/fighters'
import type { BookScene, ContestScene, FighterScene, JudgesScene, LateMarkScene, RoundScene, Side, SideScene } from '$lib/scene'

import { plain, type Command } from './commands'

export const SIDES: readonly Side[] = ['red', 'blue']

/** The sides as they stand on the field, left one first. */
export const facing = (contest: ContestScene): readonly [Side, Side] => (contest.swapped ? ['blue', 'red'] : ['red', 'blue'])

/** The side a fighter belongs to. */
export const sideOf = (contest: ContestScene, id: string): Side => (id in contest.blue.fighters ? 'blue' : 'red')

/** A fighter of either side. */
export const fighterOf = (contest: ContestScene, id: string): FighterScene | null =>
  contest.red.fighters[id] ?? contest.blue.fighters[id] ?? null

/** What a fighter is called on the field: number and name, as far as there are any. */
export const called = (one: FighterScene): string => [one.number > 0 ? String(one.number) : '', one.name].filter(Boolean).join(' ') || one.id

/** A side's order of entry as far as the hofmarshal may know it. */
export function orderOf(contest: ContestScene, judges: JudgesScene | null, side: Side): readonly string[] {
  if (contest[side].order.length > 0) return contest[side].order
  return judges != null && judges.stream === contest.stream ? (judges.orders[side] ?? []) : []
}

/** Who fights this round, in the order of entry where there is one, else in that of the line-up. */
export function tiles(contest: ContestScene, judges: JudgesScene | null, side: Side): readonly FighterScene[] {
  const order = orderOf(contest, judges, side)
  const all = lined(contest[side])
  if (order.length === 0) return all
  return [...all].sort((a, b) => place(order, a.id) - place(order, b.id))
}

function place(order: readonly string[], id: string): number {
  const at = order.indexOf(id)
  return at < 0 ? order.length : at
}

/** Who of a side may step onto the bridge now; empty where nobody may: it is full, or the round is not on. */
export function mayEnter(contest: ContestScene, book: BookScene | null, side: Side): string {
  const { on_field, next_in } = contest[side]
  const on = ['running', 'halted'].includes(contest.phase)
  return on && on_field.length < (book?.on_bridge ?? 0) ? next_in : ''
}

/** Whether a judge's eye is needed before the fight goes on: held by the medic and still standing in this round. */
export const inTheWay = (contest: ContestScene): readonly FighterScene[] =>
  SIDES.flatMap((side) => lined(contest[side]).filter((one) => one.held && !one.down))

/** Whether fighters go out by a judge's mark here, whatever its cause. */
export const marksOut = (book: BookScene | null): boolean => (book?.causes.length ?? 0) > 0

/** Whether a raised palm is a way to go out. */
export const mayYield = (book: BookScene | null): boolean =>
  Object.values(book?.out_asks ?? {}).some((ask) => ask.facts.some((fact) => fact.name === 'yield'))

/** Who came into a side's line-up and who left it since the last round that was fought. */
export function changed(contest: ContestScene, side: Side): { readonly into: readonly string[]; readonly out: readonly string[] } {
  const before = contest.rounds.at(-1)?.lineups[side] ?? []
  const now = contest[side].lineup
  if (before.length === 0) return { into: [], out: [] }
  return { into: now.filter((id) => !before.includes(id)), out: before.filter((id) => !now.includes(id)) }
}

/** A line-up in the making: a place stays empty when its fighter is taken out, and the next one to come in takes it. */
export type Places = readonly string[]

/** Take a fighter out of the line-up, or put one in. */
export function toggle(places: Places, id: string): Places {
  const at = places.indexOf(id)
  if (at >= 0) return places.map((one, i) => (i === at ? '' : one))
  const free = places.indexOf('')
  return free < 0 ? [...places, id] : places.map((one, i) => (i === free ? id : one))
}

/** The command that makes a line-up of what was chosen: one for one is a substitution; null where nothing changes. */
export function lineUp(side: Side, before: readonly string[], places: Places): Command | null {
  const now = places.filter((id) => id !== '')
  if (now.join() === before.join()) return null
  const out = before.filter((id) => !now.includes(id))
  const into = now.filter((id) => !before.includes(id))
  if (out.length === 1 && into.length === 1 && before.map((id) => (id === out[0] ? into[0] : id)).join() === now.join())
    return { type: 'substitute', side, out: out[0], into: into[0] }
  return { type: 'line-up', side, fighters: now }
}

/** Who of a side is not in its line-up. */
export const reserves = (side: SideScene): readonly FighterScene[] =>
  roster(side).filter((one) => !side.lineup.includes(one.id) && !one.disqualified)

/** Orders of entry as they were handed in on paper. */
export const paper = (orders: Partial<Record<Side, readonly string[]>>, reason: string): Command => plain({ type: 'rule', orders, reason })

/** What the hofmarshal can do about a mark that came after its round: reopen that round, count the mark there, or only note it. */
export type Late = 'reopen' | 'count' | 'note'

export function lateWays(contest: ContestScene, mark: LateMarkScene): readonly Late[] {
  if (mark.reopens) return ['reopen', 'note']
  const open = contest.phase === 'round-over' && contest.awaits === 'confirm'
  return open && mark.fits ? ['count', 'note'] : ['note']
}

/** The mark as the hofmarshal counts it, at the instant at which the judge saw it. */
export const countLate = (mark: LateMarkScene): Command => plain({ type: 'out', fighter: mark.fighter, cause: mark.cause })

/** A round's figures in the sides' places: who still stood. */
export const stoodIn = (round: RoundScene, side: Side): number => round.standing[side === 'red' ? 0 : 1] ?? 0
