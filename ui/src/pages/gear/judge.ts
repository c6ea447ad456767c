// What a nomination asks of a piece of gear, reckoned in the browser as the server does: limits, verdicts, what to ask next.
import type { Text } from '$lib/scene'

export type Value = boolean | number | string
export type Facts = Readonly<Record<string, Value>>
export type Verdict = 'pass' | 'fix' | 'unmeasured' | 'reject'

export interface Bounds {
  readonly over?: number
  readonly at_least?: number
  readonly under?: number
  readonly at_most?: number
  readonly absent?: boolean
}
export type Test = Value | readonly Value[] | Bounds

export interface Case {
  readonly when: Readonly<Record<string, Test>>
  readonly must: Test
  readonly otherwise: 'fix' | 'reject'
  readonly cites: readonly string[]
}
export interface Rule {
  readonly fact: string
  readonly cases: readonly Case[]
}
export interface Fact {
  readonly id: string
  readonly name: Text
  readonly unit: '' | 'mm' | 'um' | 'g' | 'palm'
  readonly values: readonly (readonly [string, Text])[]
}
export interface Item {
  readonly kind: string
  readonly name: Text
  readonly presence: 'required' | 'optional' | 'forbidden'
  readonly otherwise: 'fix' | 'reject'
  readonly cites: readonly string[]
  readonly rules: readonly Rule[]
  readonly carries: readonly string[]
}
export interface Row {
  readonly id: string
  readonly gives?: number
  readonly when: Readonly<Record<string, Test>>
}
export interface Clause {
  readonly number: string
  readonly statement: Text
}
export interface GearBook {
  readonly hash: string
  readonly title: Text
  readonly facts: Readonly<Record<string, Fact>>
  readonly items: readonly Item[]
  readonly armour: { readonly rows: readonly Row[]; readonly changes: readonly Row[]; readonly whole: readonly Row[]; readonly cites: readonly string[] } | null
  readonly clauses: Readonly<Record<string, Clause>>
  readonly weapons: readonly Text[]
}

/** A fact to be asked now: the case that applies (null: only because another hangs on it), and how what was said stands. */
export interface Asked {
  readonly fact: string
  readonly applies: Case | null
  readonly verdict: Verdict
}

const ORDER: readonly Verdict[] = ['pass', 'fix', 'unmeasured', 'reject']

function isBounds(test: Test): test is Bounds {
  return typeof test === 'object' && !Array.isArray(test)
}

/** Whether a fact passes a test. */
export function fits(test: Test, fact: Value): boolean {
  if (Array.isArray(test)) return (test as readonly Value[]).includes(fact)
  if (!isBounds(test)) return test === fact
  const { over, at_least: least, under, at_most: most } = test
  if (over == null && least == null && under == null && most == null) return !test.absent
  if (typeof fact !== 'number') return false
  return !((over != null && fact <= over) || (least != null && fact < least) || (under != null && fact >= under) || (most != null && fact > most))
}

/** What must still be known for a condition to hold: nothing when it holds, null when it cannot. */
export function lacking(when: Readonly<Record<string, Test>>, facts: Facts): readonly string[] | null {
  const unknown: string[] = []
  for (const [name, test] of Object.entries(when)) {
    const fact = facts[name]
    if (fact === undefined) {
      if (!(isBounds(test) && test.absent)) unknown.push(name)
    } else if (!fits(test, fact)) return null
  }
  return unknown
}

/** The first row that holds or may hold, with what must be known before that is certain. */
export function firstKnown<T extends { readonly when: Readonly<Record<string, Test>> }>(
  rows: readonly T[],
  facts: Facts,
): { readonly row: T | null; readonly unknown: readonly string[] } {
  for (const row of rows) {
    const unknown = lacking(row.when, facts)
    if (unknown != null) return { row, unknown }
  }
  return { row: null, unknown: [] }
}

/** The facts to ask of a piece with these facts, in the rulebook's order: an answer may bring further ones. */
export function asked(item: Item, facts: Facts): readonly Asked[] {
  const found = new Map<string, Asked>()
  for (const rule of item.rules) {
    const { row, unknown } = firstKnown(rule.cases, facts)
    // what was answered stays, and is recorded, also where it is the answer that makes the rule say nothing
    for (const name of Object.keys(rule.cases.reduce((all, one) => ({ ...all, ...one.when }), {}))) {
      if ((unknown.includes(name) || facts[name] !== undefined) && !found.has(name)) found.set(name, { fact: name, applies: null, verdict: facts[name] === undefined ? 'unmeasured' : 'pass' })
    }
    if (row == null) continue
    const said = facts[rule.fact]
    if (unknown.length > 0 && said === undefined) continue // the condition first
    const verdict: Verdict = unknown.length > 0 || said === undefined ? 'unmeasured' : fits(row.must, said) ? 'pass' : row.otherwise
    const before = found.get(rule.fact)
    if (before?.applies == null || ORDER.indexOf(verdict) > ORDER.indexOf(before.verdict)) found.set(rule.fact, { fact: rule.fact, applies: row, verdict })
  }
  for (const name of item.carries) if (!found.has(name)) found.set(name, { fact: name, applies: null, verdict: 'pass' })
  return [...found.values()]
}

/** The verdict on a piece with these facts. */
export function verdictOf(item: Item, facts: Facts): Verdict {
  if (item.presence === 'forbidden') return item.otherwise
  return asked(item, facts).reduce<Verdict>((worst, one) => (ORDER.indexOf(one.verdict) > ORDER.indexOf(worst) ? one.verdict : worst), 'pass')
}

/** The facts by which an armour's class is found: asked one after another, as the table is read. `known` are facts that hold. */
export function armourAsks(rows: readonly Row[], facts: Facts, known: Facts = {}): readonly string[] {
  const names: string[] = []
  const all = { ...facts, ...known }
  for (const row of rows) {
    for (const [name, test] of Object.entries(row.when)) {
      if (name in known) {
        if (!fits(test, known[name]!)) break
        continue
      }
      if (!names.includes(name)) names.push(name)
      const fact = all[name]
      if (fact === undefined) return names
      if (!fits(test, fact)) break
    }
    if (lacking(row.when, all)?.length === 0) return names
  }
  return names
}

/** The facts to ask of a layer: those by which its row is found, then those that change the class this row gives. */
export function layerAsks(rows: readonly Row[], changes: readonly Row[], facts: Facts): readonly string[] {
  const names = [...armourAsks(rows, facts)]
  const { row, unknown } = firstKnown(rows, facts)
  if (row == null || unknown.length > 0) return names
  for (const change of changes) {
    const { class: ofClass, ...others } = change.when
    if (ofClass === undefined || fits(ofClass, row.gives ?? 0)) names.push(...Object.keys(others).filter((name) => !names.includes(name)))
  }
  return names
}

/** Only the facts that are asked of a piece: what an earlier answer had asked for and another took back is left out. */
export function kept(names: readonly string[], facts: Facts): Record<string, Value> {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => names.includes(name)))
}
