import { runInNewContext } from 'node:vm'
import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { ADULT_HOST, startBff, type TestBff } from '../testing/startBff.ts'
import { LEAVE_SCRIPT } from './leaveScript.ts'

let bff: TestBff
beforeAll(async () => {
  bff = await startBff()
})
afterAll(() => bff.close())

const toggle = (rezim: string, headers: Record<string, string> = {}, host = ADULT_HOST) =>
  ask(bff.port, '/diskretni-rezim', {
    method: 'POST',
    host,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${host}`,
      referer: `http://${host}/rande?page=2`,
      ...headers,
    },
    body: `rezim=${rezim}`,
  })
const askedShell = async (cookie: string, host = ADULT_HOST) => {
  for (const shell of [bff.adult, bff.general]) shell.seen.length = 0
  const reply = await ask(bff.port, `/a${Math.random().toString(36).slice(2)}`, {
    host,
    headers: { cookie: `age-verified=1; ${cookie}` },
  })
  const [request] = [...bff.adult.seen, ...bff.general.seen]

  return { reply, header: request?.headers['x-inzrt-discreet'] }
}

test('N014 the discreet look is turned on and off by a form, and one stays where one was', async () => {
  const on = await toggle('1')
  expect([on.status, on.headers.location]).toEqual([303, '/rande?page=2'])
  expect(on.headers['set-cookie']?.[0]).toMatch(/^discreet=1; Max-Age=15552000; .*HttpOnly/)
  expect((await toggle('0')).headers['set-cookie']?.[0]).toMatch(/^discreet=; Max-Age=0;/)
})

test('N014 nobody else turns it on, and the general site has none', async () => {
  const foreign = await toggle('1', { origin: 'https://evil.example' })
  expect([foreign.status, foreign.headers['set-cookie']]).toEqual([403, undefined])
  expect((await toggle('1', {}, 'general.test')).status).toBe(404)
})

test('N014 a discreet page is asked for as such and kept apart, on the adult site alone', async () => {
  expect((await askedShell('discreet=1')).header).toBe('1')
  expect((await askedShell('')).header).toBeUndefined()
  expect((await askedShell('discreet=1', 'general.test')).header).toBeUndefined()

  const path = '/rande-spolu'
  const look = (cookie: string) =>
    ask(bff.port, path, { host: ADULT_HOST, headers: { cookie: `age-verified=1; ${cookie}` } })
  bff.adult.seen.length = 0
  for (const cookie of ['', 'discreet=1', '', 'discreet=1']) await look(cookie)
  expect(bff.adult.seen.filter(({ url }) => url === path)).toHaveLength(2)
})

test('N014 every page of the adult site, gate included, has the way out, the general none', async () => {
  const adult = await askedShell('')
  const gate = await ask(bff.port, '/seznamka', { host: ADULT_HOST })
  const general = await ask(bff.port, '/kola')
  expect([adult.reply.text, gate.text].every((text) => text.includes(LEAVE_SCRIPT))).toBe(true)
  expect(general.text).not.toContain('data-leave')
})

type Handler = (event: Record<string, unknown>) => void
type Opened = Readonly<{ type?: string; notes?: Record<string, unknown> }>

const runLeave = ({ type = 'navigate', notes = {} }: Opened = {}) => {
  const handlers: Record<string, Handler> = {}
  const left: string[] = []
  const style = { visibility: '' }
  let reloads = 0
  runInNewContext(LEAVE_SCRIPT, {
    addEventListener: (name: string, handler: Handler) => {
      handlers[name] = handler
    },
    document: { querySelector: () => ({ href: GATEWAY_PATHS.leave }), documentElement: { style } },
    location: {
      replace: (href: string) => left.push(href),
      reload: () => {
        reloads += 1
      },
    },
    sessionStorage: notes,
    performance: { getEntriesByType: () => [{ type }] },
  })
  const click = () => handlers.click?.({ target: null })
  const press = (key: string, timeStamp: number, repeat = false) =>
    handlers.keydown?.({ key, timeStamp, repeat, preventDefault: () => undefined })
  const show = (persisted: boolean) => handlers.pageshow?.({ persisted })
  const submit = (action: string) => handlers.submit?.({ target: { getAttribute: () => action } })

  return { left, press, click, show, submit, notes, style, reloads: () => reloads }
}

const leaveTwice = ({ press }: ReturnType<typeof runLeave>) => {
  press('Escape', 1000)
  press('Escape', 1200)
}

test('N014 only two quick presses of Escape leave, with no page to go back to', () => {
  const { left, press } = runLeave()
  press('Escape', 1000)
  press('Escape', 1700)
  expect(left).toEqual([])
  press('Escape', 2000)
  expect(left).toEqual([GATEWAY_PATHS.leave])
})

test('N014 a click or another key between two presses of Escape keeps the visitor here', () => {
  const { left, press, click } = runLeave()
  press('Escape', 100)
  press('Escape', 1000)
  click()
  press('Escape', 1300)
  press('a', 1400)
  press('Escape', 1500)
  expect(left).toEqual([])
})

test('V020 after leaving, a page that Back or Forward brings is hidden and asked for again', () => {
  const left = runLeave()
  leaveTwice(left)
  const { notes } = left
  expect(left.style.visibility).toBe('hidden')
  const drawn = runLeave({ notes })
  drawn.show(false)
  expect(drawn.reloads()).toBe(0)
  const fromCache = runLeave({ notes, type: 'back_forward' })
  expect([fromCache.reloads(), fromCache.style.visibility]).toEqual([1, 'hidden'])
  const frozen = runLeave({ notes })
  frozen.show(true)
  expect([frozen.reloads(), frozen.style.visibility]).toEqual([1, 'hidden'])
})

test('V020 once the gate is passed again, Back shows pages as they were', () => {
  const page = runLeave()
  leaveTwice(page)
  page.submit('/search')
  expect(page.notes).toHaveProperty('left')
  page.submit('/vekova-brana/vstoupit')
  const reached = runLeave({ notes: page.notes, type: 'back_forward' })
  reached.show(true)

  expect(reached.reloads()).toBe(0)
})

const leave = (headers: Record<string, string> = {}, host = ADULT_HOST) =>
  ask(bff.port, GATEWAY_PATHS.leave, { host, headers: { cookie: 'age-verified=1', ...headers } })

test('V020 the way out clears the gate’s cookie and the cache, and names no page', async () => {
  const reply = await leave()

  expect([reply.status, reply.headers.location]).toEqual([303, 'https://www.seznam.cz/'])
  expect(reply.headers['set-cookie']?.[0]).toMatch(/^age-verified=; Max-Age=0; Path=\/; HttpOnly/)
  expect(reply.headers).toMatchObject({
    'clear-site-data': '"cache"',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
})

test('V020 no other site ends a visit, and the general site has no such way out', async () => {
  const foreign = await leave({ 'sec-fetch-site': 'cross-site' })
  expect([foreign.status, foreign.headers['set-cookie']]).toEqual([303, undefined])
  expect(foreign.headers['clear-site-data']).toBeUndefined()
  expect((await leave({}, 'general.test')).status).toBe(404)
})
