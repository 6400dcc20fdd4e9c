/** Czech and Slovak numbers, with or without the country code. */
const NUMBER = /^(?:(?:00)?42[01])?[2-79]\d{8}$/

/** Digits of the longest number, with its country code. */
const DIGITS_MAX = 14

/**
 * Whether a run of digit groups holds a number somebody could dial. Sizes „98, 104, 110, 116“ and
 * years are runs of digits too, but no numbers. Runs with words in them are always meant.
 */
export const isDialable = (run: string): boolean => {
  if (/\p{L}{2}/u.test(run)) return true
  const groups = run.replace(/[oO]/g, '0').match(/\d+/g) ?? []

  return groups.some((_, start) => {
    let digits = ''
    for (let end = start; end < groups.length && digits.length < DIGITS_MAX; end += 1) {
      digits += groups[end]
      if (NUMBER.test(digits)) return true
    }

    return false
  })
}
