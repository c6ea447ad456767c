// Finding a fighter in a hurry: by the beginning of any word of his name, club or ring.
import type { PersonRow } from '$lib/scene'

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'").replaceAll('ʼ', "'")

/** The people who fit every word of `query`, names before clubs and rings; all of them if it is empty. */
export function find(people: readonly PersonRow[], query: string): readonly PersonRow[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const begins = (text: string, word: string): boolean =>
    plain(text)
      .split(/[^\p{L}\p{N}']+/u)
      .some((one) => one.startsWith(word))
  const points = (one: PersonRow): number => {
    let sum = 0
    for (const word of words) {
      if (begins(one.name, word)) sum += 4
      else if (begins(one.club, word) || begins(one.where, word) || one.fighter === word) sum += 1
      else return -1
    }
    return sum
  }
  return people
    .map((one) => ({ one, points: points(one) }))
    .filter((row) => row.points >= 0)
    .sort((a, b) => b.points - a.points || a.one.name.localeCompare(b.one.name))
    .map((row) => row.one)
}

/** The reasons one tap gives; the last asks for words. */
export const REASONS = ['head', 'injury', 'exhaustion', 'check', 'other'] as const
export type ReasonKind = (typeof REASONS)[number]

/** Hold a fighter, everywhere; clear him. */
export const hold = (fighter: string, reason: string) => ({ type: 'hold', fighter, reason })
export const clear = (fighter: string) => ({ type: 'clear', fighter })
