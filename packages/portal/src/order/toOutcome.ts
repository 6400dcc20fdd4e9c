import type { OrderDetail } from '@inzrt/contracts/order'
import { formatDate } from '@inzrt/domain/time'
import type { PaymentOutcomeKind } from '@inzrt/ui/order/OutcomePanel.tsx'

/** How a payment ended as a page tells it: a panel, and the sentence of its toast. */
export type Outcome = Readonly<{
  kind: PaymentOutcomeKind
  text: string
  toast: Readonly<{ kind: 'good' | 'bad'; text: string }>
}>

const PAID = 'Platba proběhla úspěšně.'
const CANCELLED = 'Platba byla zrušena.'
const DECLINED = 'Platba byla zamítnuta. Zkuste to znovu nebo zvolte jinou platební metodu.'
const CHECKING = 'Platbu ověřujeme, výsledek vám pošleme e-mailem.'

const good = (text: string) => ({ kind: 'good', text }) as const
const bad = (text: string) => ({ kind: 'bad', text }) as const

const renewed = ({ ad }: OrderDetail): string =>
  ad?.validUntil ? `Inzerát byl prodloužen do ${formatDate(new Date(ad.validUntil))}.` : ''

/** What the money did for the ad. */
const effectOf = (order: OrderDetail): string => {
  if (order.state === 'paid') return 'Objednávku právě vyřizujeme.'
  if (order.ad?.state === 'waiting_verification')
    return 'Ještě potvrďte inzerát odkazem z\u00a0e-mailu, potom ho zveřejníme.'
  if (order.ad?.state === 'waiting_approval')
    return 'Inzerát teď přečte člověk, zveřejníme ho obvykle do druhého pracovního dne.'
  if (order.kind === 'renew') return renewed(order)

  return order.kind === 'promo' ? 'Služby běží od této chvíle.' : 'Inzerát je zveřejněný.'
}

const paid = (order: OrderDetail): Outcome =>
  order.total === 0
    ? { kind: 'done', text: effectOf(order), toast: good(effectOf(order)) }
    : { kind: 'paid', text: `${PAID} ${effectOf(order)}`.trim(), toast: good(PAID) }

const RETRY = 'Objednávka i\u00a0inzerát zůstaly, jak byly, a\u00a0zaplatit můžete znovu.'
const OVER = 'Čas na zaplacení vypršel. Z\u00a0karty ani z\u00a0telefonu jsme nic nestrhli.'
const REFUND = 'Od objednávky jste odstoupili nebo inzerát neprošel kontrolou. Peníze vracíme.'
const REFUNDED = 'Peníze jsme vám vrátili.'

/** What an order says of its payment. */
export const toOutcome = (order: OrderDetail): Outcome => {
  const reason = order.payment?.explanation
  switch (order.state) {
    case 'paid':
    case 'fulfilled':
      return paid(order)
    case 'cancelled':
      return { kind: 'cancelled', text: `${CANCELLED} ${RETRY}`, toast: bad(CANCELLED) }
    case 'failed':
      return { kind: 'declined', text: reason ?? DECLINED, toast: bad(DECLINED) }
    case 'expired':
      return { kind: 'cancelled', text: OVER, toast: bad(CANCELLED) }
    case 'refund_due':
      return { kind: 'cancelled', text: REFUND, toast: good(REFUND) }
    case 'refunded':
      return { kind: 'cancelled', text: REFUNDED, toast: good(REFUNDED) }
    default:
      return { kind: 'checking', text: CHECKING, toast: good(CHECKING) }
  }
}
