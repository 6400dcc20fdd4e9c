import { RawClient, type RawReply } from '../../apps/bff/src/testing/attacks/RawClient.ts'
import { ROUTE_CLASSES } from '../../apps/bff/src/testing/attacks/routeClasses.ts'
import { PORTS } from '../support/ports.ts'
import { atLeast, atMost } from '../support/verdict.ts'
import { reportAttack } from './support/reportAttack.ts'
import { HOSTS, startDoor } from './support/startDoor.ts'

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
  ...[
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ],
]
const FORBIDDEN =
  /^(server|x-powered-by|via|x-aspnet-version|access-control-allow-origin|public-key-pins)$/

type Case = Readonly<{ name: string; bytes: string }>

const request = (method: string, path: string, host: string, more = ''): string =>
  `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: age-verified=1\r\n${more}\r\n`

const GUARDED =
  'Sec-Fetch-Site: same-origin\r\nX-Inzrt-Csrf: 1\r\nContent-Type: application/json\r\n'
const REPORT = '/api/front/inzrts/kolo-1a2b/markInappropriate'

/** Every kind of answer the door gives: each route in each of its moods, and every refusal. */
const casesOf = (host: string): Case[] => [
  ...Object.entries(ROUTE_CLASSES).flatMap(([name, path]) =>
    [
      ['GET', ''],
      ['HEAD', ''],
      ['OPTIONS', ''],
      ['DELETE', ''],
      ['TRACE', ''],
      ['GET', 'If-None-Match: *\r\n'],
      ['GET', 'Range: bytes=0-10\r\n'],
      ['GET', 'Accept-Encoding: br\r\n'],
    ].map(([method = '', more = '']) => ({
      name: `${method} ${name} ${more.trim()}`,
      bytes: request(method, path, host, more),
    })),
  ),
  ...[
    '/Auto-Moto',
    '/%zz',
    '/%',
    '/ad-%zz',
    '/%00',
    '/a/b/c',
    `/${'a'.repeat(3000)}`,
    '/api/nic',
    '/_next/x',
    '/.git/config',
    '/metrics',
  ].map((path) => ({ name: path.slice(0, 30), bytes: request('GET', path, host) })),
  { name: '414', bytes: request('GET', `/search?term=${'a'.repeat(12_500)}`, host) },
  { name: '417', bytes: request('GET', '/', host, 'Expect: nothing\r\n') },
  { name: '421', bytes: request('GET', '/', 'evil.example') },
  { name: '431', bytes: request('GET', '/', host, `X: ${'a'.repeat(20_000)}\r\n`) },
  { name: '400 two hosts', bytes: request('GET', '/', host, `Host: ${host}\r\n`) },
  { name: 'rubbish', bytes: 'rubbish\r\n\r\n' },
  { name: 'CONNECT', bytes: `CONNECT evil.example:443 HTTP/1.1\r\nHost: ${host}\r\n\r\n` },
  { name: '403 foreign write', bytes: request('PUT', REPORT, host, 'Content-Length: 0\r\n') },
  { name: '413', bytes: request('PUT', REPORT, host, `${GUARDED}Content-Length: 99999\r\n`) },
  {
    name: '415',
    bytes: `${request('PUT', REPORT, host, `${GUARDED.replace('json', 'xml')}Content-Length: 2\r\n`)}{}`,
  },
  { name: 'write', bytes: `${request('PUT', REPORT, host, `${GUARDED}Content-Length: 2\r\n`)}{}` },
  { name: 'security.txt', bytes: request('GET', '/.well-known/security.txt', host) },
  { name: 'health', bytes: request('GET', '/healthz', '127.0.0.1') },
  { name: 'gate', bytes: request('GET', '/auto-moto', host).replace('age-verified=1', '') },
  {
    name: 'gated call',
    bytes: request('GET', '/api/front/sections', host).replace('age-verified=1', ''),
  },
]

const headersOf = ({ head }: RawReply): Map<string, string> =>
  new Map(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
  )

const faultsOf = (reply: RawReply | null): string[] => {
  if (!reply) return ['no answer']
  const headers = headersOf(reply)
  const policy = headers.get('content-security-policy') ?? ''
  const isPage = policy.includes('script-src')
  return [
    ...Object.entries(REQUIRED).flatMap(([name, pattern]) =>
      pattern.test(headers.get(name) ?? '') ? [] : [`${name}: ${headers.get(name)}`],
    ),
    ...(isPage ? OF_PAGES.filter((part) => !policy.includes(part)) : []),
    ...(/unsafe|\*|data:|http:/.test(policy) ? [policy] : []),
    ...[...headers.keys()].filter((name) => FORBIDDEN.test(name)),
    ...(headers.has('cache-control') || reply.status === 304 ? [] : ['no cache-control']),
    ...(reply.status === 500 ? ['status 500'] : []),
  ]
}

const KEYS = `k1:${Buffer.alloc(32, 7).toString('base64url')}`

const door = await startDoor({ SCHEME: 'https', SESSION_KEYS: KEYS })
const client = new RawClient(PORTS.bff)
const faults: string[] = []
const statuses = new Set<number>()
let answers = 0
const crawl = async (mood: string): Promise<void> => {
  for (const host of [HOSTS.general, HOSTS.adult])
    for (const { name, bytes } of casesOf(host)) {
      const reply = await client.ask(bytes)
      answers += 1
      statuses.add(reply?.status ?? 0)
      for (const fault of faultsOf(reply))
        faults.push(`${mood}, ${host}, ${name}: ${reply?.status} ${fault}`)
    }
}
await crawl('healthy')
for (const standIn of [door.api, door.general, door.adult])
  standIn.answerWith((_, response) => response.writeHead(500, { server: 'x' }).end('stack'))
await crawl('upstreams at 500')
for (const standIn of [door.api, door.general, door.adult]) standIn.stop()
await crawl('upstreams gone')
client.close()
await door.stop()

for (const line of faults.slice(0, 40)) console.log(line)
reportAttack('answers', {
  title: 'Headers of every answer',
  method: [
    `${answers} answers: every kind of route by every method, conditional, in part and compressed, every refusal, both hosts, with upstreams healthy, answering 500 and gone. Statuses: ${[...statuses].sort().join(', ')}.`,
    'As behind TLS. The policy of content is judged by its own list: nothing unsafe, no wildcard, nothing foreign, Trusted Types on pages.',
  ],
  verdicts: [
    atLeast('different statuses seen', statuses.size, 15),
    atMost('answers that lack a header or say too much', faults.length, 0),
    atMost('answers of status 500', statuses.has(500) ? 1 : 0, 0),
  ],
})
