/** Czech mobile numbers begin with 60 or 7, Slovak ones with 9. */
const MOBILE = /^\+(?:420(?:60|7)|4219)/

/**
 * Whether a text message can reach a number.
 * @param phone in E.164
 * @example isMobile('+420545123456') // false
 */
export const isMobile = (phone: string): boolean => MOBILE.test(phone)
