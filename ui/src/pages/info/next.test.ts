// A fighter hears once of each step his bout comes nearer, and sees the one he is in before the one he waits for.
import { describe, expect, test } from 'vitest'

import type { PersonBout, PersonScene } from '$lib/scene'
import { alertOf, days, laterBouts, minutesUntil, nearness, nextBout, pastBouts, when } from './next'

const bout = (stream: string, state: PersonBout['state'], ahead = 0): PersonBout => ({
  stream, nomination: 'shields', state, side: 'red', other: '12', other_name: 'Nobody Invented', ring: '1', ahead,
})
const person = (...bouts: PersonBout[]): PersonScene => ({ entry: '11', name: 'Somebody Invented', club: '', suspended: null, nominations: [], bouts })

describe('the next bout', () => {
  test('is the one he is called to or in, before those he waits for', () => {
    const scene = person(bout('a', 'waits', 1), bout('b', 'called'), bout('c', 'over'), bout('d', 'void'))
    expect(nextBout(scene)?.stream).toBe('b')
    expect(laterBouts(scene).map((one) => one.stream)).toEqual(['a'])
    expect(pastBouts(scene).map((one) => one.stream)).toEqual(['c', 'd'])
    expect(nextBout(person(bout('c', 'over')))).toBeNull()
  })

  test('is near by the bouts before it', () => {
    expect([5, 3, 2, 1, 0].map((ahead) => nearness(bout('a', 'waits', ahead)))).toEqual(['far', 'far', 'soon', 'soon', 'next'])
    expect(nearness(bout('a', 'called'))).toBe('called')
    expect(nearness(bout('a', 'over'))).toBe('far')
  })
})

describe('what is told aloud', () => {
  test('is each step once, and nothing of a bout that goes back', () => {
    const told = new Map()
    const steps = (...bouts: PersonBout[]): string | undefined => alertOf(person(...bouts), told)?.near
    expect(steps(bout('a', 'waits', 7))).toBeUndefined()
    expect(steps(bout('a', 'waits', 2))).toBe('soon')
    expect(steps(bout('a', 'waits', 1))).toBeUndefined()
    expect(steps(bout('a', 'waits', 0))).toBe('next')
    expect(steps(bout('a', 'waits', 2))).toBeUndefined()
    expect(steps(bout('a', 'called'))).toBe('called')
    expect(steps(bout('a', 'on'))).toBeUndefined()
    expect(steps(bout('b', 'waits', 0))).toBe('next')
  })

  test('is of the next bout alone: of the one after it once that is over', () => {
    const told = new Map()
    const near = (...bouts: PersonBout[]): string | undefined => alertOf(person(...bouts), told)?.near
    expect(near(bout('a', 'called'), bout('b', 'waits', 1))).toBe('called')
    expect(near(bout('a', 'called'), bout('b', 'waits', 1))).toBeUndefined()
    expect(near(bout('b', 'waits', 1), bout('a', 'over'))).toBe('soon')
    expect(near(bout('a', 'over'))).toBeUndefined()
  })
})

describe('times', () => {
  const noon = new Date('2026-12-05T12:00:00').getTime()
  test('are told with the weekday on another day', () => {
    expect(when(noon, noon, 'en')).toBe('12:00')
    expect(when(noon, noon - 86_400_000, 'en')).toBe('Sat 12:00')
  })
  test('are counted in whole minutes, never negative', () => {
    expect(minutesUntil(noon + 90_000, noon)).toBe(2)
    expect(minutesUntil(noon - 1, noon)).toBe(0)
  })
  test('of days are one or a range', () => {
    expect(days('2026-12-05', '2026-12-05', 'en')).toBe('December 5, 2026')
    expect(days('2026-12-05', '2026-12-06', 'en')).toContain('5')
    expect(days('', '', 'en')).toBe('')
  })
})
