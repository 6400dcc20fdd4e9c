import { mkdirSync } from 'node:fs'
import type { Service } from '../../scripts/stack/Service.ts'
import { root } from '../../scripts/stack/settings.ts'
import { type RunningService, startService } from '../../scripts/stack/startService.ts'
import { waitUntilReady } from '../../scripts/stack/waitUntilReady.ts'

/** Servers in production's settings want a key of their own. */
export const BENCH_KEY = 'key-of-the-benchmarks'.repeat(2)

/** Where benchmarks keep data, settings and what servers print. */
export const benchDir = `${root}.data/bench`

// Ending by exit() lets every started service be stopped below.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Starts a service and waits until it answers; should the benchmark fail, it is stopped too. */
export const launch = async (service: Service): Promise<RunningService> => {
  mkdirSync(`${benchDir}/logs`, { recursive: true })
  const running = startService(service, `${benchDir}/logs/${service.name}.log`)
  process.once('exit', () => running.hasExited() || process.kill(running.pid, 'SIGTERM'))
  await waitUntilReady(running)

  return running
}

type Server = Pick<Service, 'name' | 'args' | 'port'> & {
  readonly command?: string
  readonly env?: Service['env']
  readonly readyPath?: string
}

/** Starts a server of a benchmark, by default a program of Node, and waits until it answers. */
export const startServer = ({
  readyPath = '/',
  env = {},
  command = process.execPath,
  ...server
}: Server): Promise<RunningService> =>
  launch({
    ...server,
    command,
    readyUrl: `http://127.0.0.1:${server.port}${readyPath}`,
    cwd: root,
    env: {
      NODE_ENV: 'production',
      INTERNAL_KEY: BENCH_KEY,
      ...env,
      PORT: String(server.port),
    },
  })
