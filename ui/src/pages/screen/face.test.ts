// What the clock's face must read at given instants.

import { describe, expect, it } from 'vitest'

import { countdownFace, effective, face, nextCountdown, remaining, Steady } from './face'
import { clock, NOW } from './samples'

describe('face', () => {
  it('counts down whole seconds, rounded up, until the last ten', () => {
    expect(face(clock({ elapsed: 0 }), NOW)).toBe('1:30')
    expect(face(clock({ elapsed: 1 }), NOW)).toBe('1:30')
    expect(face(clock({ elapsed: 1_000 }), NOW)).toBe('1:29')
    expect(face(clock({ elapsed: 80_000 }), NOW)).toBe('0:10')
  })

  it('shows tenths in the last ten seconds and zero only when time is up', () => {
    expect(face(clock({ elapsed: 80_050 }), NOW)).toBe('10.0')
    expect(face(clock({ elapsed: 80_300 }), NOW)).toBe('9.7')
    expect(face(clock({ elapsed: 89_999 }), NOW)).toBe('0.1')
    expect(face(clock({ elapsed: 90_000 }), NOW)).toBe('0.0')
    expect(face(clock({ elapsed: 95_000 }), NOW)).toBe('0.0')
  })

  it('counts up where the round has no limit', () => {
    expect(face(clock({ limit: 0, elapsed: 83_900 }), NOW)).toBe('1:23')
    expect(remaining(clock({ limit: 0 }), NOW)).toBeNull()
  })
})

describe('effective', () => {
  it('adds what passed since the clock runs', () => {
    expect(effective(clock({ elapsed: 1_000, since: NOW - 500 }), NOW)).toBe(1_500)
  })

  it('stands at a suspension', () => {
    expect(effective(clock({ elapsed: 1_000, since: NOW - 500, frozen_at: NOW - 200 }), NOW)).toBe(1_300)
  })

  it('never runs below what had elapsed', () => {
    expect(effective(clock({ elapsed: 1_000, since: NOW + 300 }), NOW)).toBe(1_000)
  })
})

describe('countdowns', () => {
  it('shows seconds left, rounded up, and not below zero', () => {
    expect(countdownFace({ what: 'arrive', until: NOW + 61_001, left: null }, NOW)).toBe('1:02')
    expect(countdownFace({ what: 'arrive', until: NOW - 1, left: null }, NOW)).toBe('0:00')
  })

  it('stands while everything is frozen', () => {
    expect(countdownFace({ what: 'ready', until: NOW - 99_000, left: 30_000 }, NOW)).toBe('0:30')
  })

  it('picks the one that ends first and forgets those that are over', () => {
    const gone = { what: 'arrive', until: NOW - 1, left: null } as const
    const soon = { what: 'ready', until: NOW + 5_000, left: null } as const
    const late = { what: 'late', until: NOW + 9_000, left: null } as const
    expect(nextCountdown([late, gone, soon], NOW)).toBe(soon)
    expect(nextCountdown([gone], NOW)).toBeNull()
  })
})

describe('Steady', () => {
  it('stands instead of stepping back when the reckoned time is corrected', () => {
    const steady = new Steady()
    const running = clock({ since: NOW })
    expect(steady.at(running, NOW + 1_000)).toBe(NOW + 1_000)
    expect(steady.at(running, NOW + 800)).toBe(NOW + 1_000)
    expect(steady.at(running, NOW + 1_100)).toBe(NOW + 1_100)
  })

  it('follows a changed clock at once', () => {
    const steady = new Steady()
    steady.at(clock({ since: NOW }), NOW + 1_000)
    expect(steady.at(clock({ elapsed: 700 }), NOW + 800)).toBe(NOW + 800)
  })

  it('follows a clock that was set right by more than two seconds', () => {
    const steady = new Steady()
    const running = clock({ since: NOW })
    steady.at(running, NOW + 5_000)
    expect(steady.at(running, NOW + 1_000)).toBe(NOW + 1_000)
  })
})
