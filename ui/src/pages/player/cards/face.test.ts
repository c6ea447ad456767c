import { describe, expect, it } from 'vitest'

import { streamOf, typedCard } from './face'

describe('what a card says', () => {
  it('names its stream, where it is one of the game', () => {
    expect(streamOf('prop/fire-1.0123abcd')).toBe('prop/fire-1')
    expect(streamOf('obligation/a.b.0123')).toBe('obligation/a.b')
    for (const strange of ['', '.', 'K7F3M 2Q9XY', 'character/7.0123', 'prop/.0123']) expect(streamOf(strange)).toBe('')
  })

  it('is the end of a link, or what was typed', () => {
    expect(typedCard(' http://10.0.0.2/player#card=prop/a.01 ')).toBe('prop/a.01')
    expect(typedCard('https://x/player#card=prop%2Fa.01')).toBe('prop/a.01')
    expect(typedCard(' k7f3m 2q9xy ')).toBe('k7f3m 2q9xy')
    expect(typedCard('%')).toBe('%')
  })
})
