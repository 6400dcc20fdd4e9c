import { expect, test } from 'vitest'
import { Positions } from '../positions/Positions.ts'
import { Cancellation } from '../upstream/Cancellation.ts'
import { UpstreamFailure } from '../upstream/UpstreamFailure.ts'
import { CachedPage } from './CachedPage.ts'
import { dropOutdated } from './dropOutdated.ts'
import { PageCache } from './PageCache.ts'
import { PageStore } from './PageStore.ts'
import type { Draw } from './SharedRender.ts'

const SECOND = 1000

/** A store with a clock in the test's hand; `patience` ends when the test says so. */
const setUp = (bytes = 1_000_000) => {
  let time = 1_000_000
  let wake: () => void = () => undefined
  const pages = new PageCache({
    bytes,
    now: () => time,
    wait: () =>
      new Promise((resolve) => {
        wake = resolve
      }),
  })
  pages.onConnection(true)
  const positions = new Positions([{ id: 'test', secret: Buffer.alloc(32, 7) }])
  const outdate = (segments: string | undefined) =>
    dropOutdated({ pages, positions }, told(segments))
  const page = (text: string, status = 200): CachedPage =>
    new CachedPage({ status, headers: [], body: Buffer.from(text), compressible: false }, time)
  const draw =
    (text: string, status?: number): Draw =>
    async () =>
      page(text, status)
  const fail: Draw = async () => {
    throw new UpstreamFailure('unreachable')
  }
  const load = async (key: string, how: Draw): Promise<string> => {
    const served = pages.fresh(key) ?? (await pages.load(key, how, new Cancellation()))
    const variant = await served.page.variant('identity')
    return `${served.state} ${Math.floor(served.ageMs / SECOND)} ${variant.body.toString()}`
  }
  return {
    pages,
    outdate,
    load,
    draw,
    fail,
    page,
    pass: (ms: number) => {
      time += ms
    },
    endPatience: () => wake(),
  }
}

/** An answer of the api, with what it says of pages. */
const told = (outdated: string | undefined) => ({
  status: 200,
  headers: { 'x-inzrt-outdated': outdated },
  body: Buffer.alloc(0),
})

test('a page is fresh for 30 seconds and not a moment longer', async () => {
  const { load, draw, pass } = setUp()
  expect(await load('/', draw('one'))).toBe('miss 0 one')
  pass(30 * SECOND - 1)
  expect(await load('/', draw('two'))).toBe('hit 29 one')
  pass(1)
  expect(await load('/', draw('two'))).toBe('miss 0 two')
})

test('while a renewal takes long, the old page is shown with its age', async () => {
  const { load, pass, draw, page, endPatience } = setUp()
  await load('/', draw('old'))
  pass(40 * SECOND)
  let finish: (value: CachedPage) => void = () => undefined
  const slow: Draw = () =>
    new Promise((resolve) => {
      finish = resolve
    })
  const first = load('/', slow)
  endPatience()
  expect(await first).toBe('stale 40 old')

  finish(page('new'))
  await Promise.resolve()
  expect(await load('/', draw('unused'))).toBe('hit 0 new')
})

test('a failing shell hides for a day behind the old page, then no longer', async () => {
  const { load, draw, fail, pass } = setUp()
  await load('/', draw('old'))
  pass(24 * 3600 * SECOND - 1)
  expect(await load('/', fail)).toBe('stale 86399 old')
  pass(3 * SECOND)
  await expect(load('/', fail)).rejects.toThrow('unreachable')
})

test('after a failure nobody asks again for two seconds', async () => {
  const { load, draw, fail, pass } = setUp()
  let asked = 0
  const counted: Draw = (...how) => {
    asked += 1
    return fail(...how)
  }
  await load('/', draw('old'))
  pass(60 * SECOND)
  for (let i = 0; i < 50; i++) await load('/', counted)
  expect(asked).toBe(1)
  pass(2 * SECOND)
  await load('/', counted)
  expect(asked).toBe(2)
})

test('a hundred visitors of one page cost one drawing', async () => {
  const { load, draw } = setUp()
  let drawn = 0
  const counted: Draw = (...how) => {
    drawn += 1
    return draw('one')(...how)
  }
  const replies = await Promise.all(Array.from({ length: 100 }, () => load('/', counted)))
  expect(drawn).toBe(1)
  expect(new Set(replies)).toEqual(new Set(['miss 0 one']))
})

test('the drawing ends when the last visitor leaves, and only then', async () => {
  const { pages } = setUp()
  let stopped = false
  const endless: Draw = (cancellation) =>
    new Promise((_, reject) => {
      cancellation.onCancel(() => {
        stopped = true
        reject(new UpstreamFailure('cancelled'))
      })
    })
  const visitors = [new Cancellation(), new Cancellation()]
  const waiting = visitors.map((visitor) => pages.load('/', endless, visitor).catch(() => 'gone'))
  visitors[0]?.cancel()
  expect(stopped).toBe(false)
  visitors[1]?.cancel()
  expect(stopped).toBe(true)
  expect(await Promise.all(waiting)).toEqual(['gone', 'gone'])
})

