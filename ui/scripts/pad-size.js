// Measures what a phone must load for the pad and fails above the bar: node scripts/pad-size.js [kB]
import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'

import { build } from 'vite'

const BAR = Number(process.argv[2] ?? 60) // kB of JavaScript, gzipped, in all
const LANGS = ['en', 'ru', 'uk']
process.env.UI_PAGES = 'pad'
process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const { output } = await build({ logLevel: 'error', build: { write: false } })
const chunks = new Map(output.filter((one) => one.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
const needed = new Set()
const texts = new Map(LANGS.map((lang) => [lang, 0]))

function need(name) {
  const chunk = chunks.get(name)
  if (!chunk || needed.has(name)) return
  needed.add(name)
  for (const other of chunk.imports) need(other)
  for (const other of chunk.dynamicImports) {
    const [, lang, area] = /text\/(\w+)\/(\w+)\.ftl/.exec(chunks.get(other)?.facadeModuleId ?? '') ?? []
    if (!lang) need(other)
    else if (area === 'common' || area === 'pad') texts.set(lang, texts.get(lang) + size(other))
  }
}

const size = (name) => gzipSync(chunks.get(name).code, { level: 9 }).length

for (const chunk of chunks.values()) if (chunk.isEntry) need(chunk.fileName)
const code = [...needed].reduce((sum, name) => sum + size(name), 0)
const [lang, words] = [...texts].sort((a, b) => b[1] - a[1])[0]
const total = (code + words) / 1000
console.warn(`The pad: ${total.toFixed(1)} kB of JavaScript gzipped (bar: ${BAR}), ${(words / 1000).toFixed(1)} of it messages (${lang}).`)
if (needed.size === 0 || words === 0 || total > BAR) process.exit(1)
