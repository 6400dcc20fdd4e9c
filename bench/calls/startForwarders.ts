import type { RunningService } from '../../scripts/stack/startService.ts'
import { HOST, startTestBffs } from '../sessions/support/startTestBffs.ts'
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
  /** What the browser of somebody sends who has just logged in: after a minute it would be given a new cookie. */
  login(): Promise<Readonly<Record<'host' | 'cookie', string>>>
  stop(): Promise<void>
}

/** The upstream and everything that forwards to it; the bff knows the session of a first one like it. */
export const startForwarders = async (): Promise<Forwarders> => {
  const testBffs = await startTestBffs(1)
  const servers = {
    upstream: await ownServer('upstream'),
    bff: await testBffs.start(PORTS.secondBff, env),
    handWritten: await ownServer('handWritten'),
    httpProxy: await ownServer('httpProxy'),
    nginx: nginxVersion() ? await startNginx() : null,
  }

  return {
    ...servers,
    login: async () => ({ host: HOST, cookie: (await testBffs.login()).jar.header }),
    stop: async () => {
      const { upstream, handWritten, httpProxy, nginx } = servers
      for (const server of [handWritten, httpProxy, nginx, upstream]) await server?.stop()
      await testBffs.stop()
    },
  }
}
