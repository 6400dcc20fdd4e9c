const NBSP = '\u00a0'

/**
 * Groups the digits of a whole number by threes with non-breaking spaces (Czech typography).
 * @example groupThousands(1234567) // '1 234 567'
 */
export const groupThousands = (whole: number): string => {
  const digits = String(whole)
  if (digits.length <= 3) return digits
  const head = digits.length % 3
  const groups = head ? [digits.slice(0, head)] : []
  for (let at = head; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3))

  return groups.join(NBSP)
}
