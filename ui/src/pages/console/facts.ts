// The further facts a rulebook's tables ask for: the answers given so far, what follows from them, and how they are recorded.
import type { AskScene, BookScene, ContestScene, FactScene } from '$lib/scene'
import { named, t } from '$lib/text.svelte'

/** The answers given, by fact; what is not in here is not said. */
export type Told = Readonly<Record<string, string>>

/** Give an answer; the same one again takes it back. */
export function answer(told: Told, fact: string, id: string): Told {
  const { [fact]: before, ...rest } = told
  return before === id ? rest : { ...rest, [fact]: id }
}

/** The answers as a command records them. */
export function recorded(facts: readonly FactScene[], told: Told): Record<string, boolean | number | string> {
  const found: Record<string, boolean | number | string> = {}
  for (const fact of facts) {
    const given = fact.answers.find((one) => one.id === told[fact.name])
    if (given !== undefined) found[fact.name] = given.value
  }
  return found
}

/** What was recorded, as answers again. */
export const answered = (facts: Readonly<Record<string, boolean | number | string>> | undefined): Told =>
  Object.fromEntries(Object.entries(facts ?? {}).map(([name, value]) => [name, String(value)]))

/** What follows: of the first row that holds; empty where none does. */
export function follows(ask: AskScene, told: Told): string {
  const row = ask.rows.find((one) =>
    Object.entries(one.when).every(([fact, answers]) => answers.includes(told[fact] ?? '')),
  )
  return row?.brings ?? ''
}

/** What a breach of a clause brings by the rulebook's table; empty where it does not say. */
export function brings(book: BookScene, contest: ContestScene | null, clause: string, told: Told): string {
  const ask = book.breach_asks?.[clause]
  if (ask === undefined) return book.brings[clause] ?? ''
  return follows(ask, { ...told, started: String((contest?.exchange ?? 0) > 0) })
}

/** The facts asked of a breach of this clause. */
export const factsOf = (book: BookScene, clause: string): readonly FactScene[] => book.breach_asks?.[clause]?.facts ?? []

/** An answer in words: the rulebook's own, else the console's. */
export function answerName(fact: FactScene, id: string): string {
  const name = fact.answers.find((one) => one.id === id)?.name
  const plain = `${fact.name}: ${id}`.replaceAll(/[-_]/g, ' ')
  return name != null ? named(name) : t('console-fact', { fact: `${fact.name}-${id}`, plain })
}
