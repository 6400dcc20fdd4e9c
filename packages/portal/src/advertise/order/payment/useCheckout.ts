import type { ApiFailure } from '@inzrt/api-client/ApiResult'
import { errorText } from '@inzrt/api-client/errorText'
import type { CallName } from '@inzrt/contracts/calls'
import type { OrderAnswer } from '@inzrt/contracts/payment/order'
import { useState } from 'react'
import type { Refusal } from '../../../shell/form/Refusal.ts'
import { toRefusal } from '../../../shell/form/toRefusal.ts'
import { useOnceOnly } from '../../../shell/form/useOnceOnly.ts'
import { showToast } from '../../../shell/stores/toastStore.ts'
import type { OrderKey } from './useOrder.ts'
import { usePayment } from './usePayment.ts'

type Ordered = ({ ok: true } & OrderAnswer) | ApiFailure

/** What becomes of an order that was sent: refused under its fields, paid for elsewhere or here, or done. */
export const useCheckout = (call: CallName, done: string) => {
  const { under, pay, close } = usePayment()
  const [ordered, setOrdered] = useState<OrderKey | null>(null)

  const { onceOnly, endAttempt } = useOnceOnly()

  const settle = (answer: Ordered): Refusal | undefined => {
    if (!answer.ok) return toRefusal(answer.error, errorText(call, answer.error))
    endAttempt()
    const order = { publicNo: answer.data.publicNo, s: answer.meta?.signature }
    const payment = answer.meta?.payment
    if (done) showToast('good', done)
    if (payment && payment.method !== 'free') pay(payment, order)
    if (payment?.method !== 'gp_webpay') setOrdered(order)
  }

  return { under, ordered, onceOnly, settle, close }
}
