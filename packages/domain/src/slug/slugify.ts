import { foldLetters } from '../text/foldLetters.ts'

const MAX = 60

/** Cuts at the end of a word, unless the first word alone is longer. */
const cutAtWord = (slug: string): string => {
  if (slug.length <= MAX) return slug
  const end = slug.lastIndexOf('-', MAX)

  return slug.slice(0, end > 0 ? end : MAX)
}

/**
 * Makes a text fit for an address: without accents, lower case, words joined by hyphens,
 * at most 60 characters. A text without a Latin letter or digit gives an empty slug.
 * @example slugify('Prodám dětské kolo') // 'prodam-detske-kolo'
 */
export const slugify = (text: string): string =>
  cutAtWord(
    foldLetters(text)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  )
