import { formatMoney } from '@inzrt/domain/price'
import { formatDate } from '@inzrt/domain/time'
import { link, type MailTemplate, text } from '../MailTemplate.ts'
import { type InvoiceLetter, orderedFor, orderUrl, payBy } from '../OrderLetter.ts'

/** Brings an invoice for what was ordered and is granted already. */
export const invoiceIssued: MailTemplate<InvoiceLetter> = (invoice, site) => ({
  subject: `Faktura ${invoice.number}`,
  blocks: [
    text('Dobrý den,'),
    text(
      `za objednávku ${invoice.publicNo} ${orderedFor(invoice)} jsme vám vystavili fakturu ${invoice.number} na ${formatMoney(invoice.owed, 'CZK', 2)}. Splatná je ${formatDate(new Date(invoice.dueAt))}.`,
    ),
    ...payBy(invoice),
    link('Zobrazit objednávku a fakturu', orderUrl(invoice, site)),
  ],
})
