// What a fighter must know now: his next bout, how near it is, and when to tell him aloud.
import type { PersonBout, PersonScene } from '$lib/scene'

/** How near a bout is: `far`, `soon` (two before it at most), `next` (it is the ring's next), `called`, `on`. */
export type Near = 'far' | 'soon' | 'next' | 'called' | 'on'

const SOON = 2
const RANK: Readonly<Record<Near, number>> = { far: 0, soon: 1, next: 2, called: 3, on: 4 }

/** The bout he is in, or waits for. */
export function nextBout(scene: PersonScene): PersonBout | null {
  return scene.bouts.find((one) => one.state === 'called' || one.state === 'on') ?? scene.bouts.find((one) => one.state === 'waits') ?? null
}

/** The bouts after that one. */
export function laterBouts(scene: PersonScene): readonly PersonBout[] {
  const first = nextBout(scene)
  return scene.bouts.filter((one) => one !== first && (one.state === 'waits' || one.state === 'called' || one.state === 'on'))
}

/** What he has fought, the latest first. */
export function pastBouts(scene: PersonScene): readonly PersonBout[] {
  return scene.bouts.filter((one) => one.state === 'over' || one.state === 'void')
}

export function nearness(bout: PersonBout): Near {
  if (bout.state === 'called' || bout.state === 'on') return bout.state
  if (bout.state !== 'waits') return 'far'
  const ahead = bout.ahead ?? 0
  return ahead === 0 ? 'next' : ahead <= SOON ? 'soon' : 'far'
}

/** What was told aloud: the nearest step of each bout. */
export type Told = Map<string, Near>

/** A bout to tell aloud of, and why. */
export interface Alert {
  readonly entry: string
  readonly bout: PersonBout
  readonly near: Near
}

/**
 * What is to be told aloud now of somebody's next bout, once for each step it comes nearer; notes it in `told`.
 *
 * A bout that is on has begun without him having to hear of it.
 */
export function alertOf(scene: PersonScene, told: Told): Alert | null {
  const bout = nextBout(scene)
  if (!bout) return null
  const near = nearness(bout)
  const key = `${scene.entry} ${bout.stream}`
  if (RANK[near] <= RANK[told.get(key) ?? 'far']) return null
  told.set(key, near)
  return near === 'on' ? null : { entry: scene.entry, bout, near }
}

/** Minutes until an instant, never below 0, as people count them. */
export function minutesUntil(instant: number, now: number): number {
  return Math.max(0, Math.round((instant - now) / 60_000))
}

/** Whether two instants are of one day where the reader is. */
export function sameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString()
}

/** An instant as it is told: the time, with the weekday where it is not today. */
export function when(instant: number, now: number, lang: string): string {
  const time = new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant)
  if (sameDay(instant, now)) return time
  return `${new Intl.DateTimeFormat(lang, { weekday: 'short' }).format(instant)} ${time}`
}

/** Days as `2026-12-05` in the reader's way: one, or from the first to the last. */
export function days(first: string, last: string, lang: string): string {
  const from = new Date(`${first}T12:00:00`)
  if (Number.isNaN(from.getTime())) return ''
  const until = new Date(`${last || first}T12:00:00`)
  const format = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', year: 'numeric' })
  return first === last || !last || Number.isNaN(until.getTime()) ? format.format(from) : format.formatRange(from, until)
}
