// Addresses of the public pages are read as they are written.
import { describe, expect, test } from 'vitest'

import { mainOf, pathTo, wayOf } from './way'

describe('addresses', () => {
  test.each([
    ['/info', { at: 'home' }],
    ['/info/', { at: 'home' }],
    ['/info/nonsense/x', { at: 'home' }],
    ['/info/schedule', { at: 'schedule', by: '', name: '' }],
    ['/info/schedule/ring/2', { at: 'schedule', by: 'ring', name: '2' }],
    ['/info/schedule/club/2', { at: 'schedule', by: '', name: '' }],
    ['/info/nomination/longsword', { at: 'nomination', name: 'longsword' }],
    ['/info/nomination', { at: 'home' }],
    ['/info/me', { at: 'me' }],
    ['/info/fighter/100%', { at: 'fighter', name: '100%' }],
  ])('%s', (path, way) => expect(wayOf(path)).toEqual(way))

  test('any name comes back as it was', () => {
    for (const name of ['A. Example 1', 'Їжак/1', 'a?b#c', '100%']) {
      expect(wayOf(pathTo('fighter', name))).toEqual({ at: 'fighter', name })
    }
  })

  test('a nomination belongs to the results', () => {
    expect(mainOf(wayOf('/info/nomination/x'))).toBe('results')
    expect(mainOf(wayOf('/info/fighter/x'))).toBe('')
  })
})
