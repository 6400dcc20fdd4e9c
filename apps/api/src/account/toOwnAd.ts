import type { OwnAd } from '@inzrt/contracts/account'
import type { AdListItem } from '@inzrt/contracts/advertisement'
import { adStatus } from '@inzrt/domain/ad'
import { toAdListItem } from '../ads/toAdListItem.ts'
import type { AccountAdRow, OwnAdRow } from './ownAds.repository.ts'

/** An ad of a list in the account, which may hold ads that are not published. */
export const toAccountAd = (row: AccountAdRow): AdListItem => ({
  ...toAdListItem(row, row.section),
  status: adStatus(row.state),
})

/** An own ad with what only its owner learns. */
export const toOwnAd = (row: OwnAdRow): OwnAd => ({
  ...toAccountAd(row),
  state: row.state,
  stateReason: row.stateReason,
  closedReason: row.closedReason,
  stats: row.stats,
})
