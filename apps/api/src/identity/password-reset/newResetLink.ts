import { MINUTE_MS } from '@inzrt/domain/time'
import { randomToken } from '../../platform/crypto/randomToken.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { RESET_BOUNDS } from './resetBounds.ts'

const TOKEN_BYTES = 32

/** A link that sets another password: what it holds, and what is kept of it. */
export const newResetLink = (now: Date) => {
  const token = randomToken(TOKEN_BYTES)
  const linkUntil = new Date(now.getTime() + RESET_BOUNDS.linkMinutes * MINUTE_MS)

  return { token, columns: { linkHash: sha256(token), linkUntil } }
}
