const UNDECOMPOSABLE: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
}

/**
 * Lower-cases a text and takes its accents off, so that „Křeslo“ and "kreslo" become one word.
 * Compatibility forms ("²", "ﬁ", "𝐊") become plain characters. Folding twice changes nothing.
 * @example foldLetters('Žluťoučký KŮŇ') // "zlutoucky kun"
 */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßłđøæœ]/g, (letter) => UNDECOMPOSABLE[letter] ?? letter)
