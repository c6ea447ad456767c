// What a battle's face shows: its kind, its tiles, who is on the bridge, what its rounds came to.

import { describe, expect, it } from 'vitest'

import type { BookScene, ContestScene } from '$lib/scene'

import { across, battleOf, brought, fell, fresh, justOver, onBridge, outBy, roundsWon, stood, tiles } from './battle'
import { BATTLES } from './battle_samples'
import { contest, fighter, NOW, side } from './samples'

const of = (name: string): ContestScene => BATTLES[name]!.contest!

describe('which face', () => {
  it('is none for a duel, else by what the battle is about', () => {
    expect(battleOf(contest())).toBeNull()
    expect(battleOf(of('wrestling'))).toBeNull()
    expect(battleOf(of('five'))).toBe('standing')
    expect(battleOf(of('mass'))).toBe('hits')
    expect(battleOf(of('bridge'))).toBe('bridge')
  })

  it('knows a bridge by its book before anybody has sealed an order', () => {
    const bare = { ...of('bridge-called'), red: { ...of('bridge-called').red, sealed: false } }
    expect(battleOf(bare)).toBe('hits')
    expect(battleOf(bare, { on_bridge: 1 } as BookScene)).toBe('bridge')
  })
})

describe('tiles', () => {
  it('stand for the line-up of the round, by number, and reserves have none', () => {
    expect(tiles(of('five').blue).map((one) => `${one.number} ${one.state}`)).toEqual(['1 stands', '2 out', '3 stands', '4 out', '5 stands'])
  })

  it('tell who was sent off from who is out, and hits as people count them', () => {
    expect(tiles(of('many').blue)[5]).toMatchObject({ number: 6, state: 'off', hits: null })
    expect(tiles(of('mass').red)[2]).toMatchObject({ number: 3, state: 'stands', hits: '2½' })
  })

  it('stand in the order of entry once the scene gives it, and by number before', () => {
    expect(tiles(of('bridge').red).map((one) => one.number)).toEqual([3, 1, 5, 2, 4])
    expect(tiles(of('bridge').red).map((one) => one.place)).toEqual(['', 'bridge', 'next', '', ''])
    expect(tiles(of('bridge-called').blue).map((one) => one.number)).toEqual([1, 2, 3, 4, 5])
  })

  it('have the place in the roster for a number where helmets bear none', () => {
    const bare = side('A', '', { fighters: { x: fighter('x', 'X'), y: fighter('y', 'Y') }, lineup: ['x', 'y'] })
    expect(tiles(bare).map((one) => one.number)).toEqual([1, 2])
  })

  it('are as large as they can be: few in a line, and no line more than needed', () => {
    expect([1, 5, 6, 7, 10, 12, 21, 30, 50].map(across)).toEqual([1, 5, 6, 4, 5, 6, 7, 10, 10])
  })

  it('stand out for a moment after a mark', () => {
    expect(fresh(of('five').blue, NOW)).toBe('blue-4')
    expect(fresh(of('five').blue, NOW + 5000)).toBe('')
  })
})

describe('the bridge', () => {
  it('has one of each side, and one who is next', () => {
    const red = onBridge(of('bridge').red)
    expect([red.on?.id, red.next?.id]).toEqual(['red-1', 'red-5'])
  })

  it('says nothing of an order the scene does not give', () => {
    expect(onBridge(of('bridge-called').red)).toEqual({ on: null, next: null })
  })
})

describe('rounds', () => {
  it('speak of the one just over until the next begins', () => {
    expect(justOver(of('five-equal'))).toMatchObject({ number: 2, counted: false })
    expect(justOver({ ...of('five-equal'), awaits: 'confirm' })).toBeNull() // isb-buhurt.start: he confirms each round
    expect(justOver(of('five'))).toBeNull()
    const waits = { ...of('five'), rounds: of('five').rounds.slice(0, 1) }
    expect([roundsWon(waits, 'red'), roundsWon({ ...waits, awaits: 'confirm' }, 'red')]).toEqual([1, 0])
    expect(justOver(of('five-decided'))).toBeNull()
    expect(stood(of('five').rounds[0]!, 'red')).toBe(3)
  })

  it('bring rating points and round points once the battle is decided, where they bring any', () => {
    expect(brought(of('five-decided'))).toEqual({ rating: [1, 0], rounds: [5, 2] })
    expect(brought(of('five'))).toBeNull()
    expect(brought(of('bridge-won'))).toBeNull()
  })
})

describe('who is down', () => {
  it('is known by his clause, by his hits, or not at all', () => {
    expect(outBy(of('five').blue, 'blue-2')).toBe('isb-buhurt.out.boundary')
    expect(outBy(of('five').blue, 'blue-4')).toBe('')
    expect(outBy(of('mass').blue, 'blue-2')).toBe('0')
  })

  it('is the wrestler who touched the ground', () => {
    expect([fell(of('wrestling-won'), 'red'), fell(of('wrestling-won'), 'blue')]).toEqual([false, true])
    expect(fell(of('wrestling'), 'red')).toBe(false)
  })
})
