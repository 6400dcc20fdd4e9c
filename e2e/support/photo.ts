import { randomBytes, randomInt } from 'node:crypto'
import sharp from 'sharp'

/** Patches of light and dark: a photo without them looks like another to anyone who compares pictures. */
const PATCHES = { width: 12, height: 9, channels: 1 } as const

/** A photo as a phone takes one, lying on its side and knowing where it was; none is like another. */
export const photo = async (name: string, { width = 1_600, height = 1_200 } = {}) => {
  const patches = randomBytes(PATCHES.width * PATCHES.height)
  const buffer = await sharp(patches, { raw: PATCHES })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .tint({ r: randomInt(255), g: randomInt(255), b: randomInt(255) })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 11/1 42/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

  return { name, mimeType: 'image/jpeg', buffer }
}
