'use client'

import type { Payment } from '@inzrt/contracts/payment/payment'
import { Dialog } from '@inzrt/ui/dialog/Dialog.client.tsx'
import { SmsInstructions } from '@inzrt/ui/order/SmsInstructions.tsx'
import { useEffect } from 'react'
import { type OrderKey, useOrder } from './useOrder.ts'

export type SmsWindowProps = {
  order: OrderKey
  payment: Extract<Payment, { method: 'sms' }>
  supportEmail: string
  /** The messages came and the order is paid. */
  onPaid: () => void
  onClose: () => void
}

/** What to send from a phone, until it came. */
export const SmsWindow = ({ order, payment, supportEmail, onPaid, onClose }: SmsWindowProps) => {
  const { reading, isAsking } = useOrder(order)
  const known = reading.kind === 'known' ? reading : null
  const isPaid = known?.order.state === 'paid' || known?.order.state === 'fulfilled'
  const current = known?.payment?.method === 'sms' ? known.payment : payment

  useEffect(() => {
    if (isPaid) onPaid()
  }, [isPaid])

  return (
    <Dialog isOpen title="Platba přes SMS" onClose={onClose}>
      <SmsInstructions
        entries={current.entries}
        note={current.note}
        complaintEmail={supportEmail}
        isWaiting={isAsking || reading.kind === 'reading'}
      />
    </Dialog>
  )
}
