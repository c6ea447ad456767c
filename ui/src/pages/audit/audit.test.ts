import { expect, it } from 'vitest'

import { itself, NOTHING, pretty, query } from './audit'

it('asks only for what was chosen, and the last minute whole', () => {
  expect(query(NOTHING)).toBe('')
  const until = '2027-05-21T10:30'
  const asked = new URLSearchParams(query({ ...NOTHING, kind: 'nomination', person: ' Lys ', until }, { before: '7' }))
  expect(Object.fromEntries(asked)).toEqual({
    before: '7', kind: 'nomination', person: 'Lys', until: String(Date.parse(until) + 59_999),
  })
})

it('knows what no person did', () => {
  expect(['clock', 'desk', 'server', 'folder', '', 'd'.repeat(32)].map(itself)).toEqual(['clock', 'desk', 'server', 'folder', 'nobody', ''])
})

it('shows data that was cut off as it is', () => {
  expect(pretty('{"a":1}')).toBe('{\n  "a": 1\n}')
  expect(pretty('{"a":…')).toBe('{"a":…')
})
