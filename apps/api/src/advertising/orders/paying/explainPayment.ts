import { PAYMENT_TEXTS, paymentOutcome } from '@inzrt/rules/order'
import type { OrderRecord } from '../reading/OrderRecord.ts'

type Attempt = NonNullable<OrderRecord['attempt']>

/** What the payer is told of an attempt: the bank's reason where it gave one. */
export const explainPayment = ({ state, prCode, srCode }: Attempt): string =>
  state === 'declined' && prCode !== null
    ? paymentOutcome({ prCode, srCode: srCode ?? 0, isSigned: true }).explanation
    : PAYMENT_TEXTS[state]
