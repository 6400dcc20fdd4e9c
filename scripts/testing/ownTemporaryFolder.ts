import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Vitest's global setup: what tests leave in the folder of temporary files is gone when the last of them is over. */
const ownTemporaryFolder = (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'inzrt-tests-'))
  process.env.TMPDIR = folder

  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

export default ownTemporaryFolder
