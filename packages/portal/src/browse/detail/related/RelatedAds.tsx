import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import type { Section } from '@inzrt/contracts/browse/section'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import { SectionHeading } from '@inzrt/ui/home/SectionHeading.tsx'
import { AdList } from '@inzrt/ui/listing/AdList.tsx'
import { AdRowSmall } from '@inzrt/ui/listing/AdRowSmall.tsx'
import { type RowContext, toRowView } from '../../../ad/toRowView.ts'

export type RelatedAdsProps = {
  /** The section all of them are in. */
  section: Section
  ads: readonly AdListItem[]
  context: RowContext
}

/** Other ads of the same section; nothing when the ad is alone in it. */
export const RelatedAds = ({ section, ads, context }: RelatedAdsProps) =>
  ads.length > 0 && (
    <section aria-label={`Další z rubriky ${section.name}`}>
      <SectionHeading
        size="column"
        aside={
          <a href={`/${section.slug}`}>
            Celá rubrika, {countOf(section.adsCount, WORD_FORMS.advert)}
          </a>
        }
      >
        {nonBreaking(`Další z rubriky ${section.name}`)}
      </SectionHeading>
      <AdList isInColumns>
        {ads.map((ad) => (
          <AdRowSmall key={ad.slug} {...toRowView(ad, context)} />
        ))}
      </AdList>
    </section>
  )
