import { LEAN } from '../../scripts/stack/lean.ts'
import type { RunningService } from '../../scripts/stack/startService.ts'
import { interleave } from '../support/interleave.ts'
import { measureRequests } from '../support/measureRequests.ts'
import { memoryMb } from '../support/memoryMb.ts'
import { PORTS } from '../support/ports.ts'
import { ratios } from '../support/ratios.ts'
import { report } from '../support/report.ts'
import { startServer } from '../support/startServer.ts'
import { atLeast, shown } from '../support/verdict.ts'
import { versionOf } from '../support/versionOf.ts'

const ROUNDS = 5
const REQUESTS = 40_000
const CONNECTIONS = 16
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

const standIn = `http://127.0.0.1:${PORTS.upstream}`
const shell = await startServer({
  name: 'upstream',
  args: ['bench/pages/servers/shell.ts'],
  port: PORTS.upstream,
})
const floor = await startServer({
  name: 'floor',
  args: ['bench/pages/servers/readyBuffer.ts'],
  port: PORTS.floor,
})
const bff = await startServer({
  name: 'bff',
  args: [...LEAN.flags, 'apps/bff/src/server.ts'],
  port: PORTS.bff,
  env: { ...LEAN.env, GENERAL_URL: standIn, API_URL: standIn },
  readyPath: '/healthz',
})

const loaded =
  ({ service, pid }: RunningService, headers: Readonly<Record<string, string>> = BROWSER) =>
  () =>
    measureRequests({
      url: `http://127.0.0.1:${service.port}/detska-kola`,
      pids: () => [pid],
      headers,
      requests: REQUESTS,
      connections: CONNECTIONS,
    })

const { etag = '' } = Object.fromEntries(
  (await fetch(`http://127.0.0.1:${PORTS.bff}/detska-kola`, { headers: BROWSER })).headers,
)
const costs = await interleave(
  {
    kept: loaded(bff),
    known: loaded(bff, { ...BROWSER, 'if-none-match': etag }),
    floor: loaded(floor),
  },
  ROUNDS,
)
const perCore = (name: keyof typeof costs) =>
  costs[name].map(({ perSecondAndCore }) => perSecondAndCore)

report('kept-pages', {
  title: 'Kept pages',
  method: [
    `A page of 24 ads from the bff's store, compressed with brotli, ${REQUESTS} requests a round over ${CONNECTIONS} connections; CPU time of the bff's process alone, its renewals every 30 s included.`,
    "The floor is Node's own server sending one ready buffer with three headers; the bff sends its security headers and counts every request.",
  ],
  rounds: ROUNDS,
  versions: { fastify: versionOf('fastify', 'apps/bff'), undici: versionOf('undici', 'apps/bff') },
  verdicts: [
    shown('a kept page: requests a second and core', perCore('kept')),
    shown('a page the browser has (304): requests a second and core', perCore('known')),
    shown('floor, a ready buffer: requests a second and core', perCore('floor')),
    atLeast('a kept page, of the floor', ratios(perCore('kept'), perCore('floor')), 0.65, '×'),
    shown('bff: most memory', memoryMb(bff.pid), 'MB'),
  ],
})
for (const server of [bff, floor, shell]) await server.stop()
