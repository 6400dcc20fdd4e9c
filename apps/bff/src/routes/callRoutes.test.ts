import { CALLS, GATEWAY_CALLS } from '@inzrt/contracts/calls'
import type { Audience, Call } from '@inzrt/contracts/wire/call'
import { beforeAll, expect, test } from 'vitest'
import { type SessionsBff, startSessions } from '../testing/startSessions.ts'
import { CALL_ROUTES } from './callRoutes.ts'

let bff: SessionsBff
beforeAll(async () => {
  bff = await startSessions()
  return () => bff.close()
})

const isAddressed = ([, { path }]: [string, Call]): boolean => path.startsWith('/api/')
const apiCalls = Object.entries<Call>(CALLS).filter(isAddressed)
const internal = apiCalls.filter(([, { audience }]) => audience === 'internal')
/** The gateway ends a session by whichever token it has, in a way of its own. */
const outer = apiCalls.filter(
  ([name, { audience }]) => audience !== 'internal' && name !== 'logout',
)

const pathOf = ({ path }: Call): string => path.replace(/\{\w+\}/g, 'a1')

/** A provider's machine brings a form, and is no browser of ours. */
const HOOK = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': [],
  'x-inzrt-csrf': [],
} as unknown as Record<string, string>
const PHOTO = { 'content-type': 'multipart/form-data; boundary=x' }

const wayOf = ({ method, audience, body, multipart }: Call) => ({
  method,
  ...((body || multipart || audience === 'hook') && { body: '{}' }),
  headers: { ...(audience === 'hook' && HOOK), ...(multipart && PHOTO) },
})

/** Makes a call with every key of its query, and one that no call has; tells what the api was asked. */
const make = async (call: Call) => {
  const jar = await bff.login()
  const before = bff.fake.calls.length
  const keys = [...Object.keys(call.query?.shape ?? {}), 'utm_source']
  const query = keys.map((key) => `${encodeURIComponent(key)}=x`).join('&')
  const { status } = await bff.visit(jar, `${pathOf(call)}?${query}`, wayOf(call))
  const asked = bff.fake.calls
    .slice(before)
    .find(({ method, url = '' }) => method === call.method && url.split('?')[0] === pathOf(call))

  return { status, asked }
}

/** Whose calls hear the token of a session. */
const HEARS_TOKEN: ReadonlySet<Audience> = new Set([
  ...(['visitor', 'user', 'owner'] as const),
  ...(['clerk', 'moderator', 'admin'] as const),
])

test.each(outer)(
  'R271 %s reaches the api with the keys of the contract, and the token where it counts',
  async (_name, call) => {
    const { asked } = await make(call)
    const { searchParams } = new URL(asked?.url ?? '', 'http://api')

    expect([...searchParams.keys()]).toEqual(Object.keys(call.query?.shape ?? {}))
    expect(asked?.headers.authorization !== undefined).toBe(HEARS_TOKEN.has(call.audience))
  },
)

test.each(internal)('R271 %s does not exist for a browser', async (_name, call) => {
  const { status, asked } = await make(call)

  expect([status, asked]).toEqual([404, undefined])
})

test.each(Object.entries<Call>(GATEWAY_CALLS))(
  '%s is answered without the api',
  async (_, call) => {
    const { status, asked } = await make(call)

    expect([status, asked]).toEqual([200, undefined])
  },
)

test('R252 no other call uses up what a logout needs', () => {
  const leaving = CALL_ROUTES.filter(({ budget }) => budget.name === 'logout')

  expect(leaving.map(({ path }) => path).sort()).toEqual([
    '/api/auth/logout',
    '/api/session/forget',
  ])
})
