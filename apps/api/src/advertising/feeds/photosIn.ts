import type { SentAd } from '@inzrt/contracts/ads/adBody'
import { FEED_COLUMNS, type FeedText, feedFault, readFeedPhotos } from '@inzrt/rules/feed'
import { FEED_ADDRESS_MAX } from '@inzrt/rules/limits'
import { readAddress } from '../../platform/outside/createOutside.ts'
import type { LatestAd } from './latestAds.ts'
import { cellOf } from './readLine.ts'

const isUsable = (address: string): boolean =>
  address.length <= FEED_ADDRESS_MAX && readAddress(address) !== null

/** Addresses of the photos a line names, and what is wrong with them; null: the file has no such column. */
export const photosIn = (cells: FeedText) => {
  const cell = cellOf(cells, 'photos')
  const photos = cell === undefined ? null : readFeedPhotos(cell)
  const wrong = photos?.findIndex((address) => !isUsable(address)) ?? -1

  return {
    photos,
    faults: wrong < 0 ? {} : { [FEED_COLUMNS.photos]: feedFault.photoAddress(wrong + 1) },
  }
}

/** An ad with its photos as the form would count them: their addresses stand for those that are to come. */
export const withPhotos = (
  sent: SentAd,
  photos: readonly string[] | null,
  latest: LatestAd | null,
): SentAd => {
  if (photos === null) return sent
  const byHand = (latest?.images ?? []).filter(({ fetchedFrom }) => fetchedFrom === null)
  const images = [
    ...photos.map((uploadToken) => ({ uploadToken, main: false })),
    ...byHand.map(({ id, main }) => ({ id, main })),
  ]

  return { ...sent, ad: { ...sent.ad, images } }
}
