import { isSameHash, keyedHash } from '../../platform/crypto/keyedHash.ts'

type Purpose = Readonly<{ mark: string; name: string }>

const tokensFor = ({ mark, name }: Purpose) => {
  const sign = (key: Buffer, id: number): string => keyedHash(key, name, String(id))

  return {
    write: (key: Buffer, searchId: number): string => `${mark}${searchId}-${sign(key, searchId)}`,

    /** Search that a token is about, or null for one we did not make. */
    read: (key: Buffer, token: string): number | null => {
      const [, found, id, signature] = /^(\D?)(\d{1,10})-(.+)$/.exec(token) ?? []
      const isOurs =
        found === mark && signature !== undefined && isSameHash(signature, sign(key, Number(id)))

      return isOurs ? Number(id) : null
    },
  }
}

/** What ends the letters about a search, in anybody's hands; it holds as long as the search is kept. */
export const unsubscribeTokens = tokensFor({ mark: '', name: 'saved search' })

/** What begins them where nobody has an account; only the address's reader has it. */
export const watchTokens = tokensFor({ mark: 'w', name: 'watched search' })
