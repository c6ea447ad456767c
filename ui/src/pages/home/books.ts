// The rulebooks there are, with their nominations, as `GET /api/rulebooks` lists them.
import type { Text } from '$lib/scene'

export interface NominationEntry {
  readonly id: string
  readonly title: Text
  readonly team: boolean
}

export interface RulebookEntry {
  readonly id: string
  readonly title: Text
  readonly nominations: readonly NominationEntry[]
}

/** A nomination chosen in a list, `RULEBOOK/NOMINATION`, in its two parts. */
export function parts(value: string): { rulebook: string; nomination: string } {
  const [rulebook = '', nomination = ''] = value.split('/')
  return { rulebook, nomination }
}

/** Whether the sides of a chosen nomination are teams. */
export function isTeam(books: readonly RulebookEntry[], value: string): boolean {
  const { rulebook, nomination } = parts(value)
  return books.find((one) => one.id === rulebook)?.nominations.find((one) => one.id === nomination)?.team ?? false
}
