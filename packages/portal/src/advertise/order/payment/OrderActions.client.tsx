'use client'

import type { OrderDetail } from '@inzrt/contracts/payment/order'
import { retryOrderCall } from '@inzrt/contracts/payment/orderCalls'
import type { PaymentMethod } from '@inzrt/contracts/payment/payment'
import { formatExactly } from '@inzrt/domain/price'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { waitable } from '@inzrt/ui/button/waitable.ts'
import { useState } from 'react'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { goTo } from '../../../shell/runtime/goTo.ts'
import { showFailure } from '../../../shell/stores/showFailure.ts'
import { orderHref } from '../orderHref.ts'
import { downloadReceipt } from './downloadReceipt.ts'
import { SmsWindow } from './SmsWindow.client.tsx'
import { usePayment } from './usePayment.ts'
import { WithdrawWindow } from './WithdrawWindow.client.tsx'

export type OrderActionsProps = {
  order: OrderDetail
  s?: string | undefined
  supportEmail: string
  isBig?: boolean
  /** The messages that pay it stand beside. */
  isInstructed?: boolean
  /** Reads the order again. */
  onChanged: () => unknown
}

const PAY_LABELS: Partial<Record<PaymentMethod, string>> = {
  gp_webpay: 'Zaplatit kartou',
  sms: 'Zaplatit přes SMS',
  credit: 'Zaplatit z\u00a0kreditu',
}

const PAY_AGAIN: typeof PAY_LABELS = { ...PAY_LABELS, gp_webpay: 'Zaplatit znovu kartou' }

/** The bank has said something about it. */
const isTried = ({ payment }: OrderDetail): boolean =>
  payment !== null && payment.state !== 'redirected' && payment.state !== 'initiated'

/** What a way to pay is called and what the order costs by it. */
const payLabelOf = (order: OrderDetail, method: PaymentMethod): string => {
  const isAgain = method === order.method && isTried(order)
  const label = isAgain ? PAY_AGAIN[method] : PAY_LABELS[method]
  const total = order.retryTotals[method]

  return total === undefined ? `${label}` : `${label} – ${formatExactly(total, order.currency)}`
}

/** The way it was ordered to be paid goes first. */
const ownFirst = ({ retryMethods, method }: OrderDetail): readonly PaymentMethod[] =>
  retryMethods.toSorted((one, other) => Number(other === method) - Number(one === method))

/** What can be done with an order: pay it again, keep its receipt, withdraw from it. */
export const OrderActions = ({
  order,
  s,
  supportEmail,
  isBig,
  isInstructed,
  onChanged,
}: OrderActionsProps) => {
  const { publicNo } = order
  const [isSending, setSending] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  /** Another way was begun: what was read before says nothing of the ways that are open now. */
  const [isOutdated, setOutdated] = useState(false)
  const { under, pay, close } = usePayment()
  const methods = isOutdated
    ? []
    : ownFirst(order).filter((method) => !(isInstructed && method === order.method))
  const size = isBig ? 'big' : 'normal'

  const retry = async (method: PaymentMethod) => {
    setSending(true)
    const answer = await browserApi.call(retryOrderCall, {
      params: { publicNo },
      body: { payment_method: method },
      query: { s },
    })
    setSending(false)
    if (!answer.ok) {
      showFailure('retryOrder', answer.error)
      onChanged()
      return
    }
    const { payment, signature } = answer.meta ?? {}
    const ordered = { publicNo: answer.data.publicNo, s: signature ?? s }
    if (!payment || payment.method === 'free') {
      onChanged()
      return
    }
    setOutdated(payment.method === 'sms')
    pay(payment, ordered)
  }

  /** Where money could still come by the first way, another way made another order: its page goes on. */
  const leaveSms = async () => {
    close()
    if (under && under.publicNo !== publicNo) {
      goTo(orderHref(under))
      return
    }
    await onChanged()
    setOutdated(false)
  }

  return (
    <>
      {methods.map((method, at) => (
        <Button
          key={method}
          variant={at === 0 ? 'primary' : 'outline'}
          size={size}
          {...waitable(isSending, () => void retry(method))}
        >
          {payLabelOf(order, method)}
        </Button>
      ))}
      {order.replacedBy && (
        <LinkButton variant="primary" size={size} href={orderHref(order.replacedBy)}>
          Přejít k{'\u00a0'}novější objednávce
        </LinkButton>
      )}
      {order.receiptNo && (
        <Button size={size} onClick={() => void downloadReceipt(publicNo, s)}>
          {order.invoice ? 'Stáhnout fakturu (PDF)' : 'Stáhnout doklad (PDF)'}
        </Button>
      )}
      {order.creditNoteNo && (
        <Button size={size} onClick={() => void downloadReceipt(publicNo, s, true)}>
          Stáhnout opravný doklad (PDF)
        </Button>
      )}
      {order.receiptNo && (
        <LinkButton size={size} variant="quiet" href={`/reklamace?objednavka=${publicNo}`}>
          Reklamovat
        </LinkButton>
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
          onClose={() => void leaveSms()}
          onPaid={() => void leaveSms()}
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
