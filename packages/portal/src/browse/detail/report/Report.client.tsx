'use client'

import { ReportLinks } from '@inzrt/ui/detail/ReportLinks.tsx'
import type { ReportKind } from '@inzrt/ui/dialog/ReportDialog.client.tsx'
import { useState } from 'react'
import { LazyBoundary } from '../../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../../shell/lazy/lazyPart.tsx'

const ReportWindow = lazyPart(() => import('./ReportWindow.client.tsx'))

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
        <LazyBoundary onMissing={() => setKind(null)}>
          <ReportWindow kind={kind} onClose={() => setKind(null)} />
        </LazyBoundary>
      )}
    </>
  )
}
