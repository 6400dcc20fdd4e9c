// Keeps the offline page with its style, letters and scripts, and shows it when a page cannot be reached. Shows what
// the portal tells of in the browser.
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

/** A browser wants something shown, whatever came. */
const noteOf = ({ data }) => {
  try {
    const { title, ...note } = data.json()

    return { title: String(title), note }
  } catch {
    return { title: 'Upozornění', note: { path: '/' } }
  }
}

const show = ({ title, note: { body, tag, path } }) =>
  self.registration.showNotification(title, { body, tag, renotify: Boolean(tag), data: { path } })

/** Only ever an address of this site. */
const addressOf = (path) => {
  const url = URL.parse(path, self.location.origin)

  return url?.origin === self.location.origin ? url.href : `${self.location.origin}/`
}

const open = async ({ path }) => {
  const address = addressOf(path)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })

  return windows.find(({ url }) => url === address)?.focus() ?? self.clients.openWindow(address)
}

const toText = (key) =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * The push service gave this browser another address. It is told under no login, which has mostly ended when this
 * happens: who knows the former subscription is this browser. Without one there is nothing to tell; then the next
 * visit shows that nothing is told here.
 */
const renew = async ({ oldSubscription, newSubscription }) => {
  const applicationServerKey = oldSubscription?.options.applicationServerKey
  if (!applicationServerKey) return
  const fresh =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  const { endpoint, keys } = fresh.toJSON()
  const former = oldSubscription.toJSON()
  await fetch('/api/front/push/renewal', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-inzrt-csrf': '1',
      'x-inzrt-background': '1',
    },
    body: JSON.stringify({
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      key: toText(fresh.options?.applicationServerKey ?? applicationServerKey),
      formerEndpoint: former.endpoint,
      formerAuth: former.keys.auth,
    }),
  })
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
self.addEventListener('push', (event) => event.waitUntil(show(noteOf(event))))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
