// A report before it is confirmed: what will be said, and what may still be chosen of it.
import type { Body } from '$lib/wire'

export type Command = Body['command']

export interface Draft {
  /** What it says, in the reader's language. */
  readonly title: string
  /** The stream it goes to: the character's own, where nothing is said. */
  readonly stream?: string
  /** The clauses it rests on, by what was chosen. */
  readonly cites: (choice: string) => readonly string[]
  /** A number to be given, with its name; none where it is always one. */
  readonly count?: { readonly label: string; readonly least: number; readonly most: number }
  /** Something to be chosen; the first stands until another is, unless one must be `needed`. */
  readonly choose?: { readonly label: string; readonly needed?: boolean; readonly of: readonly { readonly id: string; readonly name: string }[] }
  readonly make: (count: number, choice: string) => Command
}
