import { expect, test } from 'vitest'

import type { AdmissionScene } from '$lib/scene'
import { chosen, inOrder, isInOrder, lacks, same, type PaperAsked } from './people'

const text = { en: '', ru: '', uk: '' }
const stand = (...missing: string[]) => ({ missing, admitted: missing.length === 0, waived: false, fighters: 0, waiting: 0 })
const scene: AdmissionScene = {
  nominations: {}, papers: {}, described: true,
  people: {
    '10': { name: 'Соломія Ґава', club: 'Ravens', country: 'UA', team: '', stands: { long: stand('medical', 'gear'), shield: stand() } },
    '9': { name: 'Artem Invented', club: 'Foxes', country: 'PL', team: '', stands: { long: stand() } },
  },
}
const wish = { query: '', nomination: '', show: '' }
const found = (more: Partial<typeof wish>): string[] => chosen(scene, { ...wish, ...more }).map((one) => one.entry)

test('people are found by number, name and club, and narrowed to what is missing', () => {
  expect(found({})).toEqual(['9', '10'])
  expect(found({ query: 'гава ra' })).toEqual(['10'])
  expect(found({ show: 'missing' })).toEqual(['10'])
  expect(found({ show: 'missing', nomination: 'shield' })).toEqual([])
  expect(found({ show: 'ready' })).toEqual(['9'])
  expect(found({ show: 'medical' })).toEqual(['10'])
  expect(lacks(scene.people['10']!)).toEqual(['medical', 'gear'])
  expect(lacks(scene.people['10']!, 'shield')).toEqual([])
})

test('a paper is in order when it says all that is asked', () => {
  const asked: PaperAsked = { id: 'waiver', name: text, signed: true, confirms: [{ id: 'risks', name: text }, { id: 'rules', name: text }], expiry: 'optional', day: '2030-05-03', cites: [] }
  expect(isInOrder(asked, undefined)).toBe(false)
  expect(isInOrder(asked, { signed: true, confirms: ['risks'] })).toBe(false)
  expect(isInOrder(asked, inOrder(asked, undefined))).toBe(true)
  expect(isInOrder({ ...asked, expiry: 'required' }, inOrder(asked, undefined))).toBe(false)
  expect(isInOrder(asked, { ...inOrder(asked, undefined), expires: '2030-05-02' })).toBe(false)
  expect(isInOrder(asked, { ...inOrder(asked, undefined), expires: '2030-05-03' })).toBe(true)
  expect(inOrder(asked, { expires: '2030-05-03' }).expires).toBe('2030-05-03')
})

test('papers that say the same are the same', () => {
  expect(same({ born: null, papers: { b: { confirms: ['y', 'x'] }, a: {} } }, { papers: { a: { signed: false }, b: { confirms: ['x', 'y'], expires: null } } })).toBe(true)
  expect(same({ born: '2000-01-01' }, {})).toBe(false)
})
