import { expect, test } from 'vitest'

import type { BookScene, WordScene } from '$lib/scene'

import { areasOf, columns, complete, leftSide, letters, questions, standing, worthOf } from './areas'

const word = (id: string, part = ''): WordScene => ({ id, name: { en: id, ru: id, uk: id }, part }) as WordScene

function book(changes: Partial<BookScene>): BookScene {
  return {
    zones: [], grips: [], weapons: [], actions: [], asks: [], values: {}, forbidden: [], breaches: [], clauses: {}, ...changes,
  } as unknown as BookScene
}

// longsword: two hands are worth 2 on head and torso, everything else is worth 1
const longsword = book({
  zones: [word('leg', 'leg'), word('torso', 'torso'), word('face', 'head'), word('head', 'head')],
  grips: [word('two-handed'), word('one-handed')],
  asks: ['zone', 'grip'],
  forbidden: ['face'],
  values: {
    'head|two-handed||': 2, 'head|one-handed||': 1, 'torso|two-handed||': 2, 'torso|one-handed||': 1,
    'leg|two-handed||': 1, 'leg|one-handed||': 1, 'face|two-handed||': 0, 'face|one-handed||': 0,
  },
})

const many = book({
  zones: ['hand', 'wrist', 'elbow'].map((id) => word(id, 'arm')).concat(
    ['thigh', 'knee', 'shin', 'foot'].map((id) => word(id, 'leg')), [word('torso', 'torso')]),
  weapons: Array.from({ length: 9 }, (_, i) => word(`w${i}`)),
  actions: [word('cut'), word('thrust')],
  asks: ['zone', 'weapon'],
})

const names = (areas: ReturnType<typeof areasOf>): string[] => areas.map((area) => area.id)

test('zones are areas from head to foot; where nothing may count is one area, last', () => {
  expect(names(areasOf(longsword))).toEqual(['head', 'torso', 'leg', 'forbidden'])
})

test('more zones than fit large areas are parts of the body, and the zone is asked', () => {
  const areas = areasOf(many)
  expect(names(areas)).toEqual(['arm', 'torso', 'leg'])
  expect(questions(many, areas[0]!, { weapon: 'w1' }).map((one) => one.fact)).toEqual(['zone'])
  expect(questions(many, areas[1]!, { weapon: 'w1' })).toEqual([])
})

test('left and right change places for who stands opposite', () => {
  const pairs = book({ zones: [word('arm-left', 'arm'), word('arm-right', 'arm')] })
  expect(names(areasOf(pairs))).toEqual(['arm-left', 'arm-right'])
  expect(names(areasOf(pairs, true))).toEqual(['arm-right', 'arm-left'])
})

test('only what changes the worth is asked', () => {
  const [head, , leg, forbidden] = areasOf(longsword)
  expect(questions(longsword, head!, {}).map((one) => one.fact)).toEqual(['grip'])
  expect(questions(longsword, leg!, {})).toEqual([])
  expect(questions(longsword, forbidden!, {})).toEqual([]) // one zone, and nothing counts there
})

test('an answer that was given, or not seen, is not asked again', () => {
  const head = areasOf(longsword)[0]!
  expect(questions(longsword, head, { grip: 'one-handed' })).toEqual([])
  expect(questions(longsword, head, { grip: '' })).toEqual([])
  expect(complete(longsword, head, { grip: '' })).toEqual({ zone: 'head' })
})

test('a question with many answers stands; it is asked when it has no answer yet', () => {
  const values: Record<string, number> = {}
  for (const zone of many.zones) for (const [i, one] of many.weapons.entries()) values[`${zone.id}||${one.id}|`] = i % 2
  const valued = { ...many, values }
  expect(standing(valued).map((one) => one.fact)).toEqual(['weapon'])
  const torso = areasOf(valued)[1]!
  expect(questions(valued, torso, {}).map((one) => one.fact)).toEqual(['weapon'])
  expect(questions(valued, torso, { weapon: 'w3' })).toEqual([])
})

test('what only one word can say is added without a question', () => {
  const one = { ...longsword, grips: [word('two-handed')] }
  const head = areasOf(one)[0]!
  expect(questions(one, head, {})).toEqual([])
  expect(complete(one, head, {})).toEqual({ zone: 'head', grip: 'two-handed' })
})

test('a book without zones has one area', () => {
  const none = book({})
  expect(names(areasOf(none))).toEqual(['hit'])
  expect(complete(none, areasOf(none)[0]!, {})).toEqual({})
})

test('which limb is asked for arms and legs only', () => {
  const limbs = { ...longsword, asks: ['zone', 'limb'], values: {} }
  const [head, , leg] = areasOf(limbs)
  expect(questions(limbs, leg!, {}).map((one) => one.fact)).toEqual(['limb'])
  expect(questions(limbs, head!, {})).toEqual([])
})

test.each([
  [false, false, 'red'],
  [true, false, 'blue'],
  [false, true, 'blue'],
  [true, true, 'red'],
] as const)('swapped %s and opposite %s: %s is on the left', (swapped, opposite, side) => {
  expect(leftSide(swapped, opposite)).toBe(side)
})

test('columns make areas as large as they can be', () => {
  expect(columns(4, 160, 500)).toBe(1)
  expect(columns(6, 340, 200)).toBe(3)
})

test('letters are as large as fit, and never too small to read', () => {
  expect(letters(['leg'], 200, 100)).toBe(28)
  expect(letters(['zoneless-and-long'], 100, 60)).toBe(13)
  expect(letters(['front or side of the neck'], 150, 60)).toBeLessThan(24)
})

// daggers: half a hit from a limb, one from the torso; thrusts, and cuts on the forearm
const daggers = book({
  mechanism: 'hits',
  zones: [word('torso', 'torso'), word('forearm', 'arm'), word('shin', 'leg')],
  actions: ['thrust', 'cut', 'shot'].map((id) => word(id)),
  asks: ['zone', 'action'],
  hit_asks: [{ name: 'cloaked', answers: [] }],
  values: {
    'torso|||thrust': 2, 'torso|||cut': 0, 'torso|||shot': 0, 'forearm|||thrust': 1, 'forearm|||cut': 1, 'forearm|||shot': 0,
    'shin|||thrust': 1, 'shin|||cut': 0, 'shin|||shot': 0,
  },
})

test('an area of a bout by hits says what a blow there takes', () => {
  expect(areasOf(daggers).map((area) => worthOf(daggers, area, {}))).toEqual([1, 2, 1])
  expect(areasOf(longsword).map((area) => worthOf(longsword, area, {}))).toEqual([null, null, null, null])
})

test('only actions of which some blow counts are offered', () => {
  const torso = areasOf(daggers)[1]!
  expect(questions(daggers, torso, {}).map((one) => one.words.map((each) => each.id))).toEqual([['thrust', 'cut']])
})

test('where a cloak is wound on an arm it is asked which arm; on the cloaked one nothing more matters', () => {
  const [arm, torso] = areasOf(daggers)
  expect(questions(daggers, arm!, {}, 'left').map((one) => one.fact)).toEqual(['limb'])
  expect(questions(daggers, arm!, { limb: 'left' }, 'left')).toEqual([])
  expect(questions(daggers, arm!, { limb: 'right' }, 'left').map((one) => one.fact)).toEqual(['action'])
  expect(questions(daggers, arm!, {}, '').map((one) => one.fact)).toEqual(['action'])
  expect(questions(daggers, torso!, {}, 'left').map((one) => one.fact)).toEqual(['action'])
})
