// Names of rings.
import { describe, expect, it } from 'vitest'

import { nextRing } from './names'

describe('nextRing', () => {
  it('goes on after the highest number', () => {
    expect(nextRing([])).toBe('1')
    expect(nextRing([{ ring: '1' }, { ring: '7' }, { ring: 'bridge' }])).toBe('8')
    expect(nextRing([{ ring: 'bridge' }])).toBe('1')
  })
})
