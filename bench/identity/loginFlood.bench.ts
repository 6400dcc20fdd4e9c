import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, Pool } from 'undici'
import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { quantile } from '../support/quantile.ts'
import { BENCH_KEY } from '../support/startServer.ts'
import { atMost, shown } from '../support/verdict.ts'
import { startApi } from './support/startApi.ts'

/** Quiet and flooded parts take turns, so that whatever else the machine does slows both. */
const ROUNDS = 8
const SECONDS = wanted(60) / ROUNDS
const LOGINS_PER_SECOND = 200
const EVERY_MS = 1_000 / LOGINS_PER_SECOND

const api = await startApi()
const reader = new Client(api.url)
const attackers = new Pool(api.url, { connections: 256 })
const statuses = new Map<number, number>()
let sent = 0

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
  for (let n = 1; !isOver; n += 1) {
    sent += 1
    const login = logIn(sent).finally(() => underWay.delete(login))
    underWay.add(login)
    await pause(Math.max(0, start + n * EVERY_MS - performance.now()))
  }
  await Promise.all(underWay)
}

const readDuringFlood = async (): Promise<number[]> => {
  const reading = readLists()
  await flood(reading)

  return reading
}

const calm: number[] = []
const busy: number[] = []
await readDuringFlood()
for (let round = 0; round < ROUNDS; round += 1) {
  calm.push(quantile(await readLists(), 0.99))
  busy.push(quantile(await readDuringFlood(), 0.99))
}
await reader.close()
await attackers.close()
await api.stop()

const slower = busy.map((ms, round) => ms / (calm[round] ?? 0))
const others = [...statuses].filter(([status]) => ![401, 429, 503].includes(status))

reportAttack('identity-login-flood', {
  title: 'A flood of logins',
  method: [
    `${LOGINS_PER_SECOND} logins a second from as many clients for ${SECONDS} s, on the same machine, in turn with as long without; the list of sections is asked for all the time over one connection. ${ROUNDS} rounds, of which the median counts. Passwords are hashed by a thread that lets others go first; more logins wait or are told to come again.`,
  ],
  verdicts: [
    shown('lists without the flood: p99', calm, 'ms'),
    shown('lists within the flood: p99', busy, 'ms'),
    atMost('slower by', slower, 2, '×'),
    shown('logins answered', statuses.get(401) ?? 0),
    shown('logins told to come again', statuses.get(503) ?? 0),
    atMost('answers other than 401, 429 and 503', others.length, 0),
  ],
})
process.exit()
