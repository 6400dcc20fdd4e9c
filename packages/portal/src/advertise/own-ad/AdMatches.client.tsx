'use client'

import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { listMatchesCall } from '@inzrt/contracts/ads/matches'
import { useEffect, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { MatchingAds } from './MatchingAds.tsx'

/** What suits an own ad where it stands; nothing when that could not be read, the page stands without it. */
export const AdMatches = ({ slug }: { slug: string }) => {
  const [ads, setAds] = useState<readonly AdListItem[]>([])

  useEffect(() => {
    void browserApi.call(listMatchesCall, { params: { slug } }).then((answer) => {
      if (answer.ok) setAds(answer.data)
    })
  }, [slug])

  return <MatchingAds ads={ads} context={{ now: currentTime(), edition: null }} />
}
