// A battle on screens: which face it has, its tiles, who is on the bridge, and what its finished rounds say.

import { lined, roster } from '$lib/fighters'
import type { BookScene, ContestScene, FighterScene, RoundScene, Side, SideScene } from '$lib/scene'

import { hits } from './hits'

/** What a battle is about: who still stands, how many hits each has left, or who is on the bridge. */
export type Battle = 'standing' | 'hits' | 'bridge'

/** How long after a mark the tile of the fighter it is about stays outlined, in milliseconds. */
export const FRESH = 4000

/** The face of a battle; `null` for a duel. A bridge shows itself by its orders where its book has not come yet. */
export function battleOf(contest: ContestScene, book: BookScene | null = null): Battle | null {
  if (!contest.team) return null
  const ordered = [contest.red, contest.blue].some((side) => side.sealed || side.order.length > 0 || side.on_field.length > 0)
  if (ordered || (book?.on_bridge ?? 0) > 0) return 'bridge'
  return contest.mechanism === 'hits' ? 'hits' : 'standing'
}

/** How a fighter is: he fights, he is out, or he was sent off. */
export type State = 'stands' | 'out' | 'off'

/** A fighter as a tile. `hits` are those left, `null` where none are counted. */
export interface Tile {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly state: State
  readonly hits: string | null
  readonly place: 'bridge' | 'next' | ''
}

/** The number on his helmet; where he has none, his place in the roster. */
export function numberOf(side: SideScene, id: string): number {
  return side.fighters[id]?.number || Object.keys(side.fighters).indexOf(id) + 1
}

/** Whether a fighter fights on. */
export function stateOf(one: FighterScene): State {
  return one.disqualified ? 'off' : one.down ? 'out' : 'stands'
}

/** The tiles of a side: in the order of entry once it is known, else by number. */
export function tiles(side: SideScene): Tile[] {
  const all = lined(side)
  const ordered = side.order.length > 0
  const at = (one: FighterScene): number => {
    const place = side.order.indexOf(one.id)
    return !ordered ? numberOf(side, one.id) : place < 0 ? all.length : place
  }
  return [...all]
    .sort((one, other) => at(one) - at(other))
    .map((one) => ({
      id: one.id,
      number: numberOf(side, one.id),
      name: one.name,
      state: stateOf(one),
      hits: one.halves != null && one.halves_full > 0 ? hits(one.halves) : null,
      place: side.on_field.includes(one.id) ? 'bridge' : side.next_in === one.id ? 'next' : '',
    }))
}

/** The ids of those a mark was about a moment ago, as one word: it changes only when they do. */
export function fresh(side: SideScene, now: number): string {
  return roster(side)
    .filter((one) => one.mark != null && now - one.mark.at < FRESH)
    .map((one) => one.id)
    .join(' ')
}

/** How many tiles stand in a line, so that they stay as large as they can: 5 → 5, 21 → 7, 50 → 10. */
export function across(count: number): number {
  if (count <= 6) return Math.max(1, count)
  if (count <= 12) return Math.ceil(count / 2)
  return count <= 30 ? Math.ceil(count / 3) : Math.ceil(count / 5)
}

/** Who of a side is on the bridge, and who steps onto it next. */
export function onBridge(side: SideScene): { on: FighterScene | null; next: FighterScene | null } {
  return { on: side.fighters[side.on_field[0] ?? ''] ?? null, next: side.fighters[side.next_in] ?? null }
}

/** The last finished round, where a screen must speak of it: the hofmarshal has confirmed it, and nothing was started since. */
export function justOver(contest: ContestScene): RoundScene | null {
  if (contest.outcome != null || contest.awaits || ['running', 'halted'].includes(contest.phase)) return null
  return contest.rounds.at(-1) ?? null
}

/** The finished rounds whose result the hofmarshal has confirmed. */
export function confirmed(contest: ContestScene): readonly RoundScene[] {
  return contest.awaits === 'confirm' ? contest.rounds.slice(0, -1) : contest.rounds
}

/** The rounds a side has won, as far as they are confirmed. */
export function roundsWon(contest: ContestScene, side: Side): number {
  return confirmed(contest).filter((one) => one.counted && one.winner === side).length
}

/** How many of a side stood at the end of a round. */
export function stood(round: RoundScene, side: Side): number {
  return round.standing[side === 'red' ? 0 : 1] ?? 0
}

/** What a battle brought its sides: rating points and round points; `null` while it is open, or where it brings none. */
export function brought(contest: ContestScene): { rating: readonly number[]; rounds: readonly number[] } | null {
  const out = contest.outcome
  if (!contest.team || out == null) return null
  const any = [...out.rating, ...out.round_points].some((points) => points !== 0)
  return any ? { rating: out.rating, rounds: out.round_points } : null
}

/** Whether a wrestler, or a side, touched the ground so that it loses. */
export function fell(contest: ContestScene, side: Side): boolean {
  return contest.mechanism === 'fall' && contest[side].score === 0
}

/** By which clause a fighter is out; `0` where he has no hits left and no cause was named, empty where none was. */
export function outBy(side: SideScene, id: string): string {
  const one = side.fighters[id]
  return one?.cause || (one?.halves === 0 && one.halves_full > 0 ? '0' : '')
}
