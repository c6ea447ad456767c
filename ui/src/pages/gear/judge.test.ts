import { expect, test } from 'vitest'

import { armourAsks, asked, fits, kept, layerAsks, verdictOf, type Item, type Row } from './judge'
import { parse, write } from './measure'

const text = { en: '', ru: '', uk: '' }
const item = (rules: Item['rules'], more: Partial<Item> = {}): Item => ({
  kind: 'shins', name: text, presence: 'required', otherwise: 'fix', cites: [], carries: [], rules, ...more,
})
const cites = ['u.2.10']
const palms = { fact: 'palms', cases: [{ when: {}, must: { at_least: 2 }, otherwise: 'reject' as const, cites }] }
const wrapped = {
  fact: 'layers-wrapped',
  cases: [{ when: { 'guard-material': ['strap', 'tape'] }, must: true, otherwise: 'fix' as const, cites }],
}
const material = { fact: 'guard-material', cases: [{ when: {}, must: ['leather', 'metal', 'strap', 'tape'], otherwise: 'reject' as const, cites }] }
const shins = item([palms, material, wrapped])

test('a limit holds at its bound and not beyond', () => {
  expect(fits({ at_least: 700, at_most: 900 }, 700)).toBe(true)
  expect(fits({ at_least: 700, at_most: 900 }, 901)).toBe(false)
  expect(fits({ over: 10_000 }, 10_000)).toBe(false)
  expect(fits({ under: 10_000 }, 9_999)).toBe(true)
  expect(fits(true, 1)).toBe(false)
})

test('a fact is asked for once an answer makes it count', () => {
  expect(asked(shins, {}).map((one) => one.fact)).toEqual(['palms', 'guard-material'])
  expect(asked(shins, { 'guard-material': 'leather' }).map((one) => one.fact)).toEqual(['palms', 'guard-material'])
  expect(asked(shins, { 'guard-material': 'tape' }).map((one) => one.fact)).toEqual(['palms', 'guard-material', 'layers-wrapped'])
})

test('the worst finding is the verdict, and what is not recorded is no pass', () => {
  expect(verdictOf(shins, { palms: 2 })).toBe('unmeasured')
  expect(verdictOf(shins, { palms: 2, 'guard-material': 'leather' })).toBe('pass')
  expect(verdictOf(shins, { palms: 2, 'guard-material': 'tape', 'layers-wrapped': false })).toBe('fix')
  expect(verdictOf(shins, { palms: 1, 'guard-material': 'leather' })).toBe('reject')
  expect(verdictOf(item([], { presence: 'forbidden', otherwise: 'reject' }), {})).toBe('reject')
})

test('a condition of another fact asks for that fact first', () => {
  const point = { fact: 'point', cases: [{ when: { blade: 'sabre' }, must: { at_least: 10_000 }, otherwise: 'fix' as const, cites }, { when: {}, must: { at_least: 15_000 }, otherwise: 'fix' as const, cites }] }
  const sword = item([point])
  expect(asked(sword, { point: 12_000 }).map((one) => [one.fact, one.verdict])).toEqual([['blade', 'unmeasured'], ['point', 'unmeasured']])
  expect(verdictOf(sword, { blade: 'sabre', point: 12_000 })).toBe('pass')
  expect(verdictOf(sword, { blade: 'straight', point: 12_000 })).toBe('fix')
})

test('an answer that makes a rule say nothing stays asked, and is recorded: without it nobody knows that it says nothing', () => {
  const straps = { fact: 'strap-material', cases: [{ when: { grip: 'hand' }, must: 'leather', otherwise: 'fix' as const, cites }] }
  const shield = item([straps]) // sm.shield.grip: a hand grip has straps of leather, a forearm grip is asked nothing
  expect(asked(shield, {}).map((one) => one.fact)).toEqual(['grip'])
  expect(asked(shield, { grip: 'forearm' }).map((one) => [one.fact, one.verdict])).toEqual([['grip', 'pass']])
  expect(verdictOf(shield, { grip: 'forearm' })).toBe('pass')
  expect(asked(shield, { grip: 'hand' }).map((one) => one.fact)).toEqual(['grip', 'strap-material'])
})

test('armour is asked about as its table is read', () => {
  const rows: Row[] = [
    { id: 'unpadded', when: { material: 'mail', padding: false } },
    { id: 'double', when: { material: 'mail', weave: 'double' } },
    { id: 'plate', when: { material: 'plate', thickness: { at_least: 1000 } } },
  ]
  expect(armourAsks(rows, {})).toEqual(['material'])
  expect(armourAsks(rows, { material: 'mail' })).toEqual(['material', 'padding'])
  expect(armourAsks(rows, { material: 'mail', padding: true })).toEqual(['material', 'padding', 'weave'])
  expect(armourAsks(rows, { material: 'plate' })).toEqual(['material', 'thickness'])
  const closed: Row[] = [...rows, { id: 'closed', when: { material: 'mail', closing: 'riveted' }, gives: 3 }]
  const openings: Row[] = [{ id: 'opening', when: { openings: true, class: 3 } }]
  const mail = { material: 'mail', padding: true, weave: 'standard' }
  expect(layerAsks(closed, openings, { ...mail, closing: 'riveted' })).toEqual(['material', 'padding', 'weave', 'closing', 'openings'])
  expect(layerAsks(closed, openings, mail)).toEqual(['material', 'padding', 'weave', 'closing'])
  expect(kept(['material'], { material: 'plate', weave: 'double' })).toEqual({ material: 'plate' })
})

test('measurements are read as people write them', () => {
  expect(parse('1,5', 'um')).toBe(1500)
  expect(parse('1.5 мм', 'um')).toBe(1500)
  expect(parse('0.0005', 'um')).toBe('wrong')
  expect(parse('90 cm', 'mm')).toBe(900)
  expect(parse('1.4 kg', 'g')).toBe(1400)
  expect(parse('', 'mm')).toBe(null)
  for (const wrong of ['-1', 'abc', '1.5.2', '5 pounds', '99999999999']) expect(parse(wrong, 'mm')).toBe('wrong')
  expect(parse('1.5', 'palm')).toBe('wrong')
  expect(write(1500, 'um', 'ru')).toBe('1,5')
  expect(write(15_000, 'um', 'en')).toBe('15')
})
