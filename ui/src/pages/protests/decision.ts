// A decision on a protest as it is sent, and its preview as it comes back: server/office/protests.py and previews.py.
import type { BallotScene, BoutScene, Said } from '$lib/scene'

export interface PreviewBout {
  readonly bout: string
  readonly red: string
  readonly blue: string
  readonly before: BoutScene | null
  readonly after: BoutScene | null
}

export interface DecisionPreview {
  readonly said: Said | null
  readonly phase: string
  readonly consequence: string
  readonly preview: {
    readonly mark: string
    readonly refused: Said | null
    readonly reasons: readonly Said[]
    readonly warnings: readonly Said[]
    readonly notes: readonly Said[]
    readonly bouts: readonly PreviewBout[]
  }
}

export interface Decision {
  readonly votes: readonly BallotScene[]
  readonly then: 'corrected' | 'refought'
  readonly result: { red_score: number; blue_score: number; winner: '' | 'red' | 'blue' | 'none' } | null
  readonly dismiss: string
  readonly mark: string
}

/** Where a protest's routes are. */
export const routeOf = (one: { nomination: string; protest: string }): string =>
  `/api/office/protests/${one.nomination}/${one.protest}`
