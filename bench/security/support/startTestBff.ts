import { answersCalls, drawsPages } from '../../../apps/bff/src/testing/attacks/standInAnswers.ts'
import { LEAN } from '../../../scripts/stack/lean.ts'
import type { RunningService } from '../../../scripts/stack/startService.ts'
import { PORTS } from '../../support/ports.ts'
import { startServer } from '../../support/startServer.ts'
import { StandIn } from './StandIn.ts'

export const HOSTS = { general: `localhost:${PORTS.bff}`, adult: `adult.localhost:${PORTS.bff}` }

export type TestBff = Readonly<{
  port: number
  hosts: typeof HOSTS
  bff: RunningService
  api: StandIn
  general: StandIn
  adult: StandIn
  stop: () => Promise<void>
}>

/** Starts the bff's process alone, in front of whatever listens on the ports of api and sites. */
export const startBff = (env: Readonly<Record<string, string>> = {}): Promise<RunningService> =>
  startServer({
    name: 'bff',
    args: [...LEAN.flags, 'apps/bff/src/server.ts'],
    port: PORTS.bff,
    env: {
      ...LEAN.env,
      GENERAL_HOSTS: HOSTS.general,
      ADULT_HOSTS: HOSTS.adult,
      API_URL: `http://127.0.0.1:${PORTS.api}`,
      GENERAL_URL: `http://127.0.0.1:${PORTS.general}`,
      ADULT_URL: `http://127.0.0.1:${PORTS.adult}`,
      BUDGET_FACTOR: '1000000',
      ...env,
    },
    readyPath: '/healthz',
  })

/** The bff as a process of its own, in front of stand-ins within this one. */
export const startTestBff = async (
  env: Readonly<Record<string, string>> = {},
): Promise<TestBff> => {
  const api = await StandIn.start(PORTS.api, answersCalls)
  const general = await StandIn.start(PORTS.general, drawsPages('general'))
  const adult = await StandIn.start(PORTS.adult, drawsPages('adult'))
  const bff = await startBff(env)

  return {
    port: PORTS.bff,
    hosts: HOSTS,
    bff,
    api,
    general,
    adult,
    stop: async () => {
      await bff.stop()
      for (const standIn of [api, general, adult]) standIn.stop()
    },
  }
}
