import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

/** Undoes brotli, off the main thread. */
export const unpack: (packed: Buffer) => Promise<Buffer> = promisify(brotliDecompress)
