import { LEAN } from '../../../scripts/stack/lean.ts'
import type { RunningService } from '../../../scripts/stack/startService.ts'
import { HOST } from '../../machines/support/openMachine.ts'
import { PORTS } from '../../support/ports.ts'
import { BENCH_KEY, benchDir, startServer } from '../../support/startServer.ts'

const KEY = `bench:${Buffer.alloc(32, 7).toString('base64url')}`
const local = (port: number) => `http://127.0.0.1:${port}`

/** Ports beyond those every benchmark may take: a second machine and what balancers ask. */
const MACHINES = [
  { bff: PORTS.bff, site: PORTS.general, management: PORTS.nginx },
  { bff: PORTS.secondBff, site: PORTS.adult, management: PORTS.floor },
] as const

/** A bff and a site of it, which is either build. */
export const openRelease = (number: 0 | 1, assetsDir: string | null) => {
  const ports = MACHINES[number]
  const origin = local(ports.bff)
  let running: RunningService[] = []

  return {
    origin,
    readyUrl: `${local(ports.management)}/readyz`,
    /** @param build folder of the release */
    start: async (build: string): Promise<void> => {
      const sites = { GENERAL_HOSTS: HOST, ADULT_HOSTS: 'adult.test', API_URL: local(PORTS.api) }
      const site = await startServer({
        name: `release-site-${number}`,
        args: [`${build}/apps/general/.next/standalone/apps/general/server.js`],
        port: ports.site,
        readyPath: '/napoveda',
        env: { ...sites, GENERAL_ORIGIN: `http://${HOST}`, ADULT_ORIGIN: 'http://adult.test' },
      })
      const bff = await startServer({
        name: `release-bff-${number}`,
        args: [...LEAN.flags, 'apps/bff/src/server.ts'],
        port: ports.bff,
        readyPath: '/healthz',
        env: {
          ...sites,
          INTERNAL_KEY: BENCH_KEY,
          GENERAL_URL: local(ports.site),
          DATA_DIR: `${benchDir}/release-${number}`,
          SESSION_KEYS: KEY,
          TRUSTED_PROXIES: '127.0.0.1',
          BUDGET_FACTOR: '1000000',
          DRAIN_SECONDS: '2',
          MANAGEMENT_PORT: String(ports.management),
          ...(assetsDir && { ASSETS_DIR: assetsDir }),
        },
      })
      running = [site, bff]
    },
    /** The bff first, which leaves the balancer. */
    stop: async (): Promise<void> => {
      for (const service of running.toReversed()) await service.stop()
    },
  }
}
