// Keeps the offline page with its style, letters and scripts, and shows it when a page cannot be reached.
const CACHE = 'offline-2'
const PAGE = '/offline'
const FILES = /\/_next\/static\/[\w./~-]+\.(?:css|js|woff2)/g
/** Windows that show the offline page: they alone run its scripts from what is kept. */
const offline = new Set()

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

const askOrApologise = async ({ request, preloadResponse, resultingClientId }) => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    offline.add(resultingClientId)

    return (await caches.match(PAGE)) ?? Response.error()
  }
}

const keptOrAsked = async ({ request }) => (await caches.match(request.url)) ?? fetch(request)

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOthers(), self.registration.navigationPreload?.enable()])),
)
self.addEventListener('fetch', (event) => {
  const { mode, destination } = event.request
  if (mode === 'navigate') event.respondWith(askOrApologise(event))
  else if (['style', 'font'].includes(destination) || offline.has(event.clientId))
    event.respondWith(keptOrAsked(event))
})
