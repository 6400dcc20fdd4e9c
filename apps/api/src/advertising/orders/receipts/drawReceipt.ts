import { formatDate } from '@inzrt/domain/time'
import PDFDocument from 'pdfkit'
import type { ReceiptParty } from '../../../platform/database/schema/receipts.ts'
import { symbolOf } from '../invoicing/symbolOf.ts'
import { drawPaymentQr } from './drawPaymentQr.ts'
import type { Receipt } from './Receipt.ts'
import { BOLD, columns, HALF, INK, MARGIN, QUIET, REGULAR, row } from './receiptPage.ts'
import { receiptRows } from './receiptRows.ts'

const METHODS = {
  gp_webpay: 'kartou',
  sms: 'SMS',
  invoice: 'převodem',
  free: 'zdarma',
  credit: 'kreditem',
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

const heading = (pdf: PDFKit.PDFDocument, { receipt, order }: Receipt): void => {
  pdf.font(BOLD).fontSize(20).fillColor(INK).text(TITLES[receipt.kind])
  pdf.font(REGULAR).fontSize(11).fillColor(QUIET)
  pdf.text(`Číslo ${receipt.number}, k\u00a0objednávce ${order.publicNo}`)
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

/** Why a correction was issued, as § 45 of the act on VAT asks for; companies, who alone have invoices, do not withdraw. */
const REASON = 'objednaná služba nebyla poskytnuta'

const dates = (pdf: PDFKit.PDFDocument, { receipt, order, dueAt, correctedNo }: Receipt): void => {
  pdf.font(REGULAR).fontSize(11).fillColor(INK)
  const say = (label: string, value: string) => row(pdf, label, [value], 200)
  say('Datum vystavení', formatDate(receipt.issuedAt))
  if (receipt.kind === 'credit_note') {
    say('Datum uskutečnění opravy', formatDate(receipt.issuedAt))
    say('Opravovaná faktura', correctedNo ?? '')
    say('Důvod opravy', REASON)
  } else {
    say('Datum uskutečnění plnění', formatDate(order.paidAt ?? receipt.issuedAt))
    say('Způsob úhrady', METHODS[order.paymentMethod])
  }
  if (receipt.kind === 'invoice' && dueAt) {
    say('Datum splatnosti', formatDate(dueAt))
    say('Číslo účtu', receipt.supplier.account ?? '')
    say('Variabilní symbol', symbolOf(receipt.number))
  }
  pdf.moveDown(1)
}

const sums = (pdf: PDFKit.PDFDocument, receipt: Receipt): void => {
  const { items, vat, total } = receiptRows(receipt)
  columns(pdf, 'Předmět plnění', 'Sazba DPH', 'Bez DPH', 'S\u00a0DPH')
  for (const [label, ...values] of items) row(pdf, label, values)
  pdf.moveDown(1)
  columns(pdf, 'Sazba DPH', 'Základ daně', 'DPH', 'Celkem')
  for (const [rate, ...values] of vat) row(pdf, rate, values)
  pdf.moveDown(0.5)
  pdf.font(BOLD).fontSize(13)
  row(pdf, total[0], [total[1]], 160)
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
  drawPaymentQr(pdf, receipt)
  pdf.end()

  return drawn
}
