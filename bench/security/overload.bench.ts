import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { RawClient } from '../../apps/bff/src/testing/attacks/RawClient.ts'
import { PORTS } from '../support/ports.ts'
import { quantile } from '../support/quantile.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { reportAttack } from './support/reportAttack.ts'
import { residentMb } from './support/residentMb.ts'
import { HOSTS, startTestBff } from './support/startTestBff.ts'
import { wanted } from './support/wanted.ts'

const SECONDS = wanted(300)
const PEAK_SECONDS = Math.max(3, Math.min(10, SECONDS))
/** What the stand-in API can do at once, and how long each takes: 400 answers a second at most. */
const AT_ONCE = 20
const WORK_MS = 50
const CAPACITY = (AT_ONCE * 1000) / WORK_MS
const CONNECTIONS = 2_000

/** An API with so many hands and a queue without an end: anyone who sends it too much waits. */
const limitedApi = (): RequestListener => {
  const queue: (() => void)[] = []
  let busy = 0
  const next = (): void => {
    const work = queue.shift()
    if (!work) return
    busy += 1
    setTimeout(() => {
      busy -= 1
      work()
      next()
    }, WORK_MS)
  }
  return (_, response) => {
    queue.push(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
    if (busy < AT_ONCE) next()
  }
}

type Tally = { admitted: number[]; shed: number[]; wrong: number }
const get = `GET /api/front/sections HTTP/1.1\r\nHost: ${HOSTS.general}\r\n\r\n`

/** Sends a steady stream of requests, however slowly they are answered. */
const offer = async (perSecond: number, seconds: number): Promise<Tally> => {
  const tally: Tally = { admitted: [], shed: [], wrong: 0 }
  const idle = Array.from({ length: CONNECTIONS }, () => new RawClient(PORTS.bff))
  const under: Promise<void>[] = []
  const one = async (client: RawClient): Promise<void> => {
    const reply = await client.ask(get)
    if (reply?.status === 200) tally.admitted.push(reply.ms)
    else if (reply?.status === 503 && /^retry-after: [1-9]/im.test(reply.head))
      tally.shed.push(reply.ms)
    else tally.wrong += 1
    idle.push(client)
  }
  const startedAt = performance.now()
  for (let sent = 0; performance.now() - startedAt < seconds * 1000; ) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond)
    for (; sent < due; sent += 1) {
      const client = idle.pop()
      if (client) under.push(one(client))
      else tally.wrong += 1
    }
    if (under.length > 5_000) await Promise.all(under.splice(0, 2_000))
    await pause(5)
  }
  await Promise.all(under)
  for (const client of idle) client.close()
  return tally
}

const testBff = await startTestBff()
testBff.api.answerWith(limitedApi())
await offer(CAPACITY / 2, 2)
const peak = await offer(CAPACITY * 0.95, PEAK_SECONDS)
const flood = await offer(CAPACITY * 5, SECONDS)
const alive = testBff.bff.hasExited() ? 0 : 1
const memory = alive ? residentMb(testBff.bff.pid) : Number.NaN
await pause(5_000)
const after = await offer(CAPACITY / 2, 3)
await testBff.stop()

const goodput = flood.admitted.length / SECONDS / (peak.admitted.length / PEAK_SECONDS)
reportAttack('overload', {
  title: 'More visitors than there is room for',
  method: [
    `An API that can give ${CAPACITY} answers a second and queues the rest for ever; first ${CAPACITY * 0.95} requests a second for ${PEAK_SECONDS} s, then five times its capacity for ${SECONDS} s over ${CONNECTIONS} connections, then half of it 5 s later.`,
    'Load comes from the machine that serves, so times hold both.',
  ],
  verdicts: [
    shown('at its peak: answers a second', peak.admitted.length / PEAK_SECONDS),
    shown('at its peak: p99', quantile(peak.admitted, 0.99), 'ms'),
    shown('flood: requests sent', flood.admitted.length + flood.shed.length + flood.wrong),
    atMost('flood: p99 of the admitted', quantile(flood.admitted, 0.99), 1000, 'ms'),
    atMost('flood: median of refusals', quantile(flood.shed, 0.5), 50, 'ms'),
    shown('flood: p99 of refusals', quantile(flood.shed, 0.99), 'ms'),
    atLeast('flood: answers a second of the peak’s', goodput, 0.9, '×'),
    atMost('flood: neither answered nor refused rightly', flood.wrong, 0),
    atMost('flood: exits of the process', 1 - alive, 0),
    shown('flood: memory of the bff', memory, 'MB'),
    atMost('refused 5 s after the flood', after.shed.length + after.wrong, 0),
  ],
})
