'use client'

import type { DecisionBody, ModeratedAd } from '@inzrt/contracts/moderation'
import type { FieldErrors } from '@inzrt/domain/forms'
import { lazy, Suspense } from 'react'
import { Waiting } from '../late/Waiting.client.tsx'
import { Reasons } from './Reasons.client.tsx'
import type { PanelName } from './shortcuts.ts'

const AdFile = lazy(() => import('./AdFile.client.tsx'))

export type AdPanelProps = {
  ad: ModeratedAd
  panel: PanelName
  onClose: () => void
  decide: (decision: DecisionBody) => Promise<FieldErrors | undefined>
}

/** What was opened under an ad. */
export const AdPanel = ({ ad, panel, onClose, decide }: AdPanelProps) => {
  if (panel === 'reject' || panel === 'block')
    return (
      <Reasons
        adId={ad.id}
        measure={panel === 'reject' ? 'rejected' : 'blocked'}
        onCancel={onClose}
        decide={decide}
      />
    )

  return (
    <Suspense fallback={<Waiting />}>
      <AdFile adId={ad.id} />
    </Suspense>
  )
}
