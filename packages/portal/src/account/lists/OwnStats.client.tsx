'use client'

import { readOwnStatsCall } from '@inzrt/contracts/ads/adStats'
import { FilterNav } from '@inzrt/ui/account/FilterNav.tsx'
import { AdStatsChart } from '@inzrt/ui/account/own-ads/AdStatsChart.tsx'
import { MostSeenAds } from '@inzrt/ui/account/own-ads/MostSeenAds.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { accountHref, STATS_SPANS, type StatsSpan } from '../../shell/session/accountState.ts'
import type { AccountTabProps } from '../AccountTabProps.ts'

const SPAN_LABELS = {
  tyden: '7\u00a0dní',
  mesic: '30\u00a0dní',
  ctvrtleti: '90\u00a0dní',
} as const satisfies Record<StatsSpan, string>

const SPANS = Object.keys(STATS_SPANS) as StatsSpan[]

/** How all own ads did together, and those that were looked at most. */
const OwnStats = ({ state: { span } }: AccountTabProps) => {
  const own = useAccountQuery(
    'readOwnStats',
    () => browserApi.call(readOwnStatsCall, { query: { days: STATS_SPANS[span] } }),
    span,
  )

  return (
    <>
      <FilterNav
        label="Za jak dlouho"
        items={SPANS.map((one) => ({
          href: accountHref({ tab: 'statistiky', span: one }),
          label: SPAN_LABELS[one],
          isCurrent: one === span,
        }))}
      />
      <OwnPart own={own} failure="Statistiky se nepodařilo načíst">
        {({ data: { days, ads } }) => (
          <>
            <AdStatsChart days={days} />
            <MostSeenAds ads={ads.map(({ slug, ...ad }) => ({ href: `/${slug}`, ...ad }))} />
          </>
        )}
      </OwnPart>
    </>
  )
}

export default OwnStats
