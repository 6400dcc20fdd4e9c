import { isShouting } from './isShouting.ts'

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** A heading may begin with an abbreviation, which stays as it is. */
const FIRST_WORD = /^[^\p{L}\p{N}]*\p{Ll}/u

/** „BMW“, „TDI“, „STK“, „2KK“: up to four signs with a digit or without a vowel. */
const isAbbreviation = (word: string): boolean =>
  word.length <= 4 && (/\p{N}/u.test(word) || !/[aeiouyáéěíóúůý]/iu.test(word))

/**
 * Offers a shouted heading in sentence case; abbreviations keep their capitals, names of places
 * lose them (nobody can tell from capitals alone), so the author is asked. Other texts stay.
 * @example calmDown('PRODÁM BMW V PĚKNÉM STAVU') // "Prodám BMW v pěkném stavu"
 */
export const calmDown = (text: string): string => {
  if (!isShouting(text)) return text
  const calm = text.replace(WORD, (word) =>
    word.length > 1 && isAbbreviation(word) ? word : word.toLocaleLowerCase('cs'),
  )

  return calm.replace(FIRST_WORD, (beginning) => beginning.toLocaleUpperCase('cs'))
}
