// A rulebook's words and the console's own, in the reader's language.
import { lang, named, t } from '$lib/text.svelte'
import type { BlowScene, BookScene, ContestScene } from '$lib/scene'

import { WORDS, listOf, type DraftBlow, type Word } from './blow'
import { named as fighterOf } from './ladder'
import { seatNumber, seatRole } from './taps'

/** A word of a blow by its name. */
export function wordName(book: BookScene | null, word: Word, id: string): string {
  if (word === 'limb') return t(`console-limb-${id}`)
  const found = book == null ? undefined : listOf(book, word).find((one) => one.id === id)
  return found === undefined ? id : named(found.name)
}

/** What a blow was, without its side: `head, both hands`. */
export function blowText(book: BookScene | null, blow: BlowScene | DraftBlow): string {
  return WORDS.filter((word) => blow[word] !== '')
    .map((word) => wordName(book, word, blow[word]))
    .join(', ')
}

/** Points or half-hits in words. */
export function worthText(book: BookScene, worth: number): string {
  return book.mechanism === 'hits' ? t('console-hits', { count: worth / 2, hits: halvesText(worth) }) : t('console-points', { count: worth })
}

/** Half-hits as hits: `3` → `1½`. */
export function halvesText(halves: number): string {
  const whole = Math.floor(halves / 2)
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`
}

/** A seat by its name: `Line marshal 2`. */
export const seatName = (seat: string): string => t('console-seat', { role: seatRole(seat), number: seatNumber(seat) })

/** A clause by number and statement. */
export function clauseText(book: BookScene | null, id: string): string {
  const clause = book?.clauses[id]
  return clause === undefined ? id : `${clause.number} ${named(clause.statement)}`
}

/** A clause by its number in the source. */
export const clauseNumber = (book: BookScene | null, id: string): string => book?.clauses[id]?.number || id

/** A cause of going out in a word or two; empty where the console has none. */
export function causeShort(id: string): string {
  return t('console-cause', { cause: id.replaceAll('.', '-') }).trim()
}

/** A judge's seat as short as it can be: `J2`. */
export const judgeShort = (seat: string): string => t('console-judge-short', { role: seatRole(seat), number: seatNumber(seat) })

/** A fighter by name, or by number where he has none. */
export function fighterName(contest: ContestScene, who: string): string {
  const one = fighterOf(contest, who)
  if (one == null) return who
  return one.number > 0 ? `${one.number} ${one.name}` : one.name
}

/** How long ago, in the reader's words. */
export function ago(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  return seconds < 90 ? t('console-ago-s', { seconds }) : t('console-ago-min', { minutes: Math.round(seconds / 60) })
}

/** A time of the day: `14:05`. */
export const clockTime = (at: number): string =>
  new Date(at).toLocaleTimeString(lang(), { hour: '2-digit', minute: '2-digit', hour12: false })

/** A name for a command, for the list of what was refused. */
export const commandName = (type: string): string => t('console-command', { command: type })
