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

type Positioned = { readonly position: number }
type Paging = { readonly page: number; readonly perPage: number }

/**
 * Merges the ads of pages 1 to `page` with the section's banners. An ad's order is its place among the
 * ads, a banner's is its position less one; of equal orders the ad comes first. The list is cut to
 * `page × perPage` items: paging is cumulative. Banners take places, so the last ads may need one page
 * more than there are pages of ads.
 * @param ads in the order of the API
 * @param banners in any order
 * @example mergeBanners(ads, [{ position: 3 }], { page: 1, perPage: 24 })[3] // the banner, after the third ad
 */
export const mergeBanners = <Ad, Banner extends Positioned>(
  ads: readonly Ad[],
  banners: readonly Banner[],
  { page, perPage }: Paging,
): ListingItem<Ad, Banner>[] => {
  const limit = page * perPage
  const waiting = banners.toSorted((a, b) => a.position - b.position)
  const items: ListingItem<Ad, Banner>[] = []
  let next = 0

  const placeBanners = (lastPosition: number): void => {
    for (let banner = waiting[next]; banner; banner = waiting[next]) {
      if (banner.position > lastPosition) return
      const { position } = banner
      items.push({
        type: 'banner',
        order: position - 1,
        page: Math.ceil(position / perPage),
        banner,
      })
      next += 1
    }
  }

  ads.slice(0, limit).forEach((ad, order) => {
    placeBanners(order)
    items.push({ type: 'inzrt', order, page: Math.floor(order / perPage) + 1, ad })
  })
  placeBanners(limit)

  return items.slice(0, limit)
}
