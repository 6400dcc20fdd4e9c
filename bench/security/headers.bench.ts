import {
  LEAKED_ANSWERS,
  LEAKED_NAMES,
  leakHeaders,
} from '../../apps/bff/src/testing/attacks/leakHeaders.ts'
import { ROUTE_CLASSES } from '../../apps/bff/src/testing/attacks/routeClasses.ts'
import { atMost, shown } from '../support/verdict.ts'
import { reportAttack } from './support/reportAttack.ts'
import { startTestBff } from './support/startTestBff.ts'

const testBff = await startTestBff()
const { sent, reached, failed, upward, downward } = await leakHeaders(testBff)
await testBff.stop()

reportAttack('headers', {
  title: 'Headers both ways',
  method: [
    `${LEAKED_NAMES.length} headers, their twins with underscores and invented ones, each also nominated by Connection, forty at a time, against ${Object.keys(ROUTE_CLASSES).length} kinds of routes.`,
    `Then the same while every upstream answers with ${Object.keys(LEAKED_ANSWERS).length} headers that must not reach a visitor.`,
  ],
  verdicts: [
    shown('requests sent', sent),
    shown('requests that reached an upstream', reached),
    atMost('requests answered other than 200', failed, 0),
    atMost('visitors’ headers that reached an upstream', upward.length, 0),
    atMost('upstreams’ headers that reached a visitor', downward.length, 0),
  ],
})
