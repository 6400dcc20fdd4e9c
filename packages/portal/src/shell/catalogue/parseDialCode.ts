const DIAL_CODE = /^(\d{3})\s?(\d{3})$/

/**
 * The code of an ad as the paper prints it; null when the words are none.
 * @example parseDialCode('204 815') // '204815'
 */
export const parseDialCode = (words: string): string | null => {
  const [, ...halves] = DIAL_CODE.exec(words.trim()) ?? []

  return halves.join('') || null
}
