/**
 * The letter that stands for a person where a picture would.
 * @example firstLetter('jana_k') // 'J'
 */
export const firstLetter = (name: string): string =>
  name.match(/\p{L}|\d/u)?.[0].toUpperCase() ?? '?'
