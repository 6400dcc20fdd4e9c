const TYPES = ['image/jpeg', 'image/png', 'image/webp']
const MOST_BYTES = 100 * 1024 * 1024

const NO_PICTURE = 'Tohle není fotka ve formátu JPEG, PNG ani WebP.'
const TOO_LARGE = 'Soubor je větší než 100 MB, takovou fotku nezpracujeme.'

/**
 * What is wrong with a file before it is sent at all; null when it is worth sending. A file dropped or
 * pasted was not asked for its kind yet.
 */
export const photoFault = ({ type, size }: Pick<File, 'type' | 'size'>): string | null => {
  if (!TYPES.includes(type)) return NO_PICTURE

  return size > MOST_BYTES ? TOO_LARGE : null
}
