import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, Pool } from 'undici'
import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { quantile } from '../support/quantile.ts'
import { BENCH_KEY } from '../support/startServer.ts'
import { atMost, shown } from '../support/verdict.ts'
import { startApi } from './support/startApi.ts'

const SECONDS = wanted(60)
const LOGINS_PER_SECOND = 200
const EVERY_MS = 1_000 / LOGINS_PER_SECOND

const api = await startApi()
const reader = new Client(api.url)
const attackers = new Pool(api.url, { connections: 256 })
const statuses = new Map<number, number>()

const headersOf = (n: number) => ({
  'content-type': 'application/json',
  'x-inzrt-key': BENCH_KEY,
  'x-inzrt-client': `2001:db8:${Math.floor(n / 65_536).toString(16)}:${(n % 65_536).toString(16)}::2`,
})

const logIn = async (n: number): Promise<void> => {
  const answer = await attackers.request({
    method: 'POST',
    path: '/api/auth/login',
    headers: headersOf(n),
    body: JSON.stringify({ nickname: `nikdo.${n}`, password: 'hádám' }),
  })
  await answer.body.dump()
  statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
}

/** How long a list takes, asked for again and again. */
const readLists = async (): Promise<number[]> => {
  const times: number[] = []
  const end = performance.now() + SECONDS * 1_000
  while (performance.now() < end) {
    const start = performance.now()
    const answer = await reader.request({ method: 'GET', path: '/api/front/sections' })
    await answer.body.dump()
    times.push(performance.now() - start)
    await pause(5)
  }

  return times
}

const flood = async (until: Promise<unknown>): Promise<void> => {
  let isOver = false
  const underWay = new Set<Promise<void>>()
  until.then(() => {
    isOver = true
  })
  const start = performance.now()
  for (let n = 0; !isOver; n += 1) {
    const login = logIn(n).finally(() => underWay.delete(login))
    underWay.add(login)
    await pause(Math.max(0, start + n * EVERY_MS - performance.now()))
  }
  await Promise.all(underWay)
}

const quiet = await readLists()
const reading = readLists()
await flood(reading)
const flooded = await reading
await reader.close()
await attackers.close()
await api.stop()

const [calm, busy] = [quantile(quiet, 0.99), quantile(flooded, 0.99)]
const others = [...statuses].filter(([status]) => ![401, 429, 503].includes(status))

reportAttack('identity-login-flood', {
  title: 'A flood of logins',
  method: [
    `${LOGINS_PER_SECOND} logins a second from as many clients for ${SECONDS} s, on the same machine; meanwhile the list of sections is asked for over one connection. Passwords are hashed by one of every two processors, more logins wait or are told to come again.`,
  ],
  verdicts: [
    shown('lists without the flood: p99', calm, 'ms'),
    shown('lists within the flood: p99', busy, 'ms'),
    atMost('slower by', busy / calm, 2, '×'),
    shown('logins answered', statuses.get(401) ?? 0),
    shown('logins told to come again', statuses.get(503) ?? 0),
    atMost('answers other than 401, 429 and 503', others.length, 0),
  ],
})
process.exit()
