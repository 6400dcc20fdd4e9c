import 'server-only'
import { resolveSlug } from '@inzrt/api-client/calls/resolveSlug'
import { isNotFound } from '@inzrt/api-client/isNotFound'
import type { AdListItem } from '@inzrt/contracts/ads/advertisement'
import { readSectionCall, type Section } from '@inzrt/contracts/browse/section'
import { isSlug } from '@inzrt/domain/slug'
import { cache } from 'react'
import { orThrow } from '../../shell/api/orThrow.ts'
import { publicApi } from '../../shell/api/publicApi.server.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import type { ListingState } from '../../shell/listing-url/ListingState.ts'
import { parseListing } from '../../shell/listing-url/parseListing.ts'
import { parseQuery } from '../../shell/listing-url/parseQuery.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import { toFilterQuery } from '../../shell/listing-url/toFilterQuery.ts'
import type { SearchParams } from '../../shell/metadata/SearchParams.ts'
import { adsWindow } from '../listing/adsWindow.ts'
import { mapOf } from '../map/mapOf.ts'

/** The pages of a list that do not fit into the first answer. */
const loadRest = async (
  brand: Brand,
  slug: string,
  state: ListingState,
): Promise<readonly AdListItem[]> => {
  const answers = await Promise.all(
    adsWindow(state.page)
      .slice(1)
      .map((paging) =>
        publicApi(brand).call(readSectionCall, {
          params: { slug },
          query: {
            include: ['advertisements'],
            ...toFilterQuery(state),
            ...paging,
          },
        }),
      ),
  )

  return answers.flatMap((answer) => orThrow(answer).data.advertisements?.data ?? [])
}

const withRest = (section: Section, rest: readonly AdListItem[]): Section =>
  section.advertisements
    ? {
        ...section,
        advertisements: {
          ...section.advertisements,
          data: [...section.advertisements.data, ...rest],
        },
      }
    : section

const load = async (brand: Brand, slug: string, state: ListingState) => {
  if (!isSlug(slug)) return null
  const answer = await resolveSlug(publicApi(brand), slug, {
    sectionInclude: ['advertisements', 'banners', ...mapOf(state)],
    ...toFilterQuery(state),
    ...adsWindow(state.page)[0],
  })
  if (!answer.ok && isNotFound(answer.error)) return null
  const target = orThrow(answer).data
  if (target.slugType === 'inzrt' || target.redirectTo) return target

  return { ...target, section: withRest(target.section, await loadRest(brand, slug, state)) }
}

const loadOnce = cache((brand: Brand, slug: string, query: string) =>
  load(brand, slug, parseListing(parseQuery(query))),
)

/**
 * What an address leads to, a section with its ads or an ad; null when to nothing. Asked once a render,
 * however many parts of the page need it.
 * @throws UpstreamError when the API failed
 */
export const loadSlug = (brand: Brand, slug: string, params: SearchParams) =>
  loadOnce(brand, slug, serialiseListing('', parseListing(params)))
