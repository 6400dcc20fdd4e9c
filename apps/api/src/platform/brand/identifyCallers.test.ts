import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Caller } from './Caller.ts'
import { identifyCallers } from './identifyCallers.ts'

const KEY = 'key-of-the-house'
const CLIENT = '2001:db8::7'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAID = {
  'x-inzrt-brand': 'adult',
  'x-inzrt-age': 'proved',
  'x-inzrt-client': CLIENT,
  'x-inzrt-device': FIREFOX,
  'x-inzrt-flow': 'flow-of-a-browser',
  'x-inzrt-grant': '7.1.signature',
  'x-inzrt-unconfirmed': '1',
  'x-inzrt-position': '0/16B3748',
}
const OWN = { 'idempotency-key': 'write-1', 'x-inzrt-work': 'work-1' }

const app = Fastify()
identifyCallers(app, KEY)
app.get('/', async ({ caller }) => caller)

const ask = (headers: Record<string, string>) => app.inject({ url: '/', headers })
const callerOf = async (headers: Record<string, string>): Promise<Caller> =>
  (await ask(headers)).json()
const insider = (headers: Record<string, string> = {}) =>
  callerOf({ 'x-inzrt-key': KEY, ...headers })

test.each(['', 'key-of-the-hous', 'key-of-the-house2', 'KEY-OF-THE-HOUSE'])(
  'by the key „%s“ nobody says more than their address, site or grant',
  async (key) => {
    expect(await callerOf({ ...SAID, ...OWN, 'x-inzrt-key': key, 'user-agent': FIREFOX })).toEqual({
      isInsider: false,
      brand: 'general',
      isAgeProved: false,
      address: '127.0.0.1',
      device: 'Firefox, Linux',
      flow: null,
      grant: null,
      position: null,
      bearer: null,
      idempotencyKey: 'write-1',
      work: 'work-1',
      isBearerConfirmed: true,
    })
  },
)

test('by the right key the bff says who asks, where and with what right', async () => {
  expect(await insider({ ...SAID, ...OWN })).toEqual({
    isInsider: true,
    brand: 'adult',
    isAgeProved: true,
    address: CLIENT,
    device: 'Firefox, Linux',
    flow: 'flow-of-a-browser',
    grant: '7.1.signature',
    position: '0/16B3748',
    idempotencyKey: 'write-1',
    work: 'work-1',
    bearer: null,
    isBearerConfirmed: false,
  })
})

test('what the bff does not say is nobody’s right', async () => {
  expect(await insider()).toMatchObject({
    brand: 'general',
    isAgeProved: false,
    address: '127.0.0.1',
    isBearerConfirmed: true,
    flow: null,
    grant: null,
    idempotencyKey: null,
    work: null,
    position: null,
    bearer: null,
  })
})

test.each([
  ['x-inzrt-brand', 'other', { brand: 'general' }],
  ['x-inzrt-age', 'declared', { isAgeProved: false }],
  ['x-inzrt-position', 'now', { position: null }],
  ['x-inzrt-unconfirmed', '0', { isBearerConfirmed: true }],
])('by %s of „%s“ nothing is gained', async (name, value, expected) => {
  expect(await insider({ [name]: value })).toMatchObject(expected)
})

test.each([
  ['x-inzrt-client', 'address', 64],
  ['x-inzrt-flow', 'flow', 128],
  ['x-inzrt-grant', 'grant', 200],
  ['x-inzrt-work', 'work', 200],
] as const)('of %s no more is read than it may hold', async (name, field, most) => {
  expect((await insider({ [name]: 'x'.repeat(most + 1) }))[field]).toBe('x'.repeat(most))
})

test('a browser that says too much is known by how it begins', async () => {
  const fits = 'Firefox/'.padStart(512)
  const says = async (text: string) => {
    const callers = [
      await callerOf({ 'user-agent': text }),
      await insider({ 'x-inzrt-device': text }),
    ]

    return callers.map(({ device }) => device)
  }

  expect(await says(`${fits}140.0`)).toEqual(['Firefox', 'Firefox'])
  expect(await says(` ${fits}140.0`)).toEqual(['Neznámé zařízení', 'Neznámé zařízení'])
})

test('a name of a write is taken whole or refused', async () => {
  expect((await insider({ 'idempotency-key': 'k'.repeat(255) })).idempotencyKey).toHaveLength(255)
  expect((await ask({ 'idempotency-key': 'k'.repeat(256) })).statusCode).toBe(400)
})

test.each([
  ['Bearer a.b-c', 'a.b-c'],
  ['bearer a.b-c', 'a.b-c'],
  [`Bearer ${'a'.repeat(2_041)}`, 'a'.repeat(2_041)],
  [`Bearer ${'a'.repeat(2_042)}`, null],
  ['Bearer a b', null],
  ['xBearer a', null],
  ['Basic a', null],
])('R295 „%.20s“ tells a token or none', async (authorization, bearer) => {
  expect((await callerOf({ authorization })).bearer).toBe(bearer)
  expect((await insider({ authorization })).bearer).toBe(bearer)
})
