import { CALLS, DOOR_CALLS } from '@inzrt/contracts/calls'
import type { Audience, Call } from '@inzrt/contracts/wire/call'
import { expect, test } from 'vitest'
import type { Handling } from './CallRoute.ts'
import { CALL_ROUTES } from './callRoutes.ts'

const OPEN = new Set<Audience>(['anyone', 'visitor'])

/** Served elsewhere, or by the api alone. */
const NOT_CALLED = ['GET /k/{dialCode}']

const contract = new Map<string, Call>(
  [...Object.values(CALLS), ...Object.values(DOOR_CALLS)].map((call: Call) => [
    `${call.method} ${call.path}`,
    call,
  ]),
)
const known = CALL_ROUTES.map((route) => `${route.method} ${route.path}`)

const keysOf = (call: Call): string[] => {
  const shape = (call.query as { shape?: object } | undefined)?.shape
  return shape ? Object.keys(shape) : []
}

test('R256 R257 R258 R259 R260 R261 R262 R263 R264 R265 every call let through is in the contract', () => {
  expect(known.filter((call) => !contract.has(call))).toEqual([])
  expect(new Set(known).size).toBe(known.length)
})

test.each(CALL_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s lets through exactly the keys of the contract',
  (name, route) => {
    const call = contract.get(name)
    expect(route.query.map((key) => key.name).sort()).toEqual(call ? keysOf(call).sort() : [])
    expect(route.bodyBytes > 0).toBe(call?.body !== undefined || call?.multipart === true)
  },
)

/** Whose token goes along, by what becomes of a call; the rest is for anyone. */
const AUDIENCES: Partial<Record<Handling, Audience>> = {
  visitor: 'visitor',
  phoneCode: 'visitor',
  view: 'visitor',
  owner: 'owner',
  user: 'user',
  leave: 'user',
  logout: 'user',
  prolong: 'user',
  hook: 'hook',
}

test.each(CALL_ROUTES)(
  'R271 $method $path hears of a session only what the contract lets it',
  ({ method, path, handling }) => {
    const audience = contract.get(`${method} ${path}`)?.audience

    if (handling === 'staff') expect(['clerk', 'moderator', 'admin']).toContain(audience)
    else expect(audience).toBe(AUDIENCES[handling] ?? 'anyone')
  },
)

test('what anyone may call and is not let through is listed', () => {
  const missing = [...contract]
    .filter(([name, call]) => OPEN.has(call.audience) && !known.includes(name))
    .map(([name]) => name)
  expect(missing.sort()).toEqual(NOT_CALLED)
})

test('R252 no other call uses up what a logout needs', () => {
  const leaving = CALL_ROUTES.filter(({ budget }) => budget.name === 'logout')

  expect(leaving.map(({ path }) => path).sort()).toEqual([
    '/api/auth/logout',
    '/api/session/forget',
  ])
})
