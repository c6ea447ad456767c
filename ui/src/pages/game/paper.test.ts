import { describe, expect, it } from 'vitest'

import type { GameScene } from '$lib/scene'

import { asksFor, commandOf, EMPTY, kinds } from './paper'

const GAME = {
  zones: [{ id: 'belly' }], aids: [{ id: 'salve' }], finishing: ['rite'], outcomes: [],
  losses: [{ id: 'ghost', by: 'mark', points: null }, { id: 'hurt', by: 'points', points: 1 }, { id: 'book', by: 'stated', points: null }],
  gains: [{ id: 'sleep', by: 'points', points: 1 }, { id: 'priest', by: 'stated', points: null }],
} as unknown as GameScene

describe('a line of a paper card', () => {
  it('offers what the game knows', () => {
    expect(kinds(GAME, false)).toEqual(['wound', 'aid', 'lose-reason', 'gain-reason', 'finish', 'confirm-death', 'dispute'])
    expect(kinds({ ...GAME, losses: [], gains: [], finishing: [] }, true)).toEqual(['wound', 'aid', 'die', 'confirm-death', 'dispute'])
  })

  it('becomes a report once nothing is missing', () => {
    expect(commandOf(GAME, EMPTY)).toBeNull()
    expect(commandOf(GAME, { ...EMPTY, detail: 'belly', count: 2 })).toEqual({ type: 'wound', zone: 'belly', count: 2 })
    expect(commandOf(GAME, { ...EMPTY, what: 'lose-reason', detail: 'hurt' })).toEqual({ type: 'lose-reason', cause: 'hurt' })
    const book = { ...EMPTY, what: 'lose-reason', detail: 'book' }
    expect([asksFor(GAME, book), commandOf(GAME, book)]).toEqual(['stated', null])
    expect(commandOf(GAME, { ...book, points: 3, note: 'A red book' })).toEqual({ type: 'lose-reason', cause: 'book', costs: 3, source: 'A red book' })
    expect(commandOf(GAME, { ...EMPTY, what: 'lose-reason', detail: 'ghost', note: 'blue' })).toEqual({ type: 'lose-reason', cause: 'ghost', mark: 'blue' })
    expect(commandOf(GAME, { ...EMPTY, what: 'gain-reason', detail: 'priest', points: 2 })).toEqual({ type: 'gain-reason', cause: 'priest', gives: 2 })
    expect(commandOf(GAME, { ...EMPTY, what: 'dispute' })).toBeNull()
    expect(commandOf(GAME, { ...EMPTY, what: 'confirm-death' })).toEqual({ type: 'confirm-death' })
  })
})
