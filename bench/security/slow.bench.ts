import { fork } from 'node:child_process'
import { once } from 'node:events'
import { answersCalls } from '../../apps/bff/src/testing/attacks/standInAnswers.ts'
import { quantile } from '../support/quantile.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { describeNetwork, enterOwnNetwork } from './support/enterOwnNetwork.ts'
import type { PoliteVisitorWish } from './support/PoliteVisitorWish.ts'
import { reportAttack } from './support/reportAttack.ts'
import { residentMb } from './support/residentMb.ts'
import type { SlowCrowdWish } from './support/SlowCrowdWish.ts'
import { HOSTS, startTestBff } from './support/startTestBff.ts'
import { wanted } from './support/wanted.ts'

enterOwnNetwork()

const SOCKETS = wanted(2_000)
const DRIP_MS = 3_000
const OTHERS = 200
const CALM_ROUNDS = 15
const LONGEST_MS = 40_000

const HEAD = `GET / HTTP/1.1\r\nHost: ${HOSTS.general}\r\nX: `
const BODY = `PUT /api/front/inzrts/kolo-1a2b/markInappropriate HTTP/1.1\r\nHost: ${HOSTS.general}\r\nSec-Fetch-Site: same-origin\r\nX-Inzrt-Csrf: 1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a":"`
const READ = `GET /api/image/demo/gross.webp HTTP/1.1\r\nHost: ${HOSTS.general}\r\n\r\n`
/** More than any picture of the product: the kernel's own room for a connection must not swallow it whole. */
const LARGE = Buffer.alloc(16 * 1024 * 1024, 'x')

type Siege = Readonly<{
  /** How long the bff let one of them live at most, in seconds. */
  longest: number
  /** How long others waited meanwhile at the 99th percentile, in ms. */
  p99: number
}>

const crowd = fork(new URL('./support/slowCrowd.ts', import.meta.url))
const visitor = fork(new URL('./support/politeVisitor.ts', import.meta.url))

const others = async (): Promise<number[]> => {
  const wish: PoliteVisitorWish = {
    request: `GET /auto-moto HTTP/1.1\r\nHost: ${HOSTS.general}\r\n\r\n`,
    count: OTHERS,
    pauseMs: 5,
  }
  visitor.send(wish)
  const [times] = await once(visitor, 'message')

  return times
}

/** Others ask from the first of the crowd to the end of the last. */
const besiege = async (first: string, drip: string, ownAddresses: boolean): Promise<Siege> => {
  const wish = { count: SOCKETS, ownAddresses, first, drip, dripMs: DRIP_MS, longestMs: LONGEST_MS }
  let longest = 0
  crowd.once('message', (seconds: number) => {
    longest = seconds
  })
  crowd.send(wish satisfies SlowCrowdWish)
  const times: number[] = []
  while (longest === 0) times.push(...(await others()))

  return { longest, p99: quantile(times, 0.99) }
}

const testBff = await startTestBff({ BUDGET_FACTOR: '1' })
testBff.api.answerWith((request, response) => {
  if (!request.url?.startsWith('/api/image/')) return answersCalls(request, response)
  response.writeHead(200, { 'content-type': 'image/webp', 'content-length': LARGE.length })
  response.end(LARGE)
})
await others()
const before: number[] = []
for (let round = 0; round < CALM_ROUNDS; round += 1) before.push(...(await others()))
const calm = quantile(before, 0.99)

const heads = await besiege(HEAD, 'x', true)
const bodies = await besiege(BODY, 'x', true)
const readers = await besiege(READ, '', false)
const crowdOfReaders = await besiege(READ, '', true)
const memory = residentMb(testBff.bff.pid)
visitor.kill()
crowd.kill()
await testBff.stop()

reportAttack('slow', {
  title: 'Slow visitors',
  method: [
    `${SOCKETS} connections, 200 more every second, that send their head, then their body, a byte every ${DRIP_MS / 1000} s, or ask for a picture of 16 MB and do not read; all from a process of their own, on the machine that serves.`,
    'The budgets are those of the product. Slow heads and bodies come from an address each; who does not read comes from one, as an attacker does, and then from an address each.',
    'Meanwhile another visitor, also a process of its own, asks for a kept page two hundred times a second until the last of them is gone.',
    describeNetwork(),
  ],
  verdicts: [
    atLeast('connections of each kind', SOCKETS, 1),
    atMost('slow heads: longest life', heads.longest, 6, 's'),
    atMost('slow bodies: longest life', bodies.longest, 11, 's'),
    atMost('visitors who do not read: longest life', readers.longest, 30, 's'),
    atMost('the same from an address each: longest life', crowdOfReaders.longest, 30, 's'),
    shown('others: p99 before', calm, 'ms'),
    atMost('others: p99 during slow heads of before', heads.p99 / calm, 2, '×'),
    atMost('others: p99 during slow bodies of before', bodies.p99 / calm, 2, '×'),
    atMost('others: p99 while one address does not read of before', readers.p99 / calm, 2, '×'),
    atMost(
      `others: p99 while ${SOCKETS} addresses do not read of before`,
      crowdOfReaders.p99 / calm,
      2,
      '×',
    ),
    shown('memory of the bff at the end', memory, 'MB'),
  ],
})
