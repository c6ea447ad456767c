// Which rows of a contest's log a spectator sees.
import { logRows } from '$lib/log'
import type { ContestScene, LogRow } from '$lib/scene'

/** Marshals' taps are theirs and the hofmarshal's; signatures and medical matters are nobody's but the desk's. */
const HIDDEN = ['observed', 'held', 'cleared', 'signed', 'order-submitted']

/** The rows for spectators, newest first; undone ones stay and are struck through. */
export function shownRows(contest: ContestScene): LogRow[] {
  return logRows(contest)
    .filter((row) => !HIDDEN.includes(row.kind))
    .reverse()
}
