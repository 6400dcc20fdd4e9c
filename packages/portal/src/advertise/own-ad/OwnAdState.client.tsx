'use client'

import type { AdState } from '@inzrt/contracts/ads/advertisement'
import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { OwnAdPanel } from '@inzrt/ui/account/own-ads/OwnAdPanel.tsx'
import { useRef } from 'react'
import type { ActedAd } from '../../ad/adActions.ts'
import { adReasonText } from '../../ad/adReasonText.ts'
import { adStateText } from '../../ad/adStateText.ts'
import { toValidity } from '../../ad/toValidity.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { AdActions } from './AdActions.client.tsx'
import { AdLinks } from './AdLinks.tsx'
import type { LinkedAd } from './adLinks.ts'
import { approvalText } from './approvalText.ts'
import { changeText } from './changeText.ts'
import { type FreshAd, FreshnessButton } from './FreshnessButton.client.tsx'

type OwnAdStateProps = {
  ad: ActedAd &
    LinkedAd &
    FreshAd & { state: AdState; stateReason?: string | null | undefined } & Pick<
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
      <FreshnessButton ad={ad} onDone={onChanged} />
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
