// Battles at the console: who stands where, who may enter, what a line-up becomes, what can be done about a late mark.
import { describe, expect, it } from 'vitest'

import * as battle from './battle'
import { battles, team } from './battle_samples'
import { factsLeft, onCloak, sayArm, EMPTY, say } from './blow'
import { freeDuel, longsword, seat } from './samples'
import { around, marshalSeats } from './taps'

const on = (name: string) => battles[name]!.ring.contest!
const shared = (name: string) => battles[name]!.judges

describe('tiles', () => {
  it('stand in the line-up, or in the order of entry once it is open', () => {
    expect(battle.tiles(on('battle'), shared('battle'), 'red').map((one) => one.number)).toEqual([1, 2, 3, 4, 5])
    expect(battle.tiles(on('bridge-open'), shared('bridge-open'), 'red').map((one) => one.number)).toEqual([3, 1, 2, 4])
    expect(battle.tiles(on('bridge-open'), null, 'red').map((one) => one.number)).toEqual([1, 2, 3, 4])
  })

  it('never show an order that belongs to another bout', () => {
    const other = { ...shared('bridge-open'), stream: 'contest/battle/f-2' }
    expect(battle.orderOf(on('bridge-open'), other, 'red')).toEqual([])
  })

  it('leave out who is in reserve', () => {
    expect(battle.reserves(on('battle').red).map((one) => one.number)).toEqual([6, 7])
  })
})

describe('the bridge', () => {
  const book = { ...longsword, on_bridge: 1, order: true }

  it('lets the next one enter where it is free, and nobody where it is full or the round is not on', () => {
    expect(battle.mayEnter(on('bridge'), book, 'blue')).toBe('blue-4')
    expect(battle.mayEnter(on('bridge'), book, 'red')).toBe('')
    expect(battle.mayEnter({ ...on('bridge'), phase: 'ready' }, book, 'blue')).toBe('')
    expect(battle.mayEnter(on('bridge'), longsword, 'blue')).toBe('')
  })
})

describe('the medic', () => {
  it('stands in the way with whom he holds, until that one is off the field', () => {
    const held = { held: true }
    const red = team('red', 5, { 2: held, 3: { ...held, down: true }, 6: held })
    expect(battle.inTheWay({ ...on('battle'), red }).map((one) => one.id)).toEqual(['red-2'])
  })
})

describe('a line-up', () => {
  const before = ['red-1', 'red-2', 'red-3']

  it('tells who came in since the last round', () => {
    expect(battle.changed(on('battle-between'), 'red')).toEqual({ into: ['red-6'], out: ['red-2'] })
    expect(battle.changed(on('battle'), 'red')).toEqual({ into: [], out: [] })
  })

  it('keeps the place of who goes out for who comes in', () => {
    const open = battle.toggle(before, 'red-2')
    expect(open).toEqual(['red-1', '', 'red-3'])
    expect(battle.toggle(open, 'red-6')).toEqual(['red-1', 'red-6', 'red-3'])
    expect(battle.toggle(before, 'red-6')).toEqual([...before, 'red-6'])
  })

  it('is one substitution where one goes in for one, else the whole line-up, else nothing', () => {
    expect(battle.lineUp('red', before, ['red-1', 'red-6', 'red-3'])).toEqual({ type: 'substitute', side: 'red', out: 'red-2', into: 'red-6' })
    expect(battle.lineUp('red', before, ['red-1', '', 'red-3'])).toEqual({ type: 'line-up', side: 'red', fighters: ['red-1', 'red-3'] })
    expect(battle.lineUp('red', before, ['red-7', 'red-6', 'red-3'])).toEqual({ type: 'line-up', side: 'red', fighters: ['red-7', 'red-6', 'red-3'] })
    expect(battle.lineUp('red', before, before)).toBeNull()
  })

  it('of one who left his place and came back to another is no substitution', () => {
    expect(battle.lineUp('red', before, ['red-2', 'red-1', 'red-3'])).toEqual({ type: 'line-up', side: 'red', fighters: ['red-2', 'red-1', 'red-3'] })
  })
})

describe('a late mark', () => {
  const [mark] = shared('battle-between').late
  const now = on('battle-between')

  it('may open its round again, be counted once that is open, and else only be noted', () => {
    expect(battle.lateWays(now, mark!)).toEqual(['reopen', 'note'])
    expect(battle.lateWays({ ...now, awaits: 'confirm' }, { ...mark!, reopens: '' })).toEqual(['count', 'note'])
    expect(battle.lateWays(now, { ...mark!, reopens: '' })).toEqual(['note'])
    expect(battle.lateWays({ ...now, awaits: 'confirm' }, { ...mark!, reopens: '', fits: false })).toEqual(['note'])
  })

  it('counts with the cause the judge named, or with none', () => {
    expect(battle.countLate(mark!)).toEqual({ type: 'out', fighter: 'red-5', cause: 'isb-buhurt.out.boundary' })
    expect(battle.countLate({ ...mark!, cause: '' })).toEqual({ type: 'out', fighter: 'red-5' })
  })
})

describe('the judges around a battle', () => {
  it('are field judges there, and line marshals at a duel', () => {
    const judges = [{ ...seat(2), seat: 'field-judge-2' }, seat(1)]
    expect(marshalSeats(judges, 2, around(on('battle'))).map((one) => [one.seat, one.device !== ''])).toEqual([
      ['field-judge-1', false],
      ['field-judge-2', true],
    ])
    expect(around({ ...on('battle'), team: false })).toBe('line-marshal')
  })
})

describe('an order on paper', () => {
  it('is ruled for the sides that handed one in, with the reason', () => {
    expect(battle.paper({ red: ['red-2', 'red-1'] }, 'His phone fell into the moat.')).toEqual({
      type: 'rule',
      orders: { red: ['red-2', 'red-1'] },
      reason: 'His phone fell into the moat.',
    })
  })
})

describe('the cloaked arm', () => {
  const fact = { name: 'cloaked', answers: [{ id: 'true', value: true, name: null }] }
  const dagger = { ...freeDuel, hit_asks: [fact], zones: freeDuel.zones.map((one) => ({ ...one, part: one.id })) }

  it('matters where an arm was struck, and nowhere else', () => {
    const arm = say(EMPTY, 'red', 'zone', 'arm')
    expect(onCloak(dagger, arm.red!)).toBe(true)
    expect(onCloak(dagger, say(EMPTY, 'red', 'zone', 'torso').red!)).toBe(false)
    expect(onCloak(freeDuel, arm.red!)).toBe(false)
  })

  it('makes a blow on it a blow on the cloak, and is asked no more once it is known', () => {
    const arm = say(EMPTY, 'red', 'zone', 'arm')
    const left = sayArm(arm, 'red', 'left', 'left')
    expect(left.red).toMatchObject({ limb: 'left', facts: { cloaked: 'true' } })
    expect(sayArm(left, 'red', 'right', 'left').red).toMatchObject({ limb: 'right', facts: {} })
    expect(factsLeft(dagger, 'left')).toEqual([])
    expect(factsLeft(dagger, '')).toEqual([fact])
  })
})
