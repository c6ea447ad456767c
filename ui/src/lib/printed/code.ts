// The printed code of a team's captain or a game's player: read from the link or typed, and what this phone proves with it.
// It is never sent.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import { sign } from '$lib/ids'

import { plain, whole } from './letters'

/** Whose codes there are: of captains by their teams, of players by their characters. */
export type Printed = 'captain' | 'player'

/** What a card says: the team or the character as it was typed, and its code. */
export interface Card {
  readonly whose: string
  readonly code: string
}

/** The card of a fragment such as `#21.K7F3M2…`; null where it is none, or a sign of it is wrong. */
export function cardOf(fragment: string): Card | null {
  const text = fragment.replace(/^#/, '')
  const dot = text.lastIndexOf('.')
  try {
    return dot > 0 ? typedCard(decodeURIComponent(text.slice(0, dot)), text.slice(dot + 1)) : null
  } catch {
    return null // per cent signs that mean nothing
  }
}

/** The card that was typed into two fields; the code's may hold both, as on the card: `21 K7F 3M2 …`. */
export function typedCard(whose: string, typed: string): Card | null {
  const code = whole(typed)
  const named = whose.trim()
  if (code && named && named.length <= 64) return { whose: named, code }
  const all = plain(typed)
  const last = whole(all.slice(-18))
  return last && all.length > 18 && !named ? { whose: all.slice(0, -18), code: last } : null
}

function keyOf(role: Printed, card: Card): string {
  return bytesToHex(sha256(utf8ToBytes(`${role}\n${card.code}`)))
}

/** What the phone posts to show that it has the code. */
export function proofOf(role: Printed, card: Card, device: string, name: string): string {
  return sign(keyOf(role, card), `${role}\n${card.whose}\n${device}\n${name}`)
}

/** The secret of a device that was paired with this code. */
export function secretOf(role: Printed, card: Card, device: string): string {
  return sign(keyOf(role, card), `device\n${device}`)
}

let key = ''
let taken: Card | null = null

/** Takes the card out of the address before anything else, or the one this tab was opened with: a reload loses nothing. */
export function takeCard(role: Printed): void {
  key = `hofmarshal.${role}.card`
  const found = cardOf(location.hash)
  if (location.hash) history.replaceState(null, '', location.pathname + location.search)
  try {
    if (found) sessionStorage.setItem(key, `${encodeURIComponent(found.whose)}.${found.code}`)
    taken = found ?? cardOf(sessionStorage.getItem(key) ?? '')
  } catch {
    taken = found // storage switched off: a reload then needs the card again
  }
}

/** The card of this tab, until it is spent. */
export const card = (): Card | null => taken

/** Forgets the card: it stays on paper. */
export function spendCard(): void {
  taken = null
  try {
    sessionStorage.removeItem(key)
  } catch {
    // as above
  }
}
