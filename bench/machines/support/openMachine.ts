import { mkdirSync } from 'node:fs'
import type { Service } from '../../../scripts/stack/Service.ts'
import { services } from '../../../scripts/stack/services.ts'
import { type RunningService, startService } from '../../../scripts/stack/startService.ts'
import { waitUntilReady } from '../../../scripts/stack/waitUntilReady.ts'
import { BENCH_KEY, benchDir } from '../../support/startServer.ts'
import { type MachineNetwork, openNetwork } from './openNetwork.ts'

export const HOST = 'general.test'

const PORTS = {
  bff: 3000,
  general: 3001,
  adult: 3002,
  api: 4100,
  postgres: 5432,
  storybook: 0,
  sandbox: 4200,
  smtp: 4201,
  mailInlet: 4202,
}
const MANAGEMENT = { bff: 9000, api: 9001 }
const KEY = `bench:${Buffer.alloc(32, 7).toString('base64url')}`

/** Long enough for a balancer that asks four times a second. */
const DRAIN_SECONDS = '2'

export const PARTS = ['api', 'general', 'adult', 'bff'] as const
type Part = (typeof PARTS)[number]

export type Machine = Readonly<{
  network: MachineNetwork
  /** Where visitors are let in, and where a balancer asks whether they may come. */
  origin: string
  readyUrl: string
  start: (part: Part) => Promise<void>
  /** Asks it to end, and waits. */
  stop: (part: Part) => Promise<void>
  /** Ends it at once, as a lack of memory would. */
  kill: (part: Part) => void
  startAll: () => Promise<void>
  stopAll: () => Promise<void>
}>

/** What a process is told otherwise than where all of the product is one machine. */
const told = (part: Part, { address, gateway }: MachineNetwork, database: string) => {
  const sites = {
    GENERAL_HOSTS: HOST,
    ADULT_HOSTS: 'adult.test',
    GENERAL_ORIGIN: `http://${HOST}`,
    ADULT_ORIGIN: 'http://adult.test',
    INTERNAL_KEY: BENCH_KEY,
  }
  const management = { MANAGEMENT_HOST: address, DRAIN_SECONDS }
  const own = {
    api: {
      ...management,
      ROLE: 'api',
      MOVABLE_CLOCK: '0',
      WORK_BITS: '0',
      DATABASE_URL: database.replace('@database', `@${gateway}`),
      TOKEN_KEYS: KEY,
      MANAGEMENT_PORT: String(MANAGEMENT.api),
    },
    general: { HOST: address },
    adult: { HOST: address },
    bff: {
      ...management,
      HOST: address,
      MOVABLE_CLOCK: '0',
      SESSION_KEYS: KEY,
      TRUSTED_PROXIES: gateway,
      GENERAL_URL: `http://${address}:${PORTS.general}`,
      ADULT_URL: `http://${address}:${PORTS.adult}`,
      MANAGEMENT_PORT: String(MANAGEMENT.bff),
    },
  }

  return { ...sites, ...own[part] }
}

const readyUrls = ({ address }: MachineNetwork): Readonly<Record<Part, string>> => ({
  api: `http://${address}:${MANAGEMENT.api}/ready`,
  general: `http://${address}:${PORTS.general}/napoveda`,
  adult: `http://${address}:${PORTS.adult}/napoveda`,
  bff: `http://${address}:${MANAGEMENT.bff}/readyz`,
})

/**
 * A machine with a network and a folder of its own, on which nothing runs yet.
 * @param database its address, with `database` in place of the host
 */
export const openMachine = async (number: number, database: string): Promise<Machine> => {
  const network = await openNetwork(number)
  const dataDir = `${benchDir}/machine-${number}`
  mkdirSync(`${benchDir}/logs`, { recursive: true })
  const all = services({
    dataDir,
    ports: PORTS,
    seedAds: 0,
    withStorybook: false,
    budgetFactor: 1_000_000,
  })
  const ready = readyUrls(network)
  const running = new Map<Part, RunningService>()
  const serviceOf = (part: Part): Service => {
    const service = all.find(({ name }) => name === part)
    if (!service) throw new Error(`The product has no ${part}.`)
    const [command, ...enter] = network.enter

    return {
      ...service,
      name: `${part}-${number}`,
      command: command ?? '',
      args: [...enter, service.command, ...service.args],
      env: { ...service.env, ...told(part, network, database) },
      readyUrl: ready[part],
    }
  }

  const machine: Machine = {
    network,
    origin: `http://${network.address}:${PORTS.bff}`,
    readyUrl: ready.bff,
    start: async (part) => {
      const service = serviceOf(part)
      const started = startService(service, `${benchDir}/logs/${service.name}.log`)
      running.set(part, started)
      await waitUntilReady(started)
    },
    stop: async (part) => running.get(part)?.stop(),
    kill: (part) => {
      const pid = running.get(part)?.pid
      if (!pid) throw new Error(`${part} of machine ${number} does not run.`)
      process.kill(pid, 'SIGKILL')
    },
    startAll: async () => {
      for (const part of PARTS) await machine.start(part)
    },
    stopAll: async () => {
      for (const part of PARTS.toReversed()) await machine.stop(part)
    },
  }
  process.once('exit', () => {
    for (const { pid, hasExited } of running.values())
      if (!hasExited()) process.kill(pid, 'SIGKILL')
  })

  return machine
}
