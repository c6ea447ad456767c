// Clocks are computed, never counted: what a round's clock shows at an instant, and an instant that moves.
import { createSubscriber } from 'svelte/reactivity'

import { connection } from './connection.svelte'
import type { ClockScene, Countdown } from './scene'

export { mmss, tenths } from './spans' // for those that need no connection

const STEP = 100

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, STEP)
  return () => clearInterval(timer)
})

/** `ticker.now` is the server's time; what reads it is renewed ten times a second, while anything does. */
export const ticker = {
  get now(): number {
    subscribe()
    return connection.now()
  },
}

/** Effective time of a round at the instant `now`, in milliseconds. */
export function effective(clock: ClockScene, now: number): number {
  if (clock.since == null) return clock.elapsed
  return clock.elapsed + Math.max(0, (clock.frozen_at ?? now) - clock.since)
}

/** What is left of a deadline at the instant `now`, in milliseconds, never below 0. */
export function remaining(countdown: Countdown, now: number): number {
  return Math.max(0, countdown.left ?? countdown.until - now)
}
