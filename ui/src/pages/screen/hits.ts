// Hits and scores in figures: the engine counts half-hits, people count hits.

import { lined, roster } from '$lib/fighters'
import type { ContestScene, FighterScene, Side, SideScene } from '$lib/scene'

/** Half-hits as hits: 5 → `2½`. */
export function hits(halves: number): string {
  const whole = Math.trunc(halves / 2)
  if (halves % 2 === 0) return String(whole)
  return whole === 0 ? `${halves < 0 ? '−' : ''}½` : `${whole}½`
}

/** A hit as a mark: whole, half left, or lost. */
export type Pip = 'whole' | 'half' | 'lost'

/** The hits of a fighter as marks, those left first. */
export function pips(halves: number, full: number): Pip[] {
  return Array.from({ length: Math.ceil(full / 2) }, (_, i): Pip => {
    const left = halves - i * 2
    return left >= 2 ? 'whole' : left === 1 ? 'half' : 'lost'
  })
}

/** The fighter of a duel; `null` for a team. */
export function single(side: SideScene): FighterScene | null {
  const lined = roster(side).filter((one) => one.main)
  return lined.length === 1 ? (lined[0] ?? null) : null
}

/** How many of a side's line-up still fight. */
export function standing(side: SideScene): number {
  return lined(side).filter((one) => !one.down && !one.disqualified).length
}

/** What the large figure of a side counts. */
export type Counts = 'points' | 'hits-left' | 'hits' | 'rounds' | 'standing'

/** What the large figures of a contest count: hits left in a duel of hits, otherwise the scene's own unit. */
export function counts(contest: ContestScene): Counts {
  if (contest.mechanism === 'hits' && !contest.team && hitsLeft(contest.red) != null) return 'hits-left'
  return contest.unit === 'halves' ? 'hits' : contest.unit
}

function hitsLeft(side: SideScene): number | null {
  return single(side)?.halves ?? null
}

/** The large figure of a side. */
export function figure(contest: ContestScene, side: Side): string {
  const what = counts(contest)
  if (what === 'hits-left') return hits(hitsLeft(contest[side]) ?? 0)
  if (what === 'hits') return hits(contest[side].score)
  return String(contest[side].score)
}

/** The figures of a score by the unit a row of rings or a finished round names. */
export function scored(unit: string, score: number): string {
  return unit === 'halves' ? hits(score) : String(score)
}
