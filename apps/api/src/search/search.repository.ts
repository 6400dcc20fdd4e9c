import type { SortKey } from '@inzrt/domain/listing'
import { sql } from 'drizzle-orm'
import type { AdCell } from '../ads/AdCell.ts'
import type { AdFilter } from '../ads/AdFilter.ts'
import { type AdPaging, offsetOf } from '../ads/AdPaging.ts'
import { cursorValues } from '../ads/Cursor.ts'
import { filterShape, filterValues } from '../ads/filterConditions.ts'
import { type PageRow, rowsOfPage } from '../ads/pageOfAds.ts'
import type { Brand } from '../brand/Brand.ts'
import type { Clock } from '../clock/Clock.ts'
import { memoise } from '../database/memoise.ts'
import type { Database } from '../database/openDatabase.ts'
import { prepare } from '../database/prepare.ts'
import type { SearchTerms } from './SearchTerms.ts'
import { type SearchShape, searchQuery } from './searchQuery.ts'
import { toTextQuery } from './toTextQuery.ts'

export type SearchRepository = ReturnType<typeof createSearchRepository>

/** Where to search: a whole site or some of its sections. */
export type SearchScope = Readonly<{ brand: Brand; sectionIds: readonly number[] | null }>

/** How to search; `isCapped` looks at the newest ads only. */
export type SearchOptions = Readonly<{
  sort: SortKey
  filter: AdFilter
  paging: AdPaging
  isCapped: boolean
}>

/** Numbers of ads found, by section and by what the filters ask for. */
export type FoundCell = AdCell & { readonly sectionId: number }

/** One page of what was found, and the numbers of all that was. */
export type Found = Readonly<{ rows: readonly PageRow[]; cells: readonly FoundCell[] }>

type Place = Pick<PageRow, 'id' | 'isHead' | 'relevance'>

const shapeOf = (
  scope: SearchScope,
  terms: SearchTerms,
  { sort, filter, paging, isCapped }: SearchOptions,
): SearchShape => ({
  sort,
  filter,
  isCapped,
  hasCursor: paging.cursor !== null,
  hasSections: scope.sectionIds !== null,
  hasDialCode: terms.dialCode !== null,
})

const shapeKey = ({ filter, ...shape }: SearchShape): string =>
  `${JSON.stringify(shape)} ${filterShape(filter)}`

const valuesOf = (scope: SearchScope, terms: SearchTerms, { filter, paging }: SearchOptions) => ({
  ...filterValues(filter),
  ...cursorValues(paging.cursor),
  ...scope,
  dialCode: terms.dialCode,
  query: toTextQuery(terms.words),
  headingQuery: toTextQuery(terms.words, { onlyHeading: true }),
  perPage: paging.perPage,
  offset: offsetOf(paging),
})

const rowsByPlace = sql`
  with page as (
    select *, 0 as relevance, false as is_head
    from unnest(${sql.placeholder('ids')}::integer[]) with ordinality as places (id, place)
  ) ${rowsOfPage}`

/** Full text search in the ads of a site. */
export const createSearchRepository = ({ pool }: Database, clock: Clock) => {
  const queryOf = memoise(shapeKey, (shape) =>
    prepare<{ cells: FoundCell[]; places: Place[] }>(pool, searchQuery(shape)),
  )
  const readRows = prepare<PageRow>(pool, rowsByPlace)

  return {
    search: async (
      scope: SearchScope,
      terms: SearchTerms,
      options: SearchOptions,
    ): Promise<Found> => {
      const find = queryOf(shapeOf(scope, terms, options))
      const now = clock()
      const [{ cells, places } = { cells: [], places: [] }] = await find({
        ...valuesOf(scope, terms, options),
        now,
      })
      const ids = places.map(({ id }) => id)
      const rows = places.length > 0 ? await readRows({ ids, now }) : []

      const placeOf = new Map(places.map((place) => [place.id, place]))

      return { rows: rows.map((row) => ({ ...row, ...placeOf.get(row.id) })), cells }
    },
  }
}
