import { statSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { copyCluster } from '../platform/database/backup/copyCluster.ts'
import { giveTo } from '../platform/database/backup/giveTo.ts'
import { answersAt } from '../platform/database/embedded/answersAt.ts'
import { type Cluster, dataFolder, passwordFile } from '../platform/database/embedded/Cluster.ts'
import { readPassword, SUPERUSER } from '../platform/database/embedded/initCluster.ts'
import { spawnPostmaster } from '../platform/database/embedded/spawnPostmaster.ts'
import { addressOf } from '../platform/database/embedded/startEmbedded.ts'
import { unprivileged } from '../platform/database/embedded/unprivileged.ts'

const POLL_MS = 50

/** Copies a server that runs, as one that follows it. */
const copyAsStandby = async (primary: Cluster, standby: Cluster): Promise<void> => {
  const client = new Client({ connectionString: addressOf(primary, 'postgres') })
  await client.connect()
  await mkdir(standby.home, { recursive: true })
  await client.query("select pg_backup_start('standby', true)")
  await copyCluster(dataFolder(primary), dataFolder(standby))
  const { rows } = await client.query<{ label: string }>(
    'select labelfile as label from pg_backup_stop(false)',
  )
  await client.end()
  await writeFile(`${dataFolder(standby)}/backup_label`, rows[0]?.label ?? '', { mode: 0o600 })
  await writeFile(`${dataFolder(standby)}/standby.signal`, '')
  await copyFile(passwordFile(primary), passwordFile(standby))
}

/** A real standby of an embedded server: what that writes streams to it, and is replayed at once. */
export const startStandby = async (primary: Cluster, standby: Cluster) => {
  await copyAsStandby(primary, standby)
  const launch = unprivileged(standby.home)
  giveTo(dataFolder(standby), statSync(standby.home))
  const login = `user=${SUPERUSER} password=${readPassword(primary)}`
  spawnPostmaster(standby, launch, {
    primary_conninfo: `host=127.0.0.1 port=${primary.port} ${login}`,
  })
  const url = addressOf(standby, 'postgres')
  while (!(await answersAt(url))) await pause(POLL_MS)

  return { addressOf: (database: string) => addressOf(standby, database) }
}
