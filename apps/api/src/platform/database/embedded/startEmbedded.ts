import { mkdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { makeArchive } from '../backup/makeArchive.ts'
import { answersAt } from './answersAt.ts'
import { type Cluster, logFile } from './Cluster.ts'
import { explainFailure } from './explainFailure.ts'
import { initCluster, readPassword, SUPERUSER } from './initCluster.ts'
import { postmasterPid } from './postmasterPid.ts'
import { spawnPostmaster } from './spawnPostmaster.ts'
import { type Launcher, unprivileged } from './unprivileged.ts'

const POLL_MS = 50
const GIVE_UP_MS = 60_000

/** What a killed server's children hold for a moment longer. */
const PASSING =
  /pre-existing shared memory block|lock file "postmaster.pid" already exists|adopted server ended/
/** It was found alive and was on its way out: the next try starts another. */
const ADOPTED_ENDED = 'adopted server ended'

export const addressOf = (cluster: Cluster, database: string): string =>
  `postgres://${SUPERUSER}:${readPassword(cluster)}@127.0.0.1:${cluster.port}/${database}`

const startOnce = async (cluster: Cluster, launch: Launcher, giveUpAt: number): Promise<string> => {
  const isAdopted = postmasterPid(cluster) !== null
  const child = isAdopted ? null : spawnPostmaster(cluster, launch)
  const isGone = () =>
    child ? child.exitCode !== null || child.signalCode !== null : postmasterPid(cluster) === null
  const url = addressOf(cluster, 'postgres')
  while (!(await answersAt(url))) {
    if (isAdopted && isGone()) return ADOPTED_ENDED
    if (isGone() || performance.now() > giveUpAt) return readFileSync(logFile(cluster), 'utf8')
    await delay(POLL_MS)
  }

  return ''
}

/**
 * Starts the PostgreSQL of a folder, or adopts the one that already runs there.
 * @returns a function from a database's name to its address
 * @throws Error with a sentence for the person who starts the product: port taken, disk full, …
 */
export const startEmbedded = async (cluster: Cluster): Promise<(database: string) => string> => {
  mkdirSync(cluster.home, { recursive: true })
  const launch = unprivileged(cluster.home)
  initCluster(cluster, launch)
  if (cluster.backups) makeArchive({ ...cluster, backups: cluster.backups })

  const giveUpAt = performance.now() + GIVE_UP_MS
  for (;;) {
    const failure = await startOnce(cluster, launch, giveUpAt)
    if (failure === '') return (database) => addressOf(cluster, database)
    if (!PASSING.test(failure) || performance.now() > giveUpAt)
      throw explainFailure(cluster, failure)
    await delay(POLL_MS * 5)
  }
}
