import { describe, expect, it } from 'vitest'

import type { GameScene } from '$lib/scene'

import { asksFor, commandOf, EMPTY, kinds, reportsOf } from './paper'

const GAME = {
  zones: [{ id: 'belly' }], aids: [{ id: 'salve' }], finishing: ['rite'], outcomes: [], means: [],
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
    expect(reportsOf(GAME, { ...EMPTY, detail: 'belly' }, '7', 'a')).toEqual([{ stream: 'character/7', command: { type: 'wound', zone: 'belly', count: 1 } }])
  })

  it('may be an obligation, written and signed by who owes', () => {
    expect(kinds({ ...GAME, means: ['gift'] }, false)).toContain('owed')
    const line = { ...EMPTY, what: 'owed', detail: '9', note: 'A horse' }
    const written = { stream: 'obligation/a', command: { type: 'issue', obliged: '9', holder: '7', terms: 'A horse' } }
    expect(reportsOf(GAME, line, '7', 'a')).toEqual([written])
    expect(reportsOf(GAME, { ...line, signed: true }, '7', 'a')).toEqual([written, { stream: 'obligation/a', command: { type: 'sign', who: '9' } }])
    expect(reportsOf(GAME, { ...line, what: 'owe' }, '7', 'a')?.[0]?.command).toEqual({ type: 'issue', obliged: '7', holder: '9', terms: 'A horse' })
    for (const wrong of [{ detail: '7' }, { note: ' ' }, { detail: '' }]) expect(reportsOf(GAME, { ...line, ...wrong }, '7', 'a')).toBeNull()
  })
})
