import { NBSP } from '../text/nbsp.ts'

/**
 * Writes a telephone number in groups of three that never break.
 * @param phone in E.164
 * @example formatPhone('+420777123456') // '+420 777 123 456'
 */
export const formatPhone = (phone: string): string =>
  [phone.slice(0, 4), phone.slice(4, 7), phone.slice(7, 10), phone.slice(10)].join(NBSP)
