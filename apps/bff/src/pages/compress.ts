import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './negotiateEncoding.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Compresses off the main thread. Quality is brotli's, 0 to 11. */
export const compress = (body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> => {
  if (encoding === 'identity') return Promise.resolve(body)
  if (encoding === 'gzip') return gzipped(body)

  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
