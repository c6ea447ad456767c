// Which entries a list shows, in which order, and what a form says of somebody: no screen, so that it is tested without one.
import type { EntriesScene, EntryRow } from '$lib/scene'

/** What the list is narrowed to. `nomination` '' is any; `show` which of them. */
export interface Wish {
  readonly query: string
  readonly nomination: string
  readonly show: Show
}
export const SHOWS = ['all', 'absent', 'here', 'missing', 'left'] as const
export type Show = (typeof SHOWS)[number]

/** What a form holds of somebody, as the server takes it. */
export interface Fields {
  name: string
  club: string
  country: string
  born: string
  contact: string
  takes: Record<string, { rating: number; weight: string }>
}

/** A text without case, with one letter for ё and е and one for each apostrophe: what a search compares. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replaceAll(/[’ʼ`]/g, "'")
}

/** A number before any that is larger: 9 before 10; what is no number comes last. */
export function byNumber(a: EntryRow, b: EntryRow): number {
  const [one, other] = [a.entry, b.entry].map((entry) => (/^\d+$/.test(entry) ? Number(entry) : Infinity)) as [number, number]
  return one === other ? a.entry.localeCompare(b.entry) : one - other
}

const takesOf = (row: EntryRow, nomination: string) =>
  Object.entries(row.takes)
    .filter(([name]) => !nomination || name === nomination)
    .map(([, takes]) => takes)

/** Whether somebody is in the nomination (any, if none is named) and has not left. */
export function inside(row: EntryRow, nomination = ''): boolean {
  return takesOf(row, nomination).some((one) => one.state === 'active')
}

/** Whether he is checked in wherever he takes part. */
export function isHere(row: EntryRow, nomination = ''): boolean {
  const active = takesOf(row, nomination).filter((one) => one.state === 'active')
  return active.length > 0 && active.every((one) => one.here)
}

/** Of these people, who is to be checked in where: nomination → entries. */
export function absentIn(rows: readonly EntryRow[], nomination = ''): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const row of rows)
    for (const [name, one] of Object.entries(row.takes))
      if (one.state === 'active' && !one.here && (!nomination || name === nomination)) found.set(name, [...(found.get(name) ?? []), row.entry])
  return found
}

/** The keys of everything that is missing of him. */
export function missingOf(row: EntryRow, nomination = ''): readonly string[] {
  return [...new Set([...row.missing, ...takesOf(row, nomination).flatMap((one) => one.missing)])]
}

function shows(row: EntryRow, wish: Wish): boolean {
  const entered = takesOf(row, wish.nomination)
  if (entered.length === 0 && (wish.nomination || wish.show !== 'all')) return false
  switch (wish.show) {
    case 'all':
      return true
    case 'absent':
      return inside(row, wish.nomination) && !isHere(row, wish.nomination)
    case 'here':
      return isHere(row, wish.nomination)
    case 'missing':
      return inside(row, wish.nomination) && missingOf(row, wish.nomination).length > 0
    case 'left':
      return entered.some((one) => one.state !== 'active')
  }
}

/** The rows to show, by number. Every word of the query must be in name or club, or be the number. */
export function chosen(scene: EntriesScene, wish: Wish): readonly EntryRow[] {
  const words = plain(wish.query).split(/\s+/).filter(Boolean)
  const fits = (row: EntryRow): boolean => {
    const text = plain(`${row.name} ${row.club}`)
    return words.every((word) => row.entry.toLowerCase() === word || text.includes(word))
  }
  return Object.values(scene.people)
    .filter((row) => shows(row, wish) && fits(row))
    .sort(byNumber)
}

const key = (name: string): string => plain(name).split(/[^\p{L}\p{N}'-]+/u).filter(Boolean).sort().join(' ')

/** Those of the same name, whatever the order of its words: entered by hand once more, they would be two. */
export function twinsOf(scene: EntriesScene, name: string): readonly EntryRow[] {
  const wanted = key(name)
  return wanted ? Object.values(scene.people).filter((row) => !row.erased && key(row.name) === wanted) : []
}

/** The teams on whose rosters people are: entry → the names of teams. */
export function teamsOf(scene: EntriesScene): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const team of Object.values(scene.people))
    for (const takes of Object.values(team.takes))
      for (const { entry } of takes.roster) {
        const names = found.get(entry) ?? []
        if (!names.includes(team.name)) found.set(entry, [...names, team.name])
      }
  return found
}

/** The nominations somebody asked by form to be entered in. */
export function askedIn(scene: EntriesScene, entry: string): readonly string[] {
  return Object.values(scene.applications).filter((one) => one.entry === entry).map((one) => one.nomination)
}

/** The clubs there are, each once, in the order of the alphabet: what a form completes. */
export function clubsOf(scene: EntriesScene | null): readonly string[] {
  return [...new Set(Object.values(scene?.people ?? {}).map((row) => row.club))].filter(Boolean).sort((a, b) => a.localeCompare(b))
}

/** What the form of somebody known begins with; birth date and contact come from a request of their own. */
export function fieldsOf(row: EntryRow, born = '', contact = ''): Fields {
  const takes = Object.fromEntries(Object.entries(row.takes).map(([name, one]) => [name, { rating: one.rating, weight: one.weight }]))
  return { name: row.name, club: row.club, country: row.country, born, contact, takes }
}

/** One field that two people changed: what stands now, and what this form says. */
export interface Clash {
  readonly field: string
  readonly theirs: string
  readonly mine: string
}
const PLAIN = ['name', 'club', 'country', 'born', 'contact'] as const
const spoken = (takes: { rating: number; weight: string } | undefined): string => (takes ? `${takes.rating} ${takes.weight}`.trim() : '')

/** The fields somebody else has changed since the form showed `before`, where this form changed them as well. */
export function clashes(before: Fields, now: Fields, mine: Fields): readonly Clash[] {
  const found: Clash[] = PLAIN.filter((field) => now[field] !== before[field] && mine[field] !== before[field] && mine[field] !== now[field]).map(
    (field) => ({ field, theirs: now[field], mine: mine[field] }),
  )
  for (const name of Object.keys(mine.takes)) {
    const [was, there, here] = [before, now, mine].map((one) => spoken(one.takes[name])) as [string, string, string]
    if (there !== was && here !== was && here !== there) found.push({ field: `takes:${name}`, theirs: there, mine: here })
  }
  return found
}

/** The form with what others have changed meanwhile, and with `theirs` where both did and that was chosen. */
export function merged(before: Fields, now: Fields, mine: Fields, theirs: ReadonlySet<string>): Fields {
  const made: Fields = { ...mine, takes: { ...mine.takes } }
  for (const field of PLAIN) if (mine[field] === before[field] || theirs.has(field)) made[field] = now[field]
  for (const name of Object.keys({ ...now.takes, ...mine.takes })) {
    const untouched = spoken(mine.takes[name]) === spoken(before.takes[name])
    const there = now.takes[name]
    if (there && (untouched || theirs.has(`takes:${name}`))) made.takes[name] = there
  }
  return made
}
