import { CACHE_RULES, keepsCacheRule } from '../../apps/bff/src/testing/attacks/cacheRules.ts'
import { atLeast, atMost } from '../support/verdict.ts'
import { reportAttack } from './support/reportAttack.ts'
import { startTestBff } from './support/startTestBff.ts'

const testBff = await startTestBff()
const broken: string[] = []
for (const name of CACHE_RULES) if (!(await keepsCacheRule(name, testBff))) broken.push(name)
await testBff.stop()

for (const name of broken) console.log(name)
reportAttack('caching', {
  title: 'A cache as caches should be',
  method: [
    `${CACHE_RULES.length} rules of HTTP caching and of the page store, each with a page of its own: who may share what, validators, encodings, ages, and what must never be kept.`,
  ],
  verdicts: [
    atLeast('rules tried', CACHE_RULES.length, 20),
    atMost('rules broken', broken.length, 0),
  ],
})
