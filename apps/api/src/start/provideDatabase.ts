import { Client } from 'pg'
import { startEmbedded } from '../platform/database/embedded/startEmbedded.ts'
import { stopEmbedded } from '../platform/database/embedded/stopEmbedded.ts'
import type { Settings } from './settings/readSettings.ts'

type EmbeddedSettings = Pick<Settings, 'dataDir' | 'postgresPort' | 'backupDir'>

const DATABASE = 'inzrt'

/** Who uses the embedded server keeps a connection of this name open, however idle its pool is. */
const PRESENCE = 'inzrt-presence'

/** A running database and how to let go of it. */
export type ProvidedDatabase = Readonly<{ url: string; release(): Promise<void> }>

/** Where the embedded database of the settings is, whether it runs or not. */
export const embeddedCluster = ({ dataDir, postgresPort, backupDir }: EmbeddedSettings) => ({
  home: `${dataDir}/postgres`,
  port: postgresPort,
  backups: backupDir,
})

const createOnce = async (client: Client): Promise<void> => {
  const found = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
}

const isAlone = async (client: Client): Promise<boolean> => {
  const others = await client.query(
    'select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
    [PRESENCE],
  )

  return others.rowCount === 0
}

const bePresent = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url, application_name: PRESENCE })
  client.on('error', () => undefined)
  await client.connect()

  return client
}

/**
 * The database of the settings, or else the embedded one, started or adopted.
 * Who leaves the embedded one last, stops it.
 */
export const provideDatabase = async (settings: Settings): Promise<ProvidedDatabase> => {
  if (settings.databaseUrl) return { url: settings.databaseUrl, release: () => Promise.resolve() }

  const cluster = embeddedCluster(settings)
  const address = await startEmbedded(cluster)
  const presence = await bePresent(address('postgres'))
  await createOnce(presence)

  return {
    url: address(DATABASE),
    release: async () => {
      const isLast = await isAlone(presence).catch(() => true)
      await presence.end().catch(() => undefined)
      if (isLast) await stopEmbedded(cluster)
    },
  }
}
