import type { OwnAd } from '@inzrt/contracts/account/account'
import type { Favourite } from '@inzrt/contracts/account/favourite'
import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { adStatus } from '@inzrt/rules/ad'
import { toAdListItem } from '../catalogue/ads/toAdListItem.ts'
import type { AccountAdRow, FavouriteRow, OwnAdRow } from './ownAds.repository.ts'

/** An ad of a list in the account, which may hold ads that are not published. */
const toAccountAd = (row: AccountAdRow): AdListItem => ({
  ...toAdListItem(row, row.section),
  status: adStatus(row.state),
})

/** A marked ad with what it cost when it was marked. */
export const toFavourite = (row: FavouriteRow): Favourite => ({
  ...toAccountAd(row),
  markedPrice: row.markedPrice,
})

/** An own ad with what only its owner learns. */
export const toOwnAd = (row: OwnAdRow): OwnAd => ({
  ...toAccountAd(row),
  state: row.state,
  stateReason: row.stateReason,
  changeReasons: row.changeReasons,
  closedReason: row.closedReason,
  stats: row.stats,
})
