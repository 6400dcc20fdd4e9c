import { setTimeout as pause } from 'node:timers/promises'
import { RawClient } from '../../apps/bff/src/testing/attacks/RawClient.ts'
import { answersCalls } from '../../apps/bff/src/testing/attacks/standInAnswers.ts'
import { PORTS } from '../support/ports.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { reportAttack } from './support/reportAttack.ts'
import { HOSTS, startBff, startTestBff } from './support/startTestBff.ts'
import { wanted } from './support/wanted.ts'

// Every start adds a listener that stops the process should this one fail.
process.setMaxListeners(0)

const RESTARTS = wanted(1_000)
const UNDER_WAY = 40
/** Sixteen pages are drawn at once, the rest waits in the bff. */
const DRAWN_AT_ONCE = 36
const WORK_MS = 150
const LARGE = Buffer.alloc(300_000, 'x')

const QUESTIONS = ['/api/front/sections', '/api/image/demo/kolo.webp', '/stranka-', '/search?term=']

const testBff = await startTestBff()
let isStuck = false
let arrived = 0
const working =
  (answer: (url: string, response: import('node:http').ServerResponse) => void) =>
  (
    { url = '' }: import('node:http').IncomingMessage,
    response: import('node:http').ServerResponse,
  ) => {
    if (url === '/ready' || url === '/robots.txt') return void response.end()
    arrived += 1
    if (!isStuck) setTimeout(() => answer(url, response), WORK_MS)
  }
testBff.api.answerWith((request, response) => {
  if (request.url?.startsWith('/api/front/slug/')) return answersCalls(request, response)
  working((url) => {
    const isPicture = url.startsWith('/api/image/')
    response.writeHead(200, { 'content-type': isPicture ? 'image/webp' : 'application/json' })
    response.end(isPicture ? LARGE : '{"data":[]}')
  })(request, response)
})
testBff.general.answerWith(
  working((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><head></head></html>')
  }),
)

let bff = testBff.bff
let whole = 0
let broken = 0
let fresh = 0
const stops: number[] = []

/** Requests under way at the moment of SIGTERM: each must get its whole answer. */
const restart = async (): Promise<void> => {
  arrived = 0
  const clients = Array.from({ length: UNDER_WAY }, () => new RawClient(PORTS.bff))
  const replies = clients.map((client, at) => {
    const question = QUESTIONS[at % QUESTIONS.length] ?? ''
    fresh += 1
    const path = /[=-]$/.test(question) ? `${question}${fresh}` : question
    return client.ask(`GET ${path} HTTP/1.1\r\nHost: ${HOSTS.general}\r\n\r\n`)
  })
  for (let waited = 0; waited < 2_000 && arrived < DRAWN_AT_ONCE; waited += 5) await pause(5)
  const startedAt = performance.now()
  const stopped = bff.stop()
  for (const reply of await Promise.all(replies)) {
    if (reply?.status === 200) whole += 1
    else broken += 1
  }
  await stopped
  stops.push((performance.now() - startedAt) / 1000)
  for (const client of clients) client.close()
  bff = await startBff()
}
for (let turn = 0; turn < RESTARTS; turn += 1) await restart()

isStuck = true
const stuck = new RawClient(PORTS.bff)
const lost = stuck.ask(`GET /api/front/sections HTTP/1.1\r\nHost: ${HOSTS.general}\r\n\r\n`)
await pause(300)
const startedAt = performance.now()
await bff.stop()
const stuckFor = (performance.now() - startedAt) / 1000
const last = await lost
stuck.close()
await testBff.stop()

reportAttack('rolling', {
  title: 'Restarts that lose nobody',
  method: [
    `${RESTARTS} times: about ${UNDER_WAY} calls, pictures, pages and searches are under way (${WORK_MS} ms each), SIGTERM, every answer must come whole, then the next process starts.`,
    'At last one call to an API that never answers, and SIGTERM.',
  ],
  verdicts: [
    atLeast('answers that came whole', whole, RESTARTS * UNDER_WAY),
    atMost('requests under way that were dropped or broken', broken, 0),
    shown('longest stop', Math.max(...stops), 's'),
    atMost('stop with a stuck upstream', stuckFor, 10, 's'),
    shown('status of the stuck call', last?.status ?? 0),
  ],
})
