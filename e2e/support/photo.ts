import sharp from 'sharp'

const random = (most: number): number => Math.floor(Math.random() * most)

/** A photo as a phone takes one, lying on its side and knowing where it was; none is like another. */
export const photo = async (name: string, { width = 1_600, height = 1_200 } = {}) => {
  const step = 40 + random(300)
  const pixels = Buffer.alloc(width * height)
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = (Math.floor((at % width) / step) * 67 + Math.floor(at / width / step) * 91) % 256
  const buffer = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .tint({ r: random(255), g: random(255), b: random(255) })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 11/1 42/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

  return { name, mimeType: 'image/jpeg', buffer }
}
