/**
 * Cuts both typefaces to the letters and axes the design uses and writes them to src/fonts.
 * Run at authoring time (`pnpm fonts`); the results are committed, so nothing is made at build.
 * The licence of a typeface asks to go wherever the typeface goes.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const ASCII = range(0x20, 0x7e)
const LATIN_1_LETTERS = range(0xc0, 0xff)
const MARKS = '\u00a0§©«»°·²³–—‘’‚“”„…‹›•″′−€×→↗'

const LATIN = ASCII + LATIN_1_LETTERS + MARKS
const LATIN_EXTENDED_A = range(0x100, 0x17f)

const FACES = [
  {
    name: 'bricolage',
    package: '@fontsource-variable/bricolage-grotesque',
    source: 'files/bricolage-grotesque-{}-standard-normal.woff2',
    axes: { opsz: 48, wght: { min: 600, max: 800 }, wdth: { min: 75, max: 100 } },
    features: ['kern', 'ccmp', 'locl', 'tnum'],
    // Kerning that varies with width and weight would cost 23 kB; one table for all serves as well.
    dropTables: ['GDEF', 'HVAR', 'STAT'],
  },
  {
    name: 'source-sans',
    package: '@fontsource-variable/source-sans-3',
    source: 'files/source-sans-3-{}-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'ccmp', 'locl', 'tnum'],
    dropTables: ['STAT'],
  },
] as const

const SUBSETS = [
  { name: 'latin', text: LATIN },
  { name: 'latin-ext', text: LATIN_EXTENDED_A },
] as const

const locate = (face: (typeof FACES)[number], file: string): string =>
  fileURLToPath(import.meta.resolve(`${face.package}/${file}`))

const target = (name: string): URL => new URL(`../src/fonts/${name}`, import.meta.url)

let total = 0

for (const face of FACES) {
  await copyFile(locate(face, 'LICENSE'), target(`${face.name}.LICENSE`))

  for (const subset of SUBSETS) {
    const source = await readFile(locate(face, face.source.replace('{}', subset.name)))
    const font = await subsetFont(source, subset.text, {
      targetFormat: 'woff2',
      noHinting: true,
      variationAxes: face.axes,
      keepFeatures: [...face.features],
      dropTables: [...face.dropTables],
    })

    await writeFile(target(`${face.name}-${subset.name}.woff2`), font)
    total += font.length
    console.log(`${face.name}-${subset.name}: ${font.length} bytes`)
  }
}

console.log(`together: ${total} bytes`)
