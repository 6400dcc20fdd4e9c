import type { readSectionCall } from '@inzrt/contracts/browse/section'
import type { ParsedQueryOf } from '@inzrt/contracts/wire/call'
import { type AttributeCondition, readCondition } from '@inzrt/rules/attributes'
import type { Area } from '../localities/places/Area.ts'

type Query = ParsedQueryOf<typeof readSectionCall>

/** What narrows a list of ads, as the query of a call says it. */
export type AdFilter = Pick<
  Query,
  | 'psc'
  | 'district'
  | 'region'
  | 'place'
  | 'radius'
  | 'types[]'
  | 'priceFrom'
  | 'priceTo'
  | 'withImage'
  | 'attributes[]'
> &
  Readonly<{
    /** Stands in the place of names, once they were looked up. */
    area?: Area | null
  }>

export const hasPriceRange = ({ priceFrom, priceTo }: AdFilter): boolean =>
  priceFrom !== undefined || priceTo !== undefined

/** What is asked of attributes. */
export const conditionsOf = (filter: AdFilter): readonly AttributeCondition[] =>
  (filter['attributes[]'] ?? []).flatMap((text) => readCondition(text) ?? [])

/** Whether it asks for kind, picture or price. */
export const asksPlainly = (filter: AdFilter): boolean =>
  (filter['types[]'] ?? []).length > 0 || filter.withImage === true || hasPriceRange(filter)

/** What the sections' counters know and their indexes find. */
export type CountedFilter = Pick<AdFilter, 'types[]' | 'withImage'>

/** Filters that the sections' counters do not know: their ads are found and counted in memory. */
export const needsCounting = (filter: AdFilter): boolean =>
  hasPriceRange(filter) ||
  conditionsOf(filter).length > 0 ||
  [filter.psc, filter.district, filter.region, filter.area].some(Boolean)
