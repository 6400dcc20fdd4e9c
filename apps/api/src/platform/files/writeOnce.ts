import { randomBytes } from 'node:crypto'
import { link, rm, writeFile } from 'node:fs/promises'

/**
 * Writes a file that its owner alone reads, unless it is there. Of two processes that start at once one
 * wins, and none reads half of what is written.
 */
export const writeOnce = async (file: string, text: string | Buffer): Promise<void> => {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(unfinished, text, { mode: 0o600 })
  try {
    await link(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(unfinished)
  }
}
