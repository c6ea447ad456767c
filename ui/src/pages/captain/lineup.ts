// The line-up as a captain's thumb changes it: who goes out, who comes in, and the one command that says it.
import type { CaptainBout, CaptainFighter } from '$lib/scene'

/** Who goes out and who comes in; '' on either side where one only leaves, or only comes. */
export interface Swap {
  readonly out: string
  readonly into: string
}

/** The line-up with one for another; without `into` he is left out, without `out` the other is added. */
export function swapped(line: readonly string[], out: string, into: string): readonly string[] {
  if (!out) return into && !line.includes(into) ? [...line, into] : line
  if (!into) return line.filter((one) => one !== out)
  return line.map((one) => (one === out ? into : one))
}

/** What is different between two line-ups, place by place. */
export function swaps(before: readonly string[], after: readonly string[]): readonly Swap[] {
  const outs = before.filter((one) => !after.includes(one))
  const ins = after.filter((one) => !before.includes(one))
  return Array.from({ length: Math.max(outs.length, ins.length) }, (_, at) => ({ out: outs[at] ?? '', into: ins[at] ?? '' }))
}

/** The command for a changed line-up: one for another is a substitution, more is the line-up itself. */
export function command(bout: CaptainBout, after: readonly string[]): { type: string } & Record<string, unknown> {
  const [only, ...more] = swaps(bout.lineup, after)
  if (only && more.length === 0 && only.out && only.into) {
    return { type: 'substitute', side: bout.side, out: only.out, into: only.into }
  }
  return { type: 'line-up', side: bout.side, fighters: after }
}

/** Fighters by number; those without a name are called by it alone. */
export function byNumber(fighters: Readonly<Record<string, CaptainFighter>>): readonly CaptainFighter[] {
  return Object.values(fighters).sort((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1))
}

/** A fighter in a word: his number and name. */
export function called(one: CaptainFighter | undefined): string {
  return one ? `${one.number} ${one.name}`.trim() : ''
}

/** The round a changed line-up is for: the next one. An equal round that is fought again keeps its number. */
export function roundFor(bout: Pick<CaptainBout, 'phase' | 'round' | 'rounds'>): number {
  const last = bout.rounds.at(-1)
  const again = bout.phase === 'round-over' && last != null && !last.counted && last.number === bout.round
  return !again && ['running', 'halted', 'round-over'].includes(bout.phase) ? bout.round + 1 : bout.round
}
