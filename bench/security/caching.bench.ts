import { drawsPages } from '../../apps/bff/src/testing/attacks/standInAnswers.ts'
import { atLeast, atMost } from '../support/verdict.ts'
import { CACHE_RULES } from './support/cacheRules.ts'
import { reportAttack } from './support/reportAttack.ts'
import { startDoor } from './support/startDoor.ts'

const rules = Object.entries(CACHE_RULES)
const door = await startDoor()
const broken: string[] = []
for (const [at, [name, holds]] of rules.entries()) {
  door.general.answerWith(drawsPages('general'))
  if (!(await holds(`/stranka-${at}`, door))) broken.push(name)
}
await door.stop()

for (const name of broken) console.log(name)
reportAttack('caching', {
  title: 'A cache as caches should be',
  method: [
    `${rules.length} rules of HTTP caching and of the page store, each with a page of its own: who may share what, validators, encodings, ages, and what must never be kept.`,
  ],
  verdicts: [atLeast('rules tried', rules.length, 20), atMost('rules broken', broken.length, 0)],
})
