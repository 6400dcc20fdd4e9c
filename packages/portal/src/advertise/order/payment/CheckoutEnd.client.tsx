'use client'

import { useState } from 'react'
import { OrderResult } from './OrderResult.client.tsx'
import { SmsWindow } from './SmsWindow.client.tsx'
import type { OrderKey } from './useOrder.ts'
import type { Under } from './usePayment.ts'

type CheckoutEndProps = {
  ordered: OrderKey
  /** A payment that goes on in this page. */
  under: Under | null
  supportEmail: string
  onClose: () => void
}

/** What stands in place of a form whose order was taken: how it is paid, then how that ended. */
export const CheckoutEnd = ({ ordered, under, supportEmail, onClose }: CheckoutEndProps) => {
  const [round, setRound] = useState(0)
  const end = () => {
    onClose()
    setRound((known) => known + 1)
  }

  if (under?.payment.method === 'sms')
    return (
      <SmsWindow
        order={under}
        payment={under.payment}
        supportEmail={supportEmail}
        onPaid={end}
        onClose={end}
      />
    )

  return <OrderResult key={round} {...ordered} supportEmail={supportEmail} />
}
