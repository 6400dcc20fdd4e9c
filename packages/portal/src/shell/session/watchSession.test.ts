import type { ApiClient } from '@inzrt/api-client/ApiClient'
import type { ApiError } from '@inzrt/api-client/ApiError'
import { readUserCall } from '@inzrt/contracts/account/user'
import { HOUR_MS } from '@inzrt/domain/time'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '../stores/sessionStore.ts'
import { watchSession } from './watchSession.ts'

type Answer = { ok: true; data: unknown; meta: undefined } | { ok: false; error: ApiError }

const problem = (status: number, message = ''): Answer => ({
  ok: false,
  error: { kind: 'problem', status, problem: { message, code: 'x' }, retryAfter: null },
})

const FINE: Answer = { ok: true, data: {}, meta: undefined }

const page = (cookie: string) => ({
  document: { cookie, documentElement: { toggleAttribute: vi.fn() } },
  location: { pathname: '/kola', search: '?page=2', assign: vi.fn() },
})

const ask = (answer: Answer, headers?: Record<string, string>) => {
  const call = vi.fn(async () => answer)
  const api = watchSession({ call: call as unknown as ApiClient['call'] })

  return api.call(readUserCall, {}, { headers }).then(() => call)
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  for (const [name, value] of Object.entries(page('signed-in=1'))) vi.stubGlobal(name, value)
  Object.assign(sessionStore, {
    isSignedIn: true,
    login: sessionStore.login + 1,
    name: 'jana_k',
    endsAt: 1200,
    endedAt: null,
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('R207 every call puts off the automatic logout, also a refused one', async () => {
  await ask(FINE)
  expect(sessionStore.endsAt).toBe(HOUR_MS)

  vi.setSystemTime(5000)
  await ask(problem(422))
  expect(sessionStore.endsAt).toBe(HOUR_MS + 5000)
})

test('R207 a call the page makes by itself, and one nobody answered, put off nothing', async () => {
  await ask(FINE, { 'x-inzrt-background': '1' })
  await ask({ ok: false, error: { kind: 'timeout' } })
  expect(sessionStore.endsAt).toBe(1200)
})

test.each([
  ['R293', 500, 'Nastala chyba'],
  ['R294', 401, 'Token has expired'],
  ['R295', 401, 'Token Signature could not be verified.'],
])('%s an answer %i „%s“ logs out and keeps the public page', async (_, status, message) => {
  const call = await ask(problem(status, message))
  expect(sessionStore).toMatchObject({ isSignedIn: false, name: '', endedAt: '/kola?page=2' })
  expect(call).toHaveBeenLastCalledWith(expect.objectContaining({ path: '/api/auth/logout' }))
  expect(location.assign).not.toHaveBeenCalled()
})

test('R294 on a protected page the visitor is taken home', async () => {
  location.pathname = '/muj-ucet'
  await ask(problem(401, 'Token has expired'))
  expect(location.assign).toHaveBeenCalledWith('/')
})

test('a 401 that took the cookie with it ends the session, another one does not', async () => {
  await ask(problem(401, 'Unauthenticated.'))
  expect(sessionStore.isSignedIn).toBe(true)

  Object.assign(document, { cookie: '' })
  await ask(problem(401, 'Unauthenticated.'))
  expect(sessionStore.isSignedIn).toBe(false)
})

test.each([403, 404, 409, 422, 429, 502, 503, 504])(
  'R293 an answer %i logs nobody out',
  async (status) => {
    await ask(problem(status))
    expect(sessionStore.isSignedIn).toBe(true)
  },
)

test('a guest’s calls neither count nor end anything', async () => {
  sessionStore.isSignedIn = false
  const call = await ask(problem(500))
  expect(call).toHaveBeenCalledOnce()
  expect(sessionStore.endedAt).toBeNull()
})
