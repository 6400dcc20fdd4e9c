import { photoHead } from './photoHead.ts'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']
const MOST_BYTES = 100 * 1024 * 1024
/** A device opens a photo whole to make it small: four bytes a point. */
const MOST_PIXELS = 100_000_000
/** What is smaller the portal refuses. */
const SHORTEST_SIDE = 300
/** Notes of a phone and its small picture come before what says how large the photo is. */
const HEAD_BYTES = 512 * 1024

const NO_PICTURE = 'Tohle není fotka ve formátu JPEG, PNG ani WebP.'
const UNREADABLE = 'Soubor se nepodařilo otevřít. Vyberte ho prosím znovu.'
const TOO_MANY_PIXELS = 'Fotka má přes 100\u00a0milionů bodů, takovou nezpracujeme.'
const TOO_SMALL = `Fotka je příliš malá, kratší strana musí mít aspoň ${SHORTEST_SIDE}\u00a0bodů.`
const TOO_LARGE = 'Soubor je větší než 100 MB, takovou fotku nezpracujeme.'

/**
 * What is wrong with a file before it is sent at all; null when it is worth sending. A file dropped or
 * pasted was not asked for its kind yet.
 */
export const photoFault = ({ type, size }: Pick<File, 'type' | 'size'>): string | null => {
  if (!TYPES.includes(type)) return NO_PICTURE

  return size > MOST_BYTES ? TOO_LARGE : null
}

/**
 * What is wrong with a photo by what it says of itself in its beginning, before it is decoded or sent;
 * null when nothing is. A size that is not found there is the server's matter.
 */
export const photoHeadFault = async (file: Pick<Blob, 'slice'>): Promise<string | null> => {
  const bytes = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null)
  if (!bytes) return UNREADABLE
  const { isPhoto, size } = photoHead(bytes)
  if (!isPhoto) return NO_PICTURE
  if (!size) return null
  if (size.width * size.height > MOST_PIXELS) return TOO_MANY_PIXELS

  return Math.min(size.width, size.height) < SHORTEST_SIDE ? TOO_SMALL : null
}
