// What the server tells of regions, and how their files go and come.
import type { Failure } from '$lib/api'
import type { Said } from '$lib/scene'
import { signedBlob } from '$lib/signed'
import { saveBlob } from '../entries/files'

export interface Away {
  readonly stream: string
  readonly name: string
  readonly region: string
  readonly since: number
  readonly sent?: string
}

export interface BranchRow {
  readonly at: number
  readonly by: string
  readonly said: Said
}

export interface Branch {
  readonly state: string
  readonly hits: number
  readonly most_hits: number
  readonly reason?: number | null
  readonly limbs: readonly Said[]
  readonly words: readonly Said[]
  readonly due_at?: number | null
  readonly due: string
  readonly rows: readonly BranchRow[]
}

export interface Fork {
  readonly stream: string
  readonly branch: string
  readonly number: number
  readonly name: string
  readonly here: boolean
  readonly ours: Branch
  readonly theirs: Branch
}

export interface FileRow {
  readonly t: number
  readonly file: string
  readonly out: boolean
  readonly region: string
  readonly names: readonly string[]
  readonly forks: number
}

export interface RegionsBody {
  readonly open: boolean
  readonly title: string
  readonly name: string
  readonly first: string
  readonly joined: boolean
  readonly others: readonly string[]
  readonly away: readonly Away[]
  readonly props: readonly { readonly stream: string; readonly name: string }[]
  readonly forks: readonly Fork[]
  readonly files: readonly FileRow[]
}

export interface Taken {
  readonly kind: string
  readonly sender: string
  readonly added: number
  readonly people: number
  readonly here: readonly string[]
  readonly forks: readonly string[]
  readonly settled: readonly string[]
  readonly behind: number
}

export const ROUTE = '/api/office/game/regions'

/** Everything that was refused, the sentence first; `none` where the server could not be reached. */
export function told(failure: Failure | null): readonly Said[] {
  return failure?.said ? [failure.said, ...failure.reasons.map((one) => one.said)] : []
}

/** A file's name that any system takes. */
export function fileName(kind: string, to: string): string {
  const plain = to.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
  return `hofmarshal-${kind}${plain ? `-${plain}` : ''}.jsonl`
}

/** Asks for a region's file (`body`: with what) and has the browser save it; what failed, if anything did. */
export async function takeAway(path: string, name: string, body?: unknown): Promise<Failure | null> {
  const result = await signedBlob(path, body === undefined ? undefined : JSON.stringify(body))
  if (!result.ok) return result
  saveBlob(result.value, name)
  return null
}

/** An instant of the game: hours and minutes since it began, `27:05`. */
export function gameTime(at: number): string {
  const minutes = Math.floor(at / 60_000)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** Sets members that match what is looked for first by number, then by name. */
export function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}
