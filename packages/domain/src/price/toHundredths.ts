const SUM = /^\d{1,13}(?:[.,]\d{1,2})?$/

/**
 * Turns a sum as people write it into hundredths, without floating-point error. Spaces between
 * thousands are allowed, the decimal mark is a comma or a point.
 * @returns `null` when the text is not such a sum.
 * @example toHundredths('1 234,50') // 123450
 */
export const toHundredths = (sum: string | number): number | null => {
  const text = String(sum).replace(/\s/g, '')
  if (!SUM.test(text)) return null
  const [whole = '', part = ''] = text.split(/[.,]/)

  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
