// What the server tells the office of the event's nominations.
import type { Side, Text } from '$lib/scene'

export interface OpenBout {
  readonly stream: string
  readonly red: string
  readonly blue: string
  readonly stage: string
  readonly group: string
  readonly bout: string
  readonly ring: string
}

/** A nomination with its open bouts; single bouts are gathered under the name ''. */
export interface EventNomination {
  readonly name: string
  readonly title: Text | null
  readonly open: readonly OpenBout[]
}

export interface FormFighter {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly number: number
  readonly main: boolean
}

/** What a sheet to type back is of. */
export interface PaperForm {
  readonly stream: string
  readonly title: Text
  readonly book: string
  readonly number: number
  readonly red: string
  readonly blue: string
  readonly stage: string
  readonly group: string
  readonly bout: string
  readonly ring: string
  readonly fighters: readonly FormFighter[]
}

/** The page on which the sheet of a contest is typed back. */
export function sheetPath(stream: string): string {
  return `/sheet/${stream.split('/').map(encodeURIComponent).join('/')}`
}
