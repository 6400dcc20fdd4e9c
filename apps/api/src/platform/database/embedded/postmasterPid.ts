import { readFileSync, rmSync } from 'node:fs'
import { type Cluster, dataFolder, pidFile } from './Cluster.ts'
import { readProcess } from './readProcess.ts'

const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** After a crash the number may belong to another program, or to a process that ended and is still listed. */
const isPostmaster = (pid: number, cluster: Cluster): boolean => {
  const found = readProcess(pid)

  return (
    found !== null &&
    !found.isZombie &&
    `${found.commandLine} `.includes(` ${dataFolder(cluster)} `)
  )
}

/** Process id of the running server of this cluster, or null. Removes what a killed one left. */
export const postmasterPid = (cluster: Cluster): number | null => {
  const text = readText(pidFile(cluster))
  if (text === null) return null
  const pid = Number.parseInt(text, 10)
  if (isPostmaster(pid, cluster)) return pid
  rmSync(pidFile(cluster), { force: true })

  return null
}
