// Answers whatever the expert's page asks of each item until it asks nothing more, in many ways; prints what it would record.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const ui = new URL('../../../ui/src/', import.meta.url).href
registerHooks({
  resolve: (name, context, next) => next(name.startsWith('$lib/') ? `${ui}lib/${name.slice(5)}.ts` : name, context),
})
const { asked, kept, verdictOf } = await import(`${ui}pages/gear/judge.ts`)

const WAYS = 150
let seed = 7
const draw = (many) => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return Math.floor((seed / 2147483648) * many)
}
const bounds = (test) => (typeof test === 'object' && !Array.isArray(test) ? Object.values(test).filter((one) => typeof one === 'number') : [])

function answers(book, item, name) {
  const fact = book.facts[name]
  if (fact.values.length > 0) return fact.values.map(([word]) => word)
  if (fact.unit === '') return [true, false]
  const cases = item.rules.flatMap((rule) => rule.cases.flatMap((one) => [...(rule.fact === name ? bounds(one.must) : []), ...bounds(one.when[name])]))
  return [...new Set(cases.flatMap((limit) => [limit - 1, limit, limit + 1]))].filter((one) => one >= 0).concat([1000])
}

const books = JSON.parse(readFileSync(0, 'utf8'))
const found = books.map((book) =>
  book.items.filter((item) => item.presence !== 'forbidden').flatMap((item) =>
    Array.from({ length: WAYS }, () => {
      let facts = {}
      for (let turn = 0; turn < 60; turn++) {
        const open = asked(item, facts).map((one) => one.fact).filter((name) => facts[name] === undefined)
        if (open.length === 0) break
        const name = open[draw(open.length)]
        const all = answers(book, item, name)
        facts = { ...facts, [name]: all[draw(all.length)] }
      }
      const told = kept(asked(item, facts).map((one) => one.fact), facts)
      return { kind: item.kind, facts: told, verdict: verdictOf(item, told) }
    }),
  ),
)
process.stdout.write(JSON.stringify(found))
