import { isSameHash, keyedHash } from '../../platform/crypto/keyedHash.ts'

const sign = (key: Buffer, adId: number): string => keyedHash(key, 'ad matches', String(adId))

/** Ends the letters about what suits an ad. */
export const matchToken = (key: Buffer, adId: number): string => `m${adId}-${sign(key, adId)}`

/** Ad that a token is about, or null for one we did not make. */
export const readMatchToken = (key: Buffer, token: string): number | null => {
  const [, id, signature] = /^m(\d{1,10})-(.+)$/.exec(token) ?? []

  return id && signature && isSameHash(signature, sign(key, Number(id))) ? Number(id) : null
}
