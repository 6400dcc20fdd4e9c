import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { SealKeys } from '@inzrt/settings/SealKeys'
import { parseSessionKeys } from './parseSessionKeys.ts'

const wasThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** A link appears whole or not at all, so processes that start together agree on one key. */
const makeOnce = (file: string): void => {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `local:${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!wasThere(error)) throw error
  } finally {
    rmSync(draft)
  }
}

/** Keys of a machine without settings: made at the first start, kept in a file only its user can read. */
export const localSessionKeys = (dataDir: string): SealKeys => {
  mkdirSync(dataDir, { recursive: true })
  const file = `${dataDir}/session.keys`
  makeOnce(file)
  return parseSessionKeys(readFileSync(file, 'utf8'))
}
