// Half-hits as people read them, and what the large figure of a side counts.

import { describe, expect, it } from 'vitest'

import { keyed } from '$lib/fighters'

import { counts, figure, hits, pips, scored, single, standing } from './hits'
import { contest, fighter, RINGS, side } from './samples'

describe('hits', () => {
  it('writes half-hits as hits', () => {
    expect([0, 1, 2, 5, 6].map(hits)).toEqual(['0', '½', '1', '2½', '3'])
    expect(hits(-1)).toBe('−½')
  })

  it('marks whole, half and lost hits', () => {
    expect(pips(5, 6)).toEqual(['whole', 'whole', 'half'])
    expect(pips(0, 6)).toEqual(['lost', 'lost', 'lost'])
    expect(pips(5, 5)).toEqual(['whole', 'whole', 'half'])
    expect(pips(0, 0)).toEqual([])
  })
})

describe('the large figure', () => {
  it('counts points in a duel of points', () => {
    expect(counts(contest())).toBe('points')
    expect(figure(contest(), 'red')).toBe('4')
  })

  it('counts hits left in a duel of hits', () => {
    const duel = RINGS['hits']!.contest!
    expect(counts(duel)).toBe('hits-left')
    expect([figure(duel, 'red'), figure(duel, 'blue')]).toEqual(['2½', '1'])
  })

  it('counts who stands in a group battle', () => {
    const battle = RINGS['rounds']!.contest!
    expect(counts(battle)).toBe('standing')
    expect(figure(battle, 'blue')).toBe('4')
    expect(standing(battle.red)).toBe(3)
    expect(single(battle.red)).toBeNull()
  })

  it('reads halves of a row of rings', () => {
    expect(scored('halves', 5)).toBe('2½')
    expect(scored('points', 5)).toBe('5')
  })

  it('leaves reserves out', () => {
    expect(single(side('A', '', { fighters: keyed([fighter('a', 'A'), fighter('b', 'B', { main: false })]) }))?.id).toBe('a')
  })
})
