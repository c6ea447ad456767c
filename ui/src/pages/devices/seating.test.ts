// Seats with their devices.
import { describe, expect, it } from 'vitest'

import { DEVICES, device } from '../screen/samples'
import { choices, eventSeats, health, ringSeats } from './seating'

describe('ringSeats', () => {
  const seats = ringSeats(DEVICES.devices, '1')

  it('shows every usual seat, filled or not', () => {
    expect(seats.map((one) => [one.seat, one.holder?.device ?? ''])).toEqual([
      ['hofmarshal', 'a2'],
      ['line-marshal-1', 'a3'],
      ['line-marshal-2', 'a4'],
      ['line-marshal-3', ''],
      ['line-marshal-4', ''],
      ['screen', 'a7'],
    ])
  })

  it('tells who waits for a seat', () => {
    expect(seats[3]!.waiting.map((one) => one.device)).toEqual(['a6'])
  })

  it('does not seat a device that was replaced, and adds seats that are unusual', () => {
    const rows = [...DEVICES.devices, device('c', 'C', 'captain', '2', 'captain-red')]
    const second = ringSeats(rows, '2')
    expect(second[0]!.holder).toBeNull()
    expect(second.at(-1)).toMatchObject({ seat: 'captain-red', role: 'captain', holder: { device: 'c' } })
  })
})

describe('eventSeats', () => {
  it('lists the seats that are held', () => {
    const rows = [...DEVICES.devices, device('m', 'M', 'medic', '', 'medic-1'), device('x', 'X', 'chief', '', 'chief'), device('t', 'T', 'captain', '', 'captain:21')]
    expect(eventSeats(rows).map((one) => one.seat)).toEqual(['chief', 'medic-1', 'organiser-1', 'captain:21'])
  })
})

describe('health', () => {
  it('tells a silent device from one that is silent and holds something back', () => {
    expect(DEVICES.devices.slice(1, 5).map(health)).toEqual(['alive', 'alive', 'holding', 'silent'])
  })
})

describe('choices', () => {
  it('numbers the seats of roles that have several', () => {
    expect(choices('line-marshal')).toEqual(['', 'line-marshal-1', 'line-marshal-2', 'line-marshal-3', 'line-marshal-4'])
    expect(choices('captain')).toEqual(['captain-red', 'captain-blue'])
    expect(choices('hofmarshal')).toEqual([''])
  })
})
