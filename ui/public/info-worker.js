// The worker of pages for phones at the edge of the Wi-Fi: shows the page as it was kept when the network is gone. What it shows of the event the
// page keeps itself. Each page registers it for itself: `?page=player`.
const NAME = new URL(location.href).searchParams.get('page') === 'player' ? 'player' : 'info'
const CACHE = `hofmarshal-${NAME}-1`
const PAGE = `/${NAME}`
const PATIENCE = 4000 // ms to wait for the network before the kept page is shown
const MOST = 80 // files; the oldest go first

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(PAGE)))
})

addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith(`hofmarshal-${NAME}-`) && name !== CACHE) await caches.delete(name)
    await clients.claim()
  }
  event.waitUntil(tidy())
})

addEventListener('message', (event) => {
  event.waitUntil(Promise.all(event.data.map((url) => file(new Request(url)).catch(() => undefined))))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/') || pathname === '/icon.svg') event.respondWith(file(request))
})

/** The newest page there is within the time one is ready to wait; each address of it is the same file. */
async function page(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(PAGE)
  const fresh = fetch(request).then((response) => {
    if (response.ok) void cache.put(PAGE, response.clone())
    return response
  })
  if (!kept) return fresh
  const late = new Promise((done) => setTimeout(() => done(kept), PATIENCE))
  return Promise.race([fresh.catch(() => kept), late])
}

/** A file whose name says what is in it: kept for ever. */
async function file(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) {
    await cache.put(request, response.clone())
    const all = await cache.keys()
    for (const old of all.filter((one) => !one.url.endsWith(PAGE)).slice(0, Math.max(0, all.length - MOST))) await cache.delete(old)
  }
  return response
}
