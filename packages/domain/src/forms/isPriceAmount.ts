const HIGHEST = 99_999_999

/** „2 500,-“, „2 500 Kč“ and „20 €“ as people write prices. */
const ENDING = /(?:,[-–—])?(?:Kč|€)?$/i

/**
 * Whether a typed price is right for its currency: whole crowns from 1 to 99 999 999, or euros with
 * at most two decimals. Spaces between thousands and „,-“ or a currency at the end are allowed.
 * @example isPriceAmount('1 500', 'czk') // true
 */
export const isPriceAmount = (text: string, currency: 'czk' | 'EUR'): boolean => {
  const typed = text.replace(/\s/g, '').replace(ENDING, '').replace(',', '.')
  const pattern = currency === 'czk' ? /^\d{1,8}$/ : /^\d{1,8}(?:\.\d{1,2})?$/
  const amount = Number(typed)

  return pattern.test(typed) && amount > 0 && amount <= HIGHEST
}
