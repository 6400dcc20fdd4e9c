import { encode } from 'uqr'

/** Neighbouring dark modules of a row as one line: a third of what a square each would take. */
const toLines = (row: readonly boolean[], y: number): string => {
  const signs = row.map((isDark) => (isDark ? '1' : '0')).join('')

  return [...signs.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`)
    .join('')
}

/** A QR code as the `d` of a path one unit wide, and how many modules a side has. */
export const toQrPath = (text: string): { path: string; size: number } => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })

  return { path: data.map(toLines).join(''), size }
}
