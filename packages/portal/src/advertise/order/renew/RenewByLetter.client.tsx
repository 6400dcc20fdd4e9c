'use client'

import { type RenewedAd, readRenewalCall } from '@inzrt/contracts/payment/orderCalls'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { showFailure } from '../../../shell/stores/showFailure.ts'

type RenewByLetterProps = {
  slug: string
  token: string
  /** The link is over: the ad is opened as any other. */
  onRefused: () => void
  children: (ad: RenewedAd) => ReactNode
}

/** An ad that the link of a letter renews, without a login. */
export const RenewByLetter = ({ slug, token, onRefused, children }: RenewByLetterProps) => {
  const [ad, setAd] = useState<RenewedAd | null>(null)

  useEffect(() => {
    void browserApi.call(readRenewalCall, { params: { slug }, body: { token } }).then((answer) => {
      if (answer.ok) return setAd(answer.data)
      showFailure('readRenewal', answer.error)
      onRefused()
    })
  }, [slug, token, onRefused])

  return ad ? children(ad) : <ProgressBar label="Ověřuji odkaz z e-mailu" />
}
