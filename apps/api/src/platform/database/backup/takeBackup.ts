import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { Client } from 'pg'
import { type Cluster, dataFolder, passwordFile } from '../embedded/Cluster.ts'
import { type Base, baseName, basesFolder } from './Backups.ts'
import { copyCluster } from './copyCluster.ts'

/** Longer than the archive takes for what was written meanwhile; one that fails is waited for in vain. */
const PATIENCE = '10min'

/** Of PostgreSQL, when a statement took longer than it may. */
const QUERY_CANCELED = '57014'

const requireArchive = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ archive_mode: string }>('show archive_mode')
  if (rows[0]?.archive_mode !== 'off') return

  throw new Error(
    'The database was started without BACKUP_DIR and archives nothing. Stop the product and start it again with it.',
  )
}

const copyWhileTold = async (client: Client, cluster: Cluster, folder: string): Promise<Date> => {
  await client.query("select pg_backup_start('inzrt', true)")
  await copyCluster(dataFolder(cluster), `${folder}/cluster`)
  await copyFile(passwordFile(cluster), `${folder}/password`)
  const { rows } = await client.query<{ labelfile: string; spcmapfile: string; now: Date }>(
    'select labelfile, spcmapfile, clock_timestamp() as now from pg_backup_stop(true)',
  )
  const [label] = rows
  await writeFile(`${folder}/cluster/backup_label`, label?.labelfile ?? '', { mode: 0o600 })

  return label?.now ?? new Date()
}

const explain = (error: Error): never => {
  if (Reflect.get(error, 'code') !== QUERY_CANCELED) throw error
  throw new Error(
    'The archive takes no files: postgres.log of the database says why. A BACKUP_DIR takes those of one database only; a new one needs an empty folder.',
  )
}

/**
 * Copies all files of an embedded server that runs and archives, from which any later moment can be restored.
 * One that was interrupted leaves nothing that could be taken for a backup.
 */
export const takeBackup = async (
  cluster: Cluster & Readonly<{ backups: string }>,
  url: string,
): Promise<Base> => {
  const unfinished = `${basesFolder(cluster.backups)}/.unfinished`
  if (existsSync(unfinished)) await rm(unfinished, { recursive: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const client = new Client({
    connectionString: url,
    options: `-c statement_timeout=${PATIENCE} -c client_min_messages=error`,
  })
  await client.connect()
  try {
    await requireArchive(client)
    const since = await copyWhileTold(client, cluster, unfinished).catch(explain)
    const folder = `${basesFolder(cluster.backups)}/${baseName(since)}`
    await rename(unfinished, folder)

    return { folder, since }
  } finally {
    await client.end()
  }
}
