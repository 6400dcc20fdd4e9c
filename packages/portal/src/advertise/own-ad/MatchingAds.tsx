import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { SectionHeading } from '@inzrt/ui/home/SectionHeading.tsx'
import { AdList } from '@inzrt/ui/listing/AdList.tsx'
import { AdRowSmall } from '@inzrt/ui/listing/AdRowSmall.tsx'
import { type RowContext, toRowView } from '../../ad/toRowView.ts'

const TITLE = 'Hodí se k\u00a0vašemu inzerátu'

export type MatchingAdsProps = { ads: readonly AdListItem[]; context: RowContext }

/** Who offers what an own ad looks for, or looks for what it offers; nothing when nobody does. */
export const MatchingAds = ({ ads, context }: MatchingAdsProps) =>
  ads.length > 0 && (
    <section aria-label={TITLE}>
      <SectionHeading size="column">{TITLE}</SectionHeading>
      <AdList>
        {ads.map((ad) => (
          <AdRowSmall key={ad.slug} {...toRowView(ad, context)} />
        ))}
      </AdList>
    </section>
  )
