import {
  MIXED_CONNECTIONS,
  MIXED_VISITORS,
  mixVisitors,
} from '../../apps/bff/src/testing/attacks/mixVisitors.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { reportAttack } from './support/reportAttack.ts'
import { startTestBff } from './support/startTestBff.ts'
import { wanted } from './support/wanted.ts'

const REQUESTS = wanted(100_000)
const SEED = 1

const testBff = await startTestBff({ TRUSTED_PROXIES: '127.0.0.1' })
const { named, mixed, failed } = await mixVisitors(testBff, REQUESTS, SEED)
await testBff.stop()

reportAttack('mixing', {
  title: 'Visitors and sites that never mix',
  method: [
    `${REQUESTS} requests of ${MIXED_VISITORS} visitors over ${MIXED_CONNECTIONS} shared connections, both hosts in turn, pages, searches, calls and pictures; the API names its visitor in every answer, late and out of order.`,
  ],
  seed: SEED,
  verdicts: [
    shown('requests', REQUESTS),
    atLeast('answers that named their own visitor', named, REQUESTS / 4),
    atMost('answers with something of another visitor or site', mixed, 0),
    atMost('answers other than 200', failed, 0),
  ],
})
