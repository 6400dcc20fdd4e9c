'use client'

import { ReportLinks } from '@inzrt/ui/detail/ReportLinks.tsx'
import type { ReportKind } from '@inzrt/ui/dialog/ReportDialog.client.tsx'
import { useState } from 'react'
import { LateBoundary } from '../../../shell/late/LateBoundary.client.tsx'
import { latePart } from '../../../shell/late/latePart.tsx'

const ReportWindow = latePart(() => import('./ReportWindow.client.tsx'))

/** Two ways to report the ad of the page; the window comes with the first of them. */
export const Report = () => {
  const [kind, setKind] = useState<ReportKind | null>(null)

  return (
    <>
      <ReportLinks
        onWrongSection={() => setKind('wrong-section')}
        onInappropriate={() => setKind('inappropriate')}
      />
      {kind && (
        <LateBoundary onMissing={() => setKind(null)}>
          <ReportWindow kind={kind} onClose={() => setKind(null)} />
        </LateBoundary>
      )}
    </>
  )
}
