import { leaveEarly } from '../../apps/bff/src/testing/attacks/leaveEarly.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { reportAttack } from './support/reportAttack.ts'
import { startTestBff } from './support/startTestBff.ts'
import { wanted } from './support/wanted.ts'

const VISITORS = wanted(500)
const AT_ONCE = 50
const DEADLINE_MS = 1000

const testBff = await startTestBff()
const ends: number[] = []
for (let sent = 0; sent < VISITORS; sent += AT_ONCE)
  ends.push(...(await leaveEarly(testBff, Math.min(AT_ONCE, VISITORS - sent), sent)))
await testBff.stop()
const ended = ends.filter(Number.isFinite)

reportAttack('aborts', {
  title: 'Visitors who leave',
  method: [
    `${VISITORS} visitors of calls, pictures and pages, ${AT_ONCE} at a time, leave while the upstream works; an end counts when the upstream sees its connection closed.`,
  ],
  verdicts: [
    shown('requests under way when their visitor left', ends.length),
    atLeast(
      'ended upstream within a second',
      ended.filter((ms) => ms <= DEADLINE_MS).length,
      VISITORS,
    ),
    atMost('slowest end', Math.max(...ended), DEADLINE_MS, 'ms'),
  ],
})
