// Prints the sample scenes of the hofmarshal's pages as JSON, for tests that play the server's side in another language.
import { registerHooks } from 'node:module'

const lib = new URL('../../ui/src/lib/', import.meta.url).href
const pages = new URL('../../ui/src/pages/', import.meta.url)

registerHooks({
  resolve(name, context, next) {
    const path = name.startsWith('$lib/') ? lib + name.slice('$lib/'.length) : name
    return next(path !== name || (name.startsWith('.') && !/\.\w+$/.test(name)) ? `${path}.ts` : name, context)
  },
})

const { scenarios, books } = await import(new URL('console/scenarios.ts', pages).href)
const { rings, board, medic } = await import(new URL('board/samples.ts', pages).href)
const { NOW } = await import(new URL('console/samples.ts', pages).href)
process.stdout.write(JSON.stringify({ scenarios, books, rings, board, medic, now: NOW }))
