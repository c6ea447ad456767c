// Prints the sample scenes of the hofmarshal's pages as JSON, for tests that play the server's side in another language.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(name, context, next) {
    return next(name.startsWith('.') && !/\.\w+$/.test(name) ? `${name}.ts` : name, context)
  },
})

const pages = new URL('../../ui/src/pages/', import.meta.url)
const { scenarios, books } = await import(new URL('console/scenarios.ts', pages).href)
const { rings, board, medic } = await import(new URL('board/samples.ts', pages).href)
const { NOW } = await import(new URL('console/samples.ts', pages).href)
process.stdout.write(JSON.stringify({ scenarios, books, rings, board, medic, now: NOW }))
