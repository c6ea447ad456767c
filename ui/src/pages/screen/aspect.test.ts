// What a screen is about at each phase, and which side stands where.

import { describe, expect, it } from 'vitest'

import { keyed } from '$lib/fighters'

import { aspect, horn, lastRow, phaseName, severalRounds } from './aspect'
import { isOut, marks } from './marks'
import { places } from './places'
import { contest, fighter, NOW, ring, RINGS, sanction, side } from './samples'

describe('aspect', () => {
  it('follows the contest', () => {
    const of = (name: string) => aspect(RINGS[name]!, NOW)
    expect(of('idle')).toBe('idle')
    expect(of('calling')).toBe('calling')
    expect(of('running')).toBe('fighting')
    expect(of('suspended')).toBe('fighting')
    expect(of('result')).toBe('result')
  })

  it('leaves a result for the next pair only some time after it was announced', () => {
    const over = (ago: number, queue = ring().queue) =>
      aspect(ring({ contest: contest({ phase: 'announced', announced_at: NOW - ago }), queue }), NOW)
    expect(over(44_000)).toBe('result')
    expect(over(46_000)).toBe('idle')
    expect(over(46_000, [])).toBe('result')
  })

  it('calls a team to its second round without hiding the first', () => {
    const rounds = RINGS['rounds']!.contest!.rounds
    expect(aspect(ring({ contest: contest({ phase: 'ready', rounds }) }), NOW)).toBe('fighting')
  })
})

describe('phase', () => {
  it('names the horn, a suspension and a wait for the ruling before the bare phase', () => {
    expect(phaseName(RINGS['horn']!)).toBe('horn')
    expect(phaseName(RINGS['suspended']!)).toBe('suspended')
    expect(phaseName(ring({ contest: contest({ awaits: 'ruling', phase: 'round-over' }) }))).toBe('awaits')
    expect(phaseName(RINGS['running']!)).toBe('running')
    expect(phaseName(RINGS['empty']!)).toBe('idle')
  })

  it('forgets the horn once the round is over', () => {
    const after = contest({ phase: 'decided', clock: RINGS['horn']!.contest!.clock })
    expect(horn(after)).toBe(false)
  })

  it('numbers rounds only where there are several', () => {
    expect(severalRounds(contest())).toBe(false)
    expect(severalRounds(RINGS['rounds']!.contest!)).toBe(true)
    const one = { number: 1, winner: 'red', termination: 'time', red: 4, blue: 1, counted: true, extra: false, effective: 60_000, standing: [0, 0], lineups: {} } as const
    expect(severalRounds(contest({ rounds: [one] }))).toBe(true)
    const outcome = { winner: 'red', termination: 'time', red: 4, blue: 1, rating: [0, 0], round_points: [0, 0], said: { code: '', en: '', ru: '', uk: '', cites: [] } } as const
    expect(severalRounds(contest({ rounds: [one], outcome }))).toBe(false) // one round that ended it says nothing more
  })
})

describe('places', () => {
  it('mirrors for changed ends, for a screen opposite, and not for both', () => {
    expect(places(false, false)).toEqual(['red', 'blue'])
    expect(places(true, false)).toEqual(['blue', 'red'])
    expect(places(false, true)).toEqual(['blue', 'red'])
    expect(places(true, true)).toEqual(['red', 'blue'])
  })
})

describe('marks', () => {
  it('counts sanctions of each kind, mildest first', () => {
    expect(marks([sanction('warning', 1), sanction('remark'), sanction('warning', 2)])).toEqual([
      { kind: 'remark', count: 1 },
      { kind: 'warning', count: 2 },
    ])
  })

  it('knows a side that is disqualified', () => {
    expect(isOut(side('A', '', { fighters: keyed([fighter('a', 'A', { disqualified: true })]) }))).toBe(true)
    expect(isOut(side('A', ''))).toBe(false)
  })
})

describe('the log', () => {
  it('finds the last row that stands', () => {
    expect(lastRow(contest())?.id).toBe('e5')
    expect(lastRow(contest(), ['struck'])?.id).toBe('e4')
    expect(lastRow(contest({ log: {} }))).toBeNull()
  })
})
