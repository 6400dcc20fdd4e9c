import { randomInt } from 'node:crypto'

/** Without signs that look alike. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** What a message carries to say which item it pays. */
export const paymentCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
