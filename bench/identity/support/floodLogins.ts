// Another process than the one that measures: what the attackers cost themselves is not the api's.
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { BENCH_KEY } from '../../support/startServer.ts'

const [url = '', perSecond = '200'] = process.argv.slice(2)
const EVERY_MS = 1_000 / Number(perSecond)

const attackers = new Pool(url, { connections: 256 })
const statuses: Record<number, number> = {}
let sent = 0
let isOn = false

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
  statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
}

const flood = async (): Promise<void> => {
  const underWay = new Set<Promise<void>>()
  const start = performance.now()
  for (let n = 1; isOn; n += 1) {
    sent += 1
    const login = logIn(sent).finally(() => underWay.delete(login))
    underWay.add(login)
    await pause(Math.max(0, start + n * EVERY_MS - performance.now()))
  }
  await Promise.all(underWay)
  process.send?.(statuses)
}

process.on('message', (wish) => {
  isOn = wish === 'begin'
  if (isOn) void flood()
})
