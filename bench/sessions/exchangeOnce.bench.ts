import { random } from '../../apps/bff/src/testing/attacks/random.ts'
import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { atMost, shown } from '../support/verdict.ts'
import { startTestBffs } from './support/startTestBffs.ts'
import { logsOut } from './support/Visitor.ts'

const ROUNDS = wanted(200)
const AT_ONCE = 500
const SLOWEST_MS = 2000
const REFRESH = '/api/auth/refresh'
const SEED = 11

const testBffs = await startTestBffs()
const { below } = random(SEED)
let tooOften = 0
let refused = 0
let loggedOut = 0

testBffs.fake.faults.set(REFRESH, (answer) => setTimeout(answer, below(SLOWEST_MS)))
for (let round = 0; round < ROUNDS; round += 1) {
  testBffs.fake.tokenSeconds = 30
  const visitor = await testBffs.login()
  testBffs.fake.tokenSeconds = 10_800
  testBffs.fake.calls.length = 0
  const { header } = visitor.jar
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) =>
      visitor.look(testBffs.ports[at % 2] ?? 0, 'GET', '/api/auth/user', header),
    ),
  )
  if (testBffs.fake.count(REFRESH) > testBffs.ports.length) tooOften += 1
  refused += answers.filter(({ status }) => status !== 200).length
  loggedOut += answers.filter(logsOut).length
}
await testBffs.stop()

reportAttack('sessions-exchange-once', {
  title: 'A token is exchanged once',
  seed: SEED,
  method: [
    `${ROUNDS} rounds of ${AT_ONCE} requests at once with a token at its end, halves of them at two processes of the bff; the api takes up to ${SLOWEST_MS / 1000} s for an exchange.`,
  ],
  verdicts: [
    shown('requests', ROUNDS * AT_ONCE),
    atMost('rounds in which a process asked for an exchange twice', tooOften, 0),
    atMost('answers other than 200', refused, 0),
    atMost('answers that log out', loggedOut, 0),
  ],
})
process.exit()
