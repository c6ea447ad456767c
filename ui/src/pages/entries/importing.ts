// A spreadsheet between reading and acceptance: what the page holds of it, and what it asks the server.
import type { Said } from '$lib/scene'

export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
  /** The header's row, from 0; −1: there is none. */
  readonly header: number
  readonly columns: readonly string[]
}
export interface Read {
  readonly file: string
  readonly sheets: readonly Sheet[]
}
export type Fate = 'new' | 'joins' | 'known' | 'ask' | 'wrong' | 'skip'
/** What becomes of a row, whatever it is of. */
export interface SeenOne {
  readonly row: number
  readonly fate: Fate
  readonly name: string
  readonly twins?: readonly { readonly entry: string; readonly name: string; readonly club: string; readonly born: boolean }[]
  readonly faults: readonly { readonly column: number; readonly said: Said }[]
}
export interface Seen extends SeenOne {
  readonly club: string
  readonly nominations: readonly string[]
  readonly team: string
}
/** A team as the list would leave it; `numbers`: what each row's fighter wears. */
export interface SeenTeam {
  readonly nomination: string
  readonly name: string
  readonly fresh: boolean
  readonly main: number
  readonly reserves: number
  readonly numbers: Readonly<Record<string, number>>
  readonly notes: readonly Said[]
}
export interface Preview {
  readonly rows: readonly Seen[]
  readonly clubs: readonly (readonly [string, string])[]
  readonly open: number
  readonly teams: readonly SeenTeam[]
  readonly near_teams: readonly (readonly [string, string])[]
}
export interface Row {
  readonly row: number
  cells: string[]
  skip: boolean
  same: string
}

/** Our columns a heading may stand for; `in:NAME` for each nomination comes on top. */
export const COLUMNS = [
  'name', 'club', 'country', 'born', 'contact', 'rating', 'weight_category', 'nominations', 'entry', 'team', 'number', 'reserve', 'main', 'captain',
] as const

/** The rows beneath the header that hold anything, numbered as the spreadsheet numbers them. */
export function rowsOf(sheet: Sheet): Row[] {
  return sheet.rows.flatMap((cells, at) => (at > sheet.header && cells.some(Boolean) ? [{ row: at + 1, cells: [...cells], skip: false, same: '' }] : []))
}

/** What stands over a column: its heading, or its letter as in a spreadsheet. */
export function headingOf(sheet: Sheet, at: number): string {
  const letters = (n: number): string => (n < 26 ? String.fromCharCode(65 + n) : letters(Math.floor(n / 26) - 1) + letters(n % 26))
  return (sheet.header >= 0 ? sheet.rows[sheet.header]?.[at] : '') || letters(at)
}

/** The rows in the order of their need: those that are wrong or ask something first, as they stood when they were read. */
export function inOrderOfNeed(rows: readonly Row[], seen: ReadonlyMap<number, SeenOne>): readonly number[] {
  const needs = (row: Row): number => (['wrong', 'ask'].includes(seen.get(row.row)?.fate ?? '') ? 0 : 1)
  return [...rows].sort((a, b) => needs(a) - needs(b) || a.row - b.row).map((row) => row.row)
}
