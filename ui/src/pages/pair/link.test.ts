// The keys of pairing against values computed with another HMAC, and what a fragment may be.
import { createHmac, createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { compareDigits, keyOf, linkOf, newCode, proofOf, secretOf, ticketOf } from './link'

const SECRET = '11'.repeat(32)
const DEVICE = 'ab'.repeat(16)
const hmac = (key: string, text: string) => createHmac('sha256', Buffer.from(key, 'hex')).update(text, 'utf8').digest('hex')

describe('keys', () => {
  const key = hmac(SECRET, 'pair:k7f3m2q9xy')
  const ticket = { code: 'k7f3m2q9xy', key }

  it('follow docs/wire.md', () => {
    expect(keyOf(SECRET, ticket.code)).toBe(key)
    expect(proofOf(ticket, DEVICE, 'Телефон Ї')).toBe(hmac(key, `pair\nk7f3m2q9xy\n${DEVICE}\nТелефон Ї`))
    expect(secretOf(ticket, DEVICE)).toBe(hmac(key, `device\n${DEVICE}`))
  })

  it('travel in a fragment and come back', () => {
    const link = linkOf('http://192.0.2.7:8080', ticket)
    expect(link.startsWith('http://192.0.2.7:8080/pair#')).toBe(true)
    expect(ticketOf(new URL(link).hash)).toEqual(ticket)
  })
})

describe('ticketOf', () => {
  it('refuses what is no ticket', () => {
    for (const fragment of ['', '#', '#abc', `#short.${'0'.repeat(64)}`, `#k7f3m2q9xy.${'0'.repeat(63)}`, `#k7f3m2q9xy.${'g'.repeat(64)}`]) {
      expect(ticketOf(fragment), fragment).toBeNull()
    }
  })

  it('reads one that was typed in capitals', () => {
    expect(ticketOf(`#K7F3M2Q9XY.${'AB'.repeat(32)}`)).toEqual({ code: 'k7f3m2q9xy', key: 'ab'.repeat(32) })
  })
})

describe('newCode', () => {
  it('is ten letters and digits the server takes, none of them easily mistaken', () => {
    expect(newCode()).toMatch(/^[a-hjkmnp-z2-9]{10}$/)
  })

  it('leaves out bytes that would favour some letters', () => {
    const random = (count: number) => new Uint8Array(count).map((_, i) => (i % 2 ? 255 : 0))
    expect(newCode(random)).toBe('aaaaaaaaaa')
  })
})

describe('compareDigits', () => {
  it('are four digits that follow from the device alone', () => {
    const hash = createHash('sha256').update(`compare\n${DEVICE}`).digest('hex')
    expect(compareDigits(DEVICE)).toBe(String(parseInt(hash.slice(0, 8), 16) % 10000).padStart(4, '0'))
    expect(compareDigits('cd'.repeat(16))).not.toBe(compareDigits(DEVICE))
  })
})
