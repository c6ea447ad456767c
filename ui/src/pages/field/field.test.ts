import { expect, test } from 'vitest'

import type { BookScene, ContestScene, FighterScene, JudgesScene, WordScene } from '$lib/scene'

import { contest as duel, fighter, side } from '../screen/samples'
import { placeOf } from './bridge'
import { exceptions, unnamed } from './causes'
import { hit, kinds, plainBlow, worth } from './palette'
import { parts } from './parts'
import { across, sameBlow, seatOf, seen, turnOf, type Doing } from './tile'

const doing = (more: Partial<Doing> = {}): Doing => ({
  kind: 'out', halves: 0, event: 'e1', open: true, unsent: false, at: 1000, undone: false, settled: false, ...more,
})
const one = (more: Partial<FighterScene> = {}): FighterScene => fighter('blue-2', 'Nobody', more)
const word = (id: string, part = ''): WordScene => ({ id, name: { en: id, ru: id, uk: id }, part, note: false })
const book = (more: Partial<BookScene>): BookScene => ({ weapons: [], quick: {}, values: {}, asks: [], out_asks: {}, ...more }) as BookScene

test('a mark darkens the tile before the server has it, and its taking back lights it again', () => {
  expect(seen(one(), [doing()])).toMatchObject({ down: true, mine: true })
  expect(seen(one(), [doing({ undone: true })])).toMatchObject({ down: false, mine: false })
  expect(seen(one({ down: true }), [doing({ open: false, undone: true })])).toMatchObject({ down: false })
})

test('an equal round that is fought again is another, though its number is the same', () => {
  const fought = (...counted: readonly boolean[]): ContestScene['rounds'] =>
    counted.map((one) => ({ number: 1, counted: one }) as ContestScene['rounds'][number])
  const at = (phase: string, rounds: ContestScene['rounds'], round = 1): number => turnOf({ phase, round, rounds })
  expect([at('running', []), at('round-over', fought(false)), at('running', fought(false))]).toEqual([0, 0, 1])
  expect([at('round-over', fought(false, false)), at('halted', fought(false, false))]).toEqual([1, 2])
  expect([at('round-over', fought(false, true)), at('running', fought(false, true), 2)]).toEqual([1, 0])
})

test('what the server told is its word, whatever was marked', () => {
  expect(seen(one({ down: false }), [doing({ settled: true, open: false })])).toMatchObject({ down: false, mine: false })
  expect(seen(one({ down: true }), [doing({ settled: true, open: false })])).toMatchObject({ down: true })
})

test('another judge saw it too: my taking back leaves him out', () => {
  expect(seen(one({ down: true, seconded: 1 }), [doing({ open: false, undone: true })]).down).toBe(true)
})

test('without a connection the mark says so', () => {
  expect(seen(one(), [doing({ unsent: true })])).toMatchObject({ down: true, unsent: true })
})

test('out, back and out again in the order of the touches', () => {
  const marks = [doing(), doing({ kind: 'return' }), doing()]
  expect(marks.map((_, at) => seen(one(), marks.slice(0, at + 1)).down)).toEqual([true, false, true])
})

test('a breach lays nothing over a tile', () => {
  expect(seen(one(), [doing({ kind: 'breach', unsent: true })])).toEqual({ down: false, halves: null, mine: false, unsent: false })
})

test('blows take half-hits at once; who has none left is out', () => {
  const full = one({ halves: 5, halves_full: 6 })
  expect(seen(full, [doing({ kind: 'hit', halves: 1 })])).toMatchObject({ halves: 4, down: false })
  expect(seen(full, [doing({ kind: 'hit', halves: 4 }), doing({ kind: 'hit', halves: 4 })])).toMatchObject({ halves: 0, down: true })
  expect(seen(full, [doing({ kind: 'hit', halves: -1 })])).toMatchObject({ halves: 0, down: true })
  expect(seen(full, [doing({ kind: 'hit', halves: 4, open: false, undone: true })])).toMatchObject({ halves: 6, down: false })
})

test('one blow that two judges marked is recognised within two seconds', () => {
  const mark = { by: 'field-judge-2', at: 2500, event: 'x', kind: 'struck' }
  const mine = doing({ kind: 'hit', halves: 2, at: 1000 })
  expect(sameBlow(mark, 'field-judge-1', [mine])).toBe(mine)
  expect(sameBlow(mark, 'field-judge-2', [mine])).toBeNull()
  expect(sameBlow({ ...mark, at: 3100 }, 'field-judge-1', [mine])).toBeNull()
  expect(sameBlow({ ...mark, kind: 'went-out' }, 'field-judge-1', [mine])).toBeNull()
  expect(sameBlow(mark, 'field-judge-1', [{ ...mine, undone: true }])).toBeNull()
})

test('a seat is a role and a number', () => {
  expect(seatOf('field-judge-12')).toEqual(['field-judge', '12'])
  expect(seatOf('hofmarshal')).toEqual(['hofmarshal', ''])
})

