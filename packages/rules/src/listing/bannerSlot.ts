import { PER_PAGE } from '../limits.ts'

export type BannerSlot = {
  /** Zero-based place in the whole listing. */
  readonly order: number
  /** One-based page that holds the place. */
  readonly page: number
}

/**
 * Where a banner stands.
 * @param position one-based position in the whole listing
 * @param perPage items on a page
 * @example bannerSlot(25, 24) // { order: 24, page: 2 }
 */
export const bannerSlot = (position: number, perPage: number = PER_PAGE): BannerSlot => ({
  order: position - 1,
  page: Math.ceil(position / perPage),
})
