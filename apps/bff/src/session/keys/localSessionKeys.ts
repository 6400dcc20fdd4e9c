import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import type { SealKeys } from '@inzrt/settings/SealKeys'
import { writeOnce } from '@inzrt/settings/writeOnce'
import { parseSessionKeys } from './parseSessionKeys.ts'

/** Keys of a machine without settings: made at the first start, kept in a file only its user can read. */
export const localSessionKeys = (dataDir: string): SealKeys => {
  mkdirSync(dataDir, { recursive: true })
  const file = `${dataDir}/session.keys`
  writeOnce(file, `local:${randomBytes(32).toString('base64url')}\n`)
  return parseSessionKeys(readFileSync(file, 'utf8'))
}
