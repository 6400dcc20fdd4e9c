import type { ApiClient } from '@inzrt/api-client/ApiClient'
import type { ApiError } from '@inzrt/api-client/ApiError'
import { readUserCall, updateUserCall } from '@inzrt/contracts/account/user'
import { createAdvertisementCall } from '@inzrt/contracts/ads/advertisementEdit'
import type { Call } from '@inzrt/contracts/wire/call'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authStore } from '../stores/authStore.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { waitForAccount } from './holdPage.ts'
import { regainPage } from './regainPage.ts'
import { leaveLogin, releasePage } from './releasePage.ts'
import { syncSession } from './syncSession.ts'
import { watchSession } from './watchSession.ts'

type Answer = { ok: true; data: unknown; meta?: undefined } | { ok: false; error: ApiError }

const refused = (code: string, status = 401): Answer => ({
  ok: false,
  error: { kind: 'problem', status, problem: { message: '', code }, retryAfter: null },
})

const person = (nickname: string) => ({
  nickname,
  firstName: null,
  lastName: null,
  email: `${nickname}@example.cz`,
  scope: 'user',
})

/** The gateway as a page sees it: who is logged in, and which calls were made under which login. */
const gateway = () => {
  const state = { login: 'first' as string | null, nickname: 'jana_k' }
  const made: { path: string; login: string | undefined; key: string | undefined }[] = []
  const answer = (path: string, login: string | undefined): Answer => {
    if (path === '/api/session')
      return {
        ok: true,
        data: { signedIn: state.login !== null, secondsLeft: 9, login: state.login },
      }
    if (state.login === null || (login && login !== state.login)) return refused('unauthenticated')

    return { ok: true, data: path === '/api/auth/user' ? person(state.nickname) : {} }
  }
  const call = async (
    { path }: Call,
    _: unknown,
    options?: { headers?: Record<string, string> },
  ): Promise<Answer> => {
    const login = options?.headers?.['x-inzrt-login']
    const reply = answer(path, login)
    if (!['/api/session', '/api/auth/logout'].includes(path))
      made.push({ path, login, key: options?.headers?.['idempotency-key'] })

    return reply
  }
  const enter = (login: string | null, nickname = 'jana_k') => {
    Object.assign(state, { login, nickname })
    Object.assign(document, { cookie: login === null ? '' : 'signed-in=1' })
  }
  const api = { call: call as unknown as ApiClient['call'] }

  return { api, made, enter, page: watchSession(api) }
}

const CHANGE = { headers: { 'idempotency-key': 'one-sending' } }

const place = (page: ApiClient) => page.call(createAdvertisementCall, {} as never, CHANGE)

const opened = (window: string) => expect.poll(() => authStore.window).toBe(window)

