// The messages of the browser side: the three languages agree, every id used exists, and nothing is used that Python renders otherwise.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { parse, Visitor, type FunctionReference, type Message, type VariableReference } from '@fluent/syntax'
import { describe, expect, test } from 'vitest'

const SRC = fileURLToPath(new URL('..', import.meta.url))
const LANGS = ['en', 'ru', 'uk'] as const
type Lang = (typeof LANGS)[number]

class Facts extends Visitor {
  readonly variables = new Set<string>()
  readonly functions: string[] = []
  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name)
  }
  override visitFunctionReference(node: FunctionReference): void {
    this.functions.push(node.id.name)
    this.genericVisit(node)
  }
}

interface Area {
  readonly messages: ReadonlyMap<string, readonly string[]>
  readonly functions: readonly string[]
  readonly junk: number
}

function read(lang: Lang, area: string): Area {
  const resource = parse(readFileSync(`${SRC}text/${lang}/${area}`, 'utf8'), {})
  const messages = new Map<string, readonly string[]>()
  const functions: string[] = []
  for (const entry of resource.body.filter((one) => one.type === 'Message') as Message[]) {
    const facts = new Facts()
    facts.visit(entry)
    messages.set(entry.id.name, [...facts.variables].sort())
    functions.push(...facts.functions)
  }
  return { messages, functions, junk: resource.body.filter((entry) => entry.type === 'Junk').length }
}

const areas = readdirSync(`${SRC}text/en`).filter((name) => name.endsWith('.ftl'))
const english = new Map(areas.map((area) => [area, read('en', area)]))

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : []
  })
}

test.each(LANGS)('%s: no id stands for two messages, in one area or in two', (lang) => {
  const ids = areas.flatMap((area) => {
    const resource = parse(readFileSync(`${SRC}text/${lang}/${area}`, 'utf8'), {})
    return (resource.body.filter((one) => one.type === 'Message') as Message[]).map((entry) => entry.id.name)
  })
  // a page holds several areas: of two messages with one id only the first would ever be shown
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

describe.each(areas)('%s', (area) => {
  test.each(LANGS)('%s is well formed and uses no function', (lang) => {
    const found = read(lang, area)
    expect(found.junk).toBe(0)
    // what Python and browsers render differently; plurals need none of it
    expect(found.functions).toEqual([])
  })

  test.each(['ru', 'uk'] as const)('%s says the same things with the same variables', (lang) => {
    expect(Object.fromEntries(read(lang, area).messages)).toEqual(Object.fromEntries(english.get(area)!.messages))
  })
})

test('every language has the same files, and no id is in two of them', () => {
  for (const lang of LANGS) expect(readdirSync(`${SRC}text/${lang}`).sort()).toEqual([...areas].sort())
  const ids = [...english.values()].flatMap((area) => [...area.messages.keys()])
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('every id that is used exists', () => {
  const ids = [...english.values()].flatMap((area) => [...area.messages.keys()])
  const missing: string[] = []
  for (const path of sources(SRC.replace(/\/$/, ''))) {
    const text = readFileSync(path, 'utf8')
    const where = path.slice(SRC.length)
    for (const [, id] of text.matchAll(/\bt\(\s*'([^']+)'/g)) if (!ids.includes(id!)) missing.push(`${where}: ${id}`)
    for (const [, start, end] of text.matchAll(/\bt\(\s*`([^`$]*)\$\{[^`]*\}([^`}$]*)`/g)) {
      if (!ids.some((id) => id.startsWith(start!) && id.endsWith(end!))) missing.push(`${where}: ${start}…${end}`)
    }
  }
  expect(missing).toEqual([])
})
