// What the set-up asks of the server over HTTP, and how values of a rulebook are shown.
import type { ClauseScene, Said, Text } from '$lib/scene'

export interface RulebookChoice {
  readonly id: string
  readonly title: Text
  readonly nominations: readonly { readonly id: string; readonly title: Text; readonly team: boolean }[]
}

/** A value in force, as JSON, with the clauses it rests on. */
export interface ValueRow {
  readonly path: string
  readonly value: string
  readonly kind: 'number' | 'flag' | 'word' | 'text' | 'list'
  readonly cites: readonly string[]
  readonly words: readonly string[]
}

export interface Values {
  readonly values: readonly ValueRow[]
  readonly clauses: Readonly<Record<string, ClauseScene>>
  readonly silent: readonly string[]
  readonly leagues: boolean
  readonly panel: number
}

/** An override as the server takes it; `value` is JSON. */
export interface Laid {
  readonly path: string
  readonly value: string
  readonly replaces: string
  readonly reason: string
  readonly by: string
}

export interface Preview {
  readonly changes: readonly { readonly path: string; readonly old: string; readonly new: string; readonly cites: readonly string[] }[]
  readonly clauses: Readonly<Record<string, ClauseScene>>
  readonly kept: readonly Said[]
}

/** The values of a rulebook, each once for each clause it rests on. */
export type BookValues = Pick<Values, 'values' | 'clauses'>

/** What overrides of the whole event change, nomination by nomination. */
export interface EventPreview {
  readonly nominations: readonly { readonly name: string; readonly title: Text; readonly preview: Preview }[]
}

/** A name that is not taken: the wish itself, or with a number behind it. */
export function freeName(wish: string, taken: readonly string[]): string {
  const plain = wish.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '').slice(0, 28) || 'nomination'
  if (!taken.includes(plain)) return plain
  let number = 2
  while (taken.includes(`${plain}-${number}`)) number += 1
  return `${plain}-${number}`
}

const TIMES = /(^|[._])(limit|arrive|ready|after|window|rest|within|decide|duration|pause)$/

/** What a number means, where its name tells: seconds or minutes for times, metres for the field; empty otherwise. */
export function hint(row: Pick<ValueRow, 'path' | 'kind' | 'value'>): { unit: 'seconds' | 'minutes' | 'metres'; value: number } | null {
  if (row.kind !== 'number') return null
  const number = Number(row.value)
  if (row.path.startsWith('field.')) return { unit: 'metres', value: number / 1000 }
  if (!TIMES.test(row.path) || number < 1000) return null
  return number >= 600_000 && number % 60_000 === 0 ? { unit: 'minutes', value: number / 60_000 } : { unit: 'seconds', value: number / 1000 }
}

/** The values whose path, clause number or clause words hold what is looked for, each under its first clause. */
export function found(values: Pick<Values, 'values' | 'clauses'>, query: string): readonly { clause: string; rows: readonly ValueRow[] }[] {
  const part = query.trim().toLowerCase()
  const groups = new Map<string, ValueRow[]>()
  for (const row of values.values) {
    const clauses = row.cites.map((id) => values.clauses[id])
    const words = [row.path, ...row.cites, ...clauses.flatMap((one) => (one ? [one.number, one.statement.en, one.statement.ru, one.statement.uk] : []))]
    if (part && !words.some((one) => one.toLowerCase().includes(part))) continue
    const clause = row.cites[0] ?? ''
    groups.set(clause, [...(groups.get(clause) ?? []), row])
  }
  const told = [...groups].map(([clause, rows]) => ({ clause, rows }))
  return [...told.filter((one) => one.clause), ...told.filter((one) => !one.clause)] // what rests on nothing comes last
}

/** What was typed for a value, as JSON: a word or text is put into quotation marks. */
export function asJson(row: ValueRow, typed: string): string {
  return row.kind === 'word' || row.kind === 'text' ? JSON.stringify(typed) : typed.trim()
}

/** A value as it is typed. */
export function asTyped(row: Pick<ValueRow, 'kind'>, json: string): string {
  if (row.kind !== 'word' && row.kind !== 'text') return json
  try {
    return String(JSON.parse(json))
  } catch {
    return json
  }
}
