/**
 * What of a telephone number may be shown before it is asked for: its first three digits.
 * @param phone in E.164
 * @example maskPhone('+420777123456') // '777 *** ***'
 */
export const maskPhone = (phone: string): string => `${phone.slice(4, 7)} *** ***`
