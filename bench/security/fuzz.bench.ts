import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Pool } from 'undici'
import { fuzzRequests } from '../../apps/api/src/test/fuzz/fuzzRequests.ts'
import { readReference } from '../../apps/api/src/test/fuzz/readReference.ts'
import { crowd } from '../../apps/bff/src/testing/attacks/crowd.ts'
import { PORTS } from '../support/ports.ts'
import { prepareAds } from '../support/prepareAds.ts'
import { quantile } from '../support/quantile.ts'
import { startProduct } from '../support/startProduct.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { ACCOUNTS, FUZZ_KEY, openAccounts } from './support/openAccounts.ts'
import type { PoliteVisitorWish } from './support/PoliteVisitorWish.ts'
import { reportAttack } from './support/reportAttack.ts'
import { HOSTS, startBff } from './support/startTestBff.ts'
import { wanted } from './support/wanted.ts'

const REQUESTS = wanted(100_000)
const SEED = 1
/** Requests of one person in a row. */
const EACH = 500
const WORKERS = 2

const data = await prepareAds(503)
const product = await startProduct(data, ['sandbox', 'api', 'general', 'adult'])
const { api, general, adult } = product.part
const bff = await startBff({ INTERNAL_KEY: FUZZ_KEY, TRUSTED_PROXIES: '127.0.0.1' })
const toApi = new Pool(`http://127.0.0.1:${PORTS.api}`, { connections: WORKERS })
const toBff = new Pool(`http://127.0.0.1:${PORTS.bff}`, { connections: WORKERS })

const readJson = async (path: string) =>
  (await toApi.request({ method: 'GET', path })).body.json() as Promise<never>
const reference = await readReference()
const { data: ads }: { data: readonly { slug: string; dialCode: string }[] } = await readJson(
  '/api/front/inzrts?perPage=24',
)

const headersOf = await openAccounts(toApi)

const thingsOf = (batch: number) => ({
  ...ads[batch % ads.length],
  recordId: '5',
  adId: '7',
  appealId: '1',
  complaintId: '1',
  wordId: '1',
  imageId: '1',
  provider: 'sandbox',
  sectionSlug: 'auto-moto',
  pscId: 1,
  nickname: 'nekdo',
  password: 'x'.repeat(12),
})

function* work() {
  for (let at = 0; at < REQUESTS; ) {
    const batch = at / EACH
    const account = ACCOUNTS[batch % ACCOUNTS.length] ?? 'guest'
    const count = Math.min(EACH, REQUESTS - at)
    const knowledge = { things: thingsOf(batch) }
    for (const request of fuzzRequests(reference, SEED + batch, count, knowledge)) {
      at += 1
      // A token that was given up would only be refused from then on.
      if (account === 'guest' || request.name !== 'logout') yield { at, account, request }
    }
  }
}

const visitor = fork(new URL('./support/politeVisitor.ts', import.meta.url))
const browse = async (count: number): Promise<number[]> => {
  const wish: PoliteVisitorWish = {
    request: `GET /api/front/inzrts?perPage=24 HTTP/1.1\r\nHost: ${HOSTS.general}\r\n\r\n`,
    count,
    pauseMs: 20,
  }
  visitor.send(wish)

  return (await once(visitor, 'message'))[0]
}

const LOOK = 100
await browse(LOOK)
const calm = [await browse(LOOK), await browse(LOOK), await browse(LOOK)].flat()

const statuses = new Map<number, number>()
const reached = new Set<string>()
const failed: string[] = []
let silent = 0
let isOver = false
const busy: number[] = []
const browsing = (async () => {
  while (!isOver) busy.push(...(await browse(LOOK)))
})()
await crowd(WORKERS, work(), async ({ at, account, request }) => {
  const { method, url, payload } = request
  const pool = account === 'guest' ? toBff : toApi
  try {
    const answer = await pool.request({
      method: method as 'GET',
      path: url,
      body: payload ?? null,
      headers: headersOf(at, account, request),
    })
    await answer.body.dump()
    const { statusCode } = answer
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    if (statusCode < 400) reached.add(request.name)
    if (statusCode >= 500)
      failed.push(
        `${statusCode} ${account} ${method} ${url.slice(0, 300)} ${payload?.slice(0, 600)}`,
      )
  } catch (error) {
    silent += 1
    failed.push(`${error} ${account} ${method} ${url.slice(0, 300)}`)
  }
})
isOver = true
await browsing
visitor.kill()
await Promise.all([toApi.close(), toBff.close()])
const exits = [api, general, adult, bff].filter((part) => part.hasExited()).length
await bff.stop()
await product.stop()
rmSync(`${data.dataDir}/finished`)

for (const line of failed.slice(0, 20)) console.log(line)
const refused = [...calm, ...busy].filter((ms) => ms === Number.MAX_SAFE_INTEGER).length
const p99 = (times: readonly number[]): number => quantile(times, 0.99)
reportAttack('fuzz', {
  title: 'Malformed requests to every call',
  method: [
    `${REQUESTS} requests made from the API's OpenAPI document: wrong types and values in every place (objects with a \`length\` or \`toString\`, numbers at their edges, NUL, lone surrogates, deep nesting, lists in lists), torn and doubled bodies and forms, wrong types, headers and queries.`,
    'Guests ask through the bff, which has pages of both sites for what is no call; accounts of every scope ask the API itself; meanwhile another visitor reads lists through the bff.',
    `Answers: ${[...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}.`,
  ],
  seed: SEED,
  verdicts: [
    shown('malformed requests sent', REQUESTS),
    atLeast('calls that also let some of them through', reached.size, 50),
    atMost('malformed requests: answers of 500 and above', failed.length - silent, 0),
    atMost('malformed requests: without an answer', silent, 0),
    atMost('malformed requests: exits of a process', exits, 0),
    shown('pages the other visitor read meanwhile', busy.length),
    atMost('the other visitor was refused', refused, 0),
    shown('the other visitor: slowest hundredth before', p99(calm), 'ms'),
    atMost('the other visitor: slowest hundredth of that before', p99(busy) / p99(calm), 2, '×'),
  ],
})
