// What an announcer reads: the sentences of a contest in the order he needs them.
import { logRows } from '$lib/log'
import type { ContestScene, LogRow, SideScene } from '$lib/scene'
import { t } from '$lib/text.svelte'

/** Kinds of events worth announcing; taps, arrivals and signatures are not. */
const TOLD = [
  'started', 'halted', 'stopped', 'suspended', 'resumed', 'time-reached', 'struck', 'went-out', 'returned', 'breached',
  'mutually-breached', 'broke-through', 'entered', 'touched-ground', 'ruled', 'withdrew', 'disqualified', 'decided',
  'swapped', 'annulled',
] as const

/** The newest rows worth announcing, newest first; undone ones are left out. */
export function lately(contest: ContestScene, count: number): LogRow[] {
  const told = (row: LogRow): boolean => !row.undone && !row.replaced && (TOLD as readonly string[]).includes(row.kind)
  return logRows(contest).filter(told).reverse().slice(0, count)
}

/** Bouts won and lost in this nomination, and warnings so far: those of the event, and of this bout. */
export function record(side: SideScene): string {
  const given = side.sanctions.filter((one) => one.kind === 'warning' && one.effect === 'given').length
  const warnings = Math.max(side.warnings ?? 0, given)
  const bouts = side.wins == null ? [] : [t('screen-record', { wins: side.wins, losses: side.losses ?? 0 })]
  return [...bouts, ...(warnings > 0 ? [t('screen-record-warnings', { count: warnings })] : [])].join(' · ')
}

/** The key under which it is kept how a name is said, wherever the name turns up. */
export function spokenKey(name: string, club: string): string {
  return `spoken.${name}|${club}`
}
