// Moves between groups and groups composed by hand.
import { describe, expect, it } from 'vitest'

import type { DrawScene, DrawStage } from '$lib/scene'

import { current, fresh, groupOf, moveCommand, moves, put, resized, shared, swapped } from './groups'

const stage = { id: 'qualifying', groups: [{ name: 'A', entries: ['1', '2'] }, { name: 'B', entries: ['3', '4'] }] } as unknown as DrawStage

describe('moves', () => {
  it('say where the two were seen', () => {
    expect(moveCommand(stage, '1', { to: 'B' }, '')).toEqual({ type: 'move', entry: '1', to: 'B', stage: 'qualifying', reason: '', was: 'A' })
    expect(moveCommand(stage, '1', { swap: '4' }, 'hurt')).toEqual({
      type: 'move', entry: '1', swap: '4', stage: 'qualifying', reason: 'hurt', was: 'A', swap_was: 'B',
    })
    expect(groupOf(stage, '9')).toBe('-')
  })

  it('that change nothing are none', () => {
    expect(moves(stage, '1', { to: 'A' })).toBe(false)
    expect(moves(stage, '1', { swap: '2' })).toBe(false)
    expect(moves(stage, '1', { swap: '3' })).toBe(true)
    expect(moves(stage, '9', { to: 'A' })).toBe(true)
    expect(moves(stage, '9', { swap: '3' })).toBe(false)
  })
})

describe('what is shared', () => {
  const scene = (apart: string[]) =>
    ({ apart, entries: { 1: { name: '1', club: 'X', country: 'UA' }, 2: { name: '2', club: 'X', country: 'PL' }, 3: { name: '3', club: 'Y', country: 'UA' }, 4: { name: '4', country: 'UA' } } }) as unknown as DrawScene

  it('is told of clubs before countries, and only of what is kept apart', () => {
    expect([...shared(scene(['club', 'country']), stage.groups!)]).toEqual([['3', 'UA'], ['4', 'UA'], ['1', 'X'], ['2', 'X']])
    expect([...shared(scene(['club']), stage.groups!).keys()]).toEqual(['1', '2'])
    expect(shared(scene(['club']), stage.groups!.slice(0, 1)).size).toBe(0)
  })
})

describe('a draft', () => {
  it('puts, swaps and sizes groups', () => {
    let draft = fresh(['1', '2', '3'], 2)
    draft = put(draft, '1', 1)
    draft = put(draft, '2', 2)
    expect(draft).toEqual([['3'], ['1'], ['2']])
    expect(swapped(draft, '1', '3')).toEqual([['1'], ['3'], ['2']])
    expect(resized(draft, 1)).toEqual([['3', '2'], ['1']])
    expect(resized(draft, 3)).toEqual([['3'], ['1'], ['2'], []])
  })

  it('follows who is here', () => {
    const draft = put(fresh(['1', '2'], 1), '1', 1)
    expect(current(draft, ['2', '3'])).toEqual([['2', '3'], []])
  })
})
