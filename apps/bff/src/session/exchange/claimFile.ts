import { rm, stat, writeFile } from 'node:fs/promises'
import type { Release } from './SessionExchange.ts'

/** An exchange takes the api a few milliseconds; whoever holds a claim longer has died. */
const LONGEST_CLAIM_MS = 15_000

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

const isAbandoned = async (path: string): Promise<boolean> => {
  const claimed = await stat(path).catch(() => null)
  return claimed !== null && Date.now() - claimed.mtimeMs > LONGEST_CLAIM_MS
}

/** A file that only one process can make; null while it is another's. */
export const claimFile = async (path: string): Promise<Release | null> => {
  try {
    await writeFile(path, '', { flag: 'wx', mode: 0o600 })
    return () => rm(path, { force: true }).catch(() => undefined)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    if (await isAbandoned(path)) await rm(path, { force: true })
    return null
  }
}
