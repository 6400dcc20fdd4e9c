import { errorText } from '@inzrt/api-client/errorText'
import { readAdvertiserCall } from '@inzrt/contracts/browse/advertiser'
import { searchCall } from '@inzrt/contracts/browse/search'
import { readSectionCall } from '@inzrt/contracts/browse/section'
import { type RowItem, toRowItems } from '../../ad/toRowItems.ts'
import type { NextEdition } from '../../ad/toRowView.ts'
import { browserApi } from '../../shell/api/browserApi.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { toFilterQuery } from '../../shell/listing-url/toFilterQuery.ts'
import { adsWindow } from './adsWindow.ts'
import type { ListParams } from './ListParams.ts'

const readAds = async ({ source, state }: ListParams) => {
  const query = { ...toFilterQuery(state), ...adsWindow(state.page)[0] }
  if (source.kind === 'search') {
    const found = await browserApi.call(searchCall, {
      query: { q: source.term, include: ['section'], ...query },
    })
    if (!found.ok) throw new Error(errorText('search', found.error))

    return { ads: found.data.advertisements.data, banners: [] }
  }
  if (source.kind === 'advertiser') {
    const { nickname, sought } = source
    const found = await browserApi.call(readAdvertiserCall, {
      params: { nickname },
      query: {
        q: sought.term || undefined,
        sectionSlug: sought.section || undefined,
        ...adsWindow(state.page)[0],
      },
    })
    if (!found.ok) throw new Error(errorText('listAdvertisements', found.error))

    return { ads: found.data.advertisements.data, banners: [] }
  }
  const answer = await browserApi.call(readSectionCall, {
    params: { slug: source.slug },
    query: {
      include: ['advertisements', 'banners'],
      ...query,
    },
  })
  if (!answer.ok) throw new Error(errorText('listAdvertisements', answer.error))

  return {
    ads: answer.data.advertisements?.data ?? [],
    banners: answer.data.banners?.data ?? [],
  }
}

/**
 * All rows of the first `state.page` pages, asked by the browser.
 * @throws Error whose message is for the visitor
 */
export const loadRows = async (
  params: ListParams,
  edition: NextEdition | null,
): Promise<readonly RowItem[]> => {
  const { ads, banners } = await readAds(params)
  const term = params.source.kind === 'search' ? params.source.term : undefined

  return toRowItems(ads, banners, params.state.page, { now: currentTime(), edition, term })
}
