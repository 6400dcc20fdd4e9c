import {
  POISONED_ROUTES,
  poisonPages,
  UNKEYED,
} from '../../apps/bff/src/testing/attacks/poisonPages.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { reportAttack } from './support/reportAttack.ts'
import { startTestBff } from './support/startTestBff.ts'

const testBff = await startTestBff()
const { probes, drawn, poisoned } = await poisonPages(testBff)
await testBff.stop()

for (const line of poisoned.slice(0, 20)) console.log(line)
reportAttack('poisoning', {
  title: 'A store that cannot be poisoned',
  method: [
    `${UNKEYED.headers.length} headers and ${UNKEYED.parameters.length} parameters outside the key, each sent with the first request for a page, against ${POISONED_ROUTES.length} kinds of pages; the shell writes all it hears into its page.`,
    'Then the page is asked for without them: what was kept must hold nothing of them.',
  ],
  verdicts: [
    shown('probes', probes),
    atLeast('pages that were drawn for an attacker first', drawn, 300),
    atMost('kept pages with something of the attacker’s', poisoned.length, 0),
  ],
})
