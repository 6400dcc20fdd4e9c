import { statfsSync } from 'node:fs'

/** Where Linux keeps files in memory. */
export const SHARED_MEMORY = '/dev/shm'

const GIB = 1024 ** 3

/** Whether this machine keeps files in memory and has room for so many GiB of them. */
export const hasSharedMemory = (gib: number): boolean => {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY)
    return bavail * bsize >= gib * GIB
  } catch {
    return false
  }
}
