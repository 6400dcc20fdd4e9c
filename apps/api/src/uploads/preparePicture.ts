import { openPicture } from '../images/safeSharp.ts'
import type { PreparedPicture } from './PreparedPicture.ts'
import { pictureFormat } from './pictureFormat.ts'
import { pictureMark } from './pictureMark.ts'
import { pictureTooSmall, unreadablePicture, unsupportedPicture } from './uploadProblems.ts'

/** Nothing is shown larger, even on a dense screen. */
const LONGEST_SIDE = 2_400
/** Smaller ones look bad in a detail. */
export const SHORTEST_SIDE = 300

const reencode = (bytes: Buffer) =>
  openPicture(bytes)
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })

/**
 * Decodes an uploaded file and encodes it anew: whatever else was in it (place, camera, a tail that
 * is a program) stays behind. Throws a problem for what is no picture of ours.
 */
export const preparePicture = async (uploaded: Buffer): Promise<PreparedPicture> => {
  if (!pictureFormat(uploaded)) throw unsupportedPicture()
  const unreadable = (cause: unknown): never => {
    throw Object.assign(unreadablePicture(), { cause })
  }
  // As it came: a wide panorama is low once it is small enough.
  const { width, height } = await openPicture(uploaded).metadata().catch(unreadable)
  if (Math.min(width, height) < SHORTEST_SIDE) throw pictureTooSmall(SHORTEST_SIDE)
  const { data, info } = await reencode(uploaded).catch(unreadable)

  return { bytes: data, width: info.width, height: info.height, mark: await pictureMark(data) }
}
