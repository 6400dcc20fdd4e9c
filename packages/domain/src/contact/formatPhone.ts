const NBSP = '\u00a0'

/**
 * Writes a telephone number in groups of three.
 * @param phone in E.164
 * @example formatPhone('+420777123456') // '+420 777 123 456'
 */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(\+\d{3})(\d{3})(\d{3})(\d{3})$/, `$1${NBSP}$2${NBSP}$3${NBSP}$4`)
