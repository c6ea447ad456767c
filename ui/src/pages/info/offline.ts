// Keeps the page itself for when the network is gone. Browsers allow that over https and on localhost only.
import { PARTS } from './parts'

const QUIET = 15_000 // ms after which the parts not looked at yet are fetched: the first view comes first

interface Saving {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Registers the worker that serves the page from what the phone has kept, and gives it what is loaded already. */
export function keepShell(): void {
  setTimeout(() => void fetchRest(), QUIET)
  if (!works()) return
  navigator.serviceWorker.register('/info-worker.js', { scope: '/info' }).catch(() => undefined)
  void navigator.serviceWorker.ready.then((ready) => ready.active?.postMessage(loaded()))
}

function works(): boolean {
  return window.isSecureContext && 'serviceWorker' in navigator
}

function loaded(): string[] {
  return performance.getEntriesByType('resource').map((one) => one.name).filter((one) => one.startsWith(`${location.origin}/assets/`))
}

/** The parts that come later, where the phone's owner does not save on data. */
async function fetchRest(): Promise<void> {
  const way = (navigator as Navigator & { connection?: Saving }).connection
  if (way?.saveData || way?.effectiveType?.includes('2g')) return
  await Promise.all(Object.values(PARTS).map((load) => load())).catch(() => undefined)
  if (works()) await navigator.serviceWorker.ready.then((ready) => ready.active?.postMessage(loaded()))
}
