import { paymentCode } from '@inzrt/rules/order'
import { encode } from 'uqr'
import { symbolOf } from '../invoicing/symbolOf.ts'
import type { Receipt } from './Receipt.ts'
import { BOLD, INK, MARGIN, QUIET, REGULAR } from './receiptPage.ts'

const SIDE = 104

/** Read by the application of a bank, which then knows all that is typed otherwise. */
export const drawPaymentQr = (pdf: PDFKit.PDFDocument, { receipt, dueAt }: Receipt): void => {
  const { account } = receipt.supplier
  if (receipt.kind !== 'invoice' || !(account && dueAt)) return
  const variableSymbol = symbolOf(receipt.number)
  const code = paymentCode({ account, dueAt, variableSymbol, amount: receipt.total })
  if (!code) return
  const { data, size } = encode(code, { ecc: 'M', border: 0 })
  const module = SIDE / size
  const top = pdf.y + 12
  data.forEach((line, y) => {
    line.forEach((isDark, x) => {
      if (isDark) pdf.rect(MARGIN + x * module, top + y * module, module, module)
    })
  })
  pdf.fill(INK)
  pdf.font(BOLD).fontSize(11).fillColor(INK)
  pdf.text('QR platba', MARGIN + SIDE + 16, top)
  pdf.font(REGULAR).fillColor(QUIET).text('Zaplatíte ji načtením v\u00a0aplikaci své banky.')
}
