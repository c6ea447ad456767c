// Requests to the server's HTTP routes, and what a refusal says.
import type { Reason, Said } from './scene'

/** A refused or failed request; `said` is null where the server could not be reached. */
export interface Failure {
  readonly status: number
  readonly said: Said | null
  readonly reasons: readonly Reason[]
}

export type Result<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Failure)

/** Asks a route. Never throws: what went wrong is in the result. */
export async function ask<T>(path: string, init: RequestInit = {}): Promise<Result<T>> {
  try {
    const response = await fetch(path, { cache: 'no-store', ...init })
    const text = await response.text()
    const body: unknown = text ? JSON.parse(text) : null
    if (response.ok) return { ok: true, value: body as T }
    const { said = null, reasons = [] } = (body ?? {}) as Partial<Failure>
    return { ok: false, status: response.status, said, reasons }
  } catch {
    return { ok: false, status: 0, said: null, reasons: [] }
  }
}

/** Posts JSON. The header shows the server that one of its own pages asks. */
export function post<T>(path: string, body: unknown): Promise<Result<T>> {
  const headers = { 'content-type': 'application/json', 'x-hofmarshal-csrf': '1' }
  return ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** What the server says of itself. */
export interface Hello {
  readonly event: string
  readonly time: number
  readonly origin: string
  readonly version: string
  readonly tls: boolean
  /** Whether the event has a game. */
  readonly game?: boolean
  /** A page that `/` links to first; empty where there is none. */
  readonly start?: string
}
