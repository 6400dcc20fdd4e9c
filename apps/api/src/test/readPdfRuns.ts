import { inflateSync } from 'node:zlib'

/** Letters set in one go, and where they begin, in points from the lower left corner of their page. */
export type PdfRun = Readonly<{ page: number; x: number; y: number; text: string }>

const OBJECT = /(?:^|\n)(\d+) 0 obj\r?\n([\s\S]*?)\nendobj/g
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const streamOf = (object: string): string => {
  const [, bytes = ''] = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(object) ?? []

  return /\/FlateDecode/.test(object)
    ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    : bytes
}

/** Bytes of the strings that stand in what shows text; brackets within may be balanced or escaped. */
const stringsOf = (shown: string): string => {
  let text = ''
  let depth = 0
  for (const { 0: part, groups = {} } of shown.matchAll(
    /\\(?:(?<octal>[0-7]{3})|(?<escaped>[\s\S]))|[\s\S]/g,
  )) {
    const { octal, escaped } = groups
    if (part === ')') depth -= 1
    if (depth > 0) {
      if (octal) text += String.fromCharCode(Number.parseInt(octal, 8))
      else text += escaped ? (ESCAPES[escaped] ?? escaped) : part
    }
    if (part === '(') depth += 1
  }

  return text
}

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

const lettersOf = (cmap: string): Map<number, string> =>
  new Map(
    [...cmap.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gim)].map(([, glyph = '', letters = '']) => [
      Number.parseInt(glyph, 16),
      fromHex(letters),
    ]),
  )

/** Pieces of a run; where its glyphs stand for other letters elsewhere, it tells them itself. */
const PIECE =
  /\/ActualText (?:\((?<plain>[^)]*)\)|<FEFF(?<hex>[0-9A-F]+)>)[\s\S]*?EMC|Tm\n(?<glyphs>[\s\S]*?) T[jJ]/g

const textOf = (shown: string, letters: ReadonlyMap<number, string>): string =>
  [...shown.matchAll(PIECE)]
    .map(({ groups }) => {
      const { plain, hex, glyphs = '' } = groups ?? ({} as Record<string, string>)
      if (plain ?? hex) return plain ?? fromHex(hex ?? '')
      const bytes = Buffer.from(stringsOf(glyphs), 'latin1')

      return Array.from(
        { length: bytes.length / 2 },
        (_, at) => letters.get(bytes.readUInt16BE(at * 2)) ?? '',
      ).join('')
    })
    .join('')

/** A run: where it begins, and what is shown there. */
const RUN = /(?<![-\d.])([-\d.]{1,12}) ([-\d.]{1,12}) cm(?:(?! cm\n)[\s\S])*?\nBT\n([\s\S]*?)\nET/g

/** Text of a PDF by Typst, run by run in the order it was set. */
export const readPdfRuns = (pdf: Buffer): PdfRun[] => {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(OBJECT)].map(([, id, object = '']) => [id, object]),
  )
  const referred = (object: string, key: string): string =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(object)?.[1]) ?? ''
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\s/.test(object))

  return pages.flatMap((object, at) =>
    [...streamOf(referred(object, 'Contents')).matchAll(RUN)].map(([, x, y, shown = '']) => {
      const font = referred(object, /\/(f\d+) [\d.]+ Tf/.exec(shown)?.[1] ?? '')
      const letters = lettersOf(streamOf(referred(font, 'ToUnicode')))

      return { page: at + 1, x: Number(x), y: Number(y), text: textOf(shown, letters) }
    }),
  )
}
