import type { AdminInvoice } from '@inzrt/contracts/desk/invoice'
import { formatMoney } from '@inzrt/domain/price'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import { formatDate } from '@inzrt/domain/time'
import type { StateText } from '../../ad/stateTexts.ts'

type Sum = Readonly<{ count: number; owed: number }>

const sumText = ({ count, owed }: Sum): string =>
  `${countOf(count, WORD_FORMS.invoice)}, ${formatMoney(owed, 'CZK', 2)}`

/** What is late, and what is owed in all. */
export const owedText = ({ open, late }: Readonly<{ open: Sum; late: Sum }>): string =>
  nonBreaking(
    `Po splatnosti: ${late.count > 0 ? sumText(late) : 'nic'}. Čeká na zaplacení: ${open.count > 0 ? sumText(open) : 'nic'}.`,
  )

const day = (moment: string): string => formatDate(new Date(moment))

/** What the list says of an invoice, without its state and its button. */
export const toInvoiceRow = (invoice: AdminInvoice): readonly string[] => [
  invoice.number,
  [invoice.customer, invoice.companyId && `IČO\u00a0${invoice.companyId}`]
    .filter(Boolean)
    .join(', '),
  formatMoney(invoice.paidAt ? invoice.total : invoice.owed, 'CZK', 2),
  day(invoice.dueAt),
  `objednávka\u00a0${invoice.publicNo}`,
]

/** Whether it is paid, waits or is late. */
export const invoiceState = ({ paidAt, isLate }: AdminInvoice): StateText => {
  if (paidAt) return { text: `Zaplacená ${day(paidAt)}`, tone: 'good' }

  return isLate ? { text: 'Po splatnosti', tone: 'bad' } : { text: 'Čeká', tone: 'waiting' }
}
