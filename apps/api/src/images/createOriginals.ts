import { randomBytes } from 'node:crypto'
import { glob, mkdir, open, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Originals, UPLOADED } from './Originals.ts'

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

/** Drawn pictures are kept as drawings beside the name they are asked for by. */
const candidates = (file: string): readonly string[] => [file, file.replace(/\.[a-z]+$/, '.svg')]

/** Files in a folder of this machine. */
export const createOriginals = (folder: string): Originals => ({
  async write(path, bytes) {
    const file = folder + path
    const unfinished = `${file}.${randomBytes(6).toString('hex')}`
    await mkdir(dirname(file), { recursive: true })
    await writeSynced(unfinished, bytes)
    await rename(unfinished, file)
    await syncFolder(dirname(file))
  },

  async find(path) {
    for (const file of candidates(folder + path)) {
      const found = await stat(file).catch(() => null)
      if (found?.isFile())
        return {
          version: `${Math.floor(found.mtimeMs).toString(36)}-${found.size.toString(36)}`,
          read: () => readFile(file),
        }
    }

    return null
  },

  async remove(path) {
    await rm(folder + path, { force: true })
    // The folder was this picture's alone; where others are left, it stays.
    await rmdir(dirname(folder + path)).catch(() => undefined)
  },

  async *list() {
    const files = glob('[0-9][0-9][0-9][0-9]/[0-9][0-9]/*/*', { cwd: folder })
    for await (const file of files) {
      const path = `/${file}`
      const found = UPLOADED.test(path) ? await stat(folder + path).catch(() => null) : null
      if (found) yield { path, changedAt: found.mtime }
    }
  },
})
