import { expect, test } from 'vitest'

import { effective, mmss, remaining, tenths } from './clock.svelte'

const clock = { limit: 90_000, elapsed: 10_000, since: 1_000_000, horn_at: null, frozen_at: null }

test('effective time is what had elapsed and what passed since', () => {
  expect(effective(clock, 1_004_500)).toBe(14_500)
  expect(effective({ ...clock, since: null }, 1_004_500)).toBe(10_000)
})

test('while frozen it stands, and it never runs backwards', () => {
  expect(effective({ ...clock, frozen_at: 1_003_000 }, 1_900_000)).toBe(13_000)
  expect(effective(clock, 999_000)).toBe(10_000)
})

test('a countdown runs to its instant, or stands with what is left', () => {
  expect(remaining({ what: 'ready', until: 5000, left: null }, 2000)).toBe(3000)
  expect(remaining({ what: 'ready', until: 5000, left: null }, 9000)).toBe(0)
  expect(remaining({ what: 'ready', until: 5000, left: 1500 }, 9000)).toBe(1500)
})

test('times as they are written', () => {
  expect([mmss(0), mmss(59_999), mmss(75_300), mmss(-5)]).toEqual(['0:00', '0:59', '1:15', '0:00'])
  expect(tenths(75_340)).toBe('1:15.3')
})
