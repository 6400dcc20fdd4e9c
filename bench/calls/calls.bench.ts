import type { RunningService } from '../../scripts/stack/startService.ts'
import { interleave } from '../support/interleave.ts'
import { measureLatency } from '../support/measureLatency.ts'
import { measureRequests, type RequestCost } from '../support/measureRequests.ts'
import { memoryMb } from '../support/memoryMb.ts'
import { ratios } from '../support/ratios.ts'
import { report } from '../support/report.ts'
import { atLeast, atMost, shown, type Verdict } from '../support/verdict.ts'
import { versionOf } from '../support/versionOf.ts'
import { startForwarders } from './startForwarders.ts'
import { nginxVersion } from './startNginx.ts'

const ROUNDS = 5
const REQUESTS = 20_000
const CONNECTIONS = 16
const ALONE = 2_000
/** Needs somebody logged in: the bff opens the cookie and sends the bearer. */
const OWN = '/api/front/me/favourites'
/** Needs nobody. */
const PUBLIC = '/api/front/sections/slug/detska-kola?include=advertisements&page=1'

const { nginx, login, stop, ...servers } = await startForwarders()
const urlOf = ({ service }: RunningService, path: string) =>
  `http://127.0.0.1:${service.port}${path}`

type Call = Readonly<{ path?: string; headers?: Readonly<Record<string, string>> }>

const loaded =
  (server: RunningService, { path = OWN, headers = {} }: Call = {}) =>
  async () =>
    measureRequests({
      url: urlOf(server, path),
      pids: () => [server.pid],
      headers: { ...(await login()), ...headers },
      requests: REQUESTS,
      connections: CONNECTIONS,
    })
const alone = (server: RunningService) => async () =>
  measureLatency(urlOf(server, OWN), ALONE, await login())

const costs = await interleave(
  {
    bff: loaded(servers.bff),
    bffBrotli: loaded(servers.bff, { headers: { 'accept-encoding': 'br, gzip' } }),
    bffPublic: loaded(servers.bff, { path: PUBLIC, headers: { cookie: '' } }),
    handWritten: loaded(servers.handWritten),
    httpProxy: loaded(servers.httpProxy),
    ...(nginx ? { nginx: loaded(nginx) } : {}),
  } as Record<string, () => Promise<RequestCost>>,
  ROUNDS,
)
const times = await interleave(
  {
    direct: alone(servers.upstream),
    bff: alone(servers.bff),
    httpProxy: alone(servers.httpProxy),
    ...(nginx ? { nginx: alone(nginx) } : {}),
  } as Record<string, () => Promise<number>>,
  ROUNDS,
)

const cpu = (name: string) => (costs[name] ?? []).map(({ cpuPerTenThousand }) => cpuPerTenThousand)
const perCore = (name: string) =>
  (costs[name] ?? []).map(({ perSecondAndCore }) => perSecondAndCore)
const added = (name: string) => (times[name] ?? []).map((ms, at) => ms - (times.direct?.[at] ?? 0))

const againstNginx: Verdict[] = nginx
  ? [
      shown('nginx proxy_pass: CPU of 10,000', cpu('nginx'), 's'),
      shown('bff, nobody logged in: CPU of 10,000', cpu('bffPublic'), 's'),
      shown('hand-written dispatch, of nginx', ratios(cpu('nginx'), cpu('handWritten')), '×'),
      atLeast('bff per core, of nginx', ratios(cpu('nginx'), cpu('bff')), 0.25, '×'),
      shown('nginx: added median at one connection', added('nginx'), 'ms'),
      atMost('bff: added median, of nginx', ratios(added('bff'), added('nginx')), 6, '×'),
    ]
  : []
if (!nginx) console.log('No nginx on this machine: its rows are left out. NGINX names its program.')

report('calls', {
  title: 'Calls through the bff',
  method: [
    `10.6 kB of JSON from a stand-in API, ${REQUESTS} requests a round over ${CONNECTIONS} connections, forwarders in turn; CPU time of the forwarder's process alone.`,
    'The bff writes its log to a file as in production; nginx writes none and forwards over kept connections.',
    'Somebody is logged in: the bff opens the sealed cookie and sends the bearer with every call.',
  ],
  rounds: ROUNDS,
  versions: {
    nginx: nginxVersion() ?? 'none',
    undici: versionOf('undici', 'apps/bff'),
    fastify: versionOf('fastify', 'apps/bff'),
    '@fastify/http-proxy': versionOf('@fastify/http-proxy', 'bench'),
  },
  verdicts: [
    shown('bff: CPU of 10,000', cpu('bff'), 's'),
    shown('bff: requests a second and core', perCore('bff')),
    shown('bff, compressed with brotli: CPU of 10,000', cpu('bffBrotli'), 's'),
    shown('bff, nobody logged in: CPU of 10,000', cpu('bffPublic'), 's'),
    shown('hand-written dispatch: CPU of 10,000', cpu('handWritten'), 's'),
    shown('@fastify/http-proxy: CPU of 10,000', cpu('httpProxy'), 's'),
    atLeast('bff per core, of @fastify/http-proxy', ratios(cpu('httpProxy'), cpu('bff')), 1.3, '×'),
    ...againstNginx,
    shown('bff: added median at one connection', added('bff'), 'ms'),
    atMost('bff: most memory', memoryMb(servers.bff.pid), 120, 'MB'),
  ],
})
await stop()
