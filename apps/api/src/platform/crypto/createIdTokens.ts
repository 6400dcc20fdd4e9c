import { isSameSecret } from '@inzrt/protocols/isSameSecret'
import { keyedHash } from './keyedHash.ts'

type Kind = Readonly<{
  /** Begins the token, so that one of another kind is told apart before its signature is looked at. */
  mark?: string
  /** Signed along: no token of one purpose opens what is of another. */
  purpose: string
}>

/** Tokens of letters: the number of a row and what proves that we wrote it, `12-…`. They hold as long as the key and the row. */
export const createIdTokens = ({ mark = '', purpose }: Kind) => {
  const sign = (key: Buffer, id: number): string => keyedHash(key, purpose, String(id))

  return {
    write: (key: Buffer, id: number): string => `${mark}${id}-${sign(key, id)}`,

    /** The number a token is about, or null for one that was not made here. */
    read: (key: Buffer, token: string): number | null => {
      const [, found, id, signature] = /^(\D?)(\d{1,10})-(.+)$/.exec(token) ?? []
      const isGenuine =
        found === mark && signature !== undefined && isSameSecret(signature, sign(key, Number(id)))

      return isGenuine ? Number(id) : null
    },
  }
}
