// What the server says a decision would bring about, and the routes that say it (server/office/previews.py, stages.py).
import type { Failure, Result } from '$lib/api'
import type { BoutScene, Said } from '$lib/scene'
import { signedGet, signedPost } from '$lib/signed'

export interface SeatPreview {
  readonly entry: string
  readonly name: string
  readonly club: string
  readonly group: string
  readonly place: number
  readonly fresh: boolean
}

export interface StagePreview {
  readonly stage: string
  readonly kind: string
  readonly track: string
  readonly groups: readonly { readonly name: string; readonly seats: readonly SeatPreview[] }[]
  readonly notes: readonly Said[]
  readonly gone: readonly string[]
}

export interface BoutChange {
  readonly bout: string
  readonly red: string
  readonly blue: string
  readonly before?: BoutScene | null
  readonly after?: BoutScene | null
}

export interface Preview {
  readonly mark: string
  readonly refused?: Said | null
  readonly reasons: readonly Said[]
  readonly warnings: readonly Said[]
  readonly notes: readonly Said[]
  readonly bouts: readonly BoutChange[]
  readonly more_bouts: number
  readonly stages: readonly StagePreview[]
  readonly cites: readonly string[]
}

/** A result as the nomination records it (tournament/commands.py). */
export interface Score {
  readonly bout: string
  readonly red?: string
  readonly blue?: string
  readonly red_score?: number
  readonly blue_score?: number
  readonly winner?: string
  readonly status?: 'fought' | 'walkover' | 'void'
  readonly extra_round?: boolean
  readonly red_round_points?: number
  readonly blue_round_points?: number
  readonly red_standing?: number
  readonly blue_standing?: number
  readonly sanctions?: Readonly<Record<string, number>>
  readonly disqualified?: readonly string[]
  readonly removed?: readonly string[]
  readonly note?: string
}

export interface Revision {
  readonly at: number
  readonly seat: string
  readonly device: string
  readonly result?: Score | null
  readonly reason: string
  readonly voided: boolean
}

export type Command = { readonly type: string } & Readonly<Record<string, unknown>>

const base = (nomination: string): string => `/api/office/nominations/${encodeURIComponent(nomination)}`

/** What a command would bring about. */
export const look = (nomination: string, command: Command): Promise<Result<Preview>> =>
  signedPost(`${base(nomination)}/preview`, JSON.stringify({ command }))

/** Gives a command whose preview had this mark. */
export const decide = (nomination: string, command: Command, mark: string): Promise<Result<{ number: number }>> =>
  signedPost(`${base(nomination)}/decide`, JSON.stringify({ command, mark }))

/** Every result a bout has had. */
export const record = (nomination: string, bout: string): Promise<Result<{ revisions: readonly Revision[] }>> =>
  signedGet(`${base(nomination)}/bouts/${bout.split('/').map(encodeURIComponent).join('/')}`)

/** Whether the server refused because somebody changed the nomination meanwhile. */
export const changed = (failure: Failure): boolean => failure.said?.code === 'stages-changed-meanwhile'

/** Whether a first result brings nothing about but itself and the places of its group, which move with every result. */
export const plain = (preview: Preview): boolean =>
  !preview.warnings.length &&
  !preview.stages.length &&
  preview.bouts.length <= 1 &&
  preview.notes.every((note) => note.code === 'nomination-disturbs-place')
