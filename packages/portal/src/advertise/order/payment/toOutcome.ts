import type { OrderDetail } from '@inzrt/contracts/payment/order'
import { formatMoney } from '@inzrt/domain/price'
import { formatDate } from '@inzrt/domain/time'
import { PAYMENT_TEXTS } from '@inzrt/rules/order'
import type { PaymentOutcomeKind } from '@inzrt/ui/order/OutcomePanel.tsx'

/** How a payment ended as a page tells it: a panel, and the sentence of its toast. */
export type Outcome = Readonly<{
  kind: PaymentOutcomeKind
  text: string
  toast: Readonly<{ kind: 'good' | 'bad'; text: string }>
}>

const {
  succeeded: PAID,
  cancelled: CANCELLED,
  declined: DECLINED,
  error: OUR_FAULT,
  pending: CHECKING,
  refunded: REFUNDED,
} = PAYMENT_TEXTS

const good = (text: string) => ({ kind: 'good', text }) as const
const bad = (text: string) => ({ kind: 'bad', text }) as const

const renewed = ({ ad }: OrderDetail): string =>
  ad?.validUntil ? `Inzerát byl prodloužen do ${formatDate(new Date(ad.validUntil))}.` : ''

/** What the money did for the ad. */
const effectOf = (order: OrderDetail): string => {
  if (order.ad?.state === 'waiting_verification')
    return 'Ještě potvrďte inzerát odkazem z\u00a0e-mailu, potom ho zveřejníme.'
  if (order.ad?.state === 'waiting_approval')
    return 'Inzerát teď přečte člověk, zveřejníme ho obvykle do druhého pracovního dne.'
  if (order.kind === 'credit') return 'Kredit máte připsaný, můžete jím platit.'
  if (order.state === 'paid') return 'Objednávku právě vyřizujeme.'
  if (order.kind === 'renew') return renewed(order)

  return order.kind === 'promo' ? 'Služby běží od této chvíle.' : 'Inzerát je zveřejněný.'
}

/** Granted before it is paid: the invoice is on its way. */
const billed = (order: OrderDetail, dueAt: string): Outcome => {
  const due = formatDate(new Date(dueAt))

  return {
    kind: 'done',
    text: `Fakturu jsme vám poslali e-mailem, splatná je ${due}. ${effectOf(order)}`.trim(),
    toast: good(BILLED),
  }
}

const paid = (order: OrderDetail): Outcome => {
  if (order.invoice && order.invoice.owed > 0) return billed(order, order.invoice.dueAt)

  return order.total === 0
    ? { kind: 'done', text: effectOf(order), toast: good(effectOf(order)) }
    : { kind: 'paid', text: `${PAID} ${effectOf(order)}`.trim(), toast: good(PAID) }
}

const BILLED = 'Objednali jste na fakturu.'
const RETRY = 'Objednávka i\u00a0inzerát zůstaly, jak byly, a\u00a0zaplatit můžete znovu.'
const OVER = 'Platba k\u00a0nám včas nedorazila.'
const AGAIN = 'Zaplatit můžete znovu, nic nemusíte vyplňovat podruhé.'
const WAITING = 'Objednávku jsme přijali, zatím ale není zaplacená.'
const WHEN_PAID = 'Pokud jste právě zaplatili, výsledek se tu za chvíli ukáže.'
const REFUND = 'Odstoupení jsme přijali. Peníze vracíme.'
const UNPAID = 'Objednávku jsme zrušili. Nic jste neplatili, nic se tedy nevrací.'

/** Why money goes back, how much of it and until when. */
const refundText = ({ isWithdrawn, refundAmount, currency, refundDueAt }: OrderDetail): string => {
  const why = isWithdrawn
    ? 'Od objednávky jste odstoupili.'
    : 'Co jste si objednali, to jsme nemohli dodat.'
  const due = refundDueAt && `nejpozději ${formatDate(new Date(refundDueAt))}`

  return `${why} ${formatMoney(refundAmount ?? 0, currency, 2)} vám pošleme ${due} stejnou cestou, jakou jste platili.`
}

