import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { startBff, type TestBff } from '../testing/startBff.ts'
import { SCRIPT_ERROR_SCRIPT } from './scriptErrorScript.ts'

let bff: TestBff
beforeEach(async () => {
  bff = await startBff()
  return () => bff.close()
})

const FILE = '/_next/static/chunks/0k~a3-b.1.js'

/** A page whose scripts fail with these; what its browser sends. */
const reportsOf = (type: string, errors: readonly unknown[]): string[] => {
  const listeners = new Map<string, (event: object) => void>()
  const sent: string[] = []
  const page = { error: () => undefined }
  runInNewContext(SCRIPT_ERROR_SCRIPT, {
    URLSearchParams,
    console: page,
    addEventListener: listeners.set.bind(listeners),
    navigator: { sendBeacon: (path: string, body: URLSearchParams) => sent.push(path, `${body}`) },
  })
  listeners.set('console', ({ error }: { error?: unknown }) =>
    Reflect.apply(page.error, page, [error]),
  )
  for (const error of errors) listeners.get(type)?.({ error, reason: error })

  return sent
}

const failing = (stack: string) =>
  Object.assign(new TypeError('jana@posta.example is not a function'), { stack })
const FAILED = failing(`TypeError: jana@posta.example
    at a (https://inzrt.example${FILE}:1:20)
    at https://inzrt.example${FILE}:1:300
    at https://inzrt.example/?q=tajemství:3:4`)

const tell = (body: string, headers: Record<string, string> = {}) =>
  ask(bff.port, '/chyba-skriptu', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  })
const told = () =>
  bff.lines.filter((line) => (line as { kind?: string }).kind === 'script-error') as {
    stack: string
  }[]

test.each(['error', 'unhandledrejection', 'console'])(
  'S010 what fails (%s) is told by its kind and places in our files alone',
  async (type) => {
    const [path, body = ''] = reportsOf(type, [FAILED])
    expect(path).toBe('/chyba-skriptu')
    expect(body).not.toMatch(/jana|tajemstv/)
    expect((await tell(body)).status).toBe(204)
    expect(told().map(({ stack }) => stack)).toEqual([`TypeError\n${FILE}:1:20\n${FILE}:1:300`])
    expect((await ask(bff.port, '/metrics', { host: 'localhost' })).text).toContain(
      'bff_script_errors_total{brand="general"} 1',
    )
  },
)

test('S010 a page tells of three errors, and of none that is not in our files', () => {
  expect(
    reportsOf(
      'error',
      Array.from({ length: 9 }, () => FAILED),
    ),
  ).toHaveLength(2 * 3)
  expect(reportsOf('error', [null, 'text', failing('at https://else.example/x.js:1:2')])).toEqual(
    [],
  )
})

test('S010 every page listens for errors of its scripts', async () => {
  expect((await ask(bff.port, '/kola')).text).toContain(SCRIPT_ERROR_SCRIPT)
})

test.each([
  ['', {}],
  ['kind=TypeError', {}],
  [`at=${encodeURIComponent('/uzivatel/jana:1:2')}`, {}],
  [`at=${encodeURIComponent(`${FILE}:1:2\ninjected`)}`, {}],
  [`at=${encodeURIComponent(`${FILE}:1:2`)}`, { 'sec-fetch-site': 'cross-site' }],
])('S010 a report %s %o is refused and not written down', async (body, headers) => {
  expect((await tell(body, headers)).status).toBeGreaterThanOrEqual(400)
  expect(told()).toEqual([])
})

test('S010 a kind is written down only as one, and a visitor tells so much an hour', async () => {
  const at = encodeURIComponent(`${FILE}:1:2`)
  await tell(`kind=${encodeURIComponent('jana@posta.example')}&at=${at}`)
  expect(told()[0]?.stack).toBe(`Error\n${FILE}:1:2`)
  const statuses = []
  for (let n = 0; n < 20; n += 1) statuses.push((await tell(`at=${at}`)).status)
  expect(statuses.at(-2)).toBe(204)
  expect(statuses.at(-1)).toBe(429)
})
