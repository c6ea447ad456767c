// What an announcer reads: the sentences of a contest in the order he needs them.
import type { ContestScene, LogRow } from '$lib/scene'

/** Kinds of events worth announcing; taps, arrivals and signatures are not. */
const TOLD = [
  'started', 'halted', 'stopped', 'suspended', 'resumed', 'time-reached', 'struck', 'went-out', 'returned', 'breached',
  'mutually-breached', 'broke-through', 'entered', 'touched-ground', 'ruled', 'withdrew', 'disqualified', 'decided',
  'swapped', 'annulled',
] as const

/** The newest rows worth announcing, newest first; undone ones are left out. */
export function lately(contest: ContestScene, count: number): LogRow[] {
  const rows: LogRow[] = []
  for (let i = contest.order.length - 1; i >= 0 && rows.length < count; i--) {
    const row = contest.log[contest.order[i] ?? '']
    if (row && !row.undone && !row.replaced && (TOLD as readonly string[]).includes(row.kind)) rows.push(row)
  }
  return rows
}

/** The key under which it is kept how a name is said, wherever the name turns up. */
export function spokenKey(name: string, club: string): string {
  return `spoken.${name}|${club}`
}
