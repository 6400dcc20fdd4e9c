import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { GUEST_FAVOURITES_MAX } from '@inzrt/rules/limits'
import { MEMORY } from '../../shell/session/memoryKeys.ts'

const KEYS = { account: MEMORY.ads, browser: 'guest-favourites-1' } as const

/** Marked ads as the api last told them. */
export type OfflineFavourites = Readonly<{
  /** ISO 8601. */
  readAt: string
  ads: readonly AdListItem[]
}>

type Owner = keyof typeof KEYS

const readOf = (owner: Owner): OfflineFavourites | null => {
  try {
    const kept: OfflineFavourites | null = JSON.parse(localStorage.getItem(KEYS[owner]) ?? 'null')

    return Array.isArray(kept?.ads) ? kept : null
  } catch {
    return null
  }
}

/** Marked ads for the page that is shown without a connection (P061). */
export const offlineFavourites = {
  /** Those of the account, or else of the browser. Null: none are kept, or what is kept is damaged. */
  read: (): OfflineFavourites | null => readOf('account') ?? readOf('browser'),
  /** Keeps these in place of all others of the same owner; the first of more replace no longer list. */
  write: (owner: Owner, ads: readonly AdListItem[], now: Date, total = ads.length): void => {
    const isPart = ads.length < Math.min(total, GUEST_FAVOURITES_MAX)
    if (isPart && ads.length < (readOf(owner)?.ads.length ?? 0)) return
    const kept: OfflineFavourites = {
      readAt: now.toISOString(),
      ads: ads.slice(0, GUEST_FAVOURITES_MAX),
    }
    try {
      if (ads.length > 0) localStorage.setItem(KEYS[owner], JSON.stringify(kept))
      else localStorage.removeItem(KEYS[owner])
    } catch {
      // Without room for them the offline page stands alone.
    }
  },
}
