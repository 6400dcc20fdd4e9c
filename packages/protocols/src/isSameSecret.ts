import { timingSafeEqual } from 'node:crypto'

/** Compares hashes and keys in the same time, whatever they share; one of them may be anything that was sent. */
export const isSameSecret = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]

  return left.length === right.length && timingSafeEqual(left, right)
}
