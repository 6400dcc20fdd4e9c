import { createHmac, timingSafeEqual } from 'node:crypto'

/** Hash of parts, worthless to guess back without the key. Parts cannot run into each other. */
export const keyedHash = (key: Buffer, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')

/** Compares hashes in the same time, whatever they share; one of them may be anything a stranger sent. */
export const isSameHash = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]

  return left.length === right.length && timingSafeEqual(left, right)
}
