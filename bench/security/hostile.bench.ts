import { besiege } from '../../apps/bff/src/testing/attacks/besiege.ts'
import { scannerLines } from '../../apps/bff/src/testing/attacks/fragments.ts'
import { hostileRequests } from '../../apps/bff/src/testing/attacks/hostileRequests.ts'
import { mayReachUpstream } from '../../apps/bff/src/testing/attacks/mayReachUpstream.ts'
import { PORTS } from '../support/ports.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { describeSiege } from './support/describeSiege.ts'
import { reportAttack } from './support/reportAttack.ts'
import { residentMb } from './support/residentMb.ts'
import { HOSTS, startTestBff } from './support/startTestBff.ts'
import { wanted } from './support/wanted.ts'

const REQUESTS = wanted(200_000)
/** V8 sets more and more aside until here, and then no more; a leak would go on. */
const WARM_UP = Math.ceil(REQUESTS / 2)
const SEED = 1

const lines = scannerLines()
/** A small store, or its filling would hide what really grows. */
const STORE_BYTES = 8 * 1024 * 1024

const testBff = await startTestBff({ STORE_BYTES: String(STORE_BYTES) })
const target = { hosts: [HOSTS.general, HOSTS.adult, HOSTS.general, 'evil.example'], lines }
await besiege(PORTS.bff, hostileRequests(WARM_UP, SEED + 1, target))
const before = residentMb(testBff.bff.pid)
const siege = await besiege(PORTS.bff, hostileRequests(REQUESTS, SEED, target))
const after = residentMb(testBff.bff.pid)
const exits = testBff.bff.hasExited() ? 1 : 0
const strangers = [testBff.api, testBff.general, testBff.adult]
  .flatMap(({ targets }) => [...targets.keys()])
  .filter((asked) => !mayReachUpstream(asked))
await testBff.stop()

for (const line of strangers.slice(0, 20)) console.log(line)
reportAttack('hostile', {
  title: 'Hostile requests',
  method: [
    `${REQUESTS} requests byte for byte over raw sockets: attacks and ${lines.length} lines of scanners' word lists, mutated, in paths, queries, headers and bodies.`,
    describeSiege(siege),
    `In front of stand-ins, which note what reaches them; memory is compared with that of a process warm of ${WARM_UP} such requests, with room for 8 MB of kept pages.`,
  ],
  seed: SEED,
  verdicts: [
    shown('hostile requests sent', REQUESTS + WARM_UP),
    atMost('hostile input: answers of 500 and above', siege.failed, 0),
    atMost('hostile input: requests without an answer', siege.silent, 0),
    atMost('hostile input: exits of the process', exits, 0),
    atMost('hostile input: calls past the allow-list', strangers.length, 0),
    shown('hostile input: memory before', before, 'MB'),
    atMost('hostile input: memory after of before', after / before, 1.1, '×'),
    atLeast('hostile input: different answers seen', siege.statuses.size, 8),
  ],
})
