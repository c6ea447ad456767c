// Figures and words of screens: times of day, sizes of names, which message names a thing.

/** A time of day, `14:02`, in the reader's way. */
export function timeOfDay(instant: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant)
}

/** Whole minutes of a span, at least 1 for anything that is not nothing. */
export function wholeMinutes(ms: number): number {
  return ms === 0 ? 0 : Math.max(1, Math.round(Math.abs(ms) / 60_000))
}

/**
 * How large a name can be set so that it fits a box in at most two lines, in units of the box's width.
 *
 * @param most the largest size wanted, in the same unit
 */
export function nameSize(name: string, most: number): number {
  const words = name.split(/[\s]+/)
  const longest = Math.max(1, ...words.flatMap((word) => word.split(/(?<=-)/)).map((part) => part.length))
  const twoLines = Math.max(longest, Math.ceil(name.length / 2) + (words.length > 1 ? 2 : 0))
  const line = name.length * LETTER * most <= 1 ? name.length : twoLines
  return Math.min(most, 1 / (line * LETTER))
}

/** The width of an average letter of a heavy face, by its size. */
const LETTER = 0.62
