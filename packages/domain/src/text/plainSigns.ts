const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
const DIGIT = /\p{Nd}/u
const OTHER_DIGIT = /(?!\d)\p{Nd}/gu

/** Digits of every script stand in Unicode in tens, from zero to nine. */
const toDigit = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  let first = code
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1

  return String((code - first) % 10)
}

/**
 * A text as rules judge it: signs that only look otherwise (full-width, circled, mathematical, digits of other scripts)
 * are the plain ones, and what nobody sees is gone. To be judged, never to be shown or kept.
 * @example plainSigns('volejte ７７７\u200b①②③ ٤٥٦') // 'volejte 777123 456'
 */
export const plainSigns = (text: string): string =>
  text.replace(UNSEEN, '').normalize('NFKC').replace(UNSEEN, '').replace(OTHER_DIGIT, toDigit)
