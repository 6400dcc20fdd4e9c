import { formatMoney } from '@inzrt/domain/price'
import { formatDate } from '@inzrt/domain/time'
import { link, type MailTemplate, text } from '../MailTemplate.ts'
import { type InvoiceLetter, orderedFor, orderUrl, payBy } from '../OrderLetter.ts'

export type InvoiceReminder = InvoiceLetter & { isLate: boolean }

/** Reminds of an invoice a few days before it is due, or once it is late. */
export const invoiceReminder: MailTemplate<InvoiceReminder> = (invoice, site) => {
  const { number, isLate } = invoice
  const ordered = `${invoice.publicNo} ${orderedFor(invoice)}`
  const due = formatDate(new Date(invoice.dueAt))

  return {
    subject: isLate ? `Faktura ${number} je po splatnosti` : `Faktura ${number} je splatná ${due}`,
    blocks: [
      text('Dobrý den,'),
      text(
        isLate
          ? `faktura ${number} za objednávku ${ordered} byla splatná ${due} a zaplacenou ji zatím nevidíme. K úhradě zbývá ${formatMoney(invoice.owed, 'CZK', 2)}.`
          : `připomínáme fakturu ${number} za objednávku ${ordered}: k úhradě zbývá ${formatMoney(invoice.owed, 'CZK', 2)}, splatná je ${due}.`,
      ),
      ...payBy(invoice),
      text(
        isLate
          ? 'Než ji uhradíte, na další fakturu objednat nepůjde. Pokud jste zaplatili v posledních dnech, děkujeme a omlouváme se.'
          : 'Pokud jste už zaplatili, děkujeme a zprávu berte jako bezpředmětnou.',
      ),
      link('Zobrazit fakturu', orderUrl(invoice, site)),
    ],
  }
}
