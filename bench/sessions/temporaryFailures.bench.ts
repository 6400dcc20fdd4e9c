import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../../apps/bff/src/testing/SessionsApi.ts'
import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { startTestBffs } from './support/startTestBffs.ts'
import { logsOut, type Visitor } from './support/Visitor.ts'

const SECONDS = wanted(60)
const VISITORS = 50
const REFRESH = '/api/auth/refresh'
const USER = '/api/auth/user'

const FAULTS: Readonly<Record<string, Fault>> = {
  failures: (_, response) => void response.writeHead(500).end(),
  resets: (_, response) => response.socket?.destroy(),
  silence: () => undefined,
}

const testBffs = await startTestBffs()
const { fake, ports } = testBffs
let asked = 0
let loggedOut = 0
let wentOn = 0

const beginAll = async (): Promise<Visitor[]> => {
  fake.tokenSeconds = 0
  const visitors: Visitor[] = []
  for (let at = 0; at < VISITORS; at += 1) visitors.push(await testBffs.login())
  fake.tokenSeconds = 10_800
  return visitors
}

const askAll = async (visitors: readonly Visitor[], port = 0) => {
  const answers = await Promise.all(visitors.map((one) => one.ask(port, 'GET', USER)))
  asked += answers.length
  loggedOut += answers.filter(logsOut).length
  return answers
}

/** Until the bff tries again what has failed for long. */
const recover = async (visitors: readonly Visitor[]): Promise<number> => {
  for (let tries = 0; tries < 40; tries += 1) {
    const answers = await askAll(visitors, ports[0])
    if (answers.every(({ status }) => status === 200)) return answers.length
    await pause(250)
  }
  return 0
}

for (const fault of Object.values(FAULTS)) {
  const visitors = await beginAll()
  fake.faults.set(REFRESH, fault)
  const end = performance.now() + SECONDS * 1000
  for (let turn = 0; performance.now() < end; turn += 1) {
    await askAll(visitors, ports[turn % 2])
    await pause(100)
  }
  fake.faults.clear()
  wentOn += await recover(visitors)
}

const refused = await beginAll()
fake.endAll()
const before = loggedOut
await askAll(refused, ports[0])
const ended = loggedOut - before
await testBffs.stop()

reportAttack('sessions-temporary-failures', {
  title: 'What passes logs nobody out',
  method: [
    `${VISITORS} visitors whose tokens have ended, for ${SECONDS} s each with an api that answers an exchange with 500, cuts the connection, or says nothing; then one that refuses it.`,
  ],
  verdicts: [
    shown('requests', asked),
    atMost('visitors logged out by a failure', before, 0),
    atLeast('sessions that went on afterwards', wentOn, VISITORS * 3),
    atLeast('sessions ended at once by a refusal', ended, VISITORS),
  ],
})
process.exit()
