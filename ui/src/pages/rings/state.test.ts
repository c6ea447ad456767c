// Rings in one word.
import { describe, expect, it } from 'vitest'

import { NOW, RING_LIST } from '../screen/samples'
import { expectedIn, ringState } from './state'

describe('ringState', () => {
  const row = RING_LIST.rings[0]!

  it('follows the phase', () => {
    const of = (phase: string) => ringState({ ...row, phase })
    expect(['called', 'ready', 'running', 'halted', 'round-over', 'decided', 'announced'].map(of)).toEqual([
      'calling', 'calling', 'fighting', 'halted', 'calling', 'over', 'over',
    ])
  })

  it('is suspended before anything else, and free without a contest', () => {
    expect(RING_LIST.rings.map(ringState)).toEqual(['fighting', 'suspended', 'free'])
  })
})

describe('expectedIn', () => {
  it('counts whole minutes and never below zero', () => {
    expect(expectedIn(NOW + 4 * 60_000 + 20_000, NOW)).toBe(4)
    expect(expectedIn(NOW - 60_000, NOW)).toBe(0)
  })
})
