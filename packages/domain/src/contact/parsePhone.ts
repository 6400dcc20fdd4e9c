const CZECH = /^(?:\+420|00420)?([2-9]\d{8})$/
const SLOVAK = /^(?:\+421|00421)([2-9]\d{8})$/
const PREMIUM = /^90/

/**
 * Reads a Czech or Slovak telephone number as people write it. Premium numbers (90x) cost the caller
 * and are no contact.
 * @returns the number in E.164, or `null`
 * @example parsePhone('777 123 456') // '+420777123456'
 */
export const parsePhone = (text: string): string | null => {
  const digits = text.replace(/[\s\u00a0().-]/g, '')
  const slovak = SLOVAK.exec(digits)?.[1]
  if (slovak) return `+421${slovak}`
  const czech = CZECH.exec(digits)?.[1]

  return czech && !PREMIUM.test(czech) ? `+420${czech}` : null
}
