import 'server-only'
import { resolveDialCode } from '@inzrt/api-client/contact/resolveDialCode'
import { search } from '@inzrt/api-client/search/search'
import { SEARCH_MIN_CHARS } from '@inzrt/domain/limits'
import { orThrow } from '../api/orThrow.ts'
import { publicApi } from '../api/publicApi.server.ts'
import type { Brand } from '../brand/Brand.ts'
import { adsWindow } from '../listing/adsWindow.ts'
import type { ListingState } from '../listing-url/ListingState.ts'
import { toFilterQuery } from '../listing-url/toFilterQuery.ts'

/** Results of a search with the first `state.page` pages of ads; null for words too short to be asked. */
export const loadSearch = async (brand: Brand, term: string, state: ListingState) => {
  if (term.length < SEARCH_MIN_CHARS) return null
  const answers = await Promise.all(
    adsWindow(state.page).map((paging) =>
      search(publicApi(brand), {
        q: term,
        include: ['section'],
        ...toFilterQuery(state),
        ...paging,
      }),
    ),
  )
  const [first, ...rest] = answers.map(orThrow)
  if (!first) return null

  return {
    ads: [first, ...rest].flatMap(({ data }) => data.advertisements.data),
    pagination: first.data.advertisements.meta.pagination,
    sections: first.data.sections.data,
    ...first.meta,
  }
}

const DIAL_CODE = /^\d{3}\s?\d{3}$/

/** Address of the ad a printed code stands for; null when the words are no code, or of no ad. */
export const findByDialCode = async (brand: Brand, term: string): Promise<string | null> => {
  if (!DIAL_CODE.test(term)) return null
  const answer = await resolveDialCode(publicApi(brand), term.replace(/\s/, ''))

  return answer.ok ? `/${answer.data.slug}` : null
}
