import { randomBytes } from 'node:crypto'
import { glob, mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Where pictures are kept as they were uploaded. */
export type Originals = Readonly<{
  /** Keeps a picture; once this resolves, a power cut does not lose it. */
  write(path: string, bytes: Buffer): Promise<void>
  /** Forgets a picture; one that is not there is no failure. */
  remove(path: string): Promise<void>
  /** Every file of uploaded pictures, whether anything points to it or not. */
  list(): AsyncIterable<KeptFile>
}>

export type KeptFile = Readonly<{ path: string; changedAt: Date }>

/** Folders of uploads; the demo's drawings lie elsewhere. */
const UPLOADED = /^\/\d{4}\/\d{2}\/[\w-]{22}\/[^/]+$/

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

/** Pictures in a folder of this machine. */
export const createOriginals = (folder: string): Originals => ({
  async write(path, bytes) {
    const file = folder + path
    const unfinished = `${file}.${randomBytes(6).toString('hex')}`
    await mkdir(dirname(file), { recursive: true })
    await writeSynced(unfinished, bytes)
    await rename(unfinished, file)
    await syncFolder(dirname(file))
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
