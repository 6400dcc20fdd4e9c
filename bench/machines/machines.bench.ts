import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideDatabase } from '../../apps/api/src/start/provideDatabase.ts'
import { readSettings } from '../../apps/api/src/start/settings/readSettings.ts'
import { PORTS } from '../support/ports.ts'
import { prepareAds } from '../support/prepareAds.ts'
import { BENCH_KEY, startServer } from '../support/startServer.ts'
import { databaseSocket, runInOwnNetwork } from './support/ownNetwork.ts'
import { relay } from './support/relay.ts'

const ADS = 20_000

/** PostgreSQL and the worker run where the machine's own network is; both machines reach it by one socket. */
const runDatabase = async (): Promise<void> => {
  const { env } = await prepareAds(ADS)
  const { url, release } = await provideDatabase(readSettings(env))
  const worker = await startServer({
    name: 'worker',
    args: ['apps/api/src/server.ts'],
    port: PORTS.api,
    readyPath: '/ready',
    env: {
      ...env,
      NODE_ENV: 'development',
      ROLE: 'worker',
      DATABASE_URL: url,
      INTERNAL_KEY: BENCH_KEY,
    },
  })
  const folder = mkdtempSync(join(tmpdir(), 'inzrt-machines-'))
  const { port, username, password, pathname } = new URL(url)
  const path = `${folder}/database.sock`
  const server = await relay({ path }, { host: '127.0.0.1', port: Number(port) })
  process.env.BENCH_DATABASE = `postgres://${username}:${password}@database:5432${pathname}`
  process.exitCode = await runInOwnNetwork(path)
  server.close()
  rmSync(folder, { recursive: true })
  await worker.stop()
  await release()
}

const socket = databaseSocket()
if (socket) {
  const { runDrills } = await import('./support/runDrills.ts')
  await runDrills(socket, process.env.BENCH_DATABASE ?? '')
} else await runDatabase()
