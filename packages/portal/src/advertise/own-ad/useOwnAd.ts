import type { ApiError } from '@inzrt/api-client/ApiError'
import type { AdState } from '@inzrt/contracts/ads/advertisement'
import { type AdDetail, readAdvertisementCall } from '@inzrt/contracts/ads/advertisementDetail'
import { useCallback } from 'react'
import useSWR from 'swr'
import { useSnapshot } from 'valtio'
import { browserApi } from '../../shell/api/browserApi.ts'
import { sessionStore } from '../../shell/stores/sessionStore.ts'

/** An ad with what only its owner is told. */
export type OwnedAd = AdDetail & { state: AdState; version: number }

export type OwnAdReading =
  | { kind: 'reading' }
  /** Somebody else's, or nobody is known to be its owner yet. */
  | { kind: 'locked' }
  | { kind: 'open'; ad: OwnedAd }
  | { kind: 'failed'; error: ApiError }

const isHidden = (error: ApiError): boolean =>
  error.kind === 'problem' && [401, 403, 404].includes(error.status)

const read = async (slug: string): Promise<OwnAdReading> => {
  const answer = await browserApi.call(readAdvertisementCall, {
    params: { slug },
    query: {
      include: ['images', 'section', 'advertiser', 'promos'],
    },
  })
  if (!answer.ok)
    return isHidden(answer.error) ? { kind: 'locked' } : { kind: 'failed', error: answer.error }

  const { state, version, ...ad } = answer.data

  return state && version !== undefined
    ? { kind: 'open', ad: { ...ad, state, version } }
    : { kind: 'locked' }
}

const READING: OwnAdReading = { kind: 'reading' }

/** What its owner types over it is kept: it is read again only when something was changed. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false } as const

/** An ad as its owner reads it, once for all parts of a page. */
export const useOwnAd = (slug: string) => {
  const { account } = useSnapshot(sessionStore)
  const { data: reading = READING, mutate } = useSWR(
    ['own-ad', account, slug],
    () => read(slug),
    ONCE,
  )
  const reload = useCallback(() => void mutate(), [mutate])

  return { reading, reload }
}
