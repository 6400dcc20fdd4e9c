import type { SortKey } from '@inzrt/domain/listing'
import { sql } from 'drizzle-orm'
import type { AdCell } from '../ads/AdCell.ts'
import type { AdFilter } from '../ads/AdFilter.ts'
import { type AdPaging, offsetOf } from '../ads/AdPaging.ts'
import { cursorValues } from '../ads/Cursor.ts'
import { filterShape, filterValues } from '../ads/filterConditions.ts'
import { type PageRow, rowsOfPage } from '../ads/pageOfAds.ts'
import type { Brand } from '../brand/Brand.ts'
import { memoise } from '../database/memoise.ts'
import type { Database } from '../database/openDatabase.ts'
import { prepare } from '../database/prepare.ts'
import type { SearchTerms } from './SearchTerms.ts'
import { type SearchShape, searchQuery } from './searchQuery.ts'
import { toTextQuery } from './toTextQuery.ts'

export type SearchRepository = ReturnType<typeof createSearchRepository>

/** Numbers of ads found, by section and by what the filters ask for. */
export type FoundCell = AdCell & { readonly sectionId: number }

type Place = Readonly<{ id: number; isHead: boolean; relevance: number }>
type Found = { cells: FoundCell[]; places: Place[] }

/** Where to search: a whole site or some of its sections. */
export type SearchScope = Readonly<{ brand: Brand; sectionIds: readonly number[] | null }>

const shapeKey = (shape: SearchShape): string =>
  [
    shape.sort,
    shape.hasCursor,
    shape.hasSections,
    shape.hasDialCode,
    shape.isCapped,
    filterShape(shape.filter),
  ].join()

const rowsByPlace = sql`
  with page as (
    select *, 0 as relevance, false as is_head
    from unnest(${sql.placeholder('ids')}::integer[]) with ordinality as places (id, place)
  ) ${rowsOfPage}`

/** Full text search in the ads of a site. */
export const createSearchRepository = ({ pool }: Database) => {
  const find = memoise(shapeKey, (shape) => prepare<Found>(pool, searchQuery(shape)))
  const readRows = prepare<PageRow>(pool, rowsByPlace)

  return {
    /** One page of what was found, and the numbers of all that was. */
    search: async (
      scope: SearchScope,
      terms: SearchTerms,
      options: { sort: SortKey; filter: AdFilter; paging: AdPaging; isCapped: boolean },
    ): Promise<{ rows: PageRow[]; cells: readonly FoundCell[] }> => {
      const { sort, filter, paging, isCapped } = options
      const shape = {
        sort,
        filter,
        isCapped,
        hasCursor: paging.cursor !== null,
        hasSections: scope.sectionIds !== null,
        hasDialCode: terms.dialCode !== null,
      }
      const [found] = await find(shape)({
        ...filterValues(filter),
        ...cursorValues(paging.cursor),
        ...scope,
        dialCode: terms.dialCode,
        query: toTextQuery(terms.words),
        headingQuery: toTextQuery(terms.words, { onlyHeading: true }),
        perPage: paging.perPage,
        offset: offsetOf(paging),
      })
      const { cells, places } = found ?? { cells: [], places: [] }
      const rows = places.length > 0 ? await readRows({ ids: places.map(({ id }) => id) }) : []

      return { rows: rows.map((row, at) => ({ ...row, ...places[at] })), cells }
    },
  }
}
