// Keeps the offline page with its style and letters, and shows it when a page cannot be reached.
const CACHE = 'offline-1'
const PAGE = '/offline'
const FILES = /\/_next\/static\/[\w./~-]+\.(?:css|woff2)/g

const keep = async () => {
  const cache = await caches.open(CACHE)
  const answer = await fetch(PAGE, { cache: 'reload' })
  if (!answer.ok) throw new Error('There is no offline page.')
  await cache.addAll(new Set((await answer.clone().text()).match(FILES)))
  await cache.put(PAGE, answer)
}

const forgetOthers = async () => {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
}

const askOrApologise = async ({ request, preloadResponse }) => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(PAGE)) ?? Response.error()
  }
}

const keptOrAsked = async ({ request }) => (await caches.match(request.url)) ?? fetch(request)

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOthers(), self.registration.navigationPreload?.enable()])),
)
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(askOrApologise(event))
  else if (['style', 'font'].includes(event.request.destination))
    event.respondWith(keptOrAsked(event))
})
