// What a card is to do, as it is chosen on the page, and as the act of the rulebook that it is.
import type { GameScene } from '$lib/scene'

export const ACTS = ['wound', 'aid', 'lose-reason', 'gain-reason', 'change-most', 'finish'] as const
export type Act = (typeof ACTS)[number]

/** One effect as it is being chosen; which fields count depends on the act. */
export interface Draft {
  on: 'self' | 'target'
  act: Act
  /** The zone, aid, cause or way. */
  what: string
  mark: string
  /** Blows, points, or how much the most changes. */
  count: number
  hits: number
}

/** The acts this game knows. */
export function actsOf(game: GameScene): readonly Act[] {
  const there: Record<Act, boolean> = {
    wound: game.zones.length > 0,
    aid: game.aids.length > 0,
    'lose-reason': game.losses.length > 0,
    'gain-reason': game.gains.length > 0,
    'change-most': true,
    finish: game.finishing.length > 0,
  }
  return ACTS.filter((one) => there[one])
}

/** What can be chosen for an act, by id. */
export function choices(game: GameScene, act: Act): readonly string[] {
  switch (act) {
    case 'wound':
      return game.zones.map((one) => one.id)
    case 'aid':
      return game.aids.map((one) => one.id)
    case 'lose-reason':
      return game.losses.map((one) => one.id)
    case 'gain-reason':
      return game.gains.map((one) => one.id)
    case 'finish':
      return game.finishing
    default:
      return []
  }
}

/** How many points a cause takes or gives: the rules say it, a monster's mark does, or the card states it. */
export function pointsBy(game: GameScene, draft: Draft): 'points' | 'stated' | 'mark' | null {
  const list = draft.act === 'lose-reason' ? game.losses : draft.act === 'gain-reason' ? game.gains : []
  return list.find((one) => one.id === draft.what)?.by ?? null
}

/** An effect to begin with. */
export function fresh(game: GameScene, act: Act, on: Draft['on'] = 'self'): Draft {
  return { on, act, what: choices(game, act)[0] ?? '', mark: game.horror[0]?.mark ?? '', count: 1, hits: 0 }
}

/** The effect as the server takes it. */
export function effectOf(game: GameScene, draft: Draft): { on: string; act: Record<string, unknown> } {
  const by = pointsBy(game, draft)
  const act: Record<string, unknown> = { type: draft.act }
  if (draft.act === 'wound') Object.assign(act, { zone: draft.what, count: draft.count })
  else if (draft.act === 'aid') act['kind'] = draft.what
  else if (draft.act === 'finish') act['way'] = draft.what
  else if (draft.act === 'change-most') Object.assign(act, { reason: draft.count, hits: draft.hits })
  else {
    act['cause'] = draft.what
    if (by === 'mark') act['mark'] = draft.mark
    if (by === 'stated') act[draft.act === 'lose-reason' ? 'costs' : 'gives'] = draft.count
  }
  return { on: draft.on, act }
}
