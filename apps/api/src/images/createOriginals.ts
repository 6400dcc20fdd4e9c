import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Where pictures are kept as they were uploaded. */
export type Originals = Readonly<{
  /** Keeps a picture; once this resolves, a power cut does not lose it. */
  write(path: string, bytes: Buffer): Promise<void>
  /** Forgets a picture; one that is not there is no failure. */
  remove(path: string): Promise<void>
}>

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

  remove: (path) => rm(folder + path, { force: true }),
})
