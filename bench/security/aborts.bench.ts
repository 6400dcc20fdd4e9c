import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { PORTS } from '../support/ports.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { reportAttack } from './support/reportAttack.ts'
import { HOSTS, startDoor } from './support/startDoor.ts'
import { wanted } from './support/wanted.ts'

const VISITORS = wanted(500)
const AT_ONCE = 50
const DEADLINE_MS = 1000

const PATHS = ['/api/front/sections', '/api/image/demo/kolo.webp', '/kolo-']

const door = await startDoor()
const ended: number[] = []
let arrived = 0
let leftAt = 0
for (const standIn of [door.api, door.general])
  standIn.answerWith((request, response) => {
    if (request.url?.startsWith('/api/front/slug/'))
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    arrived += 1
    request.socket.once('close', () => ended.push(performance.now() - leftAt))
  })

const until = async (done: () => boolean): Promise<void> => {
  for (let waited = 0; waited < 10_000 && !done(); waited += 10) await pause(10)
}

for (let sent = 0; sent < VISITORS; sent += AT_ONCE) {
  const round = Math.min(AT_ONCE, VISITORS - sent)
  // Drawing is limited to 16 at once: a visitor who waits in the queue has no work upstream to end.
  const sockets = Array.from({ length: round }, (_, at) => {
    const path = PATHS[at % 3] === '/kolo-' && at < 45 ? `/kolo-${sent + at}` : PATHS[at % 2]
    const socket = connect(PORTS.bff, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${HOSTS.general}\r\n\r\n`)
    return socket
  })
  await until(() => arrived >= sent + round)
  leftAt = performance.now()
  for (const socket of sockets) socket.destroy()
  await until(() => ended.length >= sent + round)
}
await door.stop()

reportAttack('aborts', {
  title: 'Visitors who leave',
  method: [
    `${VISITORS} visitors of calls, pictures and pages, ${AT_ONCE} at a time, leave while the upstream works; an end counts when the upstream sees its connection closed.`,
  ],
  verdicts: [
    shown('requests under way when their visitor left', arrived),
    atLeast(
      'ended upstream within a second',
      ended.filter((ms) => ms <= DEADLINE_MS).length,
      VISITORS,
    ),
    atMost('slowest end', Math.max(...ended), DEADLINE_MS, 'ms'),
  ],
})
