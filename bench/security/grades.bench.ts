import { RawClient } from '../../apps/bff/src/testing/attacks/RawClient.ts'
import { ROUTE_CLASSES } from '../../apps/bff/src/testing/attacks/routeClasses.ts'
import { PORTS } from '../support/ports.ts'
import { atLeast, atMost } from '../support/verdict.ts'
import { GRADERS, gradeHost, installGraders, weaknessesOf } from './support/graders.ts'
import { reportAttack } from './support/reportAttack.ts'
import { HOSTS, startTestBff } from './support/startTestBff.ts'
import { startTls } from './support/startTls.ts'

const KEYS = `k1:${Buffer.alloc(32, 7).toString('base64url')}`
const POLICY = /^content-security-policy: (.*)$/im

installGraders()
const testBff = await startTestBff({ SCHEME: 'https', SESSION_KEYS: KEYS })

const policiesOf = async (host: string): Promise<string[]> => {
  const client = new RawClient(PORTS.bff)
  const policies: string[] = []
  for (const path of Object.values(ROUTE_CLASSES)) {
    const reply = await client.ask(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: age-verified=1\r\n\r\n`,
    )
    policies.push(POLICY.exec(reply?.head ?? '')?.[1]?.trim() ?? '')
  }
  client.close()
  return policies
}

const gradeSite = async (host: string) => {
  const front = await startTls(PORTS.tls, host)
  const grade = await gradeHost(`localhost:${PORTS.tls}`)
  front.closeAllConnections()
  front.close()
  return grade
}

const general = await gradeSite(HOSTS.general)
const adult = await gradeSite(HOSTS.adult)
const policies = new Set((await Promise.all(Object.values(HOSTS).map(policiesOf))).flat())
const weaknesses = (await Promise.all([...policies].map(weaknessesOf))).flat()
await testBff.stop()

for (const line of [...general.failed, ...adult.failed, ...weaknesses]) console.log(line)
reportAttack('grades', {
  title: 'Headers, as others grade them',
  method: [
    `MDN's HTTP Observatory ${GRADERS['@mdn/mdn-http-observatory']} at the front page of both sites behind TLS of this machine (${general.grade} and ${adult.grade}; the list of preloaded hosts, worth 5 points, is left out); csp_evaluator ${GRADERS.csp_evaluator} over ${policies.size} different policies of every kind of route.`,
    'npm brings both when this is run.',
  ],
  verdicts: [
    atLeast('Observatory: points of the general site', general.score, 130),
    atLeast('Observatory: points of the adult site', adult.score, 130),
    atMost('Observatory: tests failed', general.failed.length + adult.failed.length, 0),
    atMost('csp_evaluator: findings of medium severity and above', weaknesses.length, 0),
  ],
})
