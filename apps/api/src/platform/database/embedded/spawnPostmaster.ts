import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { archiveSettings } from '../backup/archiveSettings.ts'
import { type Cluster, dataFolder, logFile } from './Cluster.ts'
import { postgresBinary } from './postgresBinary.ts'
import type { Launcher } from './unprivileged.ts'

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  max_wal_size: '2GB',
  // Pages are small: compiling a plan or sharing it among processes costs more than it saves.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** Starts the server apart from us: it outlives a killed api and is adopted by the next one. */
export const spawnPostmaster = (
  cluster: Cluster,
  launch: Launcher,
  further: Readonly<Record<string, string>> = {},
): ChildProcess => {
  const settings = Object.entries({
    ...SETTINGS,
    port: String(cluster.port),
    ...(cluster.backups && archiveSettings(cluster.backups)),
    ...further,
  })
  const { command, args, ...user } = launch(postgresBinary('postgres'), [
    '-D',
    dataFolder(cluster),
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const log = openSync(logFile(cluster), 'w')
  const child = spawn(command, args, {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()

  return child
}
