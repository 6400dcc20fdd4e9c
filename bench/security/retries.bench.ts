import { setTimeout as pause } from 'node:timers/promises'
import { crowd } from '../../apps/bff/src/testing/attacks/crowd.ts'
import { RawClient } from '../../apps/bff/src/testing/attacks/RawClient.ts'
import { answersCalls } from '../../apps/bff/src/testing/attacks/standInAnswers.ts'
import { PORTS } from '../support/ports.ts'
import { atMost, shown } from '../support/verdict.ts'
import { reportAttack } from './support/reportAttack.ts'
import { HOSTS, startTestBff } from './support/startTestBff.ts'
import { wanted } from './support/wanted.ts'

const REQUESTS = wanted(5_000)
const WORKERS = 16
const HEALTHY = 200

const testBff = await startTestBff()
const clients = Array.from({ length: WORKERS }, () => new RawClient(PORTS.bff))
const get = `GET /api/front/sections HTTP/1.1\r\nHost: ${HOSTS.general}\r\n\r\n`
const put = `PUT /api/front/inzrts/kolo-1a2b/markInappropriate HTTP/1.1\r\nHost: ${HOSTS.general}\r\nSec-Fetch-Site: same-origin\r\nOrigin: http://${HOSTS.general}\r\nX-Inzrt-Csrf: 1\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`
const waits: string[] = []

const send = (count: number, bytes: string) =>
  crowd(WORKERS, Array.from({ length: count }).keys(), async (_, worker) => {
    const reply = await clients[worker]?.ask(bytes)
    const wait = /^retry-after: (.*)$/im.exec(reply?.head ?? '')?.[1]
    if (wait) waits.push(wait)
  })

/** Upstream requests for one of a visitor's, after the budget of retries was saved up in good times. */
const amplification = async (bytes: string, fails: boolean, count: number): Promise<number> => {
  testBff.api.answerWith(answersCalls)
  while ((await clients[0]?.ask(get))?.status !== 200) await pause(200)
  await send(HEALTHY, get)
  waits.length = 0
  testBff.api.forget()
  if (fails) {
    testBff.api.answerWith((_, response) => {
      response.writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' })
      response.end('{}')
    })
  } else testBff.api.answerWith(({ socket }) => socket.destroy())
  await send(count, bytes)
  return testBff.api.count / count
}

const writes = await amplification(put, true, 100)
const gone = await amplification(get, false, wanted(1_000))
const unavailable = await amplification(get, true, REQUESTS)
const wrongWaits = waits.filter((wait) => !/^[1-9]\d{0,3}$/.test(wait)).length
for (const client of clients) client.close()
await testBff.stop()

reportAttack('retries', {
  title: 'No storm of retries',
  method: [
    `An API that answers 503 with Retry-After: 1 to all of ${REQUESTS} requests over ${WORKERS} connections, after ${HEALTHY} good ones; the same with writes, and with connections cut at once.`,
  ],
  verdicts: [
    atMost('upstream requests for one of a visitor’s, API at 503', unavailable, 1.1, '×'),
    atMost('upstream requests for one of a visitor’s, API resets', gone, 1.1, '×'),
    atMost('upstream requests for one write', writes, 1, '×'),
    shown('answers that said when to come back', waits.length),
    atMost('of them not in whole seconds', wrongWaits, 0),
  ],
})
