// A ring in one word, and how soon somebody is called.
import type { RingRow } from '$lib/scene'

export type RingState = 'suspended' | 'fighting' | 'calling' | 'halted' | 'over' | 'free'

/** What a ring does, in the one word a passer-by needs. */
export function ringState(ring: RingRow): RingState {
  if (ring.suspended) return 'suspended'
  if (!ring.stream) return 'free'
  if (ring.phase === 'running') return 'fighting'
  if (ring.phase === 'halted') return 'halted'
  if (ring.phase === 'called' || ring.phase === 'ready' || ring.phase === 'round-over') return 'calling'
  return ring.phase === 'scheduled' ? 'free' : 'over'
}

/** Whole minutes until an instant, 0 for what is due or past. */
export function expectedIn(expected: number, now: number): number {
  return Math.max(0, Math.round((expected - now) / 60_000))
}
