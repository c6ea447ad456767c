// The masters' list: urgency before all, numbers as people count, and what each narrowing means.
import { describe, expect, it } from 'vitest'

import type { MasterRow, MastersScene } from '$lib/scene'
import { byUrgency, chosen, names, queue, stateOf, those, type Wish } from './people'

const row = (more: Partial<MasterRow> = {}): MasterRow => ({
  name: 'Ada', club: 'Guild', state: 'well', hits: 3, most_hits: 3, reason: 7, urgent: null, what: '', asked: 0, disputes: 0, asylum: false,
  monster: false, changed: 0, region: 'North', bleeds: false, followed: false, since: null, told: 1, away: '', ...more,
}) // prettier-ignore
const scene = (people: Record<string, MasterRow>): MastersScene => ({ people, waiting: {}, late: [], double: [], forgeries: 0 })
const ANY: Wish = { query: '', group: '', region: '', state: 'all' }
const found = (from: MastersScene, wish: Partial<Wish> = {}): string[] => chosen(from, { ...ANY, ...wish }).map((one) => one.number)

describe('the list', () => {
  it('puts the nearest deadline first, then what waits, then numbers as people count', () => {
    const many = scene({ 11: row(), 9: row(), 2: row({ urgent: 90 }), 30: row({ urgent: 10 }), 12: row({ asked: 1 }) })
    expect(found(many)).toEqual(['30', '2', '12', '9', '11'])
    expect(byUrgency({ number: '1', row: row() }, { number: '1', row: row() })).toBe(0)
  })
  it('finds by number, words of a name, group and region, in any order', () => {
    const many = scene({ 7: row({ name: 'Ада Лесная', club: 'Двор' }), 17: row({ name: 'Захар', club: 'Двор', region: 'Захід' }) })
    expect(found(many, { query: '7' })).toEqual(['7'])
    expect(found(many, { query: 'лесная ада' })).toEqual(['7'])
    expect(found(many, { query: 'двор' })).toEqual(['7', '17'])
    expect(found(many, { query: 'захід' })).toEqual(['17'])
    expect(found(many, { region: 'Захід', group: 'Двор' })).toEqual(['17'])
  })
  it('narrows by state', () => {
    const many = scene({
      1: row({ bleeds: true, urgent: 5 }), 2: row({ state: 'heavy', urgent: 6 }), 3: row({ state: 'presumed-dead' }), 4: row({ state: 'dead' }),
      5: row({ state: 'dead', followed: true }), 6: row({ state: 'broken', asylum: true }), 7: row({ disputes: 1 }),
    }) // prettier-ignore
    expect(found(many, { state: 'bleeds' })).toEqual(['1'])
    expect(found(many, { state: 'heavy' })).toEqual(['2'])
    expect(found(many, { state: 'due' })).toEqual(['1', '2'])
    expect(found(many, { state: 'dead' })).toEqual(['3', '4'])
    expect(found(many, { state: 'asylum' })).toEqual(['6'])
    expect(found(many, { state: 'waiting' })).toEqual(['3', '7'])
    expect(those(many, 'dead').map((one) => one.number)).toEqual(['3', '4'])
  })
  it('names groups and regions once', () => {
    expect(names(scene({ 1: row(), 2: row({ club: 'Abbey' }), 3: row({ club: '' }) }), 'club')).toEqual(['Abbey', 'Guild'])
  })
  it('says wounded of who is well but not whole, asylum before breakdown', () => {
    expect([stateOf(row({ hits: 2 })), stateOf(row({ state: 'broken', asylum: true })), stateOf(row({ state: 'dead', asylum: true }))]).toEqual(['wounded', 'asylum', 'dead'])
  })
})

describe('the queue', () => {
  it('is the oldest first', () => {
    const waits = (at: number) => ({ kind: 'finish' as const, stream: 'character/1', event: 'e', character: '1', name: 'A', at, said: { code: '', en: '', ru: '', uk: '', cites: [] }, ends: [] })
    expect(queue({ ...scene({}), waiting: { b: waits(5), a: waits(2) } }).map((one) => one.key)).toEqual(['a', 'b'])
  })
})