beforeEach(() => {
  vi.stubGlobal('document', {
    cookie: 'signed-in=1',
    documentElement: { toggleAttribute: vi.fn() },
  })
  vi.stubGlobal('location', { pathname: '/vlozit-inzerat', search: '', assign: vi.fn() })
  Object.assign(sessionStore, {
    isSignedIn: true,
    login: sessionStore.login + 1,
    mark: 'first',
    person: 'jana_k',
    name: 'jana_k',
    endedAt: null,
    unsentForms: 1,
    held: null,
  })
  Object.assign(authStore, { window: null, why: null })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('V013 a write whose session ended waits for the login, then counts as the account’s', async () => {
  const { api, made, enter, page } = gateway()
  const { account } = sessionStore
  enter(null)
  const placed = place(page)
  await opened('login')
  expect(sessionStore).toMatchObject({ isSignedIn: false, held: { person: 'jana_k' }, account })

  enter('second')
  await regainPage(api)
  expect(await placed).toMatchObject({ ok: true })
  expect(made.filter(({ path }) => path === '/api/front/inzrts')).toEqual([
    { path: '/api/front/inzrts', login: 'first', key: 'one-sending' },
    { path: '/api/front/inzrts', login: 'second', key: 'one-sending' },
  ])
  expect(sessionStore).toMatchObject({ isSignedIn: true, held: null, account, mark: 'second' })
  expect(authStore.window).toBeNull()
})

test('V013 several writes refused at once all go on after one login', async () => {
  const { api, enter, page } = gateway()
  enter(null)
  const both = Promise.all([place(page), page.call(updateUserCall, { body: {} })])
  await opened('login')
  enter('second')
  await regainPage(api)

  expect((await both).map(({ ok }) => ok)).toEqual([true, true])
})

test('V013 a dismissed login keeps the page; the next write asks again and sends nothing', async () => {
  const { made, enter, page } = gateway()
  enter(null)
  const placed = place(page)
  await opened('login')
  leaveLogin()
  expect(await placed).toMatchObject({ ok: false, error: { status: 401 } })
  expect(sessionStore.held).toMatchObject({ person: 'jana_k' })

  const again = place(page)
  await opened('login')
  expect(made).toHaveLength(1)
  leaveLogin()
  expect((await again).ok).toBe(false)
})

test('V013 another person is asked, and nothing is sent as theirs by itself', async () => {
  const { api, made, enter, page } = gateway()
  const { account } = sessionStore
  enter(null)
  const placed = place(page)
  await opened('login')
  enter('second', 'petr_b')
  await regainPage(api)
  expect([authStore.window, sessionStore.held?.other]).toEqual(['other-account', 'petr_b'])

  await regainPage(api, true)
  expect((await placed).ok).toBe(false)
  expect(made.filter(({ path }) => path === '/api/front/inzrts')).toHaveLength(1)
  expect(sessionStore).toMatchObject({
    held: null,
    isSignedIn: true,
    person: 'petr_b',
    name: 'petr_b',
  })
  expect(sessionStore.account).toBe(account + 1)
})

test('V013 a tab logged in as somebody else: the write is refused and a login is asked for', async () => {
  const { made, enter, page } = gateway()
  enter('second', 'petr_b')
  const placed = place(page)
  await opened('other-account')
  leaveLogin()

  expect((await placed).ok).toBe(false)
  expect(made.filter(({ path }) => path === '/api/front/inzrts')).toHaveLength(1)
})

test('V013 a tab logged in again as the same person: the write goes on without a question', async () => {
  const { enter, page } = gateway()
  enter('second')

  expect(await place(page)).toMatchObject({ ok: true })
  expect(authStore.window).toBeNull()
})

test('V013 a read that meets the end asks nobody to log in, unless something is unsent', async () => {
  const { enter, page } = gateway()
  sessionStore.unsentForms = 0
  enter(null)
  await page.call(readUserCall, {})
  expect([authStore.window, sessionStore.held]).toEqual([null, null])

  Object.assign(sessionStore, {
    isSignedIn: true,
    unsentForms: 1,
    person: 'jana_k',
    login: sessionStore.login + 1,
  })
  await page.call(readUserCall, {})
  expect([authStore.window, sessionStore.held?.person]).toEqual(['login', 'jana_k'])
})

test('V013 a page the browser kept for a way back is held when its cookie is gone', () => {
  Object.assign(document, { cookie: '' })
  syncSession()
  expect([authStore.window, sessionStore.held?.person]).toEqual(['login', 'jana_k'])

  Object.assign(document, { cookie: 'signed-in=1' })
  syncSession()
  expect(sessionStore.isSignedIn).toBe(false)
})

test('V013 who goes on without the account says so, and nothing of it is shown any more', async () => {
  const { enter, page } = gateway()
  const { account } = sessionStore
  enter(null)
  const placed = place(page)
  await opened('login')
  releasePage()

  expect((await placed).ok).toBe(false)
  expect(sessionStore).toMatchObject({ held: null, isSignedIn: false, account: account + 1 })
})

test('V013 a page with nothing typed is left when the login a press asked for is dismissed', async () => {
  const { enter, page } = gateway()
  Object.assign(sessionStore, { unsentForms: 0 })
  Object.assign(location, { pathname: '/muj-ucet' })
  enter(null)
  const saved = page.call(updateUserCall, { body: {} })
  await opened('login')
  leaveLogin()

  expect((await saved).ok).toBe(false)
  expect(location.assign).toHaveBeenCalledWith('/')
})

test('V013 a guest’s call names no login and is asked nothing', async () => {
  const { made, enter, page } = gateway()
  enter(null)
  Object.assign(sessionStore, { isSignedIn: false, mark: null })
  expect((await place(page)).ok).toBe(false)

  expect([made[0]?.login, authStore.window]).toEqual([undefined, null])
})

test('V013 a draft of a logged-out account waits for it, and nothing is fetched before', async () => {
  const { api, enter } = gateway()
  const { account } = sessionStore
  enter(null)
  Object.assign(sessionStore, { isSignedIn: false, mark: null, person: null })
  waitForAccount('jana_k')
  expect([authStore.window, sessionStore.held?.isFetched]).toEqual(['login', false])

  enter('second')
  await regainPage(api)
  expect(sessionStore).toMatchObject({ held: null, isSignedIn: true, account: account + 1 })
})
