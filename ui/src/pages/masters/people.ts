// Everyone in the game as masters look for them: by urgency, narrowed by words, group, region and state.
import type { MasterRow, MastersScene, WaitingScene } from '$lib/scene'

/** What of the list is shown. */
export const STATES = ['all', 'due', 'bleeds', 'heavy', 'presumed', 'broken', 'asylum', 'dead', 'waiting', 'monster', 'changed'] as const
export type StateFilter = (typeof STATES)[number]

export interface Person {
  readonly number: string
  readonly row: MasterRow
}

export interface Wish {
  readonly query: string
  readonly group: string
  readonly region: string
  readonly state: StateFilter
}

const FITS: Readonly<Record<StateFilter, (row: MasterRow) => boolean>> = {
  all: () => true,
  due: (row) => row.urgent != null,
  bleeds: (row) => row.bleeds,
  heavy: (row) => row.state === 'heavy',
  presumed: (row) => row.state === 'presumed-dead',
  broken: (row) => row.state === 'broken',
  asylum: (row) => row.asylum,
  dead: (row) => (row.state === 'dead' || row.state === 'presumed-dead') && !row.followed,
  waiting: (row) => row.asked + row.disputes > 0 || row.state === 'presumed-dead',
  monster: (row) => row.monster,
  changed: (row) => row.changed > 0,
}

const natural = new Intl.Collator(undefined, { numeric: true })

/** By number, as people count: 9 before 11. */
export const byNumber = (a: Person, b: Person): number => natural.compare(a.number, b.number)

/** The nearest deadline first; then what waits for a master; then by number. */
export function byUrgency(a: Person, b: Person): number {
  const due = (a.row.urgent ?? Infinity) - (b.row.urgent ?? Infinity)
  if (due !== 0 && !Number.isNaN(due)) return due
  const waits = Number(FITS.waiting(b.row)) - Number(FITS.waiting(a.row))
  return waits || byNumber(a, b)
}

/** Whether every word that is sought begins the number, or stands in the name, group or region. */
function sought(one: Person, words: readonly string[]): boolean {
  const text = `${one.row.name} ${one.row.club} ${one.row.region}`.toLowerCase()
  return words.every((word) => one.number.toLowerCase() === word || text.includes(word) || (word.startsWith('№') && one.number.toLowerCase() === word.slice(1)))
}

/** Everyone who fits, the most urgent first. Somebody whose very number is sought comes before all. */
export function chosen(scene: MastersScene, wish: Wish): readonly Person[] {
  const words = wish.query.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = FITS[wish.state]
  return Object.entries(scene.people)
    .map(([number, row]) => ({ number, row }))
    .filter((one) => fits(one.row) && (!wish.group || one.row.club === wish.group) && (!wish.region || one.row.region === wish.region))
    .filter((one) => sought(one, words))
    .sort((a, b) => Number(words.includes(b.number.toLowerCase())) - Number(words.includes(a.number.toLowerCase())) || byUrgency(a, b))
}

/** Those of a filter, by number: who is in the asylum, who is dead. */
export const those = (scene: MastersScene, state: StateFilter): readonly Person[] =>
  Object.entries(scene.people)
    .map(([number, row]) => ({ number, row }))
    .filter((one) => FITS[state](one.row))
    .sort((a, b) => (a.row.since ?? 0) - (b.row.since ?? 0) || byNumber(a, b))

/** Every group, or region, there is. */
export function names(scene: MastersScene, what: 'club' | 'region'): readonly string[] {
  return [...new Set(Object.values(scene.people).map((row) => row[what]))].filter(Boolean).sort(natural.compare)
}

/** What waits for a master, the oldest first. */
export const queue = (scene: MastersScene): readonly (WaitingScene & { readonly key: string })[] =>
  Object.entries(scene.waiting)
    .map(([key, one]) => ({ ...one, key }))
    .sort((a, b) => a.at - b.at || natural.compare(a.key, b.key))

/** How somebody is, as one word: an open wound and the asylum are told before being well. */
export function stateOf(row: MasterRow): string {
  if (row.asylum && row.state !== 'dead' && row.state !== 'presumed-dead' && row.state !== 'away') return 'asylum'
  return row.state === 'well' && row.hits < row.most_hits ? 'wounded' : row.state
}
