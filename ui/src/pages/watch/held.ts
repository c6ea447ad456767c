// What a spectator holds of a topic, and what an update makes of it.
import { merged } from '$lib/merge'
import type { Patch, Snap } from '$lib/wire'

/** A topic as it is held: its number counts within the epoch, a run of the server. */
export interface Held {
  readonly epoch: string
  readonly number: number
  readonly view: unknown
}

/** The topic after a snapshot. */
export function snapped(frame: Snap): Held {
  return { epoch: frame.epoch, number: frame.number, view: frame.view }
}

/** The topic after a patch; `null` if the patch does not follow what is held: then a snapshot is needed. */
export function patched(held: Held | null, frame: Patch): Held | null {
  if (!held || frame.first !== held.number) return null
  return { epoch: held.epoch, number: frame.number, view: merged(held.view, frame.patch) }
}