test.each([
  [21, 168, 400, 3], // half of a phone
  [21, 264, 266, 5], // a phone lying
  [21, 620, 560, 5], // half of a tablet
  [5, 168, 400, 1],
])('%i tiles in %i×%i px stand in %i columns, none under 48 px', (count, width, height, columns) => {
  expect(across(count, width, height)).toBe(columns)
  expect((width - 4 * (columns - 1)) / columns).toBeGreaterThanOrEqual(48)
  const rows = Math.ceil(count / columns)
  expect((height - 4 * (rows - 1)) / rows).toBeGreaterThanOrEqual(48)
})

const blow = (halves: number, part = '', action = '') => ({ halves, part, action })
const short = [blow(1, 'limb', 'thrust'), blow(2, 'torso', 'thrust')]
const weapons = book({
  weapons: ['sword', 'dagger', 'rapier', 'other', 'bow', 'toy'].map((id) => word(id)),
  quick: { sword: [blow(2)], dagger: short, rapier: short, other: [blow(2)], bow: [blow(4)], toy: [] },
})

test('weapons that take the same are one button, for which an unnamed one stands', () => {
  const found = kinds(weapons)
  expect(found.map((kind) => kind.id)).toEqual(['other', 'dagger', 'bow'])
  expect(found[0]!.weapons.map((weapon) => weapon.id)).toEqual(['sword', 'other'])
  expect(found.map((kind) => plainBlow(kind)?.halves ?? null)).toEqual([2, null, 4])
})

test('a blow says as much as the table needs', () => {
  expect(hit('red', 'blue-2', 'bow', blow(4))).toEqual({ type: 'hit', by: 'red', target: 'blue-2', weapon: 'bow' })
  expect(hit('red', 'blue-2', 'dagger', short[0]!)).toEqual({
    type: 'hit', by: 'red', target: 'blue-2', weapon: 'dagger', action: 'thrust', facts: { part: 'limb' },
  })
})

test('the exact zone is looked up in the table', () => {
  const table = book({ asks: ['zone', 'weapon', 'action'], values: { 'shin||dagger|cut': 1, 'torso||ballista|shot': null } })
  expect(worth(table, 'shin', 'dagger', 'cut')).toBe(1)
  expect(worth(table, 'torso', 'ballista', 'shot')).toBeNull()
})

const GEAR = 'isb-buhurt.out.gear'

test('a lost shield is what keeps him in', () => {
  const asks = {
    [GEAR]: {
      facts: [],
      rows: [{ when: { item: ['shield'], how: ['lost'] }, brings: 'stays' }, { when: {}, brings: 'out' }],
    },
  }
  expect(exceptions(book({ out_asks: asks }), GEAR)).toEqual([{ facts: { item: 'shield', how: 'lost' } }])
  expect(exceptions(book({}), GEAR)).toEqual([])
})

test('asked why: my marks without a cause, the last first, once each, and nobody whose cause is known', () => {
  const known: Record<string, FighterScene> = { a: one(), b: one({ cause: GEAR }), c: one(), d: one() }
  const marks = ['a', 'b', 'c', 'a', 'd', 'gone'].map((fighter) => ({ fighter, cause: '' }))
  expect(unnamed([...marks, { fighter: 'd', cause: GEAR }], (id) => known[id])).toEqual(['a', 'c'])
})

const bridge = (more: Partial<ContestScene['red']> = {}): ContestScene =>
  duel({ stream: 's', team: true, red: side('Wolves', '', { order: ['r2', 'r3', 'r1'], next_in: 'r2', ...more }) })

test('only who is next is offered, and nobody while the bridge is full', () => {
  expect(placeOf(bridge(), null, 'red', 1)).toMatchObject({ on: [], next: 'r2' })
  expect(placeOf(bridge({ on_field: ['r2'], next_in: 'r3' }), null, 'red', 1)).toMatchObject({ on: ['r2'], next: '' })
  expect(placeOf(bridge(), null, 'red', 1, ['r2'])).toMatchObject({ on: ['r2'], next: '' })
  expect(placeOf(bridge(), null, 'red', 1, [], (id) => id === 'r2')).toMatchObject({ on: [], next: 'r3' })
})

test('the order is known to judges as soon as both are open, of this contest only', () => {
  const judges = { stream: 's', orders: { red: ['r1', 'r2', 'r3'] } } as unknown as JudgesScene
  expect(placeOf(bridge({ order: [], next_in: '' }), judges, 'red', 1).order).toEqual(['r1', 'r2', 'r3'])
  expect(placeOf(bridge({ order: [], next_in: '' }), { ...judges, stream: 'other' }, 'red', 1).order).toEqual([])
})

test('parts of the body from head to foot; a part of one zone is that zone', () => {
  const found = parts([word('knee', 'leg'), word('shin', 'leg'), word('elbow', 'arm'), word('head', 'head')])
  expect(found.map((area) => [area.id, area.zones.length])).toEqual([['head', 1], ['elbow', 1], ['leg', 2]])
})
