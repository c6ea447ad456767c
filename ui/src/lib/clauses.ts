// Finding clauses as a marshal looks for them: by the number in the source, or by beginnings of words.
import type { BookScene, ClauseScene } from './scene'

type Lang = 'en' | 'ru' | 'uk'

function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replaceAll('ʼ', "'").replaceAll('’', "'")
}

/** How well a clause fits: 0 not at all, higher is better. Every word must begin a word of it, or be its number. */
function fit(id: string, clause: ClauseScene, words: readonly string[], lang: Lang): number {
  const number = plain(clause.number)
  const name = plain(id)
  const text = plain(clause.statement[lang] || clause.statement.en).split(/[^\p{L}\p{N}']+/u)
  let points = 0
  for (const word of words) {
    if (number === word) points += 8
    else if (number.startsWith(word)) points += 4
    else if (text.some((one) => one.startsWith(word))) points += 2
    else if (word.length > 2 && (text.some((one) => one.includes(word)) || name.includes(word))) points += 1
    else return 0
  }
  return points
}

/** The clauses of `ids` that fit `query`, the best first; all of them in the book's order if it is empty. */
export function findClauses(book: BookScene, ids: readonly string[], query: string, lang: Lang): readonly string[] {
  const known = ids.filter((id) => book.clauses[id])
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return known
  return known
    .map((id) => ({ id, points: fit(id, book.clauses[id]!, words, lang) }))
    .filter((one) => one.points > 0)
    .sort((a, b) => b.points - a.points)
    .map((one) => one.id)
}
