import { randomBytes } from 'node:crypto'
import { linkSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file that its owner alone reads, unless it is there. Of two processes that start at once one
 * wins, and none reads half of what is written.
 * @example writeOnce('/var/lib/inzrt/session.keys', 'local:…')
 */
export const writeOnce = (file: string, text: string): void => {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(unfinished, text, { mode: 0o600 })
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished)
  }
}
