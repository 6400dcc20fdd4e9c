import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { type Cluster, dataFolder, passwordFile } from './Cluster.ts'
import { explainFailure } from './explainFailure.ts'
import { postgresBinary } from './postgresBinary.ts'
import type { Launcher } from './unprivileged.ts'

export const SUPERUSER = 'inzrt'

const writePassword = (cluster: Cluster): void => {
  const file = passwordFile(cluster)
  if (existsSync(file)) return
  writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  const { uid, gid } = statSync(cluster.home)
  chownSync(file, uid, gid)
}

export const readPassword = (cluster: Cluster): string =>
  readFileSync(passwordFile(cluster), 'utf8')

/** Czech order comes from ICU; the system's own locales may be missing or sort otherwise. */
const args = (folder: string, cluster: Cluster): readonly string[] => [
  `--pgdata=${folder}`,
  `--username=${SUPERUSER}`,
  `--pwfile=${passwordFile(cluster)}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=cs-CZ',
]

/**
 * Creates the cluster unless it exists. It gets its name only when complete, so one that was
 * interrupted is made again.
 */
export const initCluster = (cluster: Cluster, launch: Launcher): void => {
  if (existsSync(dataFolder(cluster))) return
  writePassword(cluster)
  const unfinished = `${cluster.home}/unfinished`
  rmSync(unfinished, { recursive: true, force: true })

  const {
    command,
    args: full,
    ...user
  } = launch(postgresBinary('initdb'), args(unfinished, cluster))
  const result = spawnSync(command, full, { ...user, encoding: 'utf8', cwd: '/' })
  if (result.status !== 0) throw explainFailure(cluster, result.error?.message ?? result.stderr)
  renameSync(unfinished, dataFolder(cluster))
}
