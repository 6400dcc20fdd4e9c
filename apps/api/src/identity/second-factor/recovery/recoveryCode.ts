import { randomInt } from 'node:crypto'
import { sha256 } from '../../../platform/crypto/sha256.ts'

/** None that is taken for another one on paper. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 16
const TOGETHER = /.{4}(?!$)/g

/** A code of some eighty bits in groups of four, as it is shown once. */
export const newRecoveryCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
    .join('')
    .replace(TOGETHER, '$&-')

/** What was typed without what people put between letters; null: it has not the shape of a recovery code. */
export const readRecoveryCode = (typed: string): string | null => {
  const letters = typed.toLowerCase().replace(/[\s.-]/g, '')

  return letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter))
    ? letters.replace(TOGETHER, '$&-')
    : null
}

/** What is kept of one; of another account it is worth nothing. */
export const hashRecoveryCode = (userId: number, code: string): string =>
  sha256(`${userId} ${code}`)
