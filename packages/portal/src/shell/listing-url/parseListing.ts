import { PLACE_NAME, parsePsc } from '@inzrt/domain/locality'
import { fromHundredths } from '@inzrt/domain/price'
import { conditionsFrom } from '@inzrt/rules/attributes'
import { PRICE_MAX } from '@inzrt/rules/limits'
import { AD_TYPES, RADII, type Radius, SORT_KEYS } from '@inzrt/rules/listing'
import type { SearchParams } from '../metadata/SearchParams.ts'
import { INITIAL_LISTING, type ListingState } from './ListingState.ts'
import { readPage } from './readPage.ts'

const MOST_CROWNS = fromHundredths(PRICE_MAX)

const all = (value: SearchParams[string]): readonly string[] =>
  value === undefined ? [] : [value].flat()

const first = (value: SearchParams[string]): string => all(value)[0] ?? ''

const place = (text: string): string | null => {
  const name = text.trim()

  return PLACE_NAME.test(name) ? name : null
}

/** No ad asks for more than the most there is: beyond it nothing else is meant. */
const crowns = (text: string): number | null => {
  const digits = text.replace(/\s/g, '')

  return /^\d+$/.test(digits) ? Math.min(Number(digits), MOST_CROWNS) : null
}

/** The lower amount first, however they were given; one alone stays where it is. */
const priceRange = (from: number | null, to: number | null) => {
  const isTurned = from !== null && to !== null && from > to

  return isTurned ? { priceFrom: to, priceTo: from } : { priceFrom: from, priceTo: to }
}

const readRadius = (text: string): Radius | null => RADII.find((km) => String(km) === text) ?? null

/** What is typed as a place may be a postal code. */
const readPlace = (params: SearchParams) => {
  const typed = place(first(params.place))
  const psc = parsePsc(first(params.psc)) ?? (typed && parsePsc(typed))
  const district = place(first(params.district))
  const named = psc ? null : typed

  return {
    psc,
    district,
    place: named,
    radius: psc || district || named ? readRadius(first(params.radius)) : null,
  }
}

/**
 * Reads what a visitor chose from the address. Whatever is unknown or malformed counts as not chosen.
 * @example parseListing({ order: 'price_asc', page: '0' }) // order by price, page 1
 */
export const parseListing = (params: SearchParams): ListingState => {
  const order = first(params.order)
  const types = all(params.type)

  return {
    sort: SORT_KEYS.find((key) => key === order) ?? INITIAL_LISTING.sort,
    types: AD_TYPES.filter((type) => types.includes(type)),
    ...readPlace(params),
    region: place(first(params.region)),
    ...priceRange(crowns(first(params.priceFrom)), crowns(first(params.priceTo))),
    withImage: first(params.photo) === '1',
    attributes: conditionsFrom((name) => all(params[name])),
    view: first(params.view) === 'map' ? 'map' : 'list',
    page: readPage(first(params.page)),
  }
}
