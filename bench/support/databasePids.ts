import { globSync, readFileSync } from 'node:fs'

/** A process that is gone by now has no parent. */
const parentOf = (stat: string): number => {
  try {
    return Number(readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return 0
  }
}

const isPassing = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('autovacuum worker')
  } catch {
    return true
  }
}

/**
 * Every process of the embedded PostgreSQL of a data folder: the server and its connections, without
 * autovacuum's workers, which come and go and serve nobody.
 */
export const databasePids = (dataDir: string): number[] => {
  const server = Number(
    readFileSync(`${dataDir}/postgres/cluster/postmaster.pid`, 'utf8').split('\n')[0],
  )
  const children = globSync('/proc/[0-9]*/stat')
    .filter((stat) => parentOf(stat) === server)
    .map((stat) => Number(stat.split('/')[2]))
    .filter((pid) => !isPassing(pid))

  return [server, ...children]
}
