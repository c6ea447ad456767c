// Names of fighters, marks, causes and seats on the field judge's pad, in the reader's language.
import type { BookScene, ContestScene, FighterScene, Side } from '$lib/scene'
import { scoreText } from '$lib/protests'
import { lang, named, t } from '$lib/text.svelte'

import { wordName } from '../pad/words'
import type { Command, Given } from './given.svelte'
import { seatOf } from './tile'

/** A fighter of either side. */
export function fighterOf(contest: ContestScene, id: string): FighterScene | undefined {
  return contest.red.fighters[id] ?? contest.blue.fighters[id]
}

export const sideOf = (contest: ContestScene, id: string): Side =>
  id === 'red' || id in contest.red.fighters ? 'red' : 'blue'

/** What a fighter is called on the field: his number, or his name where he has none. */
export function callOf(contest: ContestScene, id: string): string {
  const one = fighterOf(contest, id)
  if (one == null) return id === 'red' || id === 'blue' ? contest[id].name : id
  return one.number > 0 ? String(one.number) : one.name
}

/** Who gave a mark: `judge 2`; `you` where it was this seat. */
export function byWhom(by: string, own: string, short = false): string {
  const [role, number] = seatOf(by)
  if (by === own) return t('field-by-you')
  return short ? t('field-by-short', { role, number }) : t('field-by', { role, number })
}

/** A cause of going out in a word or two; of another rulebook by number and statement. */
export function causeName(book: BookScene, cause: string): string {
  const clause = book.clauses[cause]
  const plain = clause ? `${clause.number} ${named(clause.statement)}` : cause
  return t('field-cause', { cause: cause.replaceAll('.', '-'), plain })
}

/** Half-hits taken: `−2½`, or all. */
export const takes = (halves: number): string => (halves < 0 ? t('field-all') : `−${scoreText(halves, true)}`)

/** Letters as they begin a button. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(lang()) + text.slice(1)

/** A kind of weapons by the one that is chosen of it. */
export function kindName(book: BookScene, chosen: string): string {
  if (chosen === 'other') return t('field-hand-weapon')
  const short = t('field-weapon', { weapon: chosen, plain: wordName(book, 'weapon', chosen) })
  return capital(short)
}

/** A command of this pad in words; without a book the short way. */
export function commandName(command: Command, contest: ContestScene | null, book: BookScene | null): string {
  const who = String(command['target'] ?? command['fighter'] ?? command['side'] ?? '')
  const args = {
    who: contest ? callOf(contest, who) : who,
    what: command.type,
    detail: book ? detailOf(command, book) : 'none',
  }
  return t('field-did', args)
}

function detailOf(command: Command, book: BookScene): string {
  const clause = String(command['cause'] ?? command['clause'] ?? '')
  if (clause) return command.type === 'out' ? causeName(book, clause) : (book.clauses[clause]?.number ?? clause)
  if (command.type !== 'hit') return command.type === 'touch' && command['part'] ? wordName(book, 'zone', String(command['part'])) : 'none'
  const weapon = String(command['weapon'] ?? '')
  const name = weapon === 'other' ? t('field-hand-weapon') : weapon ? wordName(book, 'weapon', weapon) : ''
  const zone = command['zone'] ? wordName(book, 'zone', String(command['zone'])) : ''
  return [name, zone].filter(Boolean).join(', ') || 'none'
}

/** A mark as the judge's own list and the undo button name it. */
export const didName = (given: Given, contest: ContestScene, book: BookScene | null): string => commandName(given.command, contest, book)
