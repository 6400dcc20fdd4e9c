import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test'
import { ask } from './ask.ts'
import { SANDBOX } from './sandbox.ts'

/** The sandbox's push service, by the address of the machine as a service is known by. */
const SERVICE = SANDBOX.replace('localhost', '127.0.0.1')

type Subscribed = Readonly<{
  endpoint: string
  keys: Readonly<Record<string, string>>
  applicationServerKey: string
}>
type Note = Readonly<{ title: string; body: string; path: string; tag: string }>

/** What a browser without windows has in place of a subscription and a permission of its own, which it forbids. */
const standIn = () => {
  const outside = window as unknown as Record<
    'readPush' | 'beginPush' | 'endPush',
    (key?: string) => Promise<Subscribed | null>
  >
  const toBytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    )
  const toSubscription = (subscribed: Subscribed | null) =>
    subscribed && {
      endpoint: subscribed.endpoint,
      options: { applicationServerKey: toBytes(subscribed.applicationServerKey).buffer },
      toJSON: () => ({ endpoint: subscribed.endpoint, keys: subscribed.keys }),
      unsubscribe: () => outside.endPush().then(() => true),
    }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => toSubscription(await outside.readPush()),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
      toSubscription(await outside.beginPush(applicationServerKey)),
  })
  Object.defineProperty(Notification, 'permission', {
    get: () => (sessionStorage.getItem('asked') ? 'granted' : 'default'),
  })
  Notification.requestPermission = async () => {
    sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked') ?? 0) + 1))

    return 'granted'
  }
}

/** Lets a browser subscribe at the sandbox's push service. */
export const subscribeOutside = async (context: BrowserContext) => {
  let subscribed: Subscribed | null = null
  const brought = async (): Promise<readonly Note[] | null> => {
    const answer = await ask(subscribed?.endpoint ?? `${SERVICE}/push/none`)

    return answer.status === 200 ? answer.json().data : null
  }
  await context.exposeFunction('readPush', () => subscribed)
  const begin = async (applicationServerKey: string): Promise<Subscribed> => {
    const answer = await ask(`${SERVICE}/push`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ applicationServerKey }),
    })
    const begun = { ...answer.json().data, applicationServerKey }
    subscribed = begun

    return begun
  }
  await context.exposeFunction('beginPush', begin)
  await context.exposeFunction('endPush', async () => {
    await ask(subscribed?.endpoint ?? '', { method: 'DELETE' })
    subscribed = null
  })
  await context.addInitScript(standIn)

  return {
    brought,
    isSubscribed: () => subscribed !== null,
    current: () => subscribed,
    /** Subscribed to a key we no longer have. */
    forgetKey: () => {
      if (subscribed) subscribed = { ...subscribed, applicationServerKey: 'A'.repeat(86) }
    },
    /** The push service gives the browser another address. */
    move: (): Promise<Subscribed> => begin(subscribed?.applicationServerKey ?? ''),
    /** The last of what was brought, opened as the browser opens it. */
    last: async (): Promise<Note> => {
      await expect.poll(async () => (await brought())?.length ?? 0).toBeGreaterThan(0)
      const note = (await brought())?.at(-1)
      if (!note) throw new Error('Nothing was brought.')

      return note
    },
  }
}

/** How often the browser was asked for the permission in this window. */
export const timesAsked = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('asked') ?? 0))

type Registrations = { registrations: { registrationId: string; scopeURL: string }[] }
type Shown = Readonly<{ title: string; body: string; tag: string; data: { path: string } }>
type WorkerScope = EventTarget & {
  registration: { showNotification: (title: string, more: object) => Promise<void> }
  clients: { openWindow: (url: string) => unknown }
  shown: Shown[]
}

const workerOf = async (context: BrowserContext): Promise<Worker> => {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  // Without windows no browser shows anything: what its worker would have shown is kept.
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope
    scope.shown = []
    scope.registration.showNotification = async (title, more) => {
      scope.shown.push({ title, ...more } as Shown)
    }
  })

  return worker
}

/** Hands a page's worker what its push service would; answers what the worker shows. */
export const deliver = async (page: Page, note: Note): Promise<Shown> => {
  const worker = await workerOf(page.context())
  const client = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const known = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registrations) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  const registrationId = await known
  const data = JSON.stringify(note)
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  const last = () => worker.evaluate(() => (self as unknown as WorkerScope).shown.at(-1) ?? null)
  await expect.poll(last).not.toBeNull()
  const shown = await last()
  if (!shown) throw new Error('The worker shows nothing.')

  return shown
}

/** Presses what is shown; answers the address that the worker opens. No window opens without a real press. */
export const press = async (context: BrowserContext, { data }: Shown): Promise<string> => {
  const worker = await workerOf(context)

  return worker.evaluate(async (given) => {
    const scope = self as unknown as WorkerScope
    let opened = ''
    scope.clients.openWindow = (url) => {
      opened = url
    }
    const notification = { data: given, close: () => undefined }
    await new Promise((resolve, reject) => {
      const waitUntil = (work: Promise<unknown>) => work.then(resolve, reject)
      scope.dispatchEvent(
        Object.assign(new Event('notificationclick'), { notification, waitUntil }),
      )
    })

    return opened
  }, data)
}

/** Tells a page's worker that its push service gave the browser another address; answers how the portal took it. */
export const changeSubscription = async (
  context: BrowserContext,
  former: Subscribed | null,
  fresh: Subscribed,
): Promise<number> => {
  const worker = await workerOf(context)

  return worker.evaluate(
    async ([one, other]) => {
      const toSubscription = (subscribed: Subscribed | null | undefined) =>
        subscribed && {
          options: {
            applicationServerKey: Uint8Array.from(
              atob(subscribed.applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')),
              (sign) => sign.charCodeAt(0),
            ).buffer,
          },
          toJSON: () => ({ endpoint: subscribed.endpoint, keys: subscribed.keys }),
        }
      const ask = self.fetch
      let status = 0
      self.fetch = async (...asked) => {
        const answer = await ask(...asked)
        status = answer.status

        return answer
      }
      await new Promise((resolve, reject) => {
        self.dispatchEvent(
          Object.assign(new Event('pushsubscriptionchange'), {
            oldSubscription: toSubscription(one),
            newSubscription: toSubscription(other),
            waitUntil: (work: Promise<unknown>) => work.then(resolve, reject),
          }),
        )
      })

      return status
    },
    [former, fresh],
  )
}
