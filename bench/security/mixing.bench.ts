import type { RequestListener } from 'node:http'
import { crowd } from '../../apps/bff/src/testing/attacks/crowd.ts'
import { RawClient } from '../../apps/bff/src/testing/attacks/RawClient.ts'
import { random } from '../../apps/bff/src/testing/attacks/random.ts'
import { PORTS } from '../support/ports.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { reportAttack } from './support/reportAttack.ts'
import { HOSTS, startDoor } from './support/startDoor.ts'
import { wanted } from './support/wanted.ts'

const REQUESTS = wanted(100_000)
const VISITORS = 51
const WORKERS = 24
const SEED = 1
const canaryOf = (address: string): string => `canary<${address}>`.replace(/[<.>]/g, '-')
const addressOf = (visitor: number): string => `203.0.113.${visitor + 1}`

/** An API whose every answer names who asked and for which site, after a wait that mixes the order. */
const api: RequestListener = ({ headers, url = '' }, response) => {
  const brand = headers['x-inzrt-brand']
  const body = url.startsWith('/api/image/')
    ? `picture of ${brand}`
    : JSON.stringify({
        data: [],
        who: canaryOf(String(headers['x-inzrt-client'])),
        site: `site-${brand}`,
      })
  setTimeout(() => {
    response.writeHead(200, {
      'content-type': url.startsWith('/api/image/') ? 'image/png' : 'application/json',
    })
    response.end(body)
  }, url.length % 5)
}
const shell =
  (site: string): RequestListener =>
  (request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(
      `<html><head></head><body>site-${site} ${encodeURIComponent(request.url ?? '')} ${JSON.stringify(request.headers).includes('canary') ? 'canary-heard' : ''}</body></html>`,
    )
  }

const PATHS = [
  (n: number) => `/stranka-${n % 40}`,
  (n: number) => `/search?term=slovo${n % 30}`,
  () => '/',
  () => '/api/front/sections',
  (n: number) => `/api/front/search?q=slovo${n % 30}`,
  (n: number) => `/api/image/demo/obrazek-${n % 20}.webp`,
]

const door = await startDoor({ TRUSTED_PROXIES: '127.0.0.1' })
door.api.answerWith(api)
door.general.answerWith(shell('general'))
door.adult.answerWith(shell('adult'))
const clients = Array.from({ length: WORKERS }, () => new RawClient(PORTS.bff))
const dice = random(SEED)
const questions = function* () {
  for (let sent = 0; sent < REQUESTS; sent += 1)
    yield {
      visitor: dice.below(VISITORS),
      at: dice.below(PATHS.length),
      n: dice.below(1000),
      adult: dice.below(2) === 1,
    }
}
let foreign = 0
let unexpected = 0
let own = 0

await crowd(WORKERS, questions(), async ({ visitor, at, n, adult }, worker) => {
  const path = PATHS[at]?.(n) ?? '/'
  const site = adult ? 'adult' : 'general'
  const reply = await clients[worker]?.ask(
    `GET ${path} HTTP/1.1\r\nHost: ${HOSTS[site]}\r\nX-Forwarded-For: ${addressOf(visitor)}\r\nCookie: age-verified=1; who=${canaryOf(addressOf(visitor))}\r\nUser-Agent: ${canaryOf(addressOf(visitor))}\r\n\r\n`,
  )
  const text = `${reply?.head} ${reply?.body.toString()}`
  const canaries = text.match(/canary-[\w-]*/g) ?? []
  if (reply?.status !== 200) unexpected += 1
  if (canaries.some((canary) => canary !== canaryOf(addressOf(visitor)))) foreign += 1
  if (text.includes(adult ? 'site-general' : 'site-adult')) foreign += 1
  if (text.includes('picture of') && !text.includes(`picture of ${site}`)) foreign += 1
  own += canaries.length
})
for (const client of clients) client.close()
await door.stop()

reportAttack('mixing', {
  title: 'Visitors and sites that never mix',
  method: [
    `${REQUESTS} requests of ${VISITORS} visitors over ${WORKERS} shared connections, both hosts in turn, pages, searches, calls and pictures; the API names its visitor in every answer, late and out of order.`,
  ],
  seed: SEED,
  verdicts: [
    shown('requests', REQUESTS),
    atLeast('answers that named their own visitor', own, REQUESTS / 4),
    atMost('answers with something of another visitor or site', foreign, 0),
    atMost('answers other than 200', unexpected, 0),
  ],
})
