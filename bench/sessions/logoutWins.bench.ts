import { setTimeout as pause } from 'node:timers/promises'
import { random } from '../../apps/bff/src/testing/attacks/random.ts'
import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { startTestBffs } from './support/startTestBffs.ts'
import { sessionOf } from './support/Visitor.ts'

const ROUNDS = wanted(500)
const AT_ONCE = 100
const SEED = 12
const USER = '/api/auth/user'
const LOGOUT = '/api/auth/logout'

const testBffs = await startTestBffs()
const { fake, ports } = testBffs
const { below } = random(SEED)
const [first = 0, second = 0] = ports
let setLate = 0
let reborn = 0
let replayed = 0

fake.faults.set(USER, (answer) => setTimeout(answer, below(40)))
fake.faults.set('/api/auth/refresh', (answer) => setTimeout(answer, below(40)))
for (let round = 0; round < ROUNDS; round += 1) {
  // Every other round the calls exchange the token while the logout comes.
  fake.tokenSeconds = round % 2 ? 30 : 10_800
  const visitor = await testBffs.login()
  fake.tokenSeconds = 10_800
  fake.calls.length = 0
  const { header } = visitor.jar
  const underWay = Array.from({ length: AT_ONCE }, (_, at) =>
    visitor.look(ports[at % 2] ?? 0, 'GET', USER, header),
  )
  await pause(below(60))
  await visitor.ask(ports[round % 2] ?? 0, 'POST', LOGOUT)
  const answers = await Promise.all(underWay)

  const sessions = new Set(answers.flatMap((answer) => sessionOf(answer) ?? []))
  setLate += sessions.size
  const all = [...sessions, header].flatMap((cookie) =>
    [first, second].map((port) => visitor.look(port, 'GET', USER, cookie)),
  )
  const replays = await Promise.all(all)
  reborn += replays.slice(0, -2).filter(({ status }) => status === 200).length
  replayed += replays.slice(-2).filter(({ status }) => status === 401).length
}
await testBffs.stop()

reportAttack('sessions-logout-wins', {
  title: 'A logout wins',
  seed: SEED,
  method: [
    `${ROUNDS} logouts, each at a random moment of ${AT_ONCE} requests under way at two processes; in every other round the token is just being exchanged. Every cookie set meanwhile, and the one from before, is then tried at both processes.`,
  ],
  verdicts: [
    shown('cookies of new tokens set while the logout came', setLate),
    atMost('of them that still open anything', reborn, 0),
    atLeast('captured cookies refused after the logout', replayed, ROUNDS * 2),
  ],
})
process.exit()
