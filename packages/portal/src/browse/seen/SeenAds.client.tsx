'use client'

import type { SeenAd } from '@inzrt/ui/listing/SeenList.tsx'
import { useEffect, useState } from 'react'
import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'
import { seenAds } from './seenAds.ts'

const SeenAdsList = lazyPart(() => import('./SeenAdsList.client.tsx'))

/** Ads looked at lately in this window, without the one on the page, which is remembered. */
export const SeenAds = ({ current }: { current?: SeenAd }) => {
  const [ads, setAds] = useState<readonly SeenAd[]>([])

  useEffect(() => {
    setAds(seenAds.read().filter(({ href }) => href !== current?.href))
    if (current) seenAds.remember(current)
  }, [current])

  return (
    ads.length > 0 && (
      <LazyBoundary>
        <SeenAdsList ads={ads} onForgotten={() => setAds([])} />
      </LazyBoundary>
    )
  )
}
