import type { SortKey } from '@inzrt/domain/listing'
import { type SQL, sql } from 'drizzle-orm'
import { type AdFilter, hasPriceRange } from '../ads/AdFilter.ts'
import { isBehindCursor, orderBy, searchOrder } from '../ads/AdOrder.ts'
import { filterShape, priceClass, wherePlace } from '../ads/filterConditions.ts'
import { whereShown } from '../ads/isShown.ts'
import { placeColumns, withPage } from '../ads/pageOfAds.ts'
import { ads } from '../database/schema/ads.ts'
import { BEST, isAmong, NAMED, optionalBits, type RankShape, rankOfAd } from './rankOfAd.ts'

/** What the text of a search query depends on; its values are placeholders. */
export type SearchShape = RankShape &
  Readonly<{
    sort: SortKey
    filter: AdFilter
    hasCursor: boolean
    /** Without words all ads of a place are found. */
    hasWords: boolean
    hasSections: boolean
    /** Rank only the newest ads whose headings match, and those with every word: too many match. */
    isCapped: boolean
  }>

/** So many places before the others can be paid for; of the first five at least three are not. */
const PAID_MAX = 2

const query = sql`${sql.placeholder('query')}::tsquery`
const hasDialCode = sql`${ads.dialCode} = ${sql.placeholder('dialCode')}`
const join = (conditions: readonly SQL[]): SQL => sql.join(conditions as SQL[], sql` and `)

const inScope = ({ hasSections, filter }: SearchShape): readonly SQL[] => [
  sql`${ads.brandCode} = ${sql.placeholder('brand')}`,
  whereShown(sql.placeholder('now')),
  ...(hasSections ? [isAmong('sectionIds')] : []),
  ...wherePlace(filter),
]

/** What is found without its words. */
const orOtherwise = ({ hasDialCode: byCode, hasSeekers }: SearchShape, matches: SQL): SQL => {
  const others = [...(byCode ? [hasDialCode] : []), ...(hasSeekers ? [isAmong('sameSeekers')] : [])]

  return others.length > 0 ? sql`(${sql.join([matches, ...others], sql` or `)})` : matches
}

/** Matches are found by their index and sorted before any is ranked: ranking costs most. */
const newest = (shape: SearchShape, atPlace: readonly SQL[] = []): SQL => {
  const matches = shape.hasWords ? [orOtherwise(shape, sql`${ads.headingWords} @@ ${query}`)] : []

  return sql`
    select id from (
      select id, sort_at from ${ads} where ${join([...inScope(shape), ...atPlace, ...matches])} offset 0
    ) matching order by sort_at desc limit ${sql.placeholder('cap')}::integer`
}

const withEveryWord = (shape: SearchShape): SQL => {
  const everyWord = sql`${ads.allWords} @@ ${sql.placeholder('everyQuery')}::tsquery`

  return sql`select id from ${ads} where ${join([...inScope(shape), everyWord])}`
}

const isFound = (shape: SearchShape): SQL => {
  if (!shape.isCapped) return orOtherwise(shape, sql`${ads.allWords} @@ ${query}`)
  const ids = [
    newest(shape),
    ...(shape.hasOptional ? [withEveryWord(shape)] : []),
    ...(filterShape(shape.preferred) ? [newest(shape, wherePlace(shape.preferred))] : []),
  ]

  return sql`${ads.id} in (${sql.join(
    ids.map((some) => sql`(${some})`),
    sql` union `,
  )})`
}

/** Every ad found, with what it is counted and ordered by. */
const hits = (shape: SearchShape): SQL => {
  const conditions = shape.isCapped ? [isFound(shape)] : [...inScope(shape), isFound(shape)]

  return sql`
    select id, section_id, type, images_count > 0 as has_image, ${priceClass(shape.filter)} as price,
      coalesce(topped_until > ${sql.placeholder('now')}, false) as is_topped, ${rankOfAd(shape)} as relevance,
      ${optionalBits(shape)} as optional_bits,
      sort_at, created_at, price_order
    from ${ads} where ${join(conditions)}`
}

/** What the filters that hits do not know yet leave of them. */
const chosen = ({ filter }: SearchShape): SQL => {
  const conditions = [
    ...(filter['types[]']?.length ? [sql`type = any(${sql.placeholder('types[]')})`] : []),
    ...(filter.withImage ? [sql`has_image`] : []),
    ...(hasPriceRange(filter) ? [sql`price = 'matching'`] : []),
  ]

  return conditions.length > 0 ? sql`select * from hits where ${join(conditions)}` : sql`table hits`
}

const headCondition = ({ sort, hasDialCode: withCode }: SearchShape): SQL | null => {
  if (sort === 'default')
    return sql`relevance = ${BEST} or (
      is_topped and relevance >= greatest(${sql.raw(String(NAMED))}, (select max(relevance) from chosen)))`

  return withCode ? sql`relevance = ${BEST}` : null
}

const headQuery = (shape: SearchShape): SQL | null => {
  const condition = headCondition(shape)

  return (
    condition &&
    sql`select ${placeColumns} from chosen where ${condition}
      order by relevance desc, sort_at desc, id desc
      limit least(${PAID_MAX}, ${sql.placeholder('perPage')}::integer - 1)`
  )
}

/** Finds ads; one row with the places of a page and the numbers of everything found. */
export const searchQuery = (shape: SearchShape): SQL => {
  const order = searchOrder(shape.sort)
  const head = headQuery(shape)
  const rest = [
    sql`true`,
    ...(head ? [sql`id <> all (array(select id from head))`] : []),
    ...(shape.hasCursor ? [isBehindCursor(order)] : []),
  ]
  const page = withPage({
    order,
    before: [sql`hits as materialized (${hits(shape)})`, sql`chosen as (${chosen(shape)})`],
    head,
    isHeadShown: !shape.hasCursor,
    flow: sql`select ${placeColumns} from chosen where ${join(rest)} order by ${orderBy(order)}
      limit ${sql.placeholder('perPage')}::integer + ${sql.placeholder('offset')}::integer`,
  })

  return sql`
    ${page}
    select
      (select coalesce(json_agg(cell), '[]') from (
        select section_id as "sectionId", type, has_image as "hasImage", price,
          count(*)::integer as "adsCount"
        from hits group by 1, 2, 3, 4
      ) cell) as cells,
      (select json_build_object('relevance', relevance, 'optionalBits', optional_bits)
        from chosen order by relevance desc, sort_at desc, id desc limit 1) as best,
      (select count(*)::integer from chosen where relevance >= ${sql.raw(String(NAMED))}) as "namedCount",
      (select coalesce(json_agg(json_build_object(
        'id', id, 'isHead', is_head, 'relevance', relevance) order by place), '[]') from page
      ) as places`
}
