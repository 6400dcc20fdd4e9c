import { encode } from 'uqr'

/** Neighbouring dark modules of a row as one line: a third of what a square each would take. */
const toLines = (row: readonly boolean[], y: number): string => {
  const signs = row.map((isDark) => (isDark ? '1' : '0')).join('')

  return [...signs.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`)
    .join('')
}

/**
 * Every mask can be read; to look for the one a reader likes most is nine tenths of the work, at each drawing of
 * a page.
 */
const MASK = 2

/** A QR code as the `d` of a path one unit wide, and how many modules a side has. */
export const toQrPath = (text: string): { path: string; size: number } => {
  const { data, size } = encode(text, { ecc: 'M', border: 0, maskPattern: MASK })

  return { path: data.map(toLines).join(''), size }
}
