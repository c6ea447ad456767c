// The bridge: who is on it, who is next, who waits in which place.
import type { ContestScene, JudgesScene, Side } from '$lib/scene'

/** A side at the bridge. `next` may step onto it now; `order` is its order of entry as far as it is known. */
export interface Place {
  readonly on: readonly string[]
  readonly next: string
  readonly order: readonly string[]
}

/** Where a side stands; `entering` are fighters whose entry is on its way. */
export function placeOf(
  contest: ContestScene,
  judges: JudgesScene | null,
  side: Side,
  most: number,
  entering: readonly string[] = [],
  down: (id: string) => boolean = () => false,
): Place {
  const { on_field, next_in, order } = contest[side]
  const own = judges != null && judges.stream === contest.stream ? (judges.orders[side] ?? []) : []
  const known = order.length > 0 ? order : own
  const on = [...new Set([...on_field, ...entering])].filter((id) => !down(id))
  const after = known.slice(known.indexOf(next_in)).filter((id) => !down(id) && !on.includes(id))
  const next = next_in && !on.includes(next_in) && !down(next_in) ? next_in : entering.length > 0 || down(next_in) ? (after[0] ?? '') : ''
  return { on, next: on.length < most ? next : '', order: known }
}
