import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import type { AttackTarget } from './AttackTarget.ts'
import { HEADER_NAMES } from './headerNames.ts'
import { RawClient } from './RawClient.ts'
import { ROUTE_CLASSES } from './routeClasses.ts'
import { answersCalls, drawsPages } from './standInAnswers.ts'

const CANARY = 'canary-4e1b'
const BATCH = 40
const INVENTED = 80

const twins = HEADER_NAMES.filter((name) => name.includes('-')).map((name) =>
  name.replaceAll('-', '_'),
)
const invented = Array.from({ length: INVENTED }, (_, at) => `X-Invented-${at}`)

/** Known headers, their twins with underscores, the same behind `X-`, and invented ones. */
export const LEAKED_NAMES: readonly string[] = [
  ...new Set([...HEADER_NAMES, ...twins, ...HEADER_NAMES.map((name) => `X-${name}`), ...invented]),
]
const batches = Array.from({ length: Math.ceil(LEAKED_NAMES.length / BATCH) }, (_, at) =>
  LEAKED_NAMES.slice(at * BATCH, at * BATCH + BATCH),
)

/** What upstreams answer that must not reach a visitor. */
export const LEAKED_ANSWERS: Readonly<Record<string, string>> = {
  'set-cookie': CANARY,
  'access-control-allow-origin': CANARY,
  'clear-site-data': `"${CANARY}"`,
  refresh: `0;url=https://${CANARY}`,
  link: `<https://${CANARY}>; rel=preload`,
  'content-security-policy': `default-src ${CANARY}`,
  ...Object.fromEntries(
    LEAKED_NAMES.filter((name) => /^X-/.test(name)).map((name) => [name.toLowerCase(), CANARY]),
  ),
}

/** What came of it: requests sent, those that reached an upstream or failed, and headers that got through. */
export type HeaderLeaks = Readonly<{
  sent: number
  reached: number
  failed: number
  upward: readonly IncomingHttpHeaders[]
  downward: readonly string[]
}>

/** A page, a feed or a file of its own each time, or the store would answer. */
const freshPath = (path: string, turn: string): string =>
  path
    .replace('auto-moto', `auto-moto-${turn}`)
    .replace('term=kolo', `term=kolo${turn}`)
    .replace('/a.js', `/a${turn}.js`)

/**
 * Sends every header, each also nominated by `Connection`, to every kind of route; then the same while every
 * upstream answers with headers that are not for visitors.
 */
export const leakHeaders = async ({
  port,
  hosts,
  api,
  general,
}: AttackTarget): Promise<HeaderLeaks> => {
  const seen: IncomingHttpHeaders[] = []
  const heads: string[] = []
  let failed = 0
  const client = new RawClient(port)
  const noting =
    (listener: RequestListener, leaks: Readonly<Record<string, string>>): RequestListener =>
    (request, response) => {
      seen.push(request.headers)
      for (const [name, value] of Object.entries(leaks)) response.setHeader(name, value)
      listener(request, response)
    }
  const send = async (path: string, names: readonly string[]): Promise<void> => {
    const lines = names.map((name) => `${name}: ${CANARY}\r\n`).join('')
    const nominated = `Connection: keep-alive, ${names.join(', ')}\r\n`
    const reply = await client.ask(
      `GET ${path} HTTP/1.1\r\nHost: ${hosts.general}\r\n${nominated}${lines}\r\n`,
    )
    heads.push(reply?.head ?? '')
    if (reply?.status !== 200) failed += 1
  }
  const round = async (name: string, leaks: Readonly<Record<string, string>>): Promise<void> => {
    // A page with a cookie is refused whole.
    const { 'set-cookie': _, ...ofPages } = leaks
    api.answerWith(noting(answersCalls, leaks))
    general.answerWith(noting(drawsPages('general'), ofPages))
    for (const path of Object.values(ROUTE_CLASSES))
      for (const [at, batch] of batches.entries())
        await send(freshPath(path, `${name}${at}`), batch)
  }

  await round('x', {})
  const reached = seen.length
  await round('y', LEAKED_ANSWERS)
  client.close()

  return {
    sent: heads.length,
    reached,
    failed,
    upward: seen.filter((headers) => JSON.stringify(headers).includes(CANARY)),
    downward: heads.filter((head) => head.includes(CANARY)),
  }
}
