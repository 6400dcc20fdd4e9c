import { glob, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sweepUnfinished, writeWhole } from '../../platform/files/writeWhole.ts'
import { type Originals, UPLOADED } from './Originals.ts'

/** Drawn pictures are kept as drawings beside the name they are asked for by. */
const candidates = (file: string): readonly string[] => [file, file.replace(/\.[a-z]+$/, '.svg')]

/** Files in a folder of this machine. */
export const createOriginals = (folder: string): Originals => ({
  write: (path, bytes) => writeWhole(folder, path, bytes),

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

  sweep: (before) => sweepUnfinished(folder, before),
})
