import { searchCall } from '@inzrt/contracts/browse/search'
import 'server-only'
import { SEARCH_MIN_CHARS } from '@inzrt/rules/limits'
import { orThrow } from '../../shell/api/orThrow.ts'
import { publicApi } from '../../shell/api/publicApi.server.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import type { ListingState } from '../../shell/listing-url/ListingState.ts'
import { toFilterQuery } from '../../shell/listing-url/toFilterQuery.ts'
import { adsWindow } from '../listing/adsWindow.ts'
import { mapOf } from '../map/mapOf.ts'

const hasPlace = ({ psc, district, region, place }: ListingState): boolean =>
  [psc, district, region, place].some((name) => name !== null)

/** Results of a search with the first `state.page` pages of ads; null for words too short to be asked, and no place. */
export const loadSearch = async (brand: Brand, term: string, state: ListingState) => {
  if (term === '' ? !hasPlace(state) : term.length < SEARCH_MIN_CHARS) return null
  const answers = await Promise.all(
    adsWindow(state.page).map((paging) =>
      publicApi(brand).call(searchCall, {
        query: {
          q: term,
          include: ['section', ...mapOf(state)],
          ...toFilterQuery(state),
          ...paging,
        },
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
