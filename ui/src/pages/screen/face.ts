// The face of the contest's clock: what is read at an instant, computed and never counted.

import type { ClockScene, Countdown } from '$lib/scene'

/** The last stretch of a round in which tenths are shown, in milliseconds. */
export const TENTHS_FROM = 10_000

/**
 * The round's effective time at `now`, in milliseconds.
 *
 * @param now instant on the server's clock; a suspended clock stands at the suspension
 */
export function effective(clock: ClockScene, now: number): number {
  if (clock.since == null) return clock.elapsed
  const until = clock.frozen_at ?? now
  return clock.elapsed + Math.max(0, until - clock.since)
}

/** Milliseconds left of the round, not below 0; `null` where the round has no limit. */
export function remaining(clock: ClockScene, now: number): number | null {
  return clock.limit > 0 ? Math.max(0, clock.limit - effective(clock, now)) : null
}

/** Minutes and seconds, `1:05`. */
function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * What the clock shows: time left where there is a limit, else time fought.
 *
 * Time left is rounded up, so that zero is read only when time is up; tenths are shown in the last 10 s.
 */
export function face(clock: ClockScene, now: number): string {
  const left = remaining(clock, now)
  if (left == null) return minutes(Math.floor(effective(clock, now) / 1000))
  if (left < TENTHS_FROM) return (Math.ceil(left / 100) / 10).toFixed(1)
  return minutes(Math.ceil(left / 1000))
}

/** What a countdown shows: whole seconds left, rounded up; it stands while `left` is given. */
export function countdownFace(one: Countdown, now: number): string {
  const left = Math.max(0, one.left ?? one.until - now)
  return minutes(Math.ceil(left / 1000))
}

/** The countdown that is over first, of those a screen shows; `null` if none runs. */
export function nextCountdown(all: readonly Countdown[], now: number): Countdown | null {
  const running = all.filter((one) => (one.left ?? one.until - now) > 0)
  const ends = (one: Countdown) => one.left ?? one.until - now
  return running.reduce<Countdown | null>((first, one) => (first && ends(first) <= ends(one) ? first : one), null)
}

/**
 * Keeps a shown clock from stepping back while it runs: when the reckoning of the server's time is corrected by a
 * fraction of a second, the clock stands for that long instead.
 */
export class Steady {
  private key = ''
  private last = 0

  /** The instant to show for `now`; a change of the clock itself (start, halt, correction) is shown at once. */
  at(clock: ClockScene, now: number): number {
    const key = `${clock.limit}/${clock.elapsed}/${clock.since}/${clock.frozen_at}`
    const back = key === this.key && now < this.last && this.last - now < 2000
    this.key = key
    this.last = back ? this.last : now
    return this.last
  }
}
