import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/Clock.ts'
import { memoise } from '../../platform/database/memoise.ts'
import type { ReadableDatabase } from '../../platform/database/openDatabase.ts'
import { prepare } from '../../platform/database/prepare.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { LocalityNamer } from '../localities/createLocalityNames.ts'
import { answerFrom } from '../search/ad-index/answerFrom.ts'
import type { SaidCount } from '../search/ad-index/countAttributes.ts'
import type { AdIndexSource } from '../search/ad-index/openAdIndex.ts'
import type { AdCell } from './AdCell.ts'
import type { AdFilter, CountedFilter } from './AdFilter.ts'
import { isBehindCursor, orderBy, placeColumns, type StoredSort, storedOrder } from './AdOrder.ts'
import { type AdPaging, offsetOf } from './AdPaging.ts'
import type { AdScope } from './AdScope.ts'
import { cursorValues } from './Cursor.ts'
import { countOnMap } from './countOnMap.ts'
import { createLocalityFinder } from './createLocalityFinder.ts'
import { createPlacedRows } from './createPlacedRows.ts'
import { wherePublished } from './isPublished.ts'
import { keepDescriptions } from './keepDescriptions.ts'
import type { ListOptions } from './ListOptions.ts'
import { type ListedInMemory, listInMemory } from './listInMemory.ts'
import {
  type NamelessPageRow,
  type PageRow,
  rowsOfPage,
  TOPPED_MAX,
  withPage,
} from './pageOfAds.ts'

type Shape = Readonly<{
  sort: StoredSort
  isWholeSite: boolean
  hasCursor: boolean
  hasTypes: boolean
  withImage: boolean
}>

export type ListingRepository = ReturnType<typeof createListingRepository>

const sectionIds = sql`${sql.placeholder('sectionIds')}::integer[]`
const isListed = sql`${wherePublished(sql.placeholder('now'))} and ${ads.id} is distinct from ${sql.placeholder('exceptId')}`

const all = (conditions: readonly SQL[]): SQL => sql.join(conditions as SQL[], sql` and `)

/** An index is read in order and only as far as the page reaches: the site's or each section's. */
const inEachSection = (isWholeSite: boolean, newest: (isInScope: SQL) => SQL): SQL =>
  isWholeSite
    ? newest(sql`brand_code = ${sql.placeholder('brand')}`)
    : sql`
      select of_section.* from unnest(${sectionIds}) wanted (id)
      cross join lateral (${newest(sql`${ads.sectionId} = wanted.id`)}) of_section`

const whereFilter = ({ hasTypes, withImage }: Shape): SQL[] => [
  ...(hasTypes ? [sql`${ads.type} = any(${sql.placeholder('types')})`] : []),
  ...(withImage ? [sql`${ads.imagesCount} > 0`] : []),
]

/** Paid places, newest first: `sort_at` moves when they rotate. */
const headQuery = (shape: Shape): SQL => {
  const most = sql`least(${TOPPED_MAX}, ${sql.placeholder('perPage')}::integer - 1)`
  const isTopped = sql`topped_until > ${sql.placeholder('now')}`
  const newest = inEachSection(
    shape.isWholeSite,
    (isInScope) => sql`
      select ${placeColumns} from ${ads}
      where ${all([isInScope, isListed, isTopped, ...whereFilter(shape)])}
      order by sort_at desc, id desc limit ${most}`,
  )

  return shape.isWholeSite ? newest : sql`${newest} order by sort_at desc, id desc limit ${most}`
}

const flowQuery = (shape: Shape, hasHead: boolean): SQL => {
  const order = storedOrder(shape.sort)
  const conditions = [
    isListed,
    ...whereFilter(shape),
    ...(shape.hasCursor ? [isBehindCursor(order)] : []),
    ...(hasHead ? [sql`${ads.id} <> all (array(select id from head))`] : []),
  ]

  return inEachSection(
    shape.isWholeSite,
    (isInScope) => sql`
      select ${placeColumns} from ${ads} where ${all([isInScope, ...conditions])}
      order by ${orderBy(order)} limit ${sql.placeholder('reach')}`,
  )
}

