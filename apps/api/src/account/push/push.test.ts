import { createECDH, randomUUID } from 'node:crypto'
import { DAY_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifyBrowsers } from '../../messages/push/notifyBrowsers.ts'
import { parsePushKey } from '../../messages/push/PushKeys.ts'
import { sweepPush } from '../../messages/push/sweepPush.ts'
import { outbox } from '../../platform/database/schema/outbox.ts'
import { pushSubscriptions } from '../../platform/database/schema/pushSubscriptions.ts'
import { sessions } from '../../platform/database/schema/sessions.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { INTERNAL_KEY, PASSWORD, PUSH_KEY } from '../../test/secrets.ts'
import { createPushRows } from './push.repository.ts'

const { database, call, register, logIn, identity, ask } = await createAccounts({ isPushOn: true })
const { db } = database
const PATH = '/api/front/me/push'

const KEY = parsePushKey(PUSH_KEY).publicKey
/** What a former setting made. */
const OTHER_KEY = parsePushKey(Buffer.alloc(32, 8).toString('base64url')).publicKey

const newBrowser = (endpoint = `https://push.example.com/${randomUUID()}`) => ({
  endpoint,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: 'a'.repeat(22),
  key: KEY,
})
const createReader = async () => {
  const { nickname, token } = await register()
  const as = (other: string) => ({
    save: (browser: object) => call('PUT', PATH, browser, { token: other }),
    list: async () => (await call('GET', PATH, undefined, { token: other })).json().data.browsers,
  })
  const [user] = await db.select().from(users).where(eq(users.nickname, nickname))

  return {
    nickname,
    token,
    id: user?.id ?? 0,
    as,
    ...as(token),
    again: async () => (await logIn(nickname)).json().access_token as string,
  }
}
/** As the gateway ends a session. */
const end = (token: string, more: object = {}) =>
  ask('/internal/session', {
    method: 'DELETE',
    headers: { 'x-inzrt-key': INTERNAL_KEY, authorization: `Bearer ${token}`, ...more },
  })

test('P062 a browser is notified once somebody asked for it, and knows what to subscribe to', async () => {
  const { save, list, token } = await createReader()
  const { data } = (await call('GET', PATH, undefined, { token })).json()
  expect(data).toEqual({ key: expect.stringMatching(/^[\w-]{87}$/), browsers: [] })
  const browser = newBrowser()
  expect((await save(browser)).statusCode).toBe(200)
  await save(browser)

  expect(await list()).toMatchObject([
    { endpoint: browser.endpoint, device: 'Firefox, Linux', hasMessages: false },
  ])
})

test('P062 new messages are told where somebody wants them told, and stay so', async () => {
  const { save, list } = await createReader()
  const browser = newBrowser()
  await save({ ...browser, hasMessages: true })
  await save(browser)
  expect(await list()).toMatchObject([{ hasMessages: true }])
  await save({ ...browser, hasMessages: false })

  expect(await list()).toMatchObject([{ hasMessages: false }])
})

test.each([
  'http://push.example.com/a',
  'https://127.0.0.1/a',
  'http://127.0.0.1:4200/push/a',
  'https://[::1]/a',
  'https://10.0.0.1/a',
  'https://0x7f.1/a',
  'https://169.254.169.254/latest',
  'https://localhost/a',
  'https://api/a',
  'https://push.example.com:8443/a',
  'https://jana:heslo@push.example.com/a',
  'ftp://push.example.com/a',
  'push',
  `https://push.example.com/${'a'.repeat(1_000)}`,
])('P062 no browser is reached at %s', async (endpoint) => {
  const { save, list } = await createReader()
  const answer = await save(newBrowser(endpoint))

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors.endpoint[0]).toMatch(/[ěščřžýáíéů]/)
  expect(await list()).toEqual([])
})

test.each([
  ['p256dh', 'A'.repeat(87)],
  ['p256dh', 'krátký'],
  ['auth', 'a'.repeat(23)],
])('P062 a key that is none is refused: %s', async (field, value) => {
  const { save } = await createReader()
  const answer = await save({ ...newBrowser(), [field]: value })

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual({ [field]: ['Klíč prohlížeče není platný.'] })
})

test('P062 an account is notified in ten browsers, however many ask at once', async () => {
  const { save, list } = await createReader()
  const answers = await Promise.all(Array.from({ length: 12 }, () => save(newBrowser())))

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    ...Array(10).fill(200),
    ...Array(2).fill(422),
  ])
  expect(await list()).toHaveLength(10)
})

