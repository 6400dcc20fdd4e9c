import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { PORTS } from '../support/ports.ts'
import { atLeast, atMost } from '../support/verdict.ts'
import { startTestBffs } from './support/startTestBffs.ts'
import { logsOut } from './support/Visitor.ts'

const KILLS = wanted(100)
const REUSES = wanted(100)
const REFRESH = '/api/auth/refresh'
const USER = '/api/auth/user'

const testBffs = await startTestBffs(1)
const { fake } = testBffs
let lost = 0
let kept = 0
let restarted = await testBffs.start(PORTS.secondBff)

const withOldToken = async () => {
  fake.tokenSeconds = 30
  const visitor = await testBffs.login()
  fake.tokenSeconds = 10_800
  return visitor
}

/** Kills the process while the api's answer to `path` is on its way: it never reaches the browser. */
const killAt = (path: string): Promise<void> =>
  new Promise((resolve) => {
    fake.faults.set(path, (answer) => {
      fake.faults.delete(path)
      process.kill(restarted.pid, 'SIGKILL')
      answer()
      resolve()
    })
  })

for (let round = 0; round < KILLS; round += 1) {
  const visitor = await withOldToken()
  const killed = killAt(round % 2 ? REFRESH : USER)
  visitor.ask(PORTS.secondBff, 'GET', USER).catch(() => undefined)
  await killed
  restarted = await testBffs.start(PORTS.secondBff)
  const answer = await visitor.ask(PORTS.secondBff, 'GET', USER)
  if (answer.status === 200) kept += 1
  if (logsOut(answer)) lost += 1
}

let ended = 0
for (let round = 0; round < REUSES; round += 1) {
  const visitor = await withOldToken()
  const stolen = visitor.jar.header
  for (let use = 0; use < 2; use += 1) await visitor.ask(PORTS.bff, 'GET', USER)
  const reuse = await visitor.look(PORTS.secondBff, 'GET', USER, stolen)
  const owner = await visitor.ask(PORTS.bff, 'GET', USER)
  if (reuse.status === 401 && owner.status === 401) ended += 1
}
await testBffs.stop()

reportAttack('sessions-lost-answers', {
  title: 'A lost answer costs nothing, a reused token everything',
  method: [
    `The bff is killed ${KILLS} times while the answer of an exchange, or of the call after it, is on its way; the browser comes again with its old cookie.`,
    `An old cookie comes back ${REUSES} times, at another bff, after the browser used the new one.`,
  ],
  verdicts: [
    atLeast('sessions that went on after a kill', kept, KILLS),
    atMost('visitors logged out by a kill', lost, 0),
    atLeast('sessions ended by the reuse of an old cookie', ended, REUSES),
  ],
})
process.exit()
