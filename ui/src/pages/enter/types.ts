// What the server says of self-entries: the form, and one's own entry.
import type { Text } from '$lib/scene'

export interface OpenNomination {
  readonly name: string
  readonly title: Text
  /** Places left; null: no limit. */
  readonly free?: number | null
  readonly waiting: number
}
export interface EnterForm {
  readonly event: string
  readonly open: boolean
  readonly until: string
  /** Whether birth date and contact may be asked: nobody can read along. */
  readonly private: boolean
  readonly nominations: readonly OpenNomination[]
}
export interface OwnNomination {
  readonly name: string
  readonly title: Text
  readonly status: 'asked' | 'accepted' | 'declined' | 'withdrawn' | 'left'
  readonly place: number
  readonly reason: string
  readonly here: boolean
}
export interface OwnEntry {
  readonly entry: string
  readonly name: string
  readonly club: string
  readonly country: string
  readonly event: string
  readonly born: boolean
  readonly contact: boolean
  readonly nominations: readonly OwnNomination[]
}
