import { Client } from 'pg'
import type { Settings } from '../settings/readSettings.ts'
import { startEmbedded } from './embedded/startEmbedded.ts'
import { stopEmbedded } from './embedded/stopEmbedded.ts'

const DATABASE = 'inzrt'

/** A running database and how to let go of it. */
export type ProvidedDatabase = Readonly<{ url: string; release(): Promise<void> }>

const ask = async <Row extends object>(url: string, text: string): Promise<Row[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const createOnce = async (url: string): Promise<void> => {
  const found = await ask(url, `select 1 from pg_database where datname = '${DATABASE}'`)
  if (found.length === 0) await ask(url, `create database ${DATABASE}`)
}

const countOthers = async (url: string): Promise<number> => {
  const [row] = await ask<{ others: number }>(
    url,
    `select count(*)::integer as others from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )

  return row?.others ?? 0
}

/**
 * The database of the settings, or else the embedded one, started or adopted.
 * Who releases the embedded one last, stops it.
 */
export const provideDatabase = async (settings: Settings): Promise<ProvidedDatabase> => {
  if (settings.databaseUrl) return { url: settings.databaseUrl, release: () => Promise.resolve() }

  const cluster = { home: `${settings.dataDir}/postgres`, port: settings.postgresPort }
  const address = await startEmbedded(cluster)
  await createOnce(address('postgres'))

  return {
    url: address(DATABASE),
    release: async () => {
      if ((await countOthers(address('postgres'))) === 0) await stopEmbedded(cluster)
    },
  }
}
