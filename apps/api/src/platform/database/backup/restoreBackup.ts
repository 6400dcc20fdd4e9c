import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { copyFile, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { type Cluster, dataFolder, logFile, passwordFile } from '../embedded/Cluster.ts'
import { explainFailure } from '../embedded/explainFailure.ts'
import { spawnPostmaster } from '../embedded/spawnPostmaster.ts'
import { addressOf } from '../embedded/startEmbedded.ts'
import { stopEmbedded } from '../embedded/stopEmbedded.ts'
import { type Launcher, unprivileged } from '../embedded/unprivileged.ts'
import { recoverySettings } from './archiveSettings.ts'
import { type Base, listBases } from './Backups.ts'
import { giveTo } from './giveTo.ts'

const POLL_MS = 100

const ENDS_EARLIER = /recovery ended before configured recovery target was reached/
const LAST = /last completed transaction was at log time (.*)/

const choose = (backups: string, until: Date | null): Base => {
  const bases = listBases(backups)
  const found = bases.findLast(({ since }) => until === null || since <= until)
  if (found) return found
  const [oldest] = bases

  throw new Error(
    oldest
      ? `The oldest backup of ${backups} is of ${oldest.since.toISOString()}: nothing earlier can be restored.`
      : `${backups} has no backup.`,
  )
}

const isDone = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ done: boolean }>('select not pg_is_in_recovery() as done')

    return rows[0]?.done ?? false
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const explain = (cluster: Cluster, log: string): Error =>
  ENDS_EARLIER.test(log)
    ? new Error(
        `The archive ends before that moment${LAST.test(log) ? `, with what was done at ${LAST.exec(log)?.[1]}` : ''}. Name an earlier one, or "latest" for all there is.`,
      )
    : explainFailure(cluster, log)

/** Has a server of the copied files take in the archive up to the moment, and stops it. */
const recover = async (
  cluster: Cluster,
  launch: Launcher,
  settings: Readonly<Record<string, string>>,
): Promise<void> => {
  const child = spawnPostmaster(cluster, launch, settings)
  const url = addressOf(cluster, 'postgres')
  while (!(await isDone(url))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw explain(cluster, readFileSync(logFile(cluster), 'utf8'))
    await pause(POLL_MS)
  }
  await stopEmbedded(cluster)
}

/**
 * Restores the embedded database as it was at a moment: the newest copy from before it, and what was archived
 * since. It gets its name once it is whole; one that is there is never touched.
 * @param until - the moment; null: all that was archived
 * @returns the moment of the copy it began with
 * @throws Error with a sentence for the operator
 */
export const restoreBackup = async (
  cluster: Cluster & Readonly<{ backups: string }>,
  until: Date | null,
): Promise<Date> => {
  if (existsSync(dataFolder(cluster)))
    throw new Error(
      `A database is in ${dataFolder(cluster)}. Stop the product and move that folder away first.`,
    )
  const base = choose(cluster.backups, until)
  mkdirSync(cluster.home, { recursive: true })
  const launch = unprivileged(cluster.home)
  const made: Cluster = { home: `${cluster.home}/restored`, port: cluster.port }
  await rm(made.home, { recursive: true, force: true })
  await mkdir(made.home)
  await cp(`${base.folder}/cluster`, dataFolder(made), { recursive: true, mode: 0 })
  await copyFile(`${base.folder}/password`, passwordFile(made))
  await writeFile(`${dataFolder(made)}/recovery.signal`, '', { mode: 0o600 })
  giveTo(made.home, statSync(cluster.home))
  await recover(made, launch, recoverySettings(cluster.backups, until))
  await rename(passwordFile(made), passwordFile(cluster))
  await rename(dataFolder(made), dataFolder(cluster))
  await rm(made.home, { recursive: true })

  return base.since
}
