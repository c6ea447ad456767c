// Which page belongs to which role.
import { describe, expect, it } from 'vitest'

import { atRing, numberOf, pageOf, roleOf } from './seats'

describe('pageOf', () => {
  it('sends each role to its own page, at its ring where the page is of a ring', () => {
    expect(pageOf('line-marshal', '1')).toBe('/pad')
    expect(pageOf('field-judge', '1')).toBe('/field')
    expect(pageOf('hofmarshal', '1')).toBe('/console/1')
    expect(pageOf('screen', 'А 1')).toBe('/screen/%D0%90%201')
    expect(pageOf('chief', '')).toBe('/board')
    expect(pageOf('medic', '')).toBe('/medic')
    expect(pageOf('announcer', '')).toBe('/announcer')
    expect(pageOf('organiser', '')).toBe('/')
    expect(pageOf('captain', '')).toBe('/captain')
    expect(pageOf('spectator', '')).toBe('/watch')
  })
})

describe('seats', () => {
  it('tell role and number', () => {
    expect([roleOf('line-marshal-2'), numberOf('line-marshal-2')]).toEqual(['line-marshal', '2'])
    expect([roleOf('captain-red'), numberOf('captain-red')]).toEqual(['captain', 'red'])
    expect([roleOf('captain:21-b'), numberOf('captain:21-b')]).toEqual(['captain', '21-b'])
    expect([roleOf('hofmarshal'), numberOf('hofmarshal')]).toEqual(['hofmarshal', ''])
  })

  it('know which roles sit at a ring', () => {
    expect(atRing('line-marshal')).toBe(true)
    expect(atRing('medic')).toBe(false)
  })
})
