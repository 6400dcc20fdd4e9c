import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { SectionHeading } from '@inzrt/ui/home/SectionHeading.tsx'
import { AdList } from '@inzrt/ui/listing/AdList.tsx'
import { AdRowSmall } from '@inzrt/ui/listing/AdRowSmall.tsx'
import { type RowContext, toRowView } from '../../../ad/toRowView.ts'
import { SELLERS_ADS_ID } from './sellersAdsId.ts'

export type SellersAdsProps = {
  ads: readonly AdListItem[]
  context: RowContext
  /** The advertiser's public profile, with all of them. */
  profileHref?: string | undefined
}

/** Other ads of the same advertiser; nothing when there are none. */
export const SellersAds = ({ ads, context, profileHref }: SellersAdsProps) =>
  ads.length > 0 && (
    <section id={SELLERS_ADS_ID} aria-label="Další od inzerenta">
      <SectionHeading
        size="column"
        aside={profileHref && <a href={profileHref}>Profil inzerenta</a>}
      >
        Další od inzerenta
      </SectionHeading>
      <AdList isInColumns>
        {ads.map((ad) => (
          <AdRowSmall key={ad.slug} {...toRowView(ad, context)} />
        ))}
      </AdList>
    </section>
  )
