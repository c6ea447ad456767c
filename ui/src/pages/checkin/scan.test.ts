import { expect, test } from 'vitest'

import { shownBy } from './scan'

test('a badge says its fragment, a typed number itself', () => {
  expect(shownBy('https://event.example/checkin#12.0a1b')).toBe('12.0a1b')
  expect(shownBy(' 12 ')).toBe('12')
  expect(shownBy('T-1')).toBe('T-1')
})
