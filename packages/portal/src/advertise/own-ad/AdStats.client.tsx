'use client'

import { type AdDay, readAdStatsCall } from '@inzrt/contracts/ads/adStats'
import { AdStatsChart } from '@inzrt/ui/account/own-ads/AdStatsChart.tsx'
import { useEffect, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'

/** How an own ad did in its last days; nothing when that could not be read, the page stands without it. */
export const AdStats = ({ slug }: { slug: string }) => {
  const [days, setDays] = useState<readonly AdDay[] | null>(null)

  useEffect(() => {
    void browserApi.call(readAdStatsCall, { params: { slug } }).then((answer) => {
      if (answer.ok) setDays(answer.data)
    })
  }, [slug])

  return days && <AdStatsChart days={days} />
}
