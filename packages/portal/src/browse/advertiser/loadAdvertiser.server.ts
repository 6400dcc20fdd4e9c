import 'server-only'
import { isNotFound } from '@inzrt/api-client/isNotFound'
import { type AdvertiserProfile, readAdvertiserCall } from '@inzrt/contracts/browse/advertiser'
import { isProfileName } from '@inzrt/rules/names'
import { cache } from 'react'
import { orThrow } from '../../shell/api/orThrow.ts'
import { publicApi } from '../../shell/api/publicApi.server.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { adsWindow } from '../listing/adsWindow.ts'
import type { AdvertiserQuery } from './advertiserQuery.ts'

/** React compares what it is asked one by one. */
const load = cache(
  async (
    brand: Brand,
    nickname: string,
    page: number,
    term: string,
    section: string,
  ): Promise<AdvertiserProfile | null> => {
    if (!isProfileName(nickname)) return null
    const sought = { q: term || undefined, sectionSlug: section || undefined }
    const [first, ...rest] = await Promise.all(
      adsWindow(page).map((paging) =>
        publicApi(brand).call(readAdvertiserCall, {
          params: { nickname },
          query: { ...sought, ...paging },
        }),
      ),
    )
    if (!first || (!first.ok && isNotFound(first.error))) return null
    const { data } = orThrow(first)
    const more = rest.flatMap((answer) => orThrow(answer).data.advertisements.data)

    return {
      ...data,
      advertisements: {
        ...data.advertisements,
        data: [...data.advertisements.data, ...more],
      },
    }
  },
)

/**
 * A public profile with the first pages of its ads that are asked for; null when the nickname has none. Asked once a render.
 * @throws UpstreamError when the API failed
 */
export const loadAdvertiser = (
  brand: Brand,
  nickname: string,
  { page, term, section }: AdvertiserQuery,
): Promise<AdvertiserProfile | null> => load(brand, nickname, page, term, section)
