import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { RawClient } from '../../apps/bff/src/testing/attacks/RawClient.ts'
import { answersCalls, drawsPages } from '../../apps/bff/src/testing/attacks/standInAnswers.ts'
import { PORTS } from '../support/ports.ts'
import { atMost, shown } from '../support/verdict.ts'
import { reportAttack } from './support/reportAttack.ts'
import { ROUTE_CLASSES } from './support/routeClasses.ts'
import { HOSTS, startDoor } from './support/startDoor.ts'

const CANARY = 'canary-4e1b'
const BATCH = 40

const KNOWN = [
  ...[
    'Cookie',
    'Authorization',
    'Proxy-Authorization',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
  ],
  ...[
    'X-Forwarded-Port',
    'X-Forwarded-Prefix',
    'X-Forwarded-Server',
    'Forwarded',
    'X-Real-IP',
    'X-Client-IP',
    'True-Client-IP',
  ],
  ...[
    'CF-Connecting-IP',
    'X-Cluster-Client-IP',
    'X-Original-URL',
    'X-Original-Host',
    'X-Rewrite-URL',
    'X-Http-Method-Override',
  ],
  ...[
    'X-Method-Override',
    'X-User-Id',
    'X-User',
    'X-Remote-User',
    'X-Auth-Token',
    'X-Api-Key',
    'X-Host',
    'X-Accel-Redirect',
  ],
  ...[
    'X-Sendfile',
    'X-Inzrt-Key',
    'X-Inzrt-Brand',
    'X-Inzrt-Client',
    'X-Inzrt-Device',
    'X-Inzrt-Flow',
    'X-Inzrt-Grant',
  ],
  ...[
    'X-Request-Id',
    'X-Middleware-Subrequest',
    'X-Middleware-Rewrite',
    'X-Middleware-Next',
    'X-Nextjs-Data',
    'X-Nextjs-Rewrite',
  ],
  ...[
    'X-Now-Route-Matches',
    'X-Matched-Path',
    'X-Invoke-Path',
    'X-Invoke-Query',
    'Next-Router-State-Tree',
    'Next-Router-Prefetch',
  ],
  ...[
    'Next-Url',
    'RSC',
    'Content-Security-Policy',
    'Content-Security-Policy-Report-Only',
    'TE',
    'Trailer',
    'Via',
    'User-Agent',
  ],
  ...[
    'Accept-Language',
    'Referer',
    'Range',
    'If-Range',
    'If-Match',
    'If-Unmodified-Since',
    'Origin',
    'From',
    'Pragma',
    'Warning',
  ],
  ...[
    'DNT',
    'Save-Data',
    'Sec-CH-UA',
    'Sec-Fetch-Dest',
    'Sec-GPC',
    'Traceparent',
    'Tracestate',
    'Baggage',
    'X-B3-TraceId',
    'Priority',
  ],
]
const twins = KNOWN.filter((name) => name.includes('-')).map((name) => name.replaceAll('-', '_'))
const invented = Array.from({ length: 80 }, (_, at) => `X-Invented-${at}`)
const names = [...new Set([...KNOWN, ...twins, ...KNOWN.map((name) => `X-${name}`), ...invented])]
const batches = Array.from({ length: Math.ceil(names.length / BATCH) }, (_, at) =>
  names.slice(at * BATCH, at * BATCH + BATCH),
)

const seen: IncomingHttpHeaders[] = []
const LEAKS = {
  'set-cookie': CANARY,
  'access-control-allow-origin': CANARY,
  'clear-site-data': `"${CANARY}"`,
  refresh: `0;url=https://${CANARY}`,
  link: `<https://${CANARY}>; rel=preload`,
  'content-security-policy': `default-src ${CANARY}`,
  ...Object.fromEntries(
    names.filter((name) => /^X-/.test(name)).map((name) => [name.toLowerCase(), CANARY]),
  ),
}
/** Notes what arrives; on demand also answers with everything a visitor must not get. */
const noting =
  (listener: RequestListener, leaks: Record<string, string>): RequestListener =>
  (request, response) => {
    seen.push(request.headers)
    for (const [name, value] of Object.entries(leaks)) response.setHeader(name, value)
    listener(request, response)
  }

const door = await startDoor()
const client = new RawClient(PORTS.bff)
const replies: string[] = []

const attack = async (leaks: Record<string, string>, round: string): Promise<void> => {
  door.api.answerWith(noting(answersCalls, leaks))
  const { 'set-cookie': _, ...ofPages } = leaks
  door.general.answerWith(noting(drawsPages('general'), ofPages))
  for (const [kind, path] of Object.entries(ROUTE_CLASSES))
    for (const [at, batch] of batches.entries()) {
      const target =
        kind === 'page' || kind === 'asset' ? path.replace('a', `a${round}${at}`) : path
      const lines = batch.map((name) => `${name}: ${CANARY}`).join('\r\n')
      const nominated = `Connection: keep-alive, ${batch.join(', ')}`
      const reply = await client.ask(
        `GET ${target} HTTP/1.1\r\nHost: ${HOSTS.general}\r\n${nominated}\r\n${lines}\r\n\r\n`,
      )
      replies.push(reply?.head ?? '')
    }
}
await attack({}, 'x')
const reached = seen.length
await attack(LEAKS, 'y')
client.close()
await door.stop()

reportAttack('headers', {
  title: 'Headers both ways',
  method: [
    `${names.length} headers, their twins with underscores and invented ones, each also nominated by Connection, ${BATCH} at a time, against ${Object.keys(ROUTE_CLASSES).length} kinds of routes.`,
    `Then the same while every upstream answers with ${Object.keys(LEAKS).length} headers that must not reach a visitor.`,
  ],
  verdicts: [
    shown('requests sent', replies.length),
    shown('requests that reached an upstream', reached),
    atMost(
      'visitors’ headers that reached an upstream',
      seen.filter((headers) => JSON.stringify(headers).includes(CANARY)).length,
      0,
    ),
    atMost(
      'upstreams’ headers that reached a visitor',
      replies.filter((head) => head.includes(CANARY)).length,
      0,
    ),
  ],
})
