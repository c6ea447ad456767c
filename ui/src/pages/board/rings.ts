// What the chief reads off a ring: its state in one word, its delay, who of the panel is missing, where a bout may go.
import type { QueueRow, RingRow, SeatScene } from '$lib/scene'

/** A delay as minutes behind (positive) or ahead; within two minutes nobody hurries. */
export function delay(behind: number): { kind: 'behind' | 'ahead' | 'on-time'; minutes: number } {
  const minutes = Math.round(Math.abs(behind) / 60_000)
  if (minutes < 2) return { kind: 'on-time', minutes }
  return { kind: behind > 0 ? 'behind' : 'ahead', minutes }
}

/** The state a ring is shown in: what stands still above all, then its bout's phase, else idle. */
export function stateOf(ring: RingRow): string {
  if (ring.suspended != null || (ring.clock?.frozen_at ?? null) != null) return 'suspended'
  return ring.stream === '' ? 'idle' : ring.phase
}

/** How many of a ring's devices are alive, of how many there are. */
export function alive(seats: readonly SeatScene[]): { alive: number; all: number } {
  const held = seats.filter((one) => one.device !== '')
  return { alive: held.filter((one) => one.alive).length, all: held.length }
}

/** Where a waiting bout may be moved. */
export const others = (rings: readonly RingRow[], from: string): readonly RingRow[] =>
  rings.filter((one) => one.ring !== from)

/** The command that moves a bout to another ring, after those placed there before. */
export const place = (row: QueueRow, ring: string) => ({ type: 'place', ring, bouts: [row.stream], last: true })

/** The command that lets a ring (none: the event) stand still, or go on. */
export const suspend = (ring: string, reason: string) =>
  ring === '' ? { type: 'suspend-ring', reason } : { type: 'suspend-ring', ring, reason }
export const resume = (ring: string) => (ring === '' ? { type: 'resume-ring' } : { type: 'resume-ring', ring })

