/** The code of no place: of ads that are for the whole country. */
const NOWHERE = '00000'

/**
 * Whether a place has a postal code to be shown.
 * @example hasPsc('00000') // false
 */
export const hasPsc = (psc: string): boolean => psc !== NOWHERE
