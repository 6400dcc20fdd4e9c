/** Stands on both sides of what a line must not divide; `column.typ` takes it out. */
const MARK = '\u2060'

/** What makes a word one that must not be divided; each looks at a few signs of it only. */
const PARTS: readonly RegExp[] = [
  // jana@posta.example, www.posta.example
  /\S@\S/u,
  /(?:https?:\/\/|www\.)\S/u,
  /\S\.(?:cz|sk|com|eu)(?!\p{L})/u,
  // e-mail, wi-fi, máte-li
  /(?<!\p{L})\p{L}{1,2}-\p{L}/u,
  /\p{L}-\p{L}{1,2}(?!\p{L})/u,
]

/** XR-500, TB016KL: a digit and a dash within, or a digit and three letters. */
const isModel = (word: string): boolean =>
  /\d/u.test(word) && (/\S-\S/u.test(word) || /\p{L}{3}/u.test(word))

/** A short name of a town, which is said last: Praha, Brno-střed. */
const TOWN = /(?<!\p{L})\p{Lu}\p{Ll}{1,5}(?:-\p{L}{1,8})?(?![\p{L}-])/gu

const WORD = /\S+/gu

const marked = (text: string): string => `${MARK}${text}${MARK}`

const asWhole = (word: string): string =>
  isModel(word) || PARTS.some((part) => part.test(word)) ? marked(word) : word

const asLast = (word: string): string => {
  const named = word.replace(TOWN, marked)

  return named === word ? asWhole(word) : named
}

/** Spaces in a number are not stretched with those between words. */
const IN_NUMBER = /(?<=\d)\u00a0(?=\d{3}(?!\d))/gu
const NARROW = '\u202f'

/**
 * Marks words that would be read otherwise if they were divided (addresses, words with a short part, codes of models)
 * and keeps groups of digits close.
 */
export const toSetWords = (text: string): string => {
  const narrow = text.replaceAll(MARK, '').replace(IN_NUMBER, NARROW)
  const last = narrow.endsWith('.') ? narrow.lastIndexOf('.', narrow.length - 2) + 1 : narrow.length

  return narrow.replace(WORD, (word, at: number) => (at < last ? asWhole(word) : asLast(word)))
}
