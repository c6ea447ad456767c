// What a screen is about at this moment: nothing, a call, a fight, a result.

import { logRows } from '$lib/log'
import type { ContestScene, RingScene } from '$lib/scene'

export type Aspect = 'idle' | 'calling' | 'fighting' | 'result'

const CALLING = ['called', 'ready']
const OVER = ['decided', 'signed', 'announced', 'final']

/**
 * What to show. A contest that is announced stays until the next is called; once its result has been seen for
 * `linger` ms and somebody waits, the next pair is shown.
 */
export function aspect(scene: RingScene, now: number, linger = 45_000): Aspect {
  const contest = scene.contest
  if (!contest || contest.phase === 'scheduled') return 'idle'
  if (OVER.includes(contest.phase)) return seen(contest, now, linger) && scene.queue.length > 0 ? 'idle' : 'result'
  return CALLING.includes(contest.phase) && contest.rounds.length === 0 ? 'calling' : 'fighting'
}

function seen(contest: ContestScene, now: number, linger: number): boolean {
  return contest.announced_at != null && now - contest.announced_at > linger
}

/** Whether the horn has sounded and the round still goes on. */
export function horn(contest: ContestScene): boolean {
  return contest.clock.horn_at != null && (contest.phase === 'running' || contest.phase === 'halted')
}

/** The phase as screens name it: the horn and a wait for a ruling are told apart from the bare phase. */
export function phaseName(scene: RingScene): string {
  const contest = scene.contest
  if (scene.suspended) return 'suspended'
  if (!contest) return 'idle'
  if (horn(contest)) return 'horn'
  if (contest.clock.frozen_at != null) return 'suspended'
  if (contest.awaits === 'ruling' || contest.awaits === 'confirm') return 'awaits'
  return contest.phase
}

/** Whether the screen should show the round's number: only where more than one round can be fought or was. */
export function severalRounds(contest: ContestScene): boolean {
  const over = contest.outcome != null
  return contest.rounds.length > (over ? 1 : 0) || contest.round > 1 || contest.extra || contest.unit === 'rounds'
}

/** The row of the log that was recorded last and still stands; `null` if there is none. */
export function lastRow(contest: ContestScene, kinds?: readonly string[]) {
  return logRows(contest).filter((row) => !row.undone && !row.replaced && (!kinds || kinds.includes(row.kind))).at(-1) ?? null
}
