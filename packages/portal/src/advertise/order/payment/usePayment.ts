import type { Payment } from '@inzrt/contracts/payment/payment'
import { useState } from 'react'
import { postForm } from './postForm.ts'
import type { OrderKey } from './useOrder.ts'

/** A payment that does not leave the page. */
export type Under = OrderKey & Readonly<{ payment: Payment }>

/** Leads the person who ordered to the way of payment: away to the bank, or to what is shown here. */
export const usePayment = () => {
  const [under, setUnder] = useState<Under | null>(null)
  const pay = (payment: Payment, order: OrderKey): void => {
    if (payment.method === 'gp_webpay') postForm(payment.redirect)
    else setUnder({ ...order, payment })
  }

  return { under, pay, close: () => setUnder(null) }
}
