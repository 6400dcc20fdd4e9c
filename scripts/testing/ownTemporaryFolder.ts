import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasSharedMemory, SHARED_MEMORY } from '../stack/sharedMemory.ts'

/** The databases of the api's tests, the largest of what tests leave, take two. */
const ROOM_GIB = 6

/**
 * Vitest's global setup: what tests leave in the folder of temporary files is gone when the last of them is over.
 * It lies in memory where there is room: a hundred thousand files made for a second each are hard on a disk.
 */
const ownTemporaryFolder = (): (() => void) => {
  const parent = hasSharedMemory(ROOM_GIB) ? SHARED_MEMORY : tmpdir()
  const folder = mkdtempSync(join(parent, 'inzrt-tests-'))
  process.env.TMPDIR = folder

  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

export default ownTemporaryFolder
