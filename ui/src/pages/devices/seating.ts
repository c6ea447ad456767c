// Who sits where: the seats of a ring and of the event with their devices, from the list of all devices.
import type { DeviceRow } from '$lib/scene'
import { EVENT_ROLES, RING_SEATS, roleOf } from '../pair/seats'

/** A seat with the device that holds it and those that wait for it. */
export interface Seating {
  readonly seat: string
  readonly role: string
  readonly holder: DeviceRow | null
  readonly waiting: readonly DeviceRow[]
}

function seated(rows: readonly DeviceRow[], seat: string): Seating {
  const here = rows.filter((row) => row.seat === seat)
  return {
    seat,
    role: roleOf(seat),
    holder: here.find((row) => row.state === 'paired') ?? null,
    waiting: here.filter((row) => row.state === 'waiting'),
  }
}

/** The seats of a ring: those every ring has, then others that somebody holds or waits for. */
export function ringSeats(devices: readonly DeviceRow[], ring: string): Seating[] {
  const rows = devices.filter((row) => row.ring === ring && (row.state === 'paired' || row.state === 'waiting'))
  const usual: readonly string[] = RING_SEATS
  const others = [...new Set(rows.map((row) => row.seat))].filter((seat) => !usual.includes(seat)).sort()
  return [...usual, ...others].map((seat) => seated(rows, seat))
}

/** The event's seats that somebody holds or waits for, role by role; teams' captains, who let themselves in, come last. */
export function eventSeats(devices: readonly DeviceRow[]): Seating[] {
  const rows = devices.filter((row) => row.ring === '' && (row.state === 'paired' || row.state === 'waiting'))
  return [...EVENT_ROLES, 'captain'].flatMap((role) =>
    [...new Set(rows.filter((row) => row.role === role).map((row) => row.seat))].sort().map((seat) => seated(rows, seat)),
  )
}

/** How a device is: heard of, silent, or silent with something still unsent. */
export type Health = 'alive' | 'silent' | 'holding'

export function health(row: DeviceRow): Health {
  if (row.alive) return 'alive'
  return row.unsent > 0 ? 'holding' : 'silent'
}

/** Seats of a role from which one may be chosen when a device is moved; '' stands for the first free one. */
export function choices(role: string): string[] {
  const many: Record<string, number> = { 'line-marshal': 4, 'field-judge': 12 }
  if (role === 'captain') return ['captain-red', 'captain-blue']
  const count = many[role]
  return count ? ['', ...Array.from({ length: count }, (_, i) => `${role}-${i + 1}`)] : ['']
}
