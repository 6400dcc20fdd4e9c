import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { HEAD_SCRIPTS } from '../pages/headScripts.ts'
import { ask, type Reply } from '../testing/ask.ts'
import { startBff, type TestBff } from '../testing/startBff.ts'
import { createStandingClock } from '../testing/testTime.ts'

const clock = createStandingClock()

let bff: TestBff
beforeEach(async () => {
  bff = await startBff({}, clock)
  return () => bff.close()
})

const NEXT = 'self.__next_f.push([1,"x"])'

/** A shell that has been taken over: it sends its page in two pieces with somebody's script between. */
const hostile =
  (markup: string): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.write(`<!DOCTYPE html><html><head><title>t</title></head><body>${markup.slice(0, 9)}`)
    setImmediate(() => response.end(`${markup.slice(9)}<script>${NEXT}</script></body></html>`))
  }

const sha = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const sourcesOf = ({ headers }: Reply): string[] =>
  /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ') ?? []

const strange = (): unknown[] =>
  bff.lines.filter((line) => (line as { kind?: string }).kind === 'unknown-script')

test.each([
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<SCRIPT >alert(1)</SCRIPT >', 'alert(1)'],
  [`<script>${NEXT};alert(1)</script>`, `${NEXT};alert(1)`],
  ['<script type="module">alert(1)</script>', 'alert(1)'],
  ['<script id="_R_">(globalThis["TURBOPACK"]=[alert(1)]).push({})</script>', ''],
])('%s of a hostile shell does not run and raises the alarm', async (markup, text) => {
  bff.general.answerWith(hostile(markup))
  const reply = await ask(bff.port, '/kola')

  expect(reply.text).toContain(markup)
  expect(sourcesOf(reply)).toContain(sha(NEXT))
  expect(sourcesOf(reply)).not.toContain(sha(text))
  expect(sourcesOf(reply)).toHaveLength(2 + HEAD_SCRIPTS.length)
  expect(strange()).toHaveLength(1)
  expect((await ask(bff.port, '/metrics', { host: 'localhost' })).text).toContain(
    'bff_unknown_scripts_total{brand="general"} 1',
  )
})

test('a script in a renewed page does not run, also when the old page was shown', async () => {
  await ask(bff.port, '/kola')
  bff.general.answerWith(hostile('<script>alert(1)</script>'))
  clock.pass(31_000)
  const renewed = await ask(bff.port, '/kola')
  clock.pass(31_000)
  bff.general.answerWith((request) => request.socket.destroy())
  const stale = await ask(bff.port, '/kola')

  expect(stale.headers.age).toBe('31')
  for (const reply of [renewed, stale]) {
    expect(reply.text).toContain('alert(1)')
    expect(sourcesOf(reply)).not.toContain(sha('alert(1)'))
  }
})

test('a page of our shells raises no alarm', async () => {
  await ask(bff.port, '/kola')
  expect(strange()).toEqual([])
})
