import { randomBytes } from 'node:crypto'
import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { placeAd } from './support/placeAd.ts'
import { startAdvertising } from './support/startAdvertising.ts'

const ADS = wanted(1_000)
const AT_ONCE = 10

const advertising = await startAdvertising()
const run = randomBytes(4).toString('hex')
const contentOf = (n: number) => `Kolo číslo ${n} z běhu ${run}, zachovalé, nové pláště.`
const keyOf = (n: number) => `jednou-${run}-${n}`

let underWay = 0
let strange = 0
let otherSlugs = 0
let otherBodies = 0
for (let n = 0; n < ADS; n += 1) {
  const changes = { content: contentOf(n) }
  const place = () => placeAd(advertising, keyOf(n), changes)
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, place))
  const again = await place()
  underWay += answers.filter(({ status }) => status === 409).length
  strange += [...answers, again].filter(({ status }) => ![201, 409].includes(status)).length
  otherSlugs += answers.filter(({ slug }) => slug !== null && slug !== again.slug).length
  const other = await placeAd(advertising, keyOf(n), { content: `${contentOf(n)} Jinak.` })
  otherBodies += Number(other.status === 422)
}
const { rows } = await advertising.database().pool.query(
  `select count(*)::int as ads, count(distinct content)::int as texts,
       (select count(*)::int from state_log where entity = 'ad' and event = 'create'
         and entity_id in (select id from ads where content like $1)) as steps
     from ads where content like $1`,
  [`%${run}%`],
)
await advertising.stop()

reportAttack('advertising-once', {
  title: 'An ad is placed once',
  method: [
    `${ADS} ads, each sent ${AT_ONCE} times at once under one key, then once more, then with another text.`,
  ],
  verdicts: [
    atLeast('ads in the database', rows[0].ads, ADS),
    atMost('ads in the database', rows[0].ads, ADS),
    atLeast('different ads among them', rows[0].texts, ADS),
    atMost('first steps written', rows[0].steps, ADS),
    shown('told that the first is under way (409)', underWay),
    atMost('answered otherwise than 201 or 409', strange, 0),
    atMost('told another ad than the first was', otherSlugs, 0),
    atLeast('another text under the same key refused (422)', otherBodies, ADS),
  ],
})
process.exit()
