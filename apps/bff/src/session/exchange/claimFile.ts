import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { Release } from './SessionExchange.ts'

/** An exchange takes the api a few milliseconds; a process that holds a claim longer has died. */
const LONGEST_CLAIM_MS = 15_000

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** Only of this machine can we know at once. */
const hasDied = (claimant: string): boolean => {
  const [host, pid] = claimant.split(' ')
  if (host !== hostname() || !Number(pid)) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return codeOf(error) === 'ESRCH'
  }
}

const isAbandoned = async (path: string): Promise<boolean> => {
  try {
    const { mtimeMs } = await stat(path)
    return Date.now() - mtimeMs > LONGEST_CLAIM_MS || hasDied(await readFile(path, 'utf8'))
  } catch {
    return false
  }
}

/** A file that only one process can make; null while it is another's. */
export const claimFile = async (path: string): Promise<Release | null> => {
  try {
    await writeFile(path, `${hostname()} ${process.pid}`, { flag: 'wx', mode: 0o600 })
    return () => rm(path, { force: true }).catch(() => undefined)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    if (await isAbandoned(path)) await rm(path, { force: true })
    return null
  }
}
