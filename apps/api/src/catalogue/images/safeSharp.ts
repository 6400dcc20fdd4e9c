import sharp from 'sharp'

/**
 * The picture library with every decoder off but those of the formats we keep, and one thread a
 * picture: how many run at once is decided by the gate.
 */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
})
sharp.concurrency(1)
sharp.cache(false)

export const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 8

/** Opens a picture held in memory. Larger ones than 40 megapixels are refused before decoding. */
export const openPicture = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: MAX_SECONDS })

/** What the head of a picture says, however large it is. */
export const readHead = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
