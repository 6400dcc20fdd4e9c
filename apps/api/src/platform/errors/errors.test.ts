import { ProblemSchema } from '@inzrt/contracts/wire/problem'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOriginals } from '../../catalogue/images/createOriginals.ts'
import type { AppOptions } from '../../start/AppOptions.ts'
import { buildApp } from '../../start/buildApp.ts'
import { createTestApp } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'
import { INTERNAL_KEY, TOKEN_KEY } from '../../test/secrets.ts'
import { type Database, openDatabase } from '../database/openDatabase.ts'

const { database, ask, app } = await createTestApp()
const { addSection, addAd } = createWorld(database)
const section = await addSection({ slug: 'kola', name: 'Kola' })
await addAd(section, { heading: 'Kolo' })

/** An api of its own beside the one that is asked otherwise. */
const appWith = (own: Database, more: Partial<AppOptions> = {}) =>
  buildApp(
    {
      internalKey: INTERNAL_KEY,
      tokenKeys: [TOKEN_KEY],
      originals: createOriginals('/nonexistent'),
      imagesDir: '/nonexistent',
      origins: { general: 'http://inzrt.example', adult: 'http://pinkpack.example' },
      logLevel: 'silent',
      workBits: 0,
      ...more,
    },
    own,
  )

const LISTS = [
  '/api/front/inzrts?',
  '/api/front/search?q=kolo&',
  '/api/front/sections/slug/kola?include=advertisements&',
  '/api/front/slug/kola?sectionInclude=advertisements&',
]
const BAD = [
  'page=0',
  'page=-1',
  'page=1e9',
  'page=1000000000',
  'page=NaN',
  'page=',
  'page=1&page=2',
  'perPage=0',
  'perPage=100000',
  'sort=cheapest',
  'sort=price_asc%00',
  'psc=1234',
  'psc=99999',
  'psc=602%2000',
  'types[]=neco',
  'types[]=offer&types[]=x',
  'priceFrom=-1',
  'priceTo=1e3',
  'priceTo=99999999999',
  'withImage=maybe',
  'after=%00',
  'region=',
  `district=${'x'.repeat(101)}`,
]

test.each(LISTS.flatMap((url) => BAD.map((query) => url + query)))(
  'bad input %s is refused with the fields that are wrong',
  async (url) => {
    const answer = await ask(url)
    const problem = ProblemSchema.parse(answer.json())

    expect(answer.statusCode).toBe(400)
    expect(problem).toMatchObject({ code: 'bad_request', errors: expect.any(Object) })
  },
)

test.each(LISTS)('a page far behind the end of %s is empty, not a failure', async (url) => {
  const answer = await ask(`${url}page=10&perPage=240`)

  expect(answer.statusCode).toBe(200)
})

test.each(['%00', "'%20or%201=1--", '%3Cb%3E', '%F0%9F%9A%B2'])(
  'a district or region of %s leaves nothing and breaks nothing',
  async (text) => {
    for (const name of ['district', 'region']) {
      const answer = await ask(`/api/front/search?q=kolo&${name}=${text}`)
      expect(answer.statusCode).toBeLessThan(500)
    }
  },
)

test('whatever the query holds, nothing fails', async () => {
  const names = [
    'q',
    'page',
    'sort',
    'psc',
    'region',
    'types[]',
    'after',
    'include',
    'priceTo',
    'x',
  ]
  const query = fc.array(
    fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 30 })),
    {
      maxLength: 4,
    },
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...LISTS), query, async (url, pairs) => {
      const text = new URLSearchParams(
        pairs.map(([name, value]): [string, string] => [name, value.toWellFormed()]),
      )
      expect((await ask(url + text)).statusCode).toBeLessThan(500)
    }),
    { numRuns: 300 },
  )
})

test('R241 what no form shows is told without the name it has on the wire', async () => {
  const answer = await ask('/api/front/inzrts?perPage=0')

  expect(answer.json().errors).toEqual({ perPage: ['Tenhle údaj není správně vyplněný.'] })
})

test.each(['null', '[]', '1', '"text"'])(
  'a body that is %s instead of a form is refused without fields',
  async (payload) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await ask('/api/front/ad-confirmations', { method: 'POST', headers, payload })

    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ message: 'Požadavku nerozumíme.', code: 'validation' })
  },
)

test('malformed percent-encoding is a bad request', async () => {
  const answer = await ask('/api/front/slug/%')

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ message: 'Požadavku nerozumíme.', code: 'bad_request' })
})

test('an unknown path is told nothing of itself', async () => {
  const answer = await ask('/api/front/<script>alert(1)</script>?x=1')

  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ message: 'Tato adresa tu není.', code: 'not_found' })
})

test.each([
  ['POST', '/api/front/search', 'GET, HEAD'],
  ['DELETE', '/api/front/slug/kola', 'GET, HEAD'],
  ['GET', '/api/front/inzrts/kolo-0001/markInappropriate', 'PUT'],
] as const)(
  '%s where it means nothing is answered 405 with what may be done',
  async (method, url, allowed) => {
    const answer = await ask(url, { method })

    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe(allowed)
    expect(answer.json().code).toBe('method_not_allowed')
  },
)

test.each([
  ['text', 'text/plain', 'ahoj', 415],
  ['broken JSON', 'application/json', '{"a":', 400],
  ['a poisoned prototype', 'application/json', '{"__proto__":{"a":1}}', 400],
  ['too much', 'application/json', `"${'x'.repeat(70_000)}"`, 413],
])('a body that is %s is refused', async (_what, type, payload, status) => {
  const answer = await ask('/api/front/inzrts/kolo-0001/markInappropriate', {
    method: 'PUT',
    headers: { 'content-type': type },
    payload,
  })

  expect(answer.statusCode).toBe(status)
  ProblemSchema.parse(answer.json())
})

test('a failure is answered, not kept by anybody, and names nothing of ours', async () => {
  await database.asOwner('alter table banners rename to hidden_banners')
  const answer = await ask('/api/front/sections/slug/kola?include=banners')
  await database.asOwner('alter table hidden_banners rename to banners')

  expect(answer.statusCode).toBe(500)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({
    message: 'Něco se pokazilo. Zkuste to prosím později.',
    code: 'internal',
  })
})

test('without its database the api says so, lives and is not ready', async () => {
  const away = openDatabase('postgres://inzrt:x@127.0.0.1:9/inzrt')
  const lonely = await appWith(away)
  for (const url of [...LISTS, '/ready', '/api/image/a.webp']) {
    const answer = await lonely.inject(url)
    expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '5'])
    expect(answer.json().code).toBe('unavailable')
    expect(answer.body).not.toContain('127.0.0.1')
  }
  expect((await lonely.inject('/health')).statusCode).toBe(200)
  await lonely.close()
  await away.close()
})

test('a query that takes too long is stopped and told as an outage', async () => {
  const hurried = openDatabase(database.url, { statementTimeoutMs: 50, maxConnections: 1 })
  const lonely = await appWith(hurried)
  const locker = await database.pool.connect()
  await locker.query('begin; lock table sections in access exclusive mode')
  const answer = await lonely.inject('/api/front/sections')
  await locker.query('rollback')
  locker.release()

  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
  await lonely.close()
  await hurried.close()
})

test('it is ready while it runs and not while it stops', async () => {
  expect((await app.inject('/ready')).json()).toMatchObject({ status: 'ready' })
  const stopping = await appWith(database, { isStopping: () => true })

  expect((await stopping.inject('/ready')).statusCode).toBe(503)
  await stopping.close()
})
