import type { AttackTarget } from './AttackTarget.ts'
import { answerCases } from './answerCases.ts'
import { RawClient, type RawReply } from './RawClient.ts'

const REQUIRED: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=\d{8,}; includeSubDomains$/,
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
}
const OF_PAGES = [
  ...["object-src 'none'", "base-uri 'none'", "form-action 'self'"],
  ...["require-trusted-types-for 'script'", 'trusted-types default'],
]
const FORBIDDEN =
  /^(server|x-powered-by|via|x-aspnet-version|access-control-allow-origin|public-key-pins)$/
const LOOSE = /unsafe|\*|data:|http:/

const headersOf = ({ head }: RawReply): ReadonlyMap<string, string> =>
  new Map(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
  )

const policyFaults = (policy: string): string[] => [
  ...(policy.includes('script-src') ? OF_PAGES.filter((part) => !policy.includes(part)) : []),
  ...(LOOSE.test(policy) ? [policy] : []),
]

const faultsOf = (reply: RawReply | null): string[] => {
  if (!reply) return ['no answer']
  const headers = headersOf(reply)
  const missing = Object.entries(REQUIRED).filter(
    ([name, pattern]) => !pattern.test(headers.get(name) ?? ''),
  )

  return [
    ...missing.map(([name]) => `${name}: ${headers.get(name)}`),
    ...policyFaults(headers.get('content-security-policy') ?? ''),
    ...[...headers.keys()].filter((name) => FORBIDDEN.test(name)),
    ...(headers.has('cache-control') || reply.status === 304 ? [] : ['no cache-control']),
    ...(reply.status === 500 ? ['status 500'] : []),
  ]
}

/** The statuses of all answers, and what each of them lacks or says too much. */
export type AnswerFaults = Readonly<{ statuses: readonly number[]; faults: readonly string[] }>

/** Asks for every kind of answer at both hosts of a bff behind https, and judges the headers of each. */
export const judgeAnswers = async ({ port, hosts }: AttackTarget): Promise<AnswerFaults> => {
  const client = new RawClient(port)
  const statuses: number[] = []
  const faults: string[] = []
  for (const host of Object.values(hosts))
    for (const { name, bytes } of answerCases(host)) {
      const reply = await client.ask(bytes)
      statuses.push(reply?.status ?? 0)
      for (const fault of faultsOf(reply))
        faults.push(`${host}, ${name}: ${reply?.status} ${fault}`)
    }
  client.close()

  return { statuses, faults }
}
