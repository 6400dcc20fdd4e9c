import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { SessionsApi } from '../../../apps/bff/src/testing/SessionsApi.ts'
import { LEAN } from '../../../scripts/stack/lean.ts'
import type { RunningService } from '../../../scripts/stack/startService.ts'
import { StandIn } from '../../security/support/StandIn.ts'
import { PORTS } from '../../support/ports.ts'
import { startServer } from '../../support/startServer.ts'
import { Visitor } from './Visitor.ts'

/** One name for both processes, as behind a load balancer. */
export const HOST = 'site.test'
const SECOND_HOST = 'other.test'

export const newKey = (id: string): string => `${id}:${randomBytes(32).toString('base64url')}`

export type TestBffs = Readonly<{
  fake: SessionsApi
  ports: readonly number[]
  start: (port: number, env?: Record<string, string>) => Promise<RunningService>
  login: () => Promise<Visitor>
  stop: () => Promise<void>
}>

/** Processes of the bff that share folder and keys, in front of an api of sessions within this process. */
export const startTestBffs = async (count: 1 | 2 = 2): Promise<TestBffs> => {
  const fake = new SessionsApi()
  const api = await StandIn.start(PORTS.api, fake.listener)
  const folder = mkdtempSync(`${tmpdir()}/sessions-`)
  const key = newKey('bench')
  const ports = [PORTS.bff, PORTS.secondBff].slice(0, count)
  const running = new Map<number, RunningService>()

  const start: TestBffs['start'] = async (port, env = {}) => {
    const server = await startServer({
      name: `bff-${port}`,
      args: [...LEAN.flags, 'apps/bff/src/server.ts'],
      port,
      env: {
        ...LEAN.env,
        GENERAL_HOSTS: `${HOST},localhost:${port}`,
        ADULT_HOSTS: SECOND_HOST,
        API_URL: `http://127.0.0.1:${PORTS.api}`,
        SESSION_KEYS: key,
        DATA_DIR: folder,
        BUDGET_FACTOR: '1000000',
        ...env,
      },
      readyPath: '/healthz',
    })
    running.set(port, server)
    return server
  }
  await Promise.all(ports.map((port) => start(port)))

  return {
    fake,
    ports,
    start,
    login: async () => {
      const visitor = new Visitor(HOST)
      await visitor.ask(PORTS.bff, 'POST', '/api/auth/login', '{"nickname":"a","password":"b"}')
      return visitor
    },
    stop: async () => {
      await Promise.all([...running.values()].map((server) => server.stop()))
      api.stop()
    },
  }
}
