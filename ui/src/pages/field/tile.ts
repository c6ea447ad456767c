// What a judge's tile shows: the server's word about a fighter, with the judge's own marks laid over it until it has them.
import type { ContestScene, FighterScene, MarkScene } from '$lib/scene'

/** A mark of this judge about a fighter. */
export interface Doing {
  readonly kind: string
  /** Half-hits a blow takes; -1: all. */
  readonly halves: number
  /** The event it becomes; known before it is sent. */
  readonly event: string
  /** Given, and not yet in what the server shows. */
  readonly open: boolean
  /** On its way without a connection. */
  readonly unsent: boolean
  readonly at: number
  /** The judge took it back. */
  readonly undone: boolean
  /** The server shows that it was taken back, or never took it. */
  readonly settled: boolean
}

/** A fighter as this judge sees him now. */
export interface Seen {
  readonly down: boolean
  readonly halves: number | null
  readonly unsent: boolean
  /** The server has not said this yet. */
  readonly mine: boolean
}

function less(halves: number | null, taken: number): number | null {
  if (halves == null) return null
  return taken < 0 ? 0 : Math.max(0, halves - taken)
}

const LAID = ['out', 'return', 'hit']

/** The fighter with the marks laid over him, in the order in which they were given. */
export function seen(one: FighterScene, doings: readonly Doing[]): Seen {
  let { down } = one
  let halves = one.halves ?? null
  let mine = false
  for (const doing of doings) {
    if (!LAID.includes(doing.kind) || doing.settled || doing.open === doing.undone) continue // told already, or given and taken back
    mine = true
    const back = doing.undone
    if (doing.kind === 'return') down = back
    else if (doing.kind === 'out') down = back ? one.seconded > 0 : true
    else if (doing.kind === 'hit') {
      halves = back && halves != null ? Math.min(one.halves_full, halves + Math.max(0, doing.halves)) : less(halves, doing.halves)
      if (halves != null) down = back ? down && halves === 0 : down || halves === 0
    }
  }
  return { down, halves, mine, unsent: doings.some((doing) => doing.unsent && !doing.settled && doing.open && LAID.includes(doing.kind)) }
}

/** Which fight of the round of this number it is, from 0: an equal round that is fought again keeps its number. */
export function turnOf(contest: Pick<ContestScene, 'phase' | 'round' | 'rounds'>): number {
  const voided = contest.rounds.filter((one) => one.number === contest.round && !one.counted).length
  const last = contest.rounds.at(-1)
  const still = contest.phase === 'round-over' && last != null && last.number === contest.round && !last.counted
  return still ? voided - 1 : voided
}

/** How far apart (ms) two judges' marks of one blow can be. */
export const SAME_BLOW = 2000

/** My blow that another judge has marked as well, by his mark; null where there is none. */
export function sameBlow<D extends Doing>(mark: MarkScene | null | undefined, seat: string, doings: readonly D[]): D | null {
  if (mark == null || mark.kind !== 'struck' || mark.by === seat) return null
  const near = doings.filter((one) => one.kind === 'hit' && !one.undone && !one.settled && Math.abs(one.at - mark.at) <= SAME_BLOW)
  return near.at(-1) ?? null
}

/** The role and number of a seat: `field-judge-2` → `['field-judge', '2']`. */
export function seatOf(seat: string): readonly [string, string] {
  const [, role = seat, number = ''] = /^(.*?)(?:-(\d+))?$/.exec(seat) ?? []
  return [role, number]
}

/** Columns for `count` tiles in a field of this size that make them as large as can be; each at least `least` px where it fits. */
export function across(count: number, width: number, height: number, gap = 4, least = 48): number {
  let best = 1
  let largest = -1
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const wide = (width - gap * (columns - 1)) / columns
    const rows = Math.ceil(count / columns)
    const high = (height - gap * (rows - 1)) / rows
    const fits = wide >= least && high >= least
    const size = Math.min(wide, high * 1.15) + (fits ? 10_000 : 0)
    if (size > largest) [best, largest] = [columns, size]
  }
  return best
}
