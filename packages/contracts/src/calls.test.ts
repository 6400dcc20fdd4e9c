import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CALLS } from './calls.ts'
import type { Call } from './wire/call.ts'
import { isForStaff } from './wire/limits.ts'

const calls: [string, Call][] = Object.entries(CALLS)

test.each([
  ['R251', 'POST', '/api/auth/login'],
  ['R252', 'POST', '/api/auth/logout'],
  ['R253', 'GET', '/api/auth/user'],
  ['R254', 'POST', '/api/auth/password/forgot'],
  ['R255', 'POST', '/api/auth/password/reset'],
  ['R256', 'PUT', '/api/front/inzrts/{slug}/markAsHavingWrongSection'],
  ['R257', 'PUT', '/api/front/inzrts/{slug}/markInappropriate'],
  ['R258', 'GET', '/api/front/search'],
  ['R259', 'GET', '/api/front/psc/search'],
  ['R260', 'GET', '/api/front/slug/{slug}'],
  ['R261', 'GET', '/api/front/sections'],
  ['R262', 'GET', '/api/front/sections/slug/{slug}'],
  ['R263', 'GET', '/api/front/spsection'],
  ['R264', 'GET', '/api/front/inzrts'],
  ['R265', 'GET', '/api/front/inzrts/{slug}'],
  ['R266', 'POST', '/api/front/inzrts'],
  ['R267', 'PUT', '/api/front/inzrts/{slug}'],
  ['R268', 'DELETE', '/api/front/inzrts/{slug}/images/{imageId}'],
  ['R269', 'POST', '/api/front/inzrts/{slug}/orderPromos'],
  ['R270', 'POST', '/api/front/inzrts/{slug}/orderRenew'],
  ['R272', 'POST', '/api/auth/register'],
  ['V001', 'GET', '/api/front/places/search'],
  ['R273', 'POST', '/api/front/payments/gp_webpay/callback'],
])('%s %s %s is in the table', (_, method, path) => {
  expect(calls.filter(([, call]) => call.method === method && call.path === path)).toHaveLength(1)
})

test('R251 no two calls share a method and a path', () => {
  const addresses = calls.map(([, { method, path }]) => `${method} ${path}`)

  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(calls)('R251 %s checks every placeholder of its path', (_, { path, params }) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(Object.keys(params?.shape ?? {}).toSorted()).toEqual(names.toSorted())
})

test.each(calls)('R251 %s succeeds in one way and can fail like any call', (_, { responses }) => {
  const statuses = Object.keys(responses).map(Number)
  const good = statuses.filter((status) => status < 400)

  // A login that takes a second step is not done yet.
  expect(good.filter((status) => good.length === 1 || status !== 202)).toHaveLength(1)
  expect(statuses).toEqual(expect.arrayContaining([400, 429, 500, 503]))
})

test.each(calls.filter(([, call]) => call.browserResponses))(
  'R182 what a browser gets of %s is a part of what the api answers',
  (_, { responses, browserResponses = {} }) => {
    for (const [status, schema] of Object.entries(browserResponses)) {
      const whole = z.toJSONSchema(responses[Number(status)] ?? z.never()).properties
      const told = z.toJSONSchema(schema).properties ?? {}

      expect(Object.keys(whole ?? {})).toEqual(expect.arrayContaining(Object.keys(told)))
    }
  },
)

test.each([
  [/^\/api\/admin\//, ['clerk', 'moderator', 'admin']],
  [/^\/api\/front\/me\//, ['user']],
  [/^\/api\/auth\/(user|sessions)\b/, ['user']],
  [/^\/api\/hooks\//, ['hook']],
])('R253 R294 calls below %s are for those it belongs to', (area, audiences) => {
  const below = calls.filter(([, { path }]) => area.test(path))

  expect(below.length).toBeGreaterThan(0)
  for (const [name, { audience }] of below) expect(audiences, name).toContain(audience)
})

test('R294 what only staff may do lies below /api/admin', () => {
  const elsewhere = calls.filter(
    ([, call]) => isForStaff(call) && !call.path.startsWith('/api/admin/'),
  )

  expect(elsewhere).toEqual([])
})

test('R271 only calls of a known visitor can be refused for want of one', () => {
  const unguarded = calls.filter(
    ([, { audience, responses }]) =>
      audience !== 'anyone' && audience !== 'internal' && !responses[401],
  )

  expect(unguarded).toEqual([])
})

test.each(calls)('R251 %s can be described in JSON Schema', (_, { query, body, responses }) => {
  const inputs = [query, body].filter((schema) => schema !== undefined)

  for (const schema of inputs) z.toJSONSchema(schema, { io: 'input' })
  for (const schema of Object.values(responses)) z.toJSONSchema(schema)
})

/** Every field of it is an object with a `length` that cannot be compared. */
const hostile: object = new Proxy(
  {},
  { get: (_, key) => (key === 'length' ? { toString: 1 } : hostile), has: () => true },
)

test.each(calls)('R251 %s can be asked with anything', (_, { params, query, body }) => {
  for (const schema of [params, query, body])
    if (schema) expect(() => z.safeParse(schema, hostile)).not.toThrow()
})