test('a page that ceased to exist replaces its old self', async () => {
  const { load, draw, pass, fail } = setUp()
  await load('/kolo', draw('ad'))
  pass(31 * SECOND)
  await load('/kolo', draw('gone', 404))
  pass(31 * SECOND)
  await expect(load('/kolo', fail)).rejects.toThrow()
})

test('a flood of pages that do not exist pushes no real page out', async () => {
  const { load, draw, pages } = setUp()
  await load('/', draw('home'))
  const missing = draw('x'.repeat(10_000), 404)
  for (let i = 0; i < 2000; i++) await load(`/nic-${i}`, missing)
  expect(await load('/', draw('again'))).toBe('hit 0 home')
  expect(pages.bytes).toBeLessThan(4 * 1024 * 1024 + 20_000)
})

test('the store stays within its bytes; the longest unused pages leave', async () => {
  const { load, draw, pages } = setUp(50_000)
  for (let i = 0; i < 100; i++) {
    await load(`/p${i}`, draw('x'.repeat(4000)))
    await load('/p0', draw('again'))
  }
  expect(pages.bytes).toBeLessThanOrEqual(50_000)
  expect(await load('/p0', draw('again'))).toMatch(/^hit/)
  expect(await load('/p1', draw('again'))).toBe('miss 0 again')
})

test('pages whose compressed copies are small leave room for others', async () => {
  const store = new PageStore(100_000)
  for (let i = 0; i < 40; i++) {
    const body = Buffer.from('Prodám dětské kolo. '.repeat(1000))
    const page = new CachedPage({ status: 200, headers: [], body, compressible: true }, 0)
    store.set(String(i), page)
    await page.variant('br')
  }
  expect(store.size).toBe(40)
})

test('P041 what an answer names as outdated is dropped on both sites, drawn or not', async () => {
  const { pages, outdate, load, draw, page } = setUp()
  for (const key of ['a.example /kolo-1a', 'b.example /kolo-1a?x=1', 'a.example /auto-2b'])
    await load(key, draw('old'))
  let finish: (drawn: CachedPage) => void = () => undefined
  const slow: Draw = () =>
    new Promise((resolve) => {
      finish = resolve
    })
  const underWay = load('a.example /', slow)
  outdate('kolo-1a,')
  finish(page('half true'))

  expect(await underWay).toBe('miss 0 half true')
  expect(await load('a.example /', draw('new'))).toBe('miss 0 new')
  expect(await load('a.example /kolo-1a', draw('new'))).toBe('miss 0 new')
  expect(pages.has('b.example /kolo-1a?x=1')).toBe(false)
  expect(await load('a.example /auto-2b', draw('new'))).toBe('hit 0 old')
})

test('P041 a change of what stands everywhere redraws all pages; old ones answer an outage', async () => {
  const { outdate, load, draw, fail, pass } = setUp()
  await load('a.example /', draw('old'))
  await load('a.example /kola', draw('old'))
  outdate('*')

  expect(await load('a.example /kola', fail)).toBe('stale 0 old')
  pass(1)
  expect(await load('a.example /', draw('new'))).toBe('miss 0 new')
  outdate(undefined)
  expect(await load('a.example /', draw('newer'))).toBe('hit 0 new')
})

test('P041 a removed ad is dropped, and every page that may show its card is rendered again', async () => {
  const { pages, outdate, load, draw, pass } = setUp()
  for (const key of ['a.example /kolo-1a', 'a.example /jine-kolo-2b'])
    await load(key, draw('with it'))
  outdate('kolo-1a,kola,*')
  pass(1)

  expect(pages.has('a.example /kolo-1a')).toBe(false)
  expect(await load('a.example /jine-kolo-2b', draw('without it'))).toBe('miss 0 without it')
})

test('S001 out of touch all is old, soon old again, and still better than none', async () => {
  const { pages, load, draw, fail, pass } = setUp()
  await load('a.example /kola', draw('old'))
  pages.onConnection(false)

  expect(await load('a.example /kola', draw('new'))).toBe('miss 0 new')
  pass(2 * SECOND)
  expect(await load('a.example /kola', fail)).toBe('stale 2 new')
  pass(2 * SECOND)
  pages.onConnection(true)
  expect(await load('a.example /kola', draw('newest'))).toBe('miss 0 newest')
  pass(29 * SECOND)
  expect(await load('a.example /kola', draw('unused'))).toBe('hit 29 newest')
})
