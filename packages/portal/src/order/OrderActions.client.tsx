'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { retryOrder } from '@inzrt/api-client/orders/retryOrder'
import type { OrderDetail } from '@inzrt/contracts/order'
import type { PaymentMethod } from '@inzrt/contracts/payment'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { useState } from 'react'
import { browserApi } from '../api/browserApi.ts'
import { showToast } from '../stores/toastStore.ts'
import { downloadReceipt } from './downloadReceipt.ts'
import { SmsWindow } from './SmsWindow.client.tsx'
import { usePayment } from './usePayment.ts'
import { WithdrawWindow } from './WithdrawWindow.client.tsx'

export type OrderActionsProps = {
  order: OrderDetail
  s?: string | undefined
  supportEmail: string
  isBig?: boolean
  onChanged: () => unknown
}

const PAY_LABELS: Partial<Record<PaymentMethod, string>> = {
  gp_webpay: 'Zaplatit znovu kartou',
  sms: 'Zaplatit přes SMS',
}

/** What can be done with an order: pay it again, keep its receipt, withdraw from it. */
export const OrderActions = ({ order, s, supportEmail, isBig, onChanged }: OrderActionsProps) => {
  const { publicNo } = order
  const [isSending, setSending] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { under, pay, close } = usePayment()
  const size = isBig ? 'big' : 'normal'

  const retry = async (method: PaymentMethod) => {
    setSending(true)
    const answer = await retryOrder(browserApi, publicNo, { payment_method: method }, { s })
    setSending(false)
    const payment = answer.ok ? answer.meta?.payment : undefined
    if (payment) pay(payment, { publicNo, s })
    else if (!answer.ok) showToast('bad', errorText('retryOrder', answer.error))
    if (payment?.method !== 'gp_webpay') onChanged()
  }

  return (
    <>
      {order.retryMethods.map((method, at) => (
        <Button
          key={method}
          variant={at === 0 ? 'primary' : 'outline'}
          size={size}
          disabled={isSending}
          onClick={() => void retry(method)}
        >
          {PAY_LABELS[method]}
        </Button>
      ))}
      {order.receiptNo && (
        <Button size={size} onClick={() => void downloadReceipt(publicNo, s)}>
          Stáhnout doklad (PDF)
        </Button>
      )}
      {order.withdrawUntil && (
        <Button size={size} variant="quiet" onClick={() => setLeaving(true)}>
          Odstoupit
        </Button>
      )}
      {under?.payment.method === 'sms' && (
        <SmsWindow
          order={under}
          payment={under.payment}
          supportEmail={supportEmail}
          onClose={close}
          onPaid={() => {
            close()
            onChanged()
          }}
        />
      )}
      {isLeaving && (
        <WithdrawWindow
          order={order}
          s={s}
          onClose={() => setLeaving(false)}
          onDone={() => {
            setLeaving(false)
            onChanged()
          }}
        />
      )}
    </>
  )
}
