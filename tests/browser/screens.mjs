// Prints the sample scenes of screens as JSON, for tests that play the server's side in another language.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(name, context, next) {
    return next(name.startsWith('.') && !/\.\w+$/.test(name) ? `${name}.ts` : name, context)
  },
})

const samples = await import(new URL('../../ui/src/pages/screen/samples.ts', import.meta.url).href)
const { NOW, RINGS, RING_LIST, DEVICES } = samples
process.stdout.write(JSON.stringify({ now: NOW, rings: RINGS, list: RING_LIST, devices: DEVICES }))
