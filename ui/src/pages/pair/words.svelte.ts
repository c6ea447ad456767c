// Seats and times of devices in the reader's words.
import { t } from '$lib/text.svelte'
import { numberOf, roleOf } from './seats'

/** A role's name. */
export function roleWords(role: string): string {
  return t(`pairing-role-${role}`)
}

/** A seat's name: its role, with its number or side. `role` stands in where the seat is not known. */
export function seatWords(seat: string, role = roleOf(seat)): string {
  const number = numberOf(seat)
  if (number === 'red' || number === 'blue') return `${roleWords(role)} · ${t(`side-${number}`)}`
  return number ? `${roleWords(role)} ${number}` : roleWords(role)
}
