import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Files that are being written; on the disk of their folder, so that they can be renamed into it. */
const UNFINISHED = '/.unfinished'

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

const writeSynced = async (file: string, bytes: Buffer): Promise<void> => {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes a file of a folder whole or not at all: it gets its name once its bytes are on the disk, and what a
 * full disk stopped is taken away.
 */
export const writeWhole = async (folder: string, path: string, bytes: Buffer): Promise<void> => {
  const file = folder + path
  const unfinished = `${folder}${UNFINISHED}/${randomBytes(12).toString('hex')}`
  await mkdir(dirname(unfinished), { recursive: true })
  try {
    await writeSynced(unfinished, bytes)
    await mkdir(dirname(file), { recursive: true })
    await rename(unfinished, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    // Fails where other files lie, as it should.
    await rmdir(dirname(file)).catch(() => undefined)
    throw error
  }
}

/** Removes what a process that was killed had begun to write before a moment. */
export const sweepUnfinished = async (folder: string, before: Date): Promise<void> => {
  const names = await readdir(folder + UNFINISHED).catch(() => [])
  for (const name of names) {
    const file = `${folder}${UNFINISHED}/${name}`
    const found = await stat(file).catch(() => null)
    if (found && found.mtime < before) await rm(file, { force: true })
  }
}
