import type { RequestListener } from 'node:http'
import type { AttackTarget } from './AttackTarget.ts'
import { crowd } from './crowd.ts'
import { RawClient } from './RawClient.ts'
import { random } from './random.ts'

export const MIXED_VISITORS = 51
export const MIXED_CONNECTIONS = 24

const canaryOf = (address: string): string => `canary<${address}>`.replace(/[<.>]/g, '-')
const addressOf = (visitor: number): string => `203.0.113.${visitor + 1}`

/** An API whose every answer names who asked and for which site, after a wait that mixes the order. */
const namesVisitors: RequestListener = ({ headers, url = '' }, response) => {
  const isPicture = url.startsWith('/api/image/')
  const brand = headers['x-inzrt-brand']
  const who = canaryOf(String(headers['x-inzrt-client']))
  const body = isPicture
    ? `picture of ${brand}`
    : JSON.stringify({ data: [], who, site: `site-${brand}` })
  setTimeout(() => {
    response.writeHead(200, { 'content-type': isPicture ? 'image/png' : 'application/json' })
    response.end(body)
  }, url.length % 5)
}

const namesSite =
  (site: string): RequestListener =>
  ({ url = '', headers }, response) => {
    const heard = JSON.stringify(headers).includes('canary') ? 'canary-heard' : ''
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(
      `<html><head></head><body>site-${site} ${encodeURIComponent(url)} ${heard}</body></html>`,
    )
  }

const PATHS: readonly ((n: number) => string)[] = [
  (n) => `/stranka-${n % 40}`,
  (n) => `/search?term=slovo${n % 30}`,
  () => '/',
  () => '/api/front/sections',
  (n) => `/api/front/search?q=slovo${n % 30}`,
  (n) => `/api/image/demo/obrazek-${n % 20}.webp`,
]

type Question = Readonly<{ visitor: string; site: 'general' | 'adult'; path: string }>

function* questions(count: number, seed: number): Generator<Question> {
  const dice = random(seed)
  for (let sent = 0; sent < count; sent += 1) {
    const visitor = addressOf(dice.below(MIXED_VISITORS))
    const path = dice.pick(PATHS)(dice.below(1000))
    yield { visitor, path, site: dice.below(2) === 1 ? 'adult' : 'general' }
  }
}

/** Whether an answer holds anything of another visitor or of the other site. */
const isMixed = (text: string, { visitor, site }: Question): boolean =>
  (text.match(/canary-[\w-]*/g) ?? []).some((canary) => canary !== canaryOf(visitor)) ||
  text.includes(site === 'adult' ? 'site-general' : 'site-adult') ||
  (text.includes('picture of') && !text.includes(`picture of ${site}`))

/** What came of it: answers that name their visitor, those with something of another, and failures. */
export type Mixing = { named: number; mixed: number; failed: number }

/**
 * Many visitors of both sites ask over shared connections for pages, calls and pictures; the api names its
 * visitor in every answer, late and out of order. The bff must trust this machine as a proxy.
 */
export const mixVisitors = async (
  { port, hosts, api, general, adult }: AttackTarget,
  requests: number,
  seed: number,
): Promise<Readonly<Mixing>> => {
  api.answerWith(namesVisitors)
  general.answerWith(namesSite('general'))
  adult.answerWith(namesSite('adult'))
  const clients = Array.from({ length: MIXED_CONNECTIONS }, () => new RawClient(port))
  const mixing: Mixing = { named: 0, mixed: 0, failed: 0 }

  await crowd(MIXED_CONNECTIONS, questions(requests, seed), async (question, worker) => {
    const { visitor, site, path } = question
    const canary = canaryOf(visitor)
    const reply = await clients[worker]?.ask(
      `GET ${path} HTTP/1.1\r\nHost: ${hosts[site]}\r\nX-Forwarded-For: ${visitor}\r\nCookie: age-verified=1; who=${canary}\r\nUser-Agent: ${canary}\r\n\r\n`,
    )
    const text = `${reply?.head} ${reply?.body.toString()}`
    if (reply?.status !== 200) mixing.failed += 1
    if (isMixed(text, question)) mixing.mixed += 1
    if (text.includes(canary)) mixing.named += 1
  })
  for (const client of clients) client.close()

  return mixing
}
