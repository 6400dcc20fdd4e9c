import type { Call } from '@inzrt/contracts/call'
import { CALLS } from '@inzrt/contracts/calls'
import { expect, test } from 'vitest'
import { CALL_ROUTES } from './callRoutes.ts'

/** Calls for anyone that come with accounts and placing ads; until then nobody can make them from outside. */
const NOT_YET = [
  'GET /api/front/promos',
  'GET /k/{dialCode}',
  'POST /api/auth/email/verify',
  'POST /api/auth/login',
  'POST /api/auth/password/forgot',
  'POST /api/auth/password/reset',
  'POST /api/auth/register',
  'POST /api/front/images',
  'POST /api/front/inzrts',
  'POST /api/front/inzrts/{slug}/messages',
  'POST /api/front/inzrts/{slug}/reveal',
  'POST /api/front/inzrts/{slug}/verifyPassword',
  'POST /api/front/phone-verifications',
]

const contract = new Map<string, Call>(
  Object.values(CALLS).map((call: Call) => [`${call.method} ${call.path}`, call]),
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
    expect(route.bodyBytes > 0).toBe(call?.body !== undefined)
  },
)

test('no call of a user, an owner, the bff or a provider is reachable without a session', () => {
  const open = known.filter((call) => contract.get(call)?.audience !== 'anyone')
  expect(open).toEqual([])
})

test('what anyone may call and is not let through is listed', () => {
  const missing = [...contract]
    .filter(([name, call]) => call.audience === 'anyone' && !known.includes(name))
    .map(([name]) => name)
  expect(missing.sort()).toEqual(NOT_YET)
})
