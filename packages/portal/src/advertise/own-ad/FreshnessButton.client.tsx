'use client'

import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { confirmFreshnessCall } from '@inzrt/contracts/ads/freshness'
import { DAY_MS } from '@inzrt/domain/time'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { waitable } from '@inzrt/ui/button/waitable.ts'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { showFailure } from '../../shell/stores/showFailure.ts'
import { showToast } from '../../shell/stores/toastStore.ts'

export type FreshAd = Pick<AdDetail, 'slug' | 'state' | 'createdAt' | 'confirmedAt'>

const REST_MS = DAY_MS

/** Whether it makes sense to ask: the ad is seen, and nobody has said so today. */
const isAsked = ({ state, createdAt, confirmedAt }: FreshAd, now: Date): boolean =>
  state === 'published' && now.getTime() - Date.parse(confirmedAt ?? createdAt) > REST_MS

/** „Stále platí“: one press says that an ad holds, and its page tells others so. */
export const FreshnessButton = ({ ad, onDone }: { ad: FreshAd; onDone: () => void }) => {
  const [isSending, setSending] = useState(false)
  const confirm = async () => {
    setSending(true)
    const answer = await browserApi.call(confirmFreshnessCall, {
      params: { slug: ad.slug },
      body: {},
    })
    setSending(false)
    if (answer.ok) showToast('good', answer.data.message)
    else showFailure('confirmFreshness', answer.error)
    if (answer.ok) onDone()
  }

  return (
    isAsked(ad, currentTime()) && (
      <Button {...waitable(isSending, () => void confirm())}>Stále platí</Button>
    )
  )
}
