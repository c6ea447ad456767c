// The link that pairs a device: what its fragment holds, the keys both sides derive, and the number people compare.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import { sign } from '$lib/ids'

/** What the fragment of a pairing link carries. `key` is 32 bytes in hex and never goes to the server. */
export interface Ticket {
  readonly code: string
  readonly key: string
}

/** The ticket in a fragment such as `#k7f3m2q9.00ff…`; `null` if it is not a pairing link's. */
export function ticketOf(fragment: string): Ticket | null {
  const found = /^#?([a-z0-9]{8,32})\.([0-9a-f]{64})$/i.exec(fragment.trim())
  return found ? { code: found[1]!.toLowerCase(), key: found[2]!.toLowerCase() } : null
}

/** The address a phone opens to pair. */
export function linkOf(origin: string, ticket: Ticket): string {
  return `${origin}/pair#${ticket.code}.${ticket.key}`
}

// No letter or digit that is mistaken for another when it is read out or typed.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A new code of ten letters and digits from random bytes (those that would favour a letter are left out). */
export function newCode(random: (bytes: number) => Uint8Array = bytes): string {
  let code = ''
  while (code.length < 10) {
    for (const byte of random(16)) {
      if (byte < LETTERS.length * 8 && code.length < 10) code += LETTERS[byte % LETTERS.length]
    }
  }
  return code
}

function bytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}

/** The key of a code, from the secret of whoever asked for the code. */
export function keyOf(secret: string, code: string): string {
  return sign(secret, `pair:${code}`)
}

/** What the phone posts to show that it holds the key. */
export function proofOf(ticket: Ticket, device: string, name: string): string {
  return sign(ticket.key, `pair\n${ticket.code}\n${device}\n${name}`)
}

/** The secret of a device that was paired with this ticket. */
export function secretOf(ticket: Ticket, device: string): string {
  return sign(ticket.key, `device\n${device}`)
}

/**
 * The four digits that the phone shows and the desk sees beside the waiting device. They follow from the device's id,
 * which nobody but the phone knows before it has joined: a stranger who took the code first shows other digits.
 */
export function compareDigits(device: string): string {
  const hash = bytesToHex(sha256(utf8ToBytes(`compare\n${device}`)))
  return String(parseInt(hash.slice(0, 8), 16) % 10_000).padStart(4, '0')
}
