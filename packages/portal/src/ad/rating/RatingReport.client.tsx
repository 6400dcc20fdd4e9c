'use client'

import { Button } from '@inzrt/ui/button/Button.tsx'
import { FlagIcon } from '@inzrt/ui/icon/FlagIcon.tsx'
import { useState } from 'react'
import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'
import type { ReportedRating } from './RatingReportWindow.client.tsx'

const RatingReportWindow = lazyPart(() => import('./RatingReportWindow.client.tsx'))

/** The way to report a rating; the window comes when it is asked for. */
export const RatingReport = ({ id, s }: ReportedRating) => {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button variant="quiet" icon={<FlagIcon />} onClick={() => setOpen(true)}>
        Nahlásit
      </Button>
      {isOpen && (
        <LazyBoundary onMissing={() => setOpen(false)}>
          <RatingReportWindow id={id} s={s} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  )
}
