import { describe, expect, it } from 'vitest'

import type { GameScene } from '$lib/scene'
import { actsOf, effectOf, fresh, pointsBy } from './effects'

const name = { en: 'x', ru: 'x', uk: 'x' }
const game = {
  zones: [{ id: 'chest', name, part: '' }],
  aids: [],
  finishing: [],
  losses: [
    { id: 'monster', points: null, by: 'mark' },
    { id: 'magic', points: null, by: 'stated' },
    { id: 'damage', points: 1, by: 'points' },
  ],
  gains: [{ id: 'church', points: null, by: 'stated' }],
  horror: [{ mark: 'red', name, costs: 3 }],
} as unknown as GameScene

describe('what a card does', () => {
  it('is one of the acts this game knows', () => {
    expect(actsOf(game)).toEqual(['wound', 'lose-reason', 'gain-reason', 'change-most'])
  })

  it('states points only where the rules leave them to the card', () => {
    const loses = fresh(game, 'lose-reason')
    expect(effectOf(game, loses).act).toEqual({ type: 'lose-reason', cause: 'monster', mark: 'red' })
    expect(effectOf(game, { ...loses, what: 'magic', count: 2 }).act).toEqual({ type: 'lose-reason', cause: 'magic', costs: 2 })
    expect(effectOf(game, { ...loses, what: 'damage' }).act).toEqual({ type: 'lose-reason', cause: 'damage' })
    expect(pointsBy(game, { ...loses, what: 'damage' })).toBe('points')
    expect(effectOf(game, { ...fresh(game, 'gain-reason'), count: 2 }).act).toEqual({ type: 'gain-reason', cause: 'church', gives: 2 })
  })

  it('strikes whom it says', () => {
    expect(effectOf(game, { ...fresh(game, 'wound', 'target'), count: 2 })).toEqual({ on: 'target', act: { type: 'wound', zone: 'chest', count: 2 } })
  })
})
