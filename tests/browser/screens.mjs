// Prints the sample scenes of screens as JSON, for tests that play the server's side in another language.
import { registerHooks } from 'node:module'

const source = new URL('../../ui/src/', import.meta.url)

registerHooks({
  resolve(name, context, next) {
    const found = name.startsWith('$lib/') ? new URL(name.replace('$lib/', 'lib/'), source).href : name
    return next((name.startsWith('.') || name.startsWith('$lib/')) && !/\.\w+$/.test(name) ? `${found}.ts` : found, context)
  },
})

const { NOW, RINGS, RING_LIST, DEVICES } = await import(new URL('pages/screen/samples.ts', source).href)
const { BATTLES } = await import(new URL('pages/screen/battle_samples.ts', source).href)
process.stdout.write(JSON.stringify({ now: NOW, rings: { ...RINGS, ...BATTLES }, list: RING_LIST, devices: DEVICES }))
