import { judgeAnswers } from '../../apps/bff/src/testing/attacks/judgeAnswers.ts'
import { atLeast, atMost } from '../support/verdict.ts'
import { reportAttack } from './support/reportAttack.ts'
import { startTestBff } from './support/startTestBff.ts'

const KEYS = `k1:${Buffer.alloc(32, 7).toString('base64url')}`

const testBff = await startTestBff({ SCHEME: 'https', SESSION_KEYS: KEYS })
const upstreams = [testBff.api, testBff.general, testBff.adult]
const healthy = await judgeAnswers(testBff)
for (const upstream of upstreams)
  upstream.answerWith((_, response) => response.writeHead(500, { server: 'x' }).end('stack'))
const failing = await judgeAnswers(testBff)
for (const upstream of upstreams) upstream.stop()
const gone = await judgeAnswers(testBff)
await testBff.stop()

const rounds = [healthy, failing, gone]
const answers = rounds.flatMap((round) => round.statuses)
const statuses = new Set(answers)
const faults = rounds.flatMap((round) => round.faults)
for (const line of faults.slice(0, 40)) console.log(line)
reportAttack('answers', {
  title: 'Headers of every answer',
  method: [
    `${answers.length} answers: every kind of route by every method, conditional, in part and compressed, every refusal, both hosts, with upstreams healthy, answering 500 and gone. Statuses: ${[...statuses].sort().join(', ')}.`,
    'As behind TLS. The policy of content is judged by its own list: nothing unsafe, no wildcard, nothing foreign, Trusted Types on pages.',
  ],
  verdicts: [
    atLeast('different statuses seen', statuses.size, 15),
    atMost('answers that lack a header or say too much', faults.length, 0),
    atMost('answers of status 500', statuses.has(500) ? 1 : 0, 0),
  ],
})
