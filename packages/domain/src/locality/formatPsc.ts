import { NBSP } from '../text/nbsp.ts'

/**
 * Writes a postal code in the Czech way, with a non-breaking space.
 * @param psc five digits
 * @example formatPsc('60200') // '602 00'
 */
export const formatPsc = (psc: string): string => psc.slice(0, 3) + NBSP + psc.slice(3)
