import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Pictures and fonts are compressed already. */
const TEXTS = '**/*.{js,css,svg,json,txt}'

const brotli = (text: Buffer): Buffer =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })

/** Writes compressed copies beside every text in a folder, as small as they get: `a.js.br`, `a.js.gz`. */
export const compressFiles = (folder: string): void => {
  for (const name of globSync(TEXTS, { cwd: folder })) {
    const file = join(folder, name)
    const text = readFileSync(file)
    writeFileSync(`${file}.br`, brotli(text))
    writeFileSync(`${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }))
  }
}
