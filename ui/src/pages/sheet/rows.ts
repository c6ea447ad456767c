// A score sheet as it is typed, row by row, and the rows the server reads.
import type { BookScene, Side } from '$lib/scene'

/** What a typed row says. `same`: a further blow of the exchange above. */
export type RowKind = 'hit' | 'same' | 'breach' | 'out' | 'fall' | 'end'

/** A row as it is typed; empty fields are those the sheet does not tell. */
export interface TypedRow {
  readonly key: number
  readonly kind: RowKind
  readonly time: string
  readonly side: Side | ''
  readonly fighter: string
  readonly zone: string
  readonly grip: string
  readonly weapon: string
  readonly action: string
  readonly order: '' | 'first' | 'together' | 'second'
  readonly clause: string
  readonly note: string
}

export interface Blow {
  readonly by: string
  readonly zone?: string
  readonly grip?: string
  readonly weapon?: string
  readonly action?: string
  readonly order?: string
}

/** A row as `POST /api/paper/…` takes it. */
export interface SentRow {
  time?: number
  blows?: Blow[]
  say?: ({ type: string } & Record<string, unknown>)[]
  note?: string
  ends?: boolean
}

/** The rows to send, and for each of them the keys of the typed rows it was made of. */
export interface Made {
  readonly rows: readonly SentRow[]
  readonly keys: readonly (readonly number[])[]
}

/** The kinds of rows a nomination's sheet has. */
export function kindsOf(book: Pick<BookScene, 'mechanism' | 'team'>): RowKind[] {
  if (book.mechanism === 'fall') return ['fall', 'breach', 'end']
  if (book.team) return book.mechanism === 'standing' ? ['out', 'breach', 'end'] : ['hit', 'same', 'out', 'breach', 'end']
  return ['hit', 'same', 'breach', 'end']
}

/** The fields of a blow that this nomination asks for, in the order they are typed. */
export function fieldsOf(book: Pick<BookScene, 'asks'>): ('zone' | 'grip' | 'weapon' | 'action')[] {
  return (['weapon', 'zone', 'grip', 'action'] as const).filter((field) => book.asks.includes(field))
}

let last = 0

/** An empty row. */
export function emptyRow(kind: RowKind): TypedRow {
  last += 1
  return { key: last, kind, time: '', side: '', fighter: '', zone: '', grip: '', weapon: '', action: '', order: '', clause: '', note: '' }
}

/** Whether nothing was typed into a row yet; a round's end says enough by its kind. */
export function isEmpty(row: TypedRow): boolean {
  return row.kind !== 'end' && !row.side && !row.fighter && !row.zone && !row.clause && !row.time
}

/**
 * A time as it is written: `75`, `1:15`, `1.15` or `1:15.4`; `null` if it is none.
 *
 * @returns milliseconds
 */
export function timeOf(text: string): number | null {
  const found = /^(?:(\d{1,3})[:.]([0-5]\d)|(\d{1,4}))(?:[.,](\d))?$/.exec(text.trim())
  if (!found) return null
  const seconds = found[3] !== undefined ? Number(found[3]) : Number(found[1]) * 60 + Number(found[2])
  return seconds * 1000 + Number(found[4] ?? 0) * 100
}

/** Fields of a row that are wrong or missing, before the server is asked. */
export function faults(row: TypedRow, first: boolean): ('time' | 'side' | 'fighter' | 'clause' | 'kind')[] {
  if (isEmpty(row)) return []
  const found: ('time' | 'side' | 'fighter' | 'clause' | 'kind')[] = []
  if (row.time && timeOf(row.time) == null) found.push('time')
  if (row.kind === 'same' && first) found.push('kind')
  if (row.kind !== 'end' && row.kind !== 'out' && !row.side && !row.fighter) found.push('side')
  if (row.kind === 'out' && !row.fighter) found.push('fighter')
  if ((row.kind === 'breach' || row.kind === 'out') && !row.clause) found.push('clause')
  return found
}

function blow(row: TypedRow): Blow {
  const { zone, grip, weapon, action, order } = row
  const said = Object.entries({ zone, grip, weapon, action, order }).filter(([, value]) => value !== '')
  return { by: row.fighter || row.side, ...Object.fromEntries(said) }
}

function command(row: TypedRow): { type: string } & Record<string, unknown> {
  const fighter = row.fighter || row.side
  if (row.kind === 'out') return { type: 'out', fighter, cause: row.clause }
  if (row.kind === 'fall') return { type: 'touch', side: row.side, part: row.zone }
  return { type: 'breach', fighter, clause: row.clause, ...(row.note ? { note: row.note } : {}) }
}

/** The rows as the server reads them; empty ones are left out. */
export function made(typed: readonly TypedRow[]): Made {
  const rows: SentRow[] = []
  const keys: number[][] = []
  const add = (row: SentRow, key: number): void => {
    rows.push(row)
    keys.push([key])
  }
  for (const row of typed.filter((one) => !isEmpty(one))) {
    const time = row.time ? timeOf(row.time) : null
    const timed: SentRow = time == null ? {} : { time }
    const before = rows.at(-1)
    if (row.kind === 'same' && before?.blows) {
      before.blows.push(blow(row))
      keys.at(-1)!.push(row.key)
    } else if (row.kind === 'hit' || row.kind === 'same') {
      add({ ...timed, blows: [blow(row)], ...(row.note ? { note: row.note } : {}) }, row.key)
    } else if (row.kind !== 'end') {
      add({ ...timed, say: [command(row)] }, row.key)
    } else if (before?.blows && time == null) {
      // The stop that ended the round came with its last exchange.
      before.ends = true
      keys.at(-1)!.push(row.key)
    } else {
      add({ ...timed, ends: true }, row.key)
    }
  }
  return { rows, keys }
}
