import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './negotiateEncoding.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const SMALLEST_WINDOW = 16
const LARGEST_WINDOW = 22

/** Brotli takes memory for its whole window, so it gets one no larger than the text. */
const windowOf = (bytes: number): number =>
  Math.min(LARGEST_WINDOW, Math.max(SMALLEST_WINDOW, Math.ceil(Math.log2(bytes))))

/** Compresses off the main thread. Quality is brotli's, 0 to 11. */
export const compress = (body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> => {
  if (encoding === 'identity') return Promise.resolve(body)
  if (encoding === 'gzip') return gzipped(body)

  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(body.length),
    },
  })
}
