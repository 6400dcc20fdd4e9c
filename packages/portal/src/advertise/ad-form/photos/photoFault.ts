import { PHOTO_MEGABYTES, PHOTO_SHORTEST_SIDE, PHOTO_TO_SCALE_MEGABYTES } from '@inzrt/rules/limits'
import { isCompletePhoto } from './isCompletePhoto.ts'
import { photoHead } from './photoHead.ts'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']
const MEGABYTE = 1024 * 1024
/** A device opens a photo whole to make it small: four bytes a point. */
const MOST_PIXELS = 100_000_000
/** Notes of a phone and its small picture come before what says how large the photo is. */
const HEAD_BYTES = 512 * 1024

const NO_PICTURE = 'Tohle není fotka ve formátu JPEG, PNG ani WebP.'
const UNREADABLE = 'Soubor se nepodařilo otevřít. Vyberte ho prosím znovu.'
const TOO_MANY_PIXELS = 'Fotka má přes 100\u00a0milionů bodů, takovou nezpracujeme.'
const TOO_SMALL = `Fotka je příliš malá, kratší strana musí mít aspoň ${PHOTO_SHORTEST_SIDE}\u00a0bodů.`
const TORN = 'Fotka není celá, soubor končí uprostřed. Vyberte ji prosím znovu.'

/** Rounded up, so that a photo a little too large does not seem to fit. */
const megabytes = (bytes: number): string => `${Math.ceil(bytes / MEGABYTE)}\u00a0MB`

const sizeFault = (size: number, most: number): string | null =>
  size > most * MEGABYTE ? `Fotka má ${megabytes(size)}, nejvýš ${most}\u00a0MB.` : null

/**
 * What is wrong with a file before it is sent at all; null when it is worth sending. A file dropped or
 * pasted was not asked for its kind yet.
 */
export const photoFault = ({ type, size }: Pick<File, 'type' | 'size'>): string | null => {
  if (!TYPES.includes(type)) return NO_PICTURE

  return sizeFault(size, PHOTO_TO_SCALE_MEGABYTES)
}

/**
 * What is wrong with a photo by what it says of itself in its beginning, before it is decoded or sent;
 * null when nothing is. A size that is not found there is the server's matter.
 */
export const photoHeadFault = async (
  file: Pick<Blob, 'slice' | 'size'>,
): Promise<string | null> => {
  const bytes = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null)
  if (!bytes) return UNREADABLE
  const { kind, size } = photoHead(bytes)
  if (!kind) return NO_PICTURE
  if (!size) return null
  if (size.width * size.height > MOST_PIXELS) return TOO_MANY_PIXELS
  if (Math.min(size.width, size.height) < PHOTO_SHORTEST_SIDE) return TOO_SMALL

  return isCompletePhoto(file, kind, size.from).then(
    (whole) => (whole ? null : TORN),
    () => UNREADABLE,
  )
}

/**
 * What is wrong with a photo that is about to travel; null when it is small enough. A device that could not make
 * it smaller has it as it was.
 */
export const photoSentFault = ({ size }: Pick<Blob, 'size'>): string | null =>
  sizeFault(size, PHOTO_MEGABYTES)