test('P062 a browser that another account asks for is notified of the former one’s no more', async () => {
  const [jana, petr] = [await createReader(), await createReader()]
  const browser = newBrowser()
  await jana.save({ ...browser, hasMessages: true })
  await petr.save(browser)

  expect(await jana.list()).toEqual([])
  expect(await petr.list()).toMatchObject([{ hasMessages: false }])
})

const createOwner = async () => {
  const { id: userId } = await createReader()
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId))
  const sessionId = session?.id ?? ''
  const rows = createPushRows(database, () => new Date())

  return {
    userId,
    sessionId,
    save: ({ key: serverKey, ...browser }: ReturnType<typeof newBrowser>) =>
      rows.save(
        { userId, brand: 'general' },
        { ...browser, serverKey, device: 'Firefox', sessionId },
      ),
  }
}

test('P062 a browser that two accounts ask for at once is of one of them, with its login', async () => {
  const [jana, petr] = [await createOwner(), await createOwner()]
  const logins = new Map([jana, petr].map(({ userId, sessionId }) => [userId, sessionId]))
  const browsers = Array.from({ length: 8 }, () => newBrowser())
  const saved = await Promise.all(browsers.flatMap((one) => [jana.save(one), petr.save(one)]))
  const rows = await db.select().from(pushSubscriptions)
  const kept = rows.filter(({ userId }) => logins.has(userId))

  expect(saved.every((row) => row?.sessionId === logins.get(row?.userId ?? 0))).toBe(true)
  expect(kept).toHaveLength(8)
  expect(kept.every(({ userId, sessionId }) => sessionId === logins.get(userId))).toBe(true)
})

test('P062 a browser that was being added while its session ended is not kept', async () => {
  const { userId, sessionId, save } = await createOwner()
  await db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, sessionId))
  await expect(save(newBrowser())).rejects.toMatchObject({ status: 401 })

  expect(
    await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)),
  ).toEqual([])
})

test('P062 its owner alone switches a browser off', async () => {
  const [owner, other] = [await createReader(), await createReader()]
  const { id } = (await owner.save(newBrowser())).json().data
  expect((await call('DELETE', `${PATH}/${id}`, undefined, other)).statusCode).toBe(404)
  expect((await call('DELETE', `${PATH}/${id}`, undefined, owner)).statusCode).toBe(200)

  expect(await owner.list()).toEqual([])
})

test('P062 with a session that somebody ends its browser is notified no more', async () => {
  const { save, again, as } = await createReader()
  const token = await again()
  await save(newBrowser())
  await as(token).save(newBrowser())
  await call('POST', '/api/auth/logout', undefined, { token })

  expect(await as(await again()).list()).toHaveLength(1)
})

test('P062 an expired session leaves its browser notified, and the next login takes it over', async () => {
  const { token, save, again, as } = await createReader()
  const browser = newBrowser()
  await save(browser)
  await end(token, { 'x-inzrt-background': '1' })
  const later = await again()
  expect(await as(later).list()).toHaveLength(1)
  await as(later).save(browser)
  await end(later)

  expect(await as(await again()).list()).toEqual([])
})

test('P062 a new password or a logout elsewhere leaves only this browser notified', async () => {
  const { save, again, as, list, token } = await createReader()
  const here = newBrowser()
  await save(here)
  await as(await again()).save(newBrowser())
  const other = await createReader()
  const theirs = newBrowser()
  await other.save(theirs)
  await call('DELETE', '/api/auth/sessions', undefined, { token })

  expect(await list()).toMatchObject([{ endpoint: here.endpoint }])
  expect(await other.list()).toMatchObject([{ endpoint: theirs.endpoint }])
})

test('P062 P045 a deleted account is notified nowhere, and what is kept is handed over before', async () => {
  const { save, token, id } = await createReader()
  const { endpoint } = (await save(newBrowser())).json().data
  const exported = await call('GET', '/api/auth/user/export', undefined, { token })
  expect(exported.json().data.notifiedBrowsers).toMatchObject([{ address: endpoint }])
  await call('DELETE', '/api/auth/user', { password: PASSWORD }, { token })
  await db.transaction((tx) =>
    notifyBrowsers(tx, identity.outbox, {
      userId: id,
      brand: 'general',
      template: 'messageNews',
      payload: { conversationId: 1, heading: 'Kolo' },
    }),
  )

  expect(await db.select().from(outbox).where(eq(outbox.channel, 'push'))).toEqual([])
})

