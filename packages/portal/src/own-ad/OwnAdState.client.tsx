'use client'

import type { AdState } from '@inzrt/contracts/advertisement'
import { OwnAdPanel } from '@inzrt/ui/account/OwnAdPanel.tsx'
import { useRef } from 'react'
import { adReasonText } from '../account/adReasonText.ts'
import { AdActions } from './AdActions.client.tsx'
import { AdLinks } from './AdLinks.tsx'
import type { ActedAd } from './adActions.ts'
import type { LinkedAd } from './adLinks.ts'
import { adStateText } from './adStateText.ts'
import { toValidity } from './toValidity.ts'

type OwnAdStateProps = {
  ad: ActedAd & LinkedAd & { state: AdState; stateReason?: string | null }
  /** The page the panel stands on is not linked to. */
  here: 'edit' | 'detail'
  onChanged: () => void
  onDeleted: () => void
}

/** Where an own ad stands, and what its owner may do about it. */
export const OwnAdState = ({ ad, here, onChanged, onDeleted }: OwnAdStateProps) => {
  const place = useRef<HTMLElement>(null)
  const now = new Date()

  return (
    <OwnAdPanel
      ref={place}
      state={adStateText(ad)}
      {...toValidity(ad, now)}
      reason={ad.stateReason && adReasonText(ad.stateReason)}
    >
      <AdLinks ad={ad} now={now} without={here === 'edit' ? 'Upravit' : undefined} />
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
