// Codes that people write and type: letters and digits none of which is taken for another, with two that prove the rest.
// The same as src/hofmarshal/server/letters.py.
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Five bits a sign: without I, L, O and U, which are read as 1, 1, 0 and V. */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SECRET = 16
const GROUP = 3

/** What is typed or written for another sign: also letters of a Russian or Ukrainian keyboard that look the same. */
const ALIKE: Readonly<Record<string, string>> = {
  I: '1', L: '1', O: '0', U: 'V',
  А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: '0', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X', І: '1', З: '3',
}

function proof(signs: string): string {
  const digest = sha256(utf8ToBytes(`letters\n${signs}`))
  return ALPHABET[digest[0]! & 31]! + ALPHABET[digest[1]! & 31]!
}

/** A new code of 80 random bits. */
export function newCode(random: Uint8Array = crypto.getRandomValues(new Uint8Array(SECRET))): string {
  const signs = [...random].map((byte) => ALPHABET[byte & 31]).join('')
  return signs + proof(signs)
}

/** A code as it is written: `K7F 3M2 Q9X YAB CDE FGH`. */
export function grouped(code: string): string {
  return code.replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1 ')
}

/** What was typed as a code: capitals, without spaces, dashes and dots, look-alikes put right. */
export function plain(typed: string): string {
  return [...typed.toUpperCase()].map((sign) => ALIKE[sign] ?? sign).filter((sign) => /[\p{L}\p{N}]/u.test(sign)).join('')
}

/** The code that was typed; '' where it is none, or a sign of it is wrong. */
export function whole(typed: string): string {
  const code = plain(typed)
  const fits = code.length === SECRET + 2 && [...code].every((sign) => ALPHABET.includes(sign))
  return fits && proof(code.slice(0, SECRET)) === code.slice(SECRET) ? code : ''
}