test('P062 P045 a deleted account is notified nowhere under a login that ended by itself either', async () => {
  const { save, again, token, id } = await createReader()
  await save(newBrowser())
  await end(token, { 'x-inzrt-background': '1' })
  await db.delete(sessions).where(eq(sessions.userId, id))
  const later = await again()
  await call('DELETE', '/api/auth/user', { password: PASSWORD }, { token: later })

  expect(await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id))).toEqual(
    [],
  )
})

/** As it subscribes again. */
const renew = (former: Browser, fresh: Browser, more: object = {}) =>
  call('POST', '/api/front/push/renewal', {
    ...fresh,
    formerEndpoint: former.endpoint,
    formerAuth: former.auth,
    ...more,
  })
type Browser = ReturnType<typeof newBrowser>
const withKey = (key: string) => ({ ...newBrowser(), key })

test('P062 a browser subscribed to our former key is not taken for one of the present key', async () => {
  const { save, list } = await createReader()
  const answer = await save(withKey(OTHER_KEY))

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors.key[0]).toContain('stránku znovu')
  expect(await list()).toEqual([])
})

test('P062 a browser that subscribes again is notified as before, without a login', async () => {
  const { save, list, token, again, as } = await createReader()
  const [former, fresh] = [newBrowser(), newBrowser()]
  await save({ ...former, hasMessages: true })
  const [{ id }] = await list()
  await end(token, { 'x-inzrt-background': '1' })
  expect((await renew(former, fresh)).statusCode).toBe(200)

  expect(await as(await again()).list()).toMatchObject([
    { id, endpoint: fresh.endpoint, hasMessages: true, isSilent: false },
  ])
  expect((await renew(former, newBrowser())).statusCode).toBe(404)
})

test('P062 a browser that was saved again before is notified once', async () => {
  const { save, list } = await createReader()
  const [former, fresh] = [newBrowser(), newBrowser()]
  await save(former)
  await save(fresh)
  await renew(former, fresh)

  expect(await list()).toMatchObject([{ endpoint: fresh.endpoint }])
})

test.each([
  ['another secret', { formerAuth: 'b'.repeat(22) }, 404],
  ['another address', { formerEndpoint: 'https://push.example.com/jiny' }, 404],
  ['an inner host', { endpoint: 'https://10.0.0.1/a' }, 422],
])('P062 nobody else subscribes in its place: %s', async (_, more, status) => {
  const { save, list } = await createReader()
  const former = newBrowser()
  await save(former)
  expect((await renew(former, newBrowser(), more)).statusCode).toBe(status)

  expect(await list()).toMatchObject([{ endpoint: former.endpoint }])
})

test('P062 after a change of the key browsers are silent until they subscribe again', async () => {
  const { save, list } = await createReader()
  const former = Array.from({ length: 10 }, () => newBrowser())
  for (const one of former) {
    await save(one)
    await renew(one, one, { key: OTHER_KEY })
  }
  expect((await list()).map(({ isSilent }: { isSilent: boolean }) => isSilent)).toEqual(
    Array(10).fill(true),
  )
  const fresh = newBrowser()
  await renew(former[0] ?? fresh, fresh)
  await save(newBrowser())

  const heard = (await list()).filter(({ isSilent }: { isSilent: boolean }) => !isSilent)
  expect(heard).toHaveLength(2)
  expect(heard[0].endpoint).toBe(fresh.endpoint)
})

test('P062 browsers of a key out of use are forgotten after ninety days, and no others', async () => {
  const { save, list } = await createReader()
  const silent = newBrowser()
  await save(newBrowser())
  await save(silent)
  await renew(silent, silent, { key: OTHER_KEY })
  const sweepAt = (days: number, pushKey: string | null) =>
    sweepPush({ database, pushKey, clock: () => new Date(days * DAY_MS) })
  await sweepAt(1_000, OTHER_KEY)
  await sweepAt(1_001, KEY)
  await sweepAt(1_090, KEY)
  expect(await list()).toHaveLength(2)
  await sweepAt(1_091, KEY)
  expect(await list()).toMatchObject([{ isSilent: false }])
  await sweepAt(1_190, null)

  expect(await list()).toEqual([])
})
