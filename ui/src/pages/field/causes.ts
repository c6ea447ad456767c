// Why a fighter is out: which of my marks have no cause yet, and what about a cause would keep him in.
import type { BookScene, FighterScene } from '$lib/scene'

/** Circumstances under which the cause does not put out: the facts with their answers. */
export interface Exception {
  readonly facts: Readonly<Record<string, string>>
}

/** When a cause lets a fighter stay in, as the rulebook's table has it; a row that needs nothing said is none. */
export function exceptions(book: BookScene, cause: string): readonly Exception[] {
  const rows = book.out_asks?.[cause]?.rows ?? []
  return rows
    .filter((row) => row.brings === 'stays')
    .map((row) => Object.entries(row.when).flatMap(([fact, answers]) => (answers[0] ? [[fact, answers[0]] as const] : [])))
    .filter((facts) => facts.length > 0)
    .map((facts) => ({ facts: Object.fromEntries(facts) }))
}

/** A mark of mine that put somebody out. */
export interface OutMark {
  readonly fighter: string
  readonly cause: string
}

/** The fighters I put out by no cause who are still out by none, the last one first. */
export function unnamed(marks: readonly OutMark[], fighterOf: (id: string) => FighterScene | undefined): readonly string[] {
  const found: string[] = []
  for (const mark of [...marks].reverse()) {
    const one = fighterOf(mark.fighter)
    if (mark.cause || one == null || one.cause || found.includes(mark.fighter)) continue
    if (marks.some((other) => other.fighter === mark.fighter && other.cause)) continue
    found.push(mark.fighter)
  }
  return found
}
