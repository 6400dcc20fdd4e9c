'use client'

import { errorText } from '@inzrt/api-client/errorText'
import { orderRenew } from '@inzrt/api-client/orders/orderRenew'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../api/browserApi.ts'
import { refusal } from '../form/refusal.ts'
import { showToast } from '../stores/toastStore.ts'
import { OrderResult } from './OrderResult.client.tsx'
import type { OrderKey } from './useOrder.ts'

type RenewByLetterProps = {
  slug: string
  token: string
  supportEmail: string
  /** The link is not enough: it is over, or the renewal costs something. */
  onRefused: () => void
}

/** Renews an ad by the link of a letter, which needs no login. */
export const RenewByLetter = ({ slug, token, supportEmail, onRefused }: RenewByLetterProps) => {
  const isAsked = useRef(false)
  const [ordered, setOrdered] = useState<OrderKey | null>(null)

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void orderRenew(browserApi, slug, { payment_method: 'free', token }).then((answer) => {
      if (answer.ok) {
        setOrdered({ publicNo: answer.data.publicNo, s: answer.meta?.signature })
        return
      }
      if (!refusal(answer.error)) showToast('bad', errorText('orderRenew', answer.error))
      onRefused()
    })
  }, [slug, token, onRefused])

  return ordered ? (
    <OrderResult {...ordered} supportEmail={supportEmail} />
  ) : (
    <ProgressBar label="Prodlužuji inzerát" />
  )
}
