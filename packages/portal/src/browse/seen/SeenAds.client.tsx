'use client'

import type { SeenAd } from '@inzrt/ui/listing/SeenList.tsx'
import { useHydrated } from '@inzrt/ui/timing/useHydrated.ts'
import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'

const SeenAdsPart = lazyPart(() => import('./SeenAdsPart.client.tsx'))

/** Ads looked at lately in this window, without the one on the page, which is remembered. */
export const SeenAds = (props: { current?: SeenAd }) =>
  useHydrated() && (
    <LazyBoundary>
      <SeenAdsPart {...props} />
    </LazyBoundary>
  )
