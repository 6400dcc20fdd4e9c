import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { GUEST_FAVOURITES_MAX } from '@inzrt/domain/limits'
import { keptFavourites } from '../../shell/memory/keptFavourites.ts'

/** Marked ads as the api last told them. */
export type OfflineFavourites = Readonly<{
  /** Those of an account end with its session. */
  owner: 'browser' | 'account'
  /** ISO 8601. */
  readAt: string
  ads: readonly AdListItem[]
}>

/** Marked ads for the page that is shown without a connection (P061). */
export const offlineFavourites = {
  /** Null: none are kept, or somebody spoiled them. */
  read: (): OfflineFavourites | null => {
    try {
      const kept: OfflineFavourites | null = JSON.parse(keptFavourites.read() ?? 'null')

      return Array.isArray(kept?.ads) ? kept : null
    } catch {
      return null
    }
  },
  /** Keeps these in place of all others. */
  write: (owner: OfflineFavourites['owner'], ads: readonly AdListItem[], now: Date): void => {
    const readAt = now.toISOString()
    const kept: OfflineFavourites = { owner, readAt, ads: ads.slice(0, GUEST_FAVOURITES_MAX) }
    keptFavourites.write(ads.length > 0 ? JSON.stringify(kept) : null)
  },
}
