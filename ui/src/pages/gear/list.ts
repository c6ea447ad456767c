// Whose gear is looked for: found by number or name, narrowed to what is still to do.
import type { GearListScene, GearRow, InspectionScene } from '$lib/scene'

export type State = InspectionScene['state']
export const STATES: readonly State[] = ['none', 'open', 'again', 'fix', 'reject', 'pass']
export const MARKS: Readonly<Record<State, string>> = { none: '○', open: '…', again: '↻', fix: '△', reject: '✕', pass: '✓' }
export const TONES: Readonly<Record<State, string>> = { none: 'soft', open: 'warn', again: 'warn', fix: 'warn', reject: 'bad', pass: 'good' }

/** A verdict's sign and tone: a piece has no state of its own. */
export const VERDICTS: Readonly<Record<string, string>> = { pass: '✓', fix: '△', unmeasured: '…', reject: '✕' }
export const VERDICT_TONES: Readonly<Record<string, string>> = { pass: 'good', fix: 'warn', unmeasured: 'soft', reject: 'bad' }

export interface Wish {
  readonly query: string
  readonly nomination: string
  readonly state: State | ''
}
export interface Found extends GearRow {
  readonly entry: string
}

/** What a badge's code, a number or some words ask for: the entry alone where a code says it. */
export function wanted(text: string): string {
  const bare = text.trim()
  const code = bare.slice(bare.indexOf('#') + 1)
  const pass = /^(.+)\.[0-9a-f]{24}$/i.exec(code)
  return (pass?.[1] ?? bare).toLowerCase().replaceAll('ё', 'е')
}

function matches(entry: string, row: GearRow, words: readonly string[]): boolean {
  const told = `${entry} ${row.name} ${row.club} ${row.team}`.toLowerCase().replaceAll('ё', 'е')
  return words.every((word) => told.includes(word))
}

/** Those who fit, by number; a number typed whole comes first. */
export function chosen(scene: GearListScene, wish: Wish): readonly Found[] {
  const query = wanted(wish.query)
  const words = query.split(/\s+/).filter(Boolean)
  const inside = (row: GearRow): boolean => Object.entries(row.gear).some(([name, state]) => (!wish.nomination || name === wish.nomination) && (!wish.state || state === wish.state))
  return Object.entries(scene.people)
    .filter(([entry, row]) => inside(row) && matches(entry, row, words))
    .map(([entry, row]) => ({ ...row, entry }))
    .sort((a, b) => Number(b.entry === query) - Number(a.entry === query) || a.entry.localeCompare(b.entry, undefined, { numeric: true }))
}

/** How many there are in each state. */
export function counts(scene: GearListScene, nomination: string): Readonly<Record<State, number>> {
  const found: Record<State, number> = { none: 0, open: 0, again: 0, fix: 0, reject: 0, pass: 0 }
  for (const row of Object.values(scene.people)) {
    for (const [name, state] of Object.entries(row.gear)) if (!nomination || name === nomination) found[state] += 1
  }
  return found
}
