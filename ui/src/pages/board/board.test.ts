// The chief's board: what is read off a ring and what its buttons send.
import { describe, expect, it } from 'vitest'

import { queue, seat } from '../console/samples'
import { alive, delay, others, place, resume, stateOf, suspend } from './rings'
import { board, rings } from './samples'

describe('a ring on the board', () => {
  it('is late, early or on time', () => {
    expect(delay(7 * 60_000)).toEqual({ kind: 'behind', minutes: 7 })
    expect(delay(-12 * 60_000)).toEqual({ kind: 'ahead', minutes: 12 })
    expect(delay(80_000).kind).toBe('on-time')
  })

  it('shows that it stands still before anything else', () => {
    const [first, second, third] = rings.rings
    expect(stateOf(first!)).toBe('running')
    expect(stateOf(second!)).toBe('suspended')
    expect(stateOf(third!)).toBe('idle')
    expect(stateOf({ ...first!, clock: { ...first!.clock!, frozen_at: 5 } })).toBe('suspended')
  })

  it('counts the devices that are there, not the empty seats', () => {
    expect(alive([seat(1), seat(2, { alive: false }), seat(3, { device: '' })])).toEqual({ alive: 1, all: 2 })
    expect(alive(board.panels['1'] ?? [])).toEqual({ alive: 3, all: 4 })
  })
})

describe('the chief', () => {
  it('moves a waiting bout to another ring', () => {
    expect(others(rings.rings, '1').map((one) => one.ring)).toEqual(['2', '3', '4'])
    expect(place(queue[0]!, '3')).toEqual({ type: 'place', ring: '3', bouts: ['contest/longsword/q-8'], last: true })
  })

  it('suspends a ring or the event with a reason', () => {
    expect(suspend('2', 'storm')).toEqual({ type: 'suspend-ring', ring: '2', reason: 'storm' })
    expect(suspend('', 'storm')).toEqual({ type: 'suspend-ring', reason: 'storm' })
    expect(resume('')).toEqual({ type: 'resume-ring' })
    expect(resume('2')).toEqual({ type: 'resume-ring', ring: '2' })
  })
})
