import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** Behind everybody else, yet not starved while the others have much to do. */
const NICE = 10

/**
 * Lets every other thread go before the one that calls this. Linux alone knows priorities of threads; where they
 * are unknown or not ours to set, nothing changes.
 */
export const lowerThreadPriority = (): void => {
  if (process.platform !== 'linux') return
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, Math.max(NICE, getPriority(thread)))
  } catch {
    // Passwords are hashed all the same.
  }
}
