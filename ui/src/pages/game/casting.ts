// A game's characters as the page holds them.
import type { MasterRow, PhoneScene, Said } from '$lib/scene'
import type { SeenOne } from '../entries/importing'

/** A character with who plays it. */
export interface CastRow {
  readonly number: string
  readonly name: string
  readonly group: string
  readonly player: string
  readonly region: string
}
export interface CastPreview {
  readonly rows: readonly SeenOne[]
  readonly open: number
}

/** What a column of a sheet may be, and the fields of the form, in their order. */
export const COLUMNS = ['number', 'name', 'player', 'group', 'region', 'reason', 'hits', 'monster', 'ways'] as const
export type Column = (typeof COLUMNS)[number]

/** What was refused, each sentence of it. */
export function toldOf(result: { ok: boolean; said?: Said | null; reasons?: readonly { readonly said: Said }[] }): readonly Said[] {
  if (result.ok) return []
  const reasons = (result.reasons ?? []).map((one) => one.said)
  return reasons.length > 0 ? reasons : result.said ? [result.said] : []
}

/** The groups there are, in the order of their names. */
export function groupsOf(people: Readonly<Record<string, MasterRow>>): readonly string[] {
  return [...new Set(Object.values(people).map((one) => one.club))].filter(Boolean).sort((a, b) => a.localeCompare(b))
}

/** Numbers as people count: 2 before 10, then words. */
export function byNumber(one: string, other: string): number {
  return one.localeCompare(other, undefined, { numeric: true })
}

/** The characters somebody looks for: by number, name, group or player, in one group, and only those without a phone. */
export function found(
  people: Readonly<Record<string, MasterRow>>,
  players: ReadonlyMap<string, CastRow>,
  phones: Readonly<Record<string, PhoneScene>>,
  sought: { readonly query: string; readonly group: string; readonly phoneless: boolean },
): readonly string[] {
  const part = sought.query.trim().toLowerCase()
  return Object.keys(people)
    .filter((number) => {
      const one = people[number]!
      if (sought.group && one.club !== sought.group) return false
      if (sought.phoneless && phones[number]) return false
      const words = [number, one.name, one.club, players.get(number)?.player ?? '']
      return !part || words.some((word) => word.toLowerCase().includes(part))
    })
    .sort(byNumber)
}
