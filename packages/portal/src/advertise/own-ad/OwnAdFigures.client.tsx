'use client'

import { AdExchanges } from './AdExchanges.client.tsx'
import { AdMatches } from './AdMatches.client.tsx'
import { AdStats } from './AdStats.client.tsx'
import type { OwnedAd } from './useOwnAd.ts'

/** How an own ad does, who would exchange for it, and what matches it. */
export const OwnAdFigures = ({ ad }: { ad: Pick<OwnedAd, 'slug' | 'type' | 'state'> }) => (
  <>
    <AdStats slug={ad.slug} />
    {ad.type === 'exchange' && <AdExchanges slug={ad.slug} />}
    <AdMatches key={ad.state} slug={ad.slug} />
  </>
)
