import type { ApiFailure } from '@inzrt/api-client/ApiResult'
import { listFavouritesCall } from '@inzrt/contracts/account/account'
import { listMarkedAdsCall } from '@inzrt/contracts/account/favourite'
import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { browserApi } from '../../shell/api/browserApi.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { guestMarks } from './guestMarks.ts'
import { offlineFavourites } from './offlineFavourites.ts'

/** Reads so many marks of the account, and keeps them for the page without a connection. */
export const readOwnMarks = async (perPage: number) => {
  const answer = await browserApi.call(listFavouritesCall, { query: { perPage } })
  if (answer.ok) {
    const { total } = answer.meta.pagination
    offlineFavourites.write('account', answer.data, currentTime(), total)
  }

  return answer
}

/** The same for all marks of this browser. */
export const readGuestMarks = async (): Promise<
  { ok: true; data: readonly AdListItem[] } | ApiFailure
> => {
  const slugs = guestMarks.read()
  const answer =
    slugs.length === 0
      ? ({ ok: true, data: [] } as const)
      : await browserApi.call(listMarkedAdsCall, { body: { slugs: [...slugs] } })
  if (answer.ok) offlineFavourites.write('browser', answer.data, currentTime())

  return answer
}
