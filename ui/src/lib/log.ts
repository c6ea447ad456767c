// The log of a contest in its order.
import type { ContestScene, LogRow } from './scene'

/** Every row, oldest first. */
export function logRows(contest: ContestScene): LogRow[] {
  return Object.values(contest.log).sort((one, other) => one.place - other.place)
}
