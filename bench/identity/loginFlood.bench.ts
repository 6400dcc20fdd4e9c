import { fork } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'undici'
import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { quantile } from '../support/quantile.ts'
import { atMost, shown } from '../support/verdict.ts'
import { startApi } from './support/startApi.ts'

/** Quiet and flooded parts take turns, so that whatever else the machine does slows both. */
const ROUNDS = 8
const SECONDS = wanted(60) / ROUNDS
const LOGINS_PER_SECOND = 200

const api = await startApi()
const reader = new Client(api.url)
const attackers = fork(new URL('./support/floodLogins.ts', import.meta.url), [
  api.url,
  String(LOGINS_PER_SECOND),
])
let statuses: Readonly<Record<string, number>> = {}

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

const readDuringFlood = async (): Promise<number[]> => {
  attackers.send('begin')
  const times = await readLists()
  attackers.send('end')
  ;[statuses] = await once(attackers, 'message')

  return times
}

const calm: number[] = []
const busy: number[] = []
await readDuringFlood()
for (let round = 0; round < ROUNDS; round += 1) {
  calm.push(quantile(await readLists(), 0.99))
  busy.push(quantile(await readDuringFlood(), 0.99))
}
await reader.close()
attackers.kill()
await api.stop()

const slower = busy.map((ms, round) => ms / (calm[round] ?? 0))
const others = Object.keys(statuses).filter((status) => !['401', '429'].includes(status))

reportAttack('identity-login-flood', {
  title: 'A flood of logins',
  method: [
    `${LOGINS_PER_SECOND} logins a second from as many clients for ${SECONDS} s, by a process of their own on the same machine, in turn with as long without; the list of sections is asked for all the time over one connection. ${ROUNDS} rounds, of which the median counts. Passwords are hashed by a thread that lets others go first and rests as long as it works; more logins wait or are told to come again.`,
  ],
  verdicts: [
    shown('lists without the flood: p99', calm, 'ms'),
    shown('lists within the flood: p99', busy, 'ms'),
    atMost('slower by', slower, 2, '×'),
    shown('logins answered', statuses[401] ?? 0),
    shown('logins told to come again', statuses[429] ?? 0),
    atMost('answers other than 401 and 429', others.length, 0),
  ],
})
process.exit()
