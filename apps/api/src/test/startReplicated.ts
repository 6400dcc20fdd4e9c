import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '../../../../scripts/testing/freePort.ts'
import { startEmbedded } from '../platform/database/embedded/startEmbedded.ts'
import { stopEmbedded } from '../platform/database/embedded/stopEmbedded.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/openDatabase.ts'
import { startStandby } from './startStandby.ts'

const NAME = 'inzrt'

const query = async (url: string, text: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()

  return rows
}

/** A database of its own with a real standby, which can be held where it is. */
export const startReplicated = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inzrt-replicated-'))
  const primary = { home: `${folder}/primary`, port: await freePort() }
  const standby = { home: `${folder}/standby`, port: await freePort() }
  const address = await startEmbedded(primary)
  await query(address('postgres'), `create database ${NAME}`)
  const url = address(NAME)
  await migrate(url)
  const { addressOf } = await startStandby(primary, standby)
  const replicaUrl = addressOf(NAME)
  const database = openDatabase(url, { maxConnections: 4 })
  const writtenUpTo = async (): Promise<string> =>
    (await query(url, 'select pg_current_wal_insert_lsn()::text as position'))[0].position

  return {
    url,
    replicaUrl,
    database,
    writtenUpTo,
    /** Nothing that is written from now on is seen at the standby. */
    hold: () => query(replicaUrl, 'select pg_wal_replay_pause()'),
    letGo: () => query(replicaUrl, 'select pg_wal_replay_resume()'),
    stopStandby: () => stopEmbedded(standby),
    close: async () => {
      await database.close()
      await stopEmbedded(standby)
      await stopEmbedded(primary)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
