const PSC = /^(?:CZ[-\s]?)?([1-7]\d{2})\s?(\d{2})$/i

/**
 * Reads a Czech postal code as people write it: 60200, 602 00, CZ-602 00. Codes beginning with 8 or 9
 * were Slovak and 0 was never used.
 * @returns five digits, or `null` when it is none
 * @example parsePsc('602 00') // '60200'
 */
export const parsePsc = (text: string): string | null => {
  const [, area, office] = PSC.exec(text.trim()) ?? []

  return area && office ? area + office : null
}
