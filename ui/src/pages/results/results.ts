// What the results page asks of the server, and where each file comes from.
import type { Text } from '$lib/scene'
import { signedBlob } from '$lib/signed'
import type { Failure } from '$lib/api'

export const ROOT = '/api/office/results'
export const EVENT = ''
/** The papers of a nomination in the order in which an event needs them. */
export const PAPERS = ['start', 'groups', 'brackets', 'protocols', 'final', 'certificates', 'blank-groups'] as const
export type Paper = (typeof PAPERS)[number]

/** How many rows a table shows before it is asked for all of them. */
export const FEW = 200

export interface NominationFiles {
  readonly nomination: string
  readonly title: Text
  readonly phase: 'entries' | 'fighting' | 'over' | 'signed'
  readonly entries: number
  readonly groups: number
  readonly brackets: number
  readonly protocols: number
  readonly final: boolean
}

export interface Overview {
  readonly event: string
  readonly public: boolean
  readonly nominations: readonly NominationFiles[]
  /** Tables by key and title. */
  readonly tables: readonly (readonly [string, string])[]
}

export interface Table {
  readonly key: string
  readonly title: string
  readonly columns: readonly { readonly key: string; readonly title: string; readonly number: boolean }[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/** A path with its query; what is empty is left out. */
export function pathOf(path: string, query: Readonly<Record<string, string | number>>): string {
  const said = Object.entries(query).filter(([, value]) => value !== '')
  const words = said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return `${ROOT}${path}${words ? `?${words}` : ''}`
}

/** The columns worth showing, each with its place in the rows: not those with nothing in them, nor one nomination's name. */
export function shownColumns(table: Table | null): readonly (Table['columns'][number] & { readonly at: number })[] {
  if (!table) return []
  return table.columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ key, at }) => {
      const values = new Set(table.rows.map((row) => row[at] ?? ''))
      values.delete('')
      return key === 'nomination' ? values.size > 1 : values.size > 0
    })
}

/** Whether a paper would have anything on it yet. */
export function ready(paper: Paper, of: readonly NominationFiles[]): boolean {
  switch (paper) {
    case 'start':
      return of.some((one) => one.entries > 0)
    case 'groups':
      return of.some((one) => one.groups > 0)
    case 'brackets':
      return of.some((one) => one.brackets > 0)
    case 'protocols':
      return of.some((one) => one.protocols > 0)
    case 'final':
      return of.some((one) => one.groups + one.brackets > 0)
    case 'certificates':
      return of.some((one) => one.final)
    default:
      return of.length > 0
  }
}

/** Fetches a file and has the browser save it; null, or what went wrong. */
export async function save(path: string, name: string): Promise<Failure | null> {
  const result = await signedBlob(path)
  if (!result.ok) return result
  const address = URL.createObjectURL(result.value)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return null
}
