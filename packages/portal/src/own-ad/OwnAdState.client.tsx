'use client'

import type { AdState } from '@inzrt/contracts/ads/advertisement'
import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { OwnAdPanel } from '@inzrt/ui/account/own-ads/OwnAdPanel.tsx'
import { useRef } from 'react'
import { adReasonText } from '../account/lists/adReasonText.ts'
import { currentTime } from '../clock/currentTime.ts'
import { AdActions } from './AdActions.client.tsx'
import { AdLinks } from './AdLinks.tsx'
import type { ActedAd } from './adActions.ts'
import type { LinkedAd } from './adLinks.ts'
import { adStateText } from './adStateText.ts'
import { approvalText } from './approvalText.ts'
import { changeText } from './changeText.ts'
import { type FreshAd, StillValidNow } from './StillValidNow.client.tsx'
import { toValidity } from './toValidity.ts'

type OwnAdStateProps = {
  ad: ActedAd &
    LinkedAd &
    FreshAd & { state: AdState; stateReason?: string | null } & Pick<
      AdDetail,
      'approval' | 'change'
    >
  /** The page the panel stands on is not linked to. */
  here: 'edit' | 'detail'
  onChanged: () => void
  onDeleted: () => void
}

/** Where an own ad stands, and what its owner may do about it. */
export const OwnAdState = ({ ad, here, onChanged, onDeleted }: OwnAdStateProps) => {
  const place = useRef<HTMLElement>(null)
  const now = currentTime()
  const reason = ad.change?.reasons ?? ad.stateReason

  return (
    <OwnAdPanel
      ref={place}
      state={adStateText(ad)}
      waiting={ad.approval && (ad.change ? changeText(ad.approval) : approvalText(ad.approval))}
      {...toValidity(ad, now)}
      reason={reason && adReasonText(reason)}
    >
      <AdLinks ad={ad} now={now} without={here === 'edit' ? 'Upravit' : undefined} />
      <StillValidNow ad={ad} onDone={onChanged} />
      <AdActions
        slug={ad.slug}
        ad={ad}
        onDone={(state) => {
          place.current?.focus()
          if (state === 'deleted') onDeleted()
          else onChanged()
        }}
      />
    </OwnAdPanel>
  )
}
