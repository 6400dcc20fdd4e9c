import { randomInt } from 'node:crypto'
import { RESET_CODE_MAX } from '@inzrt/rules/limits'

/** Crockford's letters: none looks like another. Four of them make twenty bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code short enough to be copied from one device to another. */
export const randomResetCode = (): string =>
  Array.from({ length: RESET_CODE_MAX }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/**
 * A code as it was meant: in any case of letters, with O for zero and I or L for one.
 * @example toResetCode('kl7o') // 'K170'
 */
export const toResetCode = (typed: string): string =>
  typed.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')

/** Whether what was sent is a typed code rather than the token of a link. */
export const isResetCode = (token: string): boolean => token.length <= RESET_CODE_MAX
