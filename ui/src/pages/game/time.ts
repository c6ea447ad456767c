// The game's time: what its clock shows, as people write it, and when by the wall it showed that.
import type { ClockMark, GameScene } from '$lib/scene'

const MINUTE = 60_000

/** What the game's clock shows at the wall's `now`. */
export function shownAt(game: Pick<GameScene, 'base' | 'since'>, now: number): number {
  return game.since == null ? game.base : game.base + Math.max(0, now - game.since)
}

/** An instant of the game as its clock is read: hours and minutes since it began, `27:05`. */
export function clockText(at: number): string {
  const minutes = Math.floor(at / MINUTE)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** The instant (ms) that was typed as `27:05`, `27.05`, `2705` or `5`; null for what is none. Digits alone end in minutes. */
export function clockTyped(text: string): number | null {
  const found = /^\s*(?:(\d{1,4})[:.,\s])?(\d{1,2})\s*$/.exec(text) ?? /^\s*(\d{1,4})(\d{2})\s*$/.exec(text)
  if (!found) return null
  const hours = Number(found[1] ?? 0)
  const minutes = Number(found[2])
  return minutes < 60 ? (hours * 60 + minutes) * MINUTE : null
}

/**
 * When, by the wall, the game's clock first showed the minute that begins with `at`; null where it never did: before it
 * began, or where it was put forward.
 */
export function wallOf(marks: readonly ClockMark[], at: number): number | null {
  const after = marks.findIndex((one) => one.base > at)
  const place = (after < 0 ? marks.length : after) - 1
  const mark = marks[place]
  const next = marks[place + 1]
  const jumped = next && next.base < at + MINUTE ? next.wall : null
  if (!mark) return jumped
  if (!mark.runs) return at === mark.base ? mark.wall : jumped
  const wall = mark.wall + at - mark.base
  return next && wall >= next.wall ? jumped : wall
}

/** A span that was typed in hours and minutes or as minutes above 59 (`90`), in ms; null for none. */
export function spanTyped(text: string): number | null {
  const minutes = /^\s*(\d{1,4})\s*$/.exec(text)
  if (minutes) return Number(minutes[1]) * MINUTE || null
  return clockTyped(text) || null
}
