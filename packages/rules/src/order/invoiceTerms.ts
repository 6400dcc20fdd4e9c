import { formatExactly } from '@inzrt/domain/price'

/** What a new partner may owe, in hundredths, and the days after which an invoice is due. */
export const INVOICE_DEFAULTS = { limit: 1_000_000, days: 14 } as const

/** Days for which an invoice may be late before nothing more is sold by invoice. */
export const INVOICE_GRACE_DAYS = 3

/** When a partner is reminded of an unpaid invoice: so many days after it was due, first before that. */
export const INVOICE_REMINDER_DAYS = [-3, 1, 14] as const

/** Days within which an invoice marked paid by mistake becomes unpaid again. */
export const INVOICE_UNDO_DAYS = 30

/** How a partner stands: what may be owed and is, in hundredths, and whether something is late beyond the grace. */
export type InvoiceTerms = Readonly<{ limit: number; owed: number; isLate: boolean }>

/**
 * Why an order of so much cannot be paid by invoice now; null where it can.
 * @example invoiceFault({ limit: 1_000_000, owed: 0, isLate: false }, 4_900) // null
 */
export const invoiceFault = (
  { limit, owed, isLate }: InvoiceTerms,
  total: number,
): string | null => {
  if (isLate)
    return 'Máte neuhrazenou fakturu po splatnosti. Než ji uhradíte, zvolte prosím jiný způsob platby.'
  if (owed + total <= limit) return null
  const most = `Neuhrazené faktury mohou mít dohromady nejvýš ${formatExactly(limit, 'CZK')}`

  return `${most}${owed > 0 ? `, teď je to ${formatExactly(owed, 'CZK')}` : ''}. Zvolte prosím jiný způsob platby.`
}
