/** Digits that begin a Czech number: mobile, fixed, free and shared-cost lines. */
const CZECH = /^(?:(?:\+|00)?420)?((?:60|7[02379])\d{7}|[2-5]\d{8}|(?:800|8[134]\d)\d{6})$/
const SLOVAK = /^(?:\+|00)?421((?!900)[2-9]\d{8})$/
const SEPARATORS = /[\s().\p{Pd}\u2212/]/gu

/**
 * Reads a Czech or Slovak telephone number as people write it (Czech numbering plan of 2002: nine
 * digits, no leading zero). Premium numbers (Czech 90x, Slovak 900) cost the caller and are no contact.
 * @returns the number in E.164, or `null`
 * @example parsePhone('777 123 456') // '+420777123456'
 */
export const parsePhone = (text: string): string | null => {
  const dialled = text.replace(SEPARATORS, '')
  const czech = CZECH.exec(dialled)?.[1]
  const slovak = SLOVAK.exec(dialled)?.[1]
  if (czech) return `+420${czech}`

  return slovak ? `+421${slovak}` : null
}
