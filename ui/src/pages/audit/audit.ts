// What the audit asks of the server, and how its rows are told.
import type { Said } from '$lib/scene'

export interface AuditRow {
  readonly position: number
  readonly at: number
  readonly recorded: number
  readonly stream: string
  readonly number: number
  readonly kind: string
  readonly type: string
  readonly seat: string
  readonly device: string
  readonly device_name: string
  readonly follows: boolean
  readonly said: Said
  readonly nomination: string
  readonly people: Readonly<Record<string, string>>
  readonly data: string
  readonly hash: string
}

export interface AuditPage {
  readonly rows: readonly AuditRow[]
  readonly before: number
  readonly looked: number
}

export interface Filter {
  readonly kind: string
  readonly nomination: string
  readonly person: string
  readonly device: string
  readonly type: string
  readonly text: string
  readonly since: string
  readonly until: string
}

export const KINDS = ['contest', 'nomination', 'programme', 'entries', 'inspection', 'admission', 'dossier', 'floor', 'devices', 'checkpoint'] as const
export const NOTHING: Filter = { kind: '', nomination: '', person: '', device: '', type: '', text: '', since: '', until: '' }

/** The machinery that stands where a device's id would: deadlines, what followed by itself, the server. */
const ITSELF = ['clock', 'desk', 'server', 'folder'] as const

/** Who an entry is of, where no device gave it; empty otherwise. */
export function itself(device: string): (typeof ITSELF)[number] | 'nobody' | '' {
  if (!device) return 'nobody'
  return ITSELF.find((one) => one === device) ?? ''
}

/** The query of a filter; times as they are typed (local) become instants, the last minute counts whole. */
export function query(filter: Filter, more: Readonly<Record<string, string>> = {}): string {
  const asked = new URLSearchParams(more)
  for (const key of ['kind', 'nomination', 'person', 'device', 'type', 'text'] as const) {
    const value = filter[key].trim()
    if (value) asked.set(key, value)
  }
  const since = Date.parse(filter.since)
  const until = Date.parse(filter.until)
  if (!Number.isNaN(since)) asked.set('since', String(since))
  if (!Number.isNaN(until)) asked.set('until', String(until + 59_999))
  return asked.toString()
}

/** JSON with line breaks, to be read; what was cut off stays as it is. */
export function pretty(data: string): string {
  try {
    return JSON.stringify(JSON.parse(data), null, 2)
  } catch {
    return data
  }
}
