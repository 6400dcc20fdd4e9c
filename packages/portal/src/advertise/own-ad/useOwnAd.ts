import type { ApiError } from '@inzrt/api-client/ApiError'
import type { AdState } from '@inzrt/contracts/ads/advertisement'
import { type AdDetail, readAdvertisementCall } from '@inzrt/contracts/ads/advertisementDetail'
import { useCallback, useEffect, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'

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

/** An ad as its owner reads it. */
export const useOwnAd = (slug: string) => {
  const [reading, setReading] = useState<OwnAdReading>({ kind: 'reading' })
  const reload = useCallback(async () => setReading(await read(slug)), [slug])

  useEffect(() => void reload(), [reload])

  return { reading, reload }
}
