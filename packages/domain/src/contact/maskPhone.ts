const HOME = '+420'

/**
 * What of a telephone number may be shown before it is asked for: its first three digits, and the
 * country where it is not Czech. The spaces are plain ones, as it travels over the wire.
 * @param phone in E.164
 * @example maskPhone('+420777123456') // '777 *** ***'
 */
export const maskPhone = (phone: string): string => {
  const country = phone.startsWith(HOME) ? '' : `${phone.slice(0, 4)} `

  return `${country}${phone.slice(4, 7)} *** ***`
}
