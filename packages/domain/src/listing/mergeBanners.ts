import { bannerSlot } from './bannerSlot.ts'

export type AdItem<Ad> = {
  readonly type: 'inzrt'
  readonly order: number
  readonly page: number
  readonly ad: Ad
}

export type BannerItem<Banner> = {
  readonly type: 'banner'
  readonly order: number
  readonly page: number
  readonly banner: Banner
}

export type ListingItem<Ad, Banner> = AdItem<Ad> | BannerItem<Banner>

type Paging = { readonly page: number; readonly perPage: number }

/**
 * Merges the ads of pages 1 to `page` with the section's banners. An ad's order is its place among the
 * ads, a banner's is its position less one; of equal orders the ad comes first. The list is cut to
 * `page × perPage` items: paging is cumulative.
 * @param ads in the order of the API
 * @param banners in the order of their positions
 * @example mergeBanners(ads, [{ position: 3 }], { page: 1, perPage: 24 })[3] // the banner, after the third ad
 */
export const mergeBanners = <Ad, Banner extends { readonly position: number }>(
  ads: readonly Ad[],
  banners: readonly Banner[],
  { page, perPage }: Paging,
): ListingItem<Ad, Banner>[] => {
  const items: ListingItem<Ad, Banner>[] = []
  const limit = page * perPage
  let nextBanner = 0
  const placeBanners = (before: number) => {
    for (; nextBanner < banners.length && items.length < limit; nextBanner += 1) {
      const banner = banners[nextBanner] as Banner
      const slot = bannerSlot(banner.position, perPage)
      if (slot.order >= before) return
      items.push({ type: 'banner', ...slot, banner })
    }
  }

  for (let order = 0; order < ads.length && items.length < limit; order += 1) {
    placeBanners(order)
    if (items.length < limit)
      items.push({
        type: 'inzrt',
        order,
        page: Math.floor(order / perPage) + 1,
        ad: ads[order] as Ad,
      })
  }
  placeBanners(limit)

  return items
}
