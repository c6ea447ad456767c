// What a sanction would bring before it is given: the next step of the ladder for a fighter and a clause.
import { roster } from '$lib/fighters'
import type { ConsoleScene, ContestScene, LadderStep, SanctionScene, Side } from '$lib/scene'

/** A fighter who may be named in a duel or a battle, with the side he fights for. */
export interface Named {
  readonly id: string
  readonly side: Side
  readonly name: string
  readonly number: number
}

/** Everyone of both sides: in a duel one of each. */
export function fighters(contest: ContestScene): readonly Named[] {
  return (['red', 'blue'] as const).flatMap((side) =>
    roster(contest[side]).map((one) => ({ id: one.id, side, name: one.name || contest[side].name, number: one.number })),
  )
}

/** The fighter a side or an id names. */
export function named(contest: ContestScene, who: string): Named | null {
  const all = fighters(contest)
  const found = all.find((one) => one.id === who)
  if (found !== undefined) return found
  const of = all.filter((one) => one.side === who)
  return of.length === 1 ? (of[0] ?? null) : null
}

/** The step that a sanction of this kind would take now for a fighter; null where no ladder tells. */
export function step(scene: ConsoleScene | null, who: Named | null, kind: string): LadderStep | null {
  if (scene == null || who == null) return null
  const of = scene.ladder.filter((one) => one.kind === kind)
  return of.find((one) => one.fighter === who.id) ?? of.find((one) => one.fighter === who.side) ?? null
}

/** The kind of what is on record and climbs no ladder: it may have brought nothing, as leaving the ring in wrestling. */
export const RECORDED = 'breach'

/** How many sanctions of each kind a side stands at. */
export function tally(sanctions: readonly SanctionScene[]): readonly { kind: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const one of sanctions) if (one.kind !== RECORDED) counts.set(one.kind, (counts.get(one.kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, count }))
}
