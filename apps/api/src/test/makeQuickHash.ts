import { argon2Sync } from 'node:crypto'
import type { Derive } from '../identity/passwords/createDeriver.ts'

/**
 * Argon2id at its lowest cost. Tests hash a thousand passwords; what one costs, and who waits for it, is the subject of
 * those of passwords alone.
 */
export const makeQuickHash: Derive = async (parameters, end) => {
  end?.throwIfAborted()

  return argon2Sync('argon2id', { ...parameters, memory: 8, passes: 1 })
}
