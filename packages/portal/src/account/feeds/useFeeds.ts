import { type Feed, listFeedsCall } from '@inzrt/contracts/account/feed'
import { useEffect } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { isUnderWay } from './toFeedReport.ts'

const AGAIN_MS = 2_000
/** Photos of a long file take hours; those that are fetched again wait for minutes. */
const PHOTOS_AGAIN_MS = 5_000
const LATER_AGAIN_MS = 30_000

/** When to ask again; undefined: nothing changes any more. */
const againMs = (feeds: readonly Feed[]): number | undefined => {
  if (feeds.some(isUnderWay)) return AGAIN_MS

  if (feeds.some(({ photos }) => photos.waiting > 0)) return PHOTOS_AGAIN_MS

  return feeds.some(({ photos }) => photos.again > 0) ? LATER_AGAIN_MS : undefined
}

/** The last files of ads, asked for again as long as one is worked on. */
export const useFeeds = () => {
  const own = useAccountQuery('listFeeds', () => browserApi.call(listFeedsCall))
  const { answer, reload } = own
  useEffect(() => {
    const ms = againMs(answer?.data ?? [])
    if (ms === undefined) return undefined
    const timer = setTimeout(reload, ms)

    return () => clearTimeout(timer)
  }, [answer, reload])

  return own
}
