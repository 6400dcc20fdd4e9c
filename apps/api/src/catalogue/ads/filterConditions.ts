import { MAX_INT } from '@inzrt/contracts/wire/scalar'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { ads } from '../../platform/database/schema/ads.ts'
import { localities } from '../../platform/database/schema/localities.ts'
import type { Area } from '../localities/places/Area.ts'
import { regionName } from '../localities/regionName.ts'
import { type AdFilter, hasPriceRange } from './AdFilter.ts'

/** Names of a place, or placeholders for them. */
type Place = Readonly<
  Partial<Record<'psc' | 'district' | 'region', string | Placeholder | undefined>>
>

const value = (name: keyof AdFilter | 'from' | 'to' | 'localityIds' | 'nearness') =>
  sql.placeholder(name)
const localityIds = sql`${value('localityIds')}::integer[]`

/** Localities of a place, whose values are given; none: anywhere. */
export const whereLocality = ({ psc, district, region }: Place): SQL | undefined => {
  const { cityDistrictName, districtName } = localities
  const conditions = [
    psc && sql`${localities.psc} = ${psc}`,
    district && sql`(${districtName} = ${district} or ${cityDistrictName} = ${district})`,
    region && sql`${localities.regionName} = ${region}`,
  ].filter((condition) => typeof condition === 'object')

  return conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined
}

/** So many localities hold so many ads that reading them in the order of the list is sooner done. */
const WIDE = 20

const isWide = ({ distances }: Area): boolean => distances.size > WIDE

/** Wide areas are a filter of the rows read in order; `is true` keeps the planner from joining them, which has all rows sorted. */
const isInArea = (area: Area): SQL => {
  const isIn = sql`${ads.localityId} in (select unnest(${localityIds}))`

  return isWide(area) ? sql`(${isIn}) is true` : isIn
}

/** Conditions of the place alone: what the counts of the other filters start from. */
export const wherePlace = ({ psc, district, region, area }: AdFilter): SQL[] => {
  const where = whereLocality({
    psc: !area && psc ? value('psc') : undefined,
    district: !area && district ? value('district') : undefined,
    region: region && value('region'),
  })

  return [
    ...(area ? [isInArea(area)] : []),
    ...(where
      ? [sql`${ads.localityId} in (select ${localities.id} from ${localities} where ${where})`]
      : []),
  ]
}

/** Localities of the area with how near they are: the further, the less, so that newer ads of one place can come first. */
export const nearLocalities = sql`unnest(${localityIds}, ${value('nearness')}::integer[]) near (locality_id, nearness)`

/** Its price is known in crowns; what is given away costs none. */
const isInCrowns = sql`${ads.priceType} in ('czk', 'free')`

const isPriceMatching = sql`(${isInCrowns} and coalesce(${ads.priceAmount}, 0) between ${value('from')} and ${value('to')})`

/** How an ad's price stands to the filter, as cells of ads name it. */
export const priceClass = (filter: AdFilter): SQL => sql`case
  when ${hasPriceRange(filter) ? isPriceMatching : isInCrowns} then 'matching'
  when ${isInCrowns} then 'other'
  else 'none'
end`

/** Every condition of a filter. */
export const whereFilter = (filter: AdFilter): SQL[] => [
  ...wherePlace(filter),
  ...(filter['types[]']?.length ? [sql`${ads.type} = any(${value('types[]')})`] : []),
  ...(filter.withImage ? [sql`${ads.imagesCount} > 0`] : []),
  ...(hasPriceRange(filter) ? [isPriceMatching] : []),
]

/** Values of the placeholders the conditions use. */
export const filterValues = ({ area, ...filter }: AdFilter) => ({
  ...filter,
  localityIds: area && [...area.distances.keys()],
  nearness: area && [...area.distances.values()].map((metres) => -metres),
  region: filter.region && regionName(filter.region),
  from: filter.priceFrom ?? 0,
  to: filter.priceTo ?? MAX_INT,
})

const SHAPING = [
  'psc',
  'district',
  'region',
  'area',
  'types[]',
  'withImage',
  'priceFrom',
  'priceTo',
] as const

const isUsed = (value: AdFilter[(typeof SHAPING)[number]]): boolean =>
  Array.isArray(value) ? value.length > 0 : ![undefined, null, false].includes(value as null)

/** Filters that ask for the same things share a prepared statement. */
export const filterShape = (filter: AdFilter): string =>
  [...SHAPING.filter((name) => isUsed(filter[name])), filter.area && isWide(filter.area)].join()
