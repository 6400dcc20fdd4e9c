import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../support/quantile.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import type { PoliteVisitorWish } from './support/PoliteVisitorWish.ts'
import { reportAttack } from './support/reportAttack.ts'
import { residentMb } from './support/residentMb.ts'
import type { SlowCrowdWish } from './support/SlowCrowdWish.ts'
import { answersCalls } from './support/standInAnswers.ts'
import { HOSTS, startDoor } from './support/startDoor.ts'
import { wanted } from './support/wanted.ts'

const SOCKETS = wanted(2_000)
const DRIP_MS = 3_000
const OTHERS = 300
const LONGEST_MS = 40_000

const HEAD = `GET / HTTP/1.1\r\nHost: ${HOSTS.general}\r\nX: `
const BODY = `PUT /api/front/inzrts/kolo-1a2b/markInappropriate HTTP/1.1\r\nHost: ${HOSTS.general}\r\nSec-Fetch-Site: same-origin\r\nX-Inzrt-Csrf: 1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a":"`
const READ = `GET /api/image/demo/gross.webp HTTP/1.1\r\nHost: ${HOSTS.general}\r\n\r\n`
const LARGE = Buffer.alloc(16 * 1024 * 1024, 'x')

const crowd = fork(new URL('./support/slowCrowd.ts', import.meta.url))

/** Besieges with many connections that start like this and then drip; how long one was let live at most, in seconds. */
const besiege = async (first: string, drip: string): Promise<number> => {
  const wish: SlowCrowdWish = {
    count: SOCKETS,
    first,
    drip,
    dripMs: DRIP_MS,
    longestMs: LONGEST_MS,
  }
  crowd.send(wish)
  const [seconds] = await once(crowd, 'message')

  return seconds
}

const visitor = fork(new URL('./support/politeVisitor.ts', import.meta.url))
const others = async (): Promise<number> => {
  const wish: PoliteVisitorWish = {
    request: `GET /auto-moto HTTP/1.1\r\nHost: ${HOSTS.general}\r\n\r\n`,
    count: OTHERS,
    pauseMs: 5,
  }
  visitor.send(wish)
  const [times] = await once(visitor, 'message')

  return quantile(times, 0.99)
}

const door = await startDoor()
door.api.answerWith((request, response) => {
  if (!request.url?.startsWith('/api/image/')) return answersCalls(request, response)
  response.writeHead(200, { 'content-type': 'image/webp', 'content-length': LARGE.length })
  response.end(LARGE)
})
await others()
const calm = await others()
const under: number[] = []
const during = async (siege: Promise<number>): Promise<number> => {
  await pause(1_500)
  under.push(await others())
  return siege
}
const heads = await during(besiege(HEAD, 'x'))
const bodies = await during(besiege(BODY, 'x'))
const readers = await during(besiege(READ, ''))
const memory = residentMb(door.bff.pid)
visitor.kill()
crowd.kill()
await door.stop()

reportAttack('slow', {
  title: 'Slow visitors',
  method: [
    `${SOCKETS} connections, 400 more every second, that send their head, then their body, a byte every ${DRIP_MS / 1000} s, or ask for a picture of 16 MB and do not read; all from a process of their own, on the machine that serves.`,
    'All budgets are widened, so that one address may do all this; pictures are passed on 512 at a time, and those who do not read are cut in turns.',
    'Meanwhile another visitor, also a process of its own, asks for a kept page two hundred times a second.',
  ],
  verdicts: [
    atLeast('connections of each kind', SOCKETS, 1),
    atMost('slow heads: longest life', heads, 6, 's'),
    atMost('slow bodies: longest life', bodies, 11, 's'),
    atMost('visitors who do not read: longest life', readers, 30, 's'),
    shown('others: p99 before', calm, 'ms'),
    shown('others: worst p99 meanwhile', Math.max(...under), 'ms'),
    atMost('others: p99 meanwhile of before', Math.max(...under) / calm, 2, '×'),
    shown('memory of the bff at the end', memory, 'MB'),
  ],
})
