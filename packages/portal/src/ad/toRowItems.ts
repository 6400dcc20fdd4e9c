import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import type { Banner } from '@inzrt/contracts/browse/banner'
import { PER_PAGE } from '@inzrt/rules/limits'
import { mergeBanners } from '@inzrt/rules/listing'
import type { BannerRowProps } from '@inzrt/ui/listing/BannerRow.tsx'
import { type RowContext, type RowView, toRowView } from './toRowView.ts'

/** One line of a list: an ad or a paid banner, ready to be drawn. */
export type RowItem =
  | Readonly<{ type: 'inzrt'; key: string; row: RowView }>
  | Readonly<{ type: 'banner'; key: string; row: BannerRowProps }>

/** Rows above this place are seen at once, so their pictures do not wait. */
const EAGER_ROWS = 4

const toBanner = (banner: Banner): BannerRowProps => ({
  href: banner.targetUrl,
  image: `/api/image${banner.imagePath}`,
  alt: banner.alt,
  advertiser: banner.advertiser,
})

/** The first `page` pages of a list: ads in the order of the API, banners at their positions. */
export const toRowItems = (
  ads: readonly AdListItem[],
  banners: readonly Banner[],
  page: number,
  context: RowContext,
): readonly RowItem[] => {
  const ordered = banners.toSorted((a, b) => a.position - b.position)

  return mergeBanners(ads, ordered, { page, perPage: PER_PAGE }).map((item) =>
    item.type === 'inzrt'
      ? {
          type: 'inzrt',
          key: item.ad.slug,
          row: {
            ...toRowView(item.ad, context),
            ...(item.order < EAGER_ROWS && { isEager: true }),
          },
        }
      : { type: 'banner', key: `reklama-${item.banner.id}`, row: toBanner(item.banner) },
  )
}