const pageQuery = (shape: Shape): SQL => {
  const hasHead = shape.sort === 'default'
  const page = withPage({
    order: storedOrder(shape.sort),
    head: hasHead ? headQuery(shape) : null,
    isHeadShown: !shape.hasCursor,
    flow: flowQuery(shape, hasHead),
  })

  return sql`${page} ${rowsOfPage}`
}

/** The ad's own cell, without reading the others of its section. */
const cellQuery = sql`
  select type, images_count > 0 as "hasImage",
    case when price_type = 'czk' then 'matching' else 'none' end as price, 1 as "adsCount"
  from ${ads}
  where ${ads.id} = ${sql.placeholder('exceptId')} and state = 'published'
    and brand_code = ${sql.placeholder('brand')}
    and (${sectionIds} is null or section_id = any(${sectionIds}))`

/** Lists of ads of sections or of a whole site. */
export const createListingRepository = (
  database: ReadableDatabase,
  clock: Clock,
  localityNames: LocalityNamer,
  adIndex: AdIndexSource,
) => {
  const { pool } = database
  const { localitiesOf } = createLocalityFinder(database)
  const readPlaced = createPlacedRows(database, localityNames)
  const pageOf = memoise(
    (shape: Shape) => Object.values(shape).join(),
    (shape) => prepare<NamelessPageRow>(pool, pageQuery(shape)),
  )
  const readCell = prepare<AdCell>(pool, cellQuery)
  const described = keepDescriptions()

  return {
    /** One page of ads in an order of the database, paid places first in the default one. */
    readPage: async (
      scope: AdScope,
      sort: StoredSort,
      { 'types[]': types = [], withImage = false }: CountedFilter,
      paging: AdPaging,
    ): Promise<PageRow[]> => {
      const read = pageOf({
        sort,
        withImage,
        hasTypes: types.length > 0,
        isWholeSite: scope.sectionIds === null,
        hasCursor: paging.cursor !== null,
      })

      return localityNames.addTo(
        await read({
          ...scope,
          types,
          ...cursorValues(paging.cursor),
          perPage: paging.perPage,
          offset: offsetOf(paging),
          reach: offsetOf(paging) + paging.perPage,
          now: clock(),
        }),
      )
    },

    /** One page of any list, and the numbers of its ads by what the filters besides place ask for. */
    readFiltered: async (
      scope: AdScope,
      options: Omit<ListOptions, 'at' | 'distances' | 'now'>,
    ): Promise<Omit<ListedInMemory, 'places'> & { rows: PageRow[] }> => {
      const { area = null } = options.filter
      const at = await localitiesOf(options.filter, area)
      const now = clock()

      return answerFrom(adIndex, scope.brand, async (known) => {
        const { places, ...counted } = listInMemory(known, scope, {
          ...options,
          at,
          distances: area?.distances ?? new Map(),
          now: now.getTime(),
        })

        return { rows: await readPlaced({ places, brand: scope.brand, area, now }), ...counted }
      })
    },

    /** What the ads of a list say of things of one kind; null while the index is read for the first time. */
    describe: async (
      scope: AdScope,
      asked: Pick<ListOptions, 'filter' | 'set'>,
    ): Promise<readonly SaidCount[] | null> => {
      if (asked.set === 0) return []
      const known = await adIndex.current().catch(() => null)

      return known && described(known[scope.brand], scope, asked)
    },

    /** Numbers of all ads of a list by the ids of their localities. */
    countByLocality: async (scope: AdScope, filter: AdFilter): Promise<Map<number, number>> => {
      const [known, at] = await Promise.all([
        adIndex.current(),
        localitiesOf(filter, filter.area ?? null),
      ])

      return countOnMap(known[scope.brand], scope, filter, at)
    },

    /** The cell of the ad that is left out, when it would be listed; to be taken off counters. */
    readExceptCell: async (scope: AdScope): Promise<AdCell | null> =>
      scope.exceptId === null ? null : ((await readCell(scope))[0] ?? null),
  }
}
