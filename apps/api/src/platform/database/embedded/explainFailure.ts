import type { Cluster } from './Cluster.ts'

const lastLines = (log: string): string => log.trim().split('\n').slice(-8).join('\n')

const reason = (cluster: Cluster, log: string): string => {
  if (/Address already in use/i.test(log))
    return `Port ${cluster.port} is in use by another program. Stop it, or set POSTGRES_PORT to a free port.`
  if (/No space left on device|Disk quota exceeded/i.test(log))
    return `There is no space left on the disk that holds ${cluster.home}.`
  if (/Permission denied/i.test(log))
    return `PostgreSQL may not use ${cluster.home}; set DATA_DIR to a folder that every user can reach.`

  return 'PostgreSQL did not start.'
}

/** Turns what PostgreSQL printed before it gave up into a sentence that says what to do. */
export const explainFailure = (cluster: Cluster, log: string): Error =>
  new Error(`${reason(cluster, log)}\n${lastLines(log)}`)
