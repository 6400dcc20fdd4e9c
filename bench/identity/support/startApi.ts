import {
  type Database,
  openDatabase,
} from '../../../apps/api/src/platform/database/openDatabase.ts'
import { provideDatabase } from '../../../apps/api/src/start/provideDatabase.ts'
import { readSettings } from '../../../apps/api/src/start/settings/readSettings.ts'
import { PORTS } from '../../support/ports.ts'
import { benchDir, startServer } from '../../support/startServer.ts'

type Api = Readonly<{
  url: string
  database: Database
  stop(): Promise<void>
}>

const env = {
  NODE_ENV: 'development',
  DATA_DIR: `${benchDir}/identity`,
  POSTGRES_PORT: String(PORTS.postgres),
  SEED_ADS: '0',
  LOG_LEVEL: 'warn',
}

/** The api alone with a database of its own, and a way into that database. */
export const startApi = async (settings: Readonly<Record<string, string>> = {}): Promise<Api> => {
  const provided = await provideDatabase(readSettings(env))
  const service = await startServer({
    name: 'identity-api',
    args: ['apps/api/src/server.ts'],
    port: PORTS.api,
    readyPath: '/ready',
    env: { ...env, ...settings },
  })
  const database = openDatabase(provided.url)

  return {
    url: `http://127.0.0.1:${PORTS.api}`,
    database,
    stop: async () => {
      await database.close()
      await service.stop()
      await provided.release()
    },
  }
}
