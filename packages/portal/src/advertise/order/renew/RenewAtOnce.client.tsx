'use client'

import { orderRenewCall } from '@inzrt/contracts/payment/orderCalls'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { showFailure } from '../../../shell/stores/showFailure.ts'
import { OrderResult } from '../payment/OrderResult.client.tsx'
import type { OrderKey } from '../payment/useOrder.ts'

type RenewAtOnceProps = {
  slug: string
  token: string
  supportEmail: string
  onRefused: () => void
}

/** Renews for nothing by the link of a letter, which was the whole order. */
export const RenewAtOnce = ({ slug, token, supportEmail, onRefused }: RenewAtOnceProps) => {
  const isAsked = useRef(false)
  const [ordered, setOrdered] = useState<OrderKey | null>(null)

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void browserApi
      .call(orderRenewCall, { params: { slug }, body: { payment_method: 'free', token } })
      .then((answer) => {
        if (answer.ok) {
          setOrdered({ publicNo: answer.data.publicNo, s: answer.meta?.signature })
          return
        }
        showFailure('orderRenew', answer.error)
        onRefused()
      })
  }, [slug, token, onRefused])

  return ordered ? (
    <OrderResult {...ordered} supportEmail={supportEmail} />
  ) : (
    <ProgressBar label="Prodlužuji inzerát" />
  )
}
