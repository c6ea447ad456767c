import { expect, test, vi } from 'vitest'

vi.mock('./text.svelte', () => ({ t: (id: string, args: Record<string, string>) => `${id} ${Object.values(args).join(' ')}` }))
import { boutNumber, boutPlace } from './bout'

test('a bout is called by its number in its group, not by the name its file has', () => {
  expect(boutNumber({ bout: 'round-robin-A-7', stage: 'round-robin', group: 'A' })).toBe('7')
  expect(boutPlace({ bout: 'round-robin-A-7', stage: 'round-robin', group: 'A' })).toEqual([
    'stage-name round-robin', 'group-name A', 'bout-name 7',
  ])
})

test('a stage without groups, one of a league and a numbered one', () => {
  expect(boutPlace({ bout: 'elimination-2-3', stage: 'elimination-2', group: '' })).toEqual(['stage-name elimination 2', 'bout-name 3'])
  expect(boutPlace({ bout: 'premier/final-A-1', stage: 'premier/final', group: 'A' })[0]).toBe('premier stage-name final')
})

test('where only the bout is known, its name tells the rest', () => {
  expect(boutPlace({ bout: 'semi-final-B-12' })).toEqual(['stage-name semi-final', 'group-name B', 'bout-name 12'])
})

test('an extra bout is called so', () => {
  expect(boutPlace({ bout: 'final-A-x1', stage: 'final', group: 'A' })).toEqual(['stage-name final', 'group-name A', 'bout-extra 1'])
  expect(boutPlace({ bout: 'final-A-x12' })[2]).toBe('bout-extra 12')
  expect(boutPlace({ bout: 'x1' })).toEqual(['bout-name x1'])
})

test('a single bout keeps its name', () => {
  expect(boutPlace({ bout: 'f1', stage: '', group: '' })).toEqual(['bout-name f1'])
})
