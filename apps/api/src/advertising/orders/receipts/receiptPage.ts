import { createRequire } from 'node:module'

const resolve = createRequire(import.meta.url).resolve
const FONTS = '@expo-google-fonts/bricolage-grotesque'
export const REGULAR = resolve(`${FONTS}/400Regular/BricolageGrotesque_400Regular.ttf`)
export const BOLD = resolve(`${FONTS}/700Bold/BricolageGrotesque_700Bold.ttf`)

export const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN
export const HALF = WIDTH / 2
export const INK = '#171b28'
export const QUIET = '#4d5260'

/** Words at the left, and in columns of a width each what stands against the right edge. */
export const row = (
  pdf: PDFKit.PDFDocument,
  label: string,
  values: readonly string[],
  width = 88,
): void => {
  const top = pdf.y
  const start = WIDTH - values.length * width
  pdf.text(label, MARGIN, top, { width: start - 12 })
  let end = pdf.y
  values.forEach((value, at) => {
    pdf.text(value, MARGIN + start + at * width, top, { width, align: 'right', features: ['tnum'] })
    end = Math.max(end, pdf.y)
  })
  pdf.y = end + 4
}

const rule = (pdf: PDFKit.PDFDocument): void => {
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + WIDTH, pdf.y)
    .lineWidth(0.7)
    .stroke('#8e92a0')
  pdf.y += 8
}

/** What the columns below are, above a line. */
export const columns = (pdf: PDFKit.PDFDocument, label: string, ...values: string[]): void => {
  pdf.font(REGULAR).fontSize(9).fillColor(QUIET)
  row(pdf, label, values)
  rule(pdf)
  pdf.fontSize(11).fillColor(INK)
}
