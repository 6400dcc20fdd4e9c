/** Shorter texts may be a brand: IKEA, HUSQVARNA. */
const LEAST_LETTERS = 10

const SHOUTING_SHARE = 0.8

/** BMW, TDI, STK: words this short are capitals by right. */
const MAX_ABBREVIATION = 3

/**
 * Whether a text is written in capitals. Abbreviations in an ordinary sentence do not count.
 * @example isShouting('PRODÁM DĚTSKÉ KOLO') // true
 * @example isShouting('BMW 320d, STK 2027') // false
 */
export const isShouting = (text: string): boolean => {
  const words = (text.match(/\p{L}+/gu) ?? []).filter(({ length }) => length > MAX_ABBREVIATION)
  const letters = words.join('').match(/\p{Lu}|\p{Ll}/gu) ?? []
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter))

  return letters.length >= LEAST_LETTERS && capitals.length / letters.length >= SHOUTING_SHARE
}
