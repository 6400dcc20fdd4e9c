const EIGHT_DIGITS = /^\d{8}$/

/**
 * Whether a text is a Czech company number (IČO): eight digits of which the last one checks the others
 * (weights 8 to 2, modulo 11).
 * @example isCompanyId('27082440') // true
 */
export const isCompanyId = (text: string): boolean => {
  if (!EIGHT_DIGITS.test(text)) return false
  const digits = [...text].map(Number)
  const sum = digits.slice(0, 7).reduce((total, digit, index) => total + digit * (8 - index), 0)

  return (11 - (sum % 11)) % 10 === digits[7]
}
