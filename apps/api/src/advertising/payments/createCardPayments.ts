import { paymentLog } from '../../platform/database/schema/payments.ts'
import type { PaymentStarter } from '../orders/paying/PaymentStarter.ts'
import type { Gateway } from './Gateway.ts'
import { requestFields } from './requestFields.ts'

/** Payments by card: a signed form takes the customer to the gateway. */
export const createCardPayments = (gateway: Gateway): PaymentStarter => ({
  start: async (tx, attempt) => {
    const { fields, signed } = requestFields(gateway, attempt)
    await tx.insert(paymentLog).values({
      paymentId: attempt.payment.id,
      direction: 'sent',
      signed,
      signature: String(fields.DIGEST),
      outcome: attempt.payment.state,
      at: attempt.now,
    })

    return { method: 'gp_webpay', redirect: { method: 'POST', url: gateway.url, fields } }
  },

  // The bank takes a number once: who was there already pays by a new attempt.
  resume: async () => null,
})
