// What the server counts of a game, and how it becomes plots and tables.
import type { Said } from '$lib/scene'

export interface Count {
  readonly what: string
  readonly said: Said
  readonly amount: number
  readonly times: number
}

export interface Hour {
  readonly hour: number
  readonly deaths: readonly number[]
  readonly wounds: number
  readonly heavy: number
}

export interface Numbers {
  readonly title: string
  readonly until: number
  readonly characters: number
  readonly causes: readonly Said[]
  readonly hours: readonly Hour[]
  readonly zones: readonly Count[]
  readonly reason: readonly Count[]
  readonly ends: readonly Count[]
  readonly states: readonly Count[]
  readonly forgeries: number
}

/** A table of numbers: the first column's heading, the others', and the rows. */
export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly [string, ...number[]])[]
}

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

/** The hours as a plot has them: so many that each bar can be seen; where there are more, several hours share a bar. */
export function bars(hours: readonly Hour[], most: number): { readonly labels: readonly string[]; readonly values: readonly number[] } {
  const span = Math.max(1, Math.ceil(hours.length / most))
  const labels: string[] = []
  const values: number[] = []
  for (let first = 0; first < hours.length; first += span) {
    const part = hours.slice(first, first + span)
    labels.push(part.length > 1 ? `${part[0]!.hour}–${part.at(-1)!.hour}` : String(part[0]!.hour))
    values.push(sum(part.map((one) => sum(one.deaths))))
  }
  return { labels, values }
}
