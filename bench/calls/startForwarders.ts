import { LEAN } from '../../scripts/stack/lean.ts'
import type { RunningService } from '../../scripts/stack/startService.ts'
import { PORTS } from '../support/ports.ts'
import { startServer } from '../support/startServer.ts'
import { nginxVersion, startNginx } from './startNginx.ts'

const env = { API_URL: `http://127.0.0.1:${PORTS.upstream}` }

const ownServer = (name: 'upstream' | 'httpProxy' | 'handWritten') =>
  startServer({ name, args: [`bench/calls/servers/${name}.ts`], port: PORTS[name], env })

export type Forwarders = {
  readonly upstream: RunningService
  readonly bff: RunningService
  readonly handWritten: RunningService
  readonly httpProxy: RunningService
  /** null: this machine has none. */
  readonly nginx: RunningService | null
}

/** The upstream and everything that forwards to it. */
export const startForwarders = async (): Promise<Forwarders> => ({
  upstream: await ownServer('upstream'),
  bff: await startServer({
    name: 'bff',
    args: [...LEAN.flags, 'apps/bff/src/server.ts'],
    port: PORTS.bff,
    env: { ...LEAN.env, ...env, BUDGET_FACTOR: '1000000' },
    readyPath: '/healthz',
  }),
  handWritten: await ownServer('handWritten'),
  httpProxy: await ownServer('httpProxy'),
  nginx: nginxVersion() ? await startNginx() : null,
})
