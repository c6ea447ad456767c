// Sanctions as marks with a number: a shape for each kind, so that none is told by colour alone.

import { roster } from '$lib/fighters'
import type { SanctionScene, SideScene } from '$lib/scene'

/** Remark: a ring. Warning: a card. Disqualification: a cross. */
export type MarkKind = 'remark' | 'warning' | 'disqualification'

/** How many sanctions of a kind a side has. */
export interface Mark {
  kind: MarkKind
  count: number
}

const KINDS: readonly MarkKind[] = ['remark', 'warning', 'disqualification']

/** The marks of a side, mildest first; kinds it has none of are left out. */
export function marks(sanctions: readonly SanctionScene[]): Mark[] {
  return KINDS.map((kind) => ({ kind, count: sanctions.filter((one) => one.kind === kind).length })).filter(
    (mark) => mark.count > 0,
  )
}

/** Whether a side is out of the contest by a disqualification, even one that names no sanction. */
export function isOut(side: SideScene): boolean {
  const all = roster(side)
  return all.length > 0 && all.every((one) => one.disqualified)
}
