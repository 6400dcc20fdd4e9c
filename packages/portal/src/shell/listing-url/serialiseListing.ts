import { toParams } from '@inzrt/rules/attributes'
import type { ListingState } from './ListingState.ts'

const toPairs = (state: ListingState): readonly (readonly [string, string])[] =>
  [
    state.sort !== 'default' && (['order', state.sort] as const),
    ...state.types.toSorted().map((type) => ['type', type] as const),
    state.psc !== null && (['psc', state.psc] as const),
    state.district !== null && (['district', state.district] as const),
    state.region !== null && (['region', state.region] as const),
    state.place !== null && (['place', state.place] as const),
    state.radius !== null && (['radius', String(state.radius)] as const),
    state.priceFrom !== null && (['priceFrom', String(state.priceFrom)] as const),
    state.priceTo !== null && (['priceTo', String(state.priceTo)] as const),
    state.withImage && (['photo', '1'] as const),
    ...toParams(state.attributes),
    state.view !== 'list' && (['view', state.view] as const),
    state.page > 1 && (['page', String(state.page)] as const),
  ].filter((pair) => pair !== false)

/**
 * Writes what a visitor chose into an address: always in the same order, and nothing that is the default,
 * so that one choice has one address. A path may have a query already.
 * @example serialiseListing('/kola', { ...INITIAL_LISTING, page: 2 }) // "/kola?page=2"
 */
export const serialiseListing = (path: string, state: ListingState, term?: string): string => {
  const pairs = [...(term ? [['term', term] as const] : []), ...toPairs(state)]
  const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')

  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}
