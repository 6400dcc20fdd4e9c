import { isSameHash, keyedHash } from '../../platform/crypto/keyedHash.ts'

const sign = (key: Buffer, id: number): string => keyedHash(key, 'saved search', String(id))

/** What ends the letters about a search, in anybody's hands; it holds as long as the search is kept. */
export const unsubscribeToken = (key: Buffer, searchId: number): string =>
  `${searchId}-${sign(key, searchId)}`

/** Search that a token is about, or null for one we did not make. */
export const readUnsubscribeToken = (key: Buffer, token: string): number | null => {
  const mark = token.indexOf('-')
  const id = Number(token.slice(0, mark))

  return Number.isSafeInteger(id) && isSameHash(token.slice(mark + 1), sign(key, id)) ? id : null
}
