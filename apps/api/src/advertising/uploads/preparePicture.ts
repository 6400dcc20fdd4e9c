import { PHOTO_SHORTEST_SIDE } from '@inzrt/rules/limits'
import { MAX_PIXELS, openPicture, readHead } from '../../catalogue/images/safeSharp.ts'
import { memoryToDecode } from './memoryToDecode.ts'
import type { Preparation } from './Preparation.ts'
import { pictureFormat } from './pictureFormat.ts'
import { pictureMark } from './pictureMark.ts'

/** Nothing is shown larger, even on a dense screen. */
const LONGEST_SIDE = 2_400
/** A photo of 40 megapixels whose colours are kept as cameras do, sent in passes. */
const MOST_MEMORY = 120_000_000

const reencode = (bytes: Buffer) =>
  openPicture(bytes)
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })

const decode = async (uploaded: Buffer): Promise<Preparation> => {
  // As it came: a wide panorama is low once it is small enough.
  const facts = await readHead(uploaded)
  const { width, height } = facts
  if (Math.min(width, height) < PHOTO_SHORTEST_SIDE) return { refusal: 'too_small' }
  if (width * height > MAX_PIXELS || memoryToDecode(facts) > MOST_MEMORY)
    return { refusal: 'too_many_pixels' }
  const { data, info } = await reencode(uploaded)
  const mark = await pictureMark(data)

  return { picture: { bytes: data, width: info.width, height: info.height, mark } }
}

/**
 * Decodes an uploaded file and encodes it again: whatever else was in it (place, camera, a tail that
 * is a program) stays behind. Never rejects.
 */
export const preparePicture = async (uploaded: Buffer): Promise<Preparation> => {
  if (uploaded.length === 0) return { refusal: 'missing' }
  if (!pictureFormat(uploaded)) return { refusal: 'unsupported' }

  return decode(uploaded).catch((error: Error) => ({ refusal: 'unreadable', why: error.message }))
}
