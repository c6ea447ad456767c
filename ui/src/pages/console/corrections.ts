// Corrections of what stands: which rows of the log can be mended and how, and what falls with them.
import { logRows } from '$lib/log'
import type { ConsoleScene, ContestScene, LogRow, Reason, RulingScene } from '$lib/scene'
import type { Answer } from '$lib/wire'

/** The code of a refusal that lists what no longer fits a correction. */
export const DROPS = 'contest-confirm-dropped'

/** What can be done about a row of the log. */
export interface Mend {
  readonly row: LogRow
  readonly ruling: RulingScene | null
  readonly annul: boolean
  readonly redo: boolean
}

/** The rows of the log, newest first; taps only where asked for. */
export function rows(contest: ContestScene, taps: boolean): readonly LogRow[] {
  return logRows(contest)
    .filter((row) => taps || row.kind !== 'observed')
    .reverse()
}

/** How a row can be mended: a ruling replaced, an event undone, an undoing undone. */
export function mend(row: LogRow, scene: ConsoleScene | null): Mend {
  const ruling = scene?.rulings.find((one) => one.event === row.id) ?? null
  const open = row.correctable && !row.undone
  return { row, ruling: open ? ruling : null, annul: open, redo: open && row.kind === 'annulled' }
}

/** The latest row that one tap undoes: the last thing the hofmarshal did. */
export function lastUndoable(contest: ContestScene | null): LogRow | null {
  if (contest == null) return null
  return rows(contest, false).find((row) => row.correctable && !row.undone && !row.replaced && row.kind !== 'annulled') ?? null
}

/** The ruling that stands for the present exchange, which another must replace where their order decides. */
export function rulingNow(contest: ContestScene | null, scene: ConsoleScene | null): RulingScene | null {
  if (contest == null || scene == null) return null
  const found = scene.rulings.filter((one) => one.round === contest.round && one.exchange === contest.exchange)
  return found.at(-1) ?? null
}

/** What an answer says would fall with a correction: null where it asks nothing of the kind. */
export function falling(answer: Answer | null): readonly Reason[] | null {
  if (answer?.status !== 'refused' || answer.said?.code !== DROPS) return null
  return answer.reasons
}

/** The events to confirm, added to those confirmed before. */
export function confirmed(reasons: readonly Reason[], before: readonly string[] = []): readonly string[] {
  return [...new Set([...before, ...reasons.map((one) => one.event).filter((id) => id !== '')])]
}
