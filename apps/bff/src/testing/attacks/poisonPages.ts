import type { RequestListener } from 'node:http'
import type { AttackTarget } from './AttackTarget.ts'
import { HEADER_NAMES } from './headerNames.ts'
import { RawClient } from './RawClient.ts'

const CANARY = 'canary-9c2d'
const INVENTED = 40
const INVENTED_PARAMETERS = 80

const PARAMETERS = [
  ...['utm_source', 'utm_content', 'fbclid', 'gclid', '_rsc', 'nxtPslug', 'nxtP', 'callback', 'cb'],
  ...['__nextDefaultLocale', 'x', 'lang', 'amp', '__proto__', 'constructor', 'toString', 'page[]'],
  ...['Page', 'PAGE', ' page', 'order%00', 'term', 'q', 'slug'],
]

/** Headers and parameters outside the key of a cached page. */
export const UNKEYED = {
  headers: [...HEADER_NAMES, ...Array.from({ length: INVENTED }, (_, at) => `X-Unkeyed-${at}`)],
  parameters: [
    ...PARAMETERS,
    ...Array.from({ length: INVENTED_PARAMETERS }, (_, at) => `unkeyed${at}`),
  ],
} as const

/** One of every kind of page; a section's can be asked for under a name that nobody asked for before. */
export const POISONED_ROUTES: readonly string[] = [
  ...['/auto-moto', '/auto-moto?page=2', '/auto-moto/rss', '/', '/napoveda', '/robots.txt'],
  ...['/sitemap.xml', '/nic-tu-neni'],
]

const freshPath = (route: string, turn: string): string =>
  route.startsWith('/auto-moto') ? route.replace('moto', `moto-${turn}`) : route

/** A shell that writes everything it hears into its page: what reached it would be kept. */
const echoes: RequestListener = ({ url = '', headers }, response) => {
  const { 'x-request-id': _, ...heard } = headers
  const text = encodeURIComponent(`${url} ${JSON.stringify(heard)}`)
  response.writeHead(url.startsWith('/_not-found') ? 404 : 200, { 'content-type': 'text/html' })
  response.end(`<html><head></head><body>${text}</body></html>`)
}

type Probe = Readonly<{ name: string; path: string; attack: string; lines: string }>

/** Each header and each parameter against each route, in the first request for its page. */
const probesOf = (routes: readonly string[]): Probe[] =>
  routes.flatMap((route, at) => [
    ...UNKEYED.headers.map((name, turn) => {
      const path = freshPath(route, `${at}-${turn}`)
      return { name, path, attack: path, lines: `${name}: ${CANARY}\r\n` }
    }),
    ...UNKEYED.parameters.map((name, turn) => {
      const path = freshPath(route, `${at}-q${turn}`)
      const joint = path.includes('?') ? '&' : '?'
      return { name, path, attack: `${path}${joint}${encodeURI(name)}=${CANARY}`, lines: '' }
    }),
  ])

/** What came of it: pages drawn for an attacker first, and cached pages that hold something of theirs. */
export type Poisoning = Readonly<{ probes: number; drawn: number; poisoned: readonly string[] }>

/** An attacker is the first to ask for a page; everybody else, who gets what was kept, must get the pure one. */
export const poisonPages = async (
  { port, hosts, general }: AttackTarget,
  routes: readonly string[] = POISONED_ROUTES,
): Promise<Poisoning> => {
  const drawn = new Set<string>()
  const poisoned: string[] = []
  const client = new RawClient(port)
  const get = async (path: string, lines = ''): Promise<string> => {
    const reply = await client.ask(`GET ${path} HTTP/1.1\r\nHost: ${hosts.general}\r\n${lines}\r\n`)
    if (!reply) throw new Error(`${path} got no answer.`)
    return `${reply.head}\n${reply.body}`
  }
  general.answerWith((request, response) => {
    drawn.add(request.url ?? '')
    echoes(request, response)
  })

  const probes = probesOf(routes)
  for (const { name, path, attack, lines } of probes) {
    await get(attack, lines)
    if ((await get(path)).includes(CANARY)) poisoned.push(`${path} by ${name}`)
  }
  client.close()

  return { probes: probes.length, drawn: drawn.size, poisoned }
}
