import { readdir, readFile, rm } from 'node:fs/promises'
import { listBases, walFolder } from './Backups.ts'

const SEGMENT = /^[0-9A-F]{8}([0-9A-F]{16})/
const FIRST_FILE = /START WAL LOCATION: .* \(file [0-9A-F]{8}([0-9A-F]{16})\)/

/**
 * Removes all but the newest copies, and of the archive what only they needed.
 * @returns how many copies were removed
 */
export const pruneBackups = async (backups: string, keep: number): Promise<number> => {
  const bases = listBases(backups)
  const removed = bases.slice(0, Math.max(0, bases.length - keep))
  const oldest = bases[removed.length]
  for (const { folder } of removed) await rm(folder, { recursive: true })
  if (removed.length === 0 || !oldest) return 0

  const label = await readFile(`${oldest.folder}/cluster/backup_label`, 'utf8')
  const first = FIRST_FILE.exec(label)?.[1]
  // Files of every history are numbered alike, behind the number of the history.
  for (const name of await readdir(walFolder(backups))) {
    const [, number] = SEGMENT.exec(name) ?? []
    if (first && number && number < first) await rm(`${walFolder(backups)}/${name}`)
  }

  return removed.length
}
