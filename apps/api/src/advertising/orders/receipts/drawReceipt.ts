import { createRequire } from 'node:module'
import { formatDate } from '@inzrt/domain/time'
import PDFDocument from 'pdfkit'
import type { ReceiptParty } from '../../../platform/database/schema/receipts.ts'
import { symbolOf } from '../invoicing/symbolOf.ts'
import type { Receipt } from './Receipt.ts'
import { receiptRows } from './receiptRows.ts'

const resolve = createRequire(import.meta.url).resolve
const FONTS = '@expo-google-fonts/bricolage-grotesque'
const REGULAR = resolve(`${FONTS}/400Regular/BricolageGrotesque_400Regular.ttf`)
const BOLD = resolve(`${FONTS}/700Bold/BricolageGrotesque_700Bold.ttf`)

const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN
const HALF = WIDTH / 2
const INK = '#171b28'
const QUIET = '#4d5260'

const METHODS = {
  ...{ gp_webpay: 'kartou', sms: 'SMS', invoice: 'převodem', free: 'zdarma', credit: 'kreditem' },
} as const

const partyLines = ({ name, address, companyId, vatId }: ReceiptParty): string[] => [
  name,
  ...address,
  ...(companyId ? [`IČO ${companyId}`] : []),
  ...(vatId ? [`DIČ ${vatId}`] : []),
]

const TITLES = {
  receipt: 'Daňový doklad',
  invoice: 'Faktura – daňový doklad',
  credit_note: 'Opravný daňový doklad',
} as const

const heading = (pdf: PDFKit.PDFDocument, { receipt, order, correctedNo }: Receipt): void => {
  const corrected = correctedNo ? `, opravuje fakturu ${correctedNo}` : ''
  pdf.font(BOLD).fontSize(20).fillColor(INK).text(TITLES[receipt.kind])
  pdf.font(REGULAR).fontSize(11).fillColor(QUIET)
  pdf.text(`Číslo ${receipt.number}, k objednávce ${order.publicNo}${corrected}`)
  pdf.moveDown(1.5)
}

const parties = (pdf: PDFKit.PDFDocument, { receipt }: Receipt): void => {
  const top = pdf.y
  const columns = [
    ['Dodavatel', receipt.supplier],
    ['Odběratel', receipt.customer],
  ] as const
  const ends = columns.map(([title, party], at) => {
    const x = MARGIN + at * HALF
    pdf
      .font(BOLD)
      .fontSize(11)
      .fillColor(INK)
      .text(title, x, top, { width: HALF - 12 })
    pdf.font(REGULAR).text(partyLines(party).join('\n'), { width: HALF - 12 })

    return pdf.y
  })
  pdf.y = Math.max(...ends) + 18
}

const row = (pdf: PDFKit.PDFDocument, label: string, value: string): void => {
  const top = pdf.y
  pdf.text(label, MARGIN, top, { width: WIDTH - 130 })
  const end = pdf.y
  pdf.text(value, MARGIN + WIDTH - 120, top, { width: 120, align: 'right' })
  pdf.y = Math.max(end, pdf.y) + 4
}

const rule = (pdf: PDFKit.PDFDocument): void => {
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + WIDTH, pdf.y)
    .lineWidth(0.7)
    .stroke('#8e92a0')
  pdf.y += 8
}

const dates = (pdf: PDFKit.PDFDocument, { receipt, order, dueAt }: Receipt): void => {
  pdf.font(REGULAR).fontSize(11).fillColor(INK)
  row(pdf, 'Datum vystavení', formatDate(receipt.issuedAt))
  if (receipt.kind !== 'credit_note') {
    row(pdf, 'Datum uskutečnění plnění', formatDate(order.paidAt ?? receipt.issuedAt))
    row(pdf, 'Způsob úhrady', METHODS[order.paymentMethod])
  }
  if (receipt.kind === 'invoice' && dueAt) {
    row(pdf, 'Datum splatnosti', formatDate(dueAt))
    row(pdf, 'Číslo účtu', receipt.supplier.account ?? '')
    row(pdf, 'Variabilní symbol', symbolOf(receipt.number))
  }
  pdf.moveDown(1)
}

const sums = (pdf: PDFKit.PDFDocument, receipt: Receipt): void => {
  const { lines, vat, paid } = receiptRows(receipt)
  rule(pdf)
  for (const line of lines) row(pdf, ...line)
  rule(pdf)
  for (const line of vat) row(pdf, ...line)
  pdf.font(BOLD).fontSize(13)
  row(pdf, ...paid)
}

/** The tax document as a PDF. The same receipt gives the same bytes whenever it is drawn. */
export const drawReceipt = (receipt: Receipt): Promise<Buffer> => {
  const { number, issuedAt } = receipt.receipt
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'cs',
    displayTitle: true,
    info: {
      Title: `${TITLES[receipt.receipt.kind]} ${number}`,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  })
  const pieces: Buffer[] = []
  const drawn = new Promise<Buffer>((finish, fail) => {
    pdf.on('data', (piece: Buffer) => pieces.push(piece))
    pdf.on('end', () => finish(Buffer.concat(pieces)))
    pdf.on('error', fail)
  })
  heading(pdf, receipt)
  parties(pdf, receipt)
  dates(pdf, receipt)
  sums(pdf, receipt)
  pdf.end()

  return drawn
}
