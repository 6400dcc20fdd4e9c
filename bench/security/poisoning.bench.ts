import type { RequestListener } from 'node:http'
import { RawClient } from '../../apps/bff/src/testing/attacks/RawClient.ts'
import { PORTS } from '../support/ports.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { reportAttack } from './support/reportAttack.ts'
import { HOSTS, startDoor } from './support/startDoor.ts'

const CANARY = 'canary-9c2d'

const NAMES = [
  ...[
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-Scheme',
    'X-Forwarded-Port',
    'X-Forwarded-Prefix',
    'X-Forwarded-For',
  ],
  ...[
    'X-Host',
    'X-Original-Host',
    'X-Original-URL',
    'X-Rewrite-URL',
    'Forwarded',
    'X-HTTP-Method-Override',
    'X-Method-Override',
  ],
  ...[
    'X-Middleware-Prefetch',
    'X-Middleware-Rewrite',
    'X-Middleware-Subrequest',
    'X-Nextjs-Data',
    'X-Matched-Path',
    'X-Invoke-Status',
  ],
  ...[
    'X-Invoke-Path',
    'X-Now-Route-Matches',
    'Next-Router-Prefetch',
    'Next-Router-State-Tree',
    'Next-Url',
    'RSC',
    'Purpose',
    'Sec-Purpose',
  ],
  ...[
    'User-Agent',
    'Accept',
    'Accept-Language',
    'Accept-Charset',
    'Cookie',
    'Authorization',
    'Origin',
    'Referer',
    'Range',
    'If-Range',
  ],
  ...[
    'If-None-Match',
    'If-Modified-Since',
    'Cache-Control',
    'Pragma',
    'Via',
    'TE',
    'Trailer',
    'Upgrade-Insecure-Requests',
    'Save-Data',
  ],
  ...[
    'X-Inzrt-Brand',
    'X-Inzrt-Key',
    'X-Inzrt-Client',
    'X-Request-Id',
    'X-Requested-With',
    'X-Wap-Profile',
    'Content-Security-Policy',
  ],
]
const headers = [...NAMES, ...Array.from({ length: 40 }, (_, at) => `X-Unkeyed-${at}`)]
const PARAMETERS = [
  ...[
    'utm_source',
    'utm_content',
    'fbclid',
    'gclid',
    '_rsc',
    'nxtPslug',
    'nxtP',
    '__nextDefaultLocale',
    'callback',
    'cb',
    'x',
  ],
  ...[
    'lang',
    'amp',
    '__proto__',
    'constructor',
    'toString',
    'page[]',
    'Page',
    'PAGE',
    ' page',
    'order%00',
    'term',
    'q',
    'slug',
  ],
]
const parameters = [...PARAMETERS, ...Array.from({ length: 80 }, (_, at) => `unkeyed${at}`)]
const ROUTES = [
  '/',
  '/auto-moto',
  '/auto-moto?page=2',
  '/napoveda',
  '/robots.txt',
  '/sitemap.xml',
  '/auto-moto/rss',
  '/nic-tu-neni',
]

/** A shell that writes everything it hears into its page: what reached it would be kept. */
const echoes: RequestListener = (request, response) => {
  const { 'x-request-id': _, ...heard } = request.headers
  response.writeHead(request.url?.startsWith('/_not-found') ? 404 : 200, {
    'content-type': 'text/html',
  })
  response.end(
    `<html><head></head><body>${encodeURIComponent(`${request.url} ${JSON.stringify(heard)}`)}</body></html>`,
  )
}

const door = await startDoor()
door.general.answerWith(echoes)
door.adult.answerWith(echoes)
const client = new RawClient(PORTS.bff)
const get = async (target: string, more = ''): Promise<string> => {
  const reply = await client.ask(`GET ${target} HTTP/1.1\r\nHost: ${HOSTS.general}\r\n${more}\r\n`)
  return `${reply?.status}${reply?.body.toString() ?? ''}`
}

const poisoned: string[] = []
let probes = 0
/** The attacker is the first to ask for a page, everybody else gets what was kept: it must be the pure one. */
const probe = async (
  route: string,
  attack: string,
  target: string,
  more: string,
): Promise<void> => {
  probes += 1
  await get(target, more)
  const kept = await get(route)
  if (kept.includes(CANARY)) poisoned.push(`${route} by ${attack}`)
}

for (const [at, route] of ROUTES.entries()) {
  const fresh = (turn: number) =>
    route.startsWith('/auto-moto') ? route.replace('moto', `moto-${at}-${turn}`) : route
  for (const [turn, name] of headers.entries())
    await probe(fresh(turn), name, fresh(turn), `${name}: ${CANARY}\r\n`)
  for (const [turn, name] of parameters.entries()) {
    const path = fresh(1000 + turn)
    await probe(
      path,
      name,
      `${path}${path.includes('?') ? '&' : '?'}${encodeURI(name)}=${CANARY}`,
      '',
    )
  }
}
const pages = new Set([...door.general.targets.keys()].filter((target) => target.includes('moto')))
client.close()
await door.stop()

for (const line of poisoned.slice(0, 20)) console.log(line)
reportAttack('poisoning', {
  title: 'A store that cannot be poisoned',
  method: [
    `${headers.length} headers and ${parameters.length} parameters outside the key, each sent with the first request for a page, against ${ROUTES.length} kinds of pages; the shell writes all it hears into its page.`,
    'Then the page is asked for without them: what was kept must hold nothing of them.',
  ],
  verdicts: [
    shown('probes', probes),
    atLeast('pages that were drawn for an attacker first', pages.size, 300),
    atMost('kept pages with something of the attacker’s', poisoned.length, 0),
  ],
})
