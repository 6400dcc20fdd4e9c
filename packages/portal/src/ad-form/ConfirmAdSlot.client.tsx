'use client'

import { useHydrated } from '@inzrt/ui/timing/useHydrated.ts'
import { lazy, Suspense } from 'react'

const ConfirmAd = lazy(() => import('./ConfirmAd.client.tsx'))

/** Place of the confirmation, which happens in the browser. */
export const ConfirmAdSlot = () =>
  useHydrated() ? (
    <Suspense>
      <ConfirmAd />
    </Suspense>
  ) : (
    <noscript>
      <p>Potvrzení potřebuje JavaScript. Zapněte ho prosím v{'\u00a0'}prohlížeči.</p>
    </noscript>
  )
