import { listFeedsCall } from '@inzrt/contracts/account/feed'
import { useEffect } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useOwn } from '../../shell/own-lists/useOwn.ts'
import { isUnderWay } from './toFeedReport.ts'

const AGAIN_MS = 2_000

/** The last files of ads, asked for again as long as one is worked on. */
export const useFeeds = () => {
  const own = useOwn('listFeeds', '', () => browserApi.call(listFeedsCall))
  const { answer, reload } = own
  useEffect(() => {
    if (!answer?.data.some(isUnderWay)) return undefined
    const timer = setTimeout(reload, AGAIN_MS)

    return () => clearTimeout(timer)
  }, [answer, reload])

  return own
}
