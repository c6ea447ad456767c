// The sealed order of entry: what is sealed, kept on this phone before it is sent, and what a captain's hand does to an order.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of the order as compact JSON and its key: as src/hofmarshal/contest/order.py reckons it. */
export function seal(order: readonly string[], key: string): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(order) + key)))
}

/** An order that was sealed, with the key that opens it. */
export interface Sealed {
  readonly order: readonly string[]
  readonly key: string
}

/** Where a browser keeps text by name; the page's own where it is allowed one. */
export interface Shelf {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
}

const place = (stream: string, commitment: string): string => `hofmarshal.order.${stream}.${commitment}`
const draft = (stream: string): string => `hofmarshal.order.${stream}`

/** The browser's shelf; null where it gives none. */
export function shelf(): Shelf | null {
  try {
    const name = 'hofmarshal.order'
    localStorage.setItem(name, '')
    return localStorage
  } catch {
    return null
  }
}

function read<T>(from: Shelf | null, name: string): T | null {
  try {
    const text = from?.getItem(name)
    return text ? (JSON.parse(text) as T) : null
  } catch {
    return null // written by something else
  }
}

function write(to: Shelf | null, name: string, value: unknown): boolean {
  try {
    to?.setItem(name, JSON.stringify(value))
    return to != null
  } catch {
    return false // full
  }
}

/** Keeps a sealed order; false where this browser keeps nothing, so that only the written key will open it. */
export function keep(to: Shelf | null, stream: string, one: Sealed): boolean {
  return write(to, place(stream, seal(one.order, one.key)), one)
}

/** The order behind a commitment, if this phone has it. */
export function kept(from: Shelf | null, stream: string, commitment: string): Sealed | null {
  const found = read<Sealed>(from, place(stream, commitment))
  return found && seal(found.order, found.key) === commitment ? found : null
}

/** Keeps the order somebody is at; a reload loses nothing. */
export function keepDraft(to: Shelf | null, stream: string, order: readonly string[]): void {
  write(to, draft(stream), order)
}

/** The order somebody was at, of just this line-up; the line-up itself where there is none. */
export function draftOf(from: Shelf | null, stream: string, lineup: readonly string[]): readonly string[] {
  const found = read<readonly string[]>(from, draft(stream))
  return Array.isArray(found) && sameSet(found, lineup) ? found : lineup
}

/** Whether two lists hold the same, in whatever order. */
export function sameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && [...one].sort().join('\n') === [...other].sort().join('\n')
}

/** The list with what stood at `from` moved to `to`; both are kept within it. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const target = Math.max(0, Math.min(list.length - 1, to))
  const left = [...list]
  const [one] = left.splice(from, 1)
  if (one === undefined) return list
  left.splice(target, 0, one)
  return left
}