const cancelledText = ({ kind, ad, retryMethods }: OrderDetail): string => {
  if (kind === 'credit') return `${CANCELLED} ${AGAIN}`
  if (!ad) return `${CANCELLED} Inzerát je smazaný.`

  return retryMethods.length > 0 ? `${CANCELLED} ${RETRY}` : CANCELLED
}

const replacedText = ({ publicNo }: NonNullable<OrderDetail['replacedBy']>): string =>
  `Místo této objednávky platí novější, číslo ${publicNo}.`

/** What was owed by invoice is owed no more; of a service used in part that is a part. */
const takenBackText = ({ invoice, refundAmount, currency }: OrderDetail): string => {
  const off = `Z\u00a0faktury jsme odečetli ${formatMoney(refundAmount ?? 0, currency, 2)}.`

  return invoice && invoice.owed > 0
    ? `${off} Zbývá uhradit ${formatMoney(invoice.owed, currency, 2)} do ${formatDate(new Date(invoice.dueAt))}.`
    : off
}

/** Credit says how much of it is back: of a service used in part that is a part. */
const refundedText = (order: OrderDetail): string => {
  const { method, invoice, refundAmount, currency } = order
  if (method === 'credit')
    return `Na kredit jsme vám vrátili ${formatMoney(refundAmount ?? 0, currency, 2)}.`

  return invoice && invoice.takenBack + invoice.owed > 0 ? takenBackText(order) : REFUNDED
}

const refunded = (order: OrderDetail): Outcome => {
  const text = refundedText(order)

  return { kind: 'done', text, toast: good(text) }
}

/** What can be done about a refusal: another way is named only where there is one. */
const adviceOf = ({ retryMethods }: OrderDetail): string => {
  if (retryMethods.length === 0) return ''

  return retryMethods.length > 1
    ? ' Zkuste to znovu nebo zvolte jinou platební metodu.'
    : ' Zkuste to prosím znovu.'
}

/** A refusal by the bank, or our own fault, for which neither bank nor card is blamed. */
const failed = (order: OrderDetail): Outcome => {
  const advice = adviceOf(order)
  if (order.payment?.state === 'error') {
    const text = `${OUR_FAULT}${advice}`

    return { kind: 'faulty', text, toast: bad(text) }
  }

  return {
    kind: 'declined',
    text: `${order.payment?.explanation || DECLINED}${advice}`,
    toast: bad(`${DECLINED}${advice}`),
  }
}

/** Nobody has come back from the bank yet, or nobody went there. */
const isUntouched = ({ payment }: OrderDetail): boolean =>
  !payment || payment.state === 'initiated' || payment.state === 'redirected'

/** What an order says of its payment. */
export const toOutcome = (order: OrderDetail): Outcome => {
  if (order.replacedBy) {
    const text = replacedText(order.replacedBy)

    return { kind: 'cancelled', text, toast: good(text) }
  }
  switch (order.state) {
    case 'paid':
    case 'fulfilled':
      return paid(order)
    case 'cancelled':
      return { kind: 'cancelled', text: cancelledText(order), toast: bad(CANCELLED) }
    case 'failed':
      return failed(order)
    case 'expired':
      return {
        kind: 'expired',
        text: order.retryMethods.length > 0 ? `${OVER} ${AGAIN}` : OVER,
        toast: bad(OVER),
      }
    case 'refund_due':
      return {
        kind: 'refund',
        text: refundText(order),
        toast: good(order.isWithdrawn ? REFUND : refundText(order)),
      }
    case 'refunded':
      if (order.total === 0) return { kind: 'cancelled', text: UNPAID, toast: good(UNPAID) }
      return refunded(order)
    case 'awaiting_payment':
      if (isUntouched(order))
        return { kind: 'waiting', text: `${WAITING} ${WHEN_PAID}`, toast: good(WAITING) }
      return { kind: 'checking', text: CHECKING, toast: good(CHECKING) }
    default:
      return { kind: 'checking', text: CHECKING, toast: good(CHECKING) }
  }
}
