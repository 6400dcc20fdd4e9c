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
import type { OwnSections } from './findOwnSections.ts'
import type { Seekers } from './findSeekers.ts'
import type { SearchTerms } from './SearchTerms.ts'
import { type SearchShape, searchQuery } from './searchQuery.ts'
import { toAccentQuery, toTextQuery } from './toTextQuery.ts'

export type SearchRepository = ReturnType<typeof createSearchRepository>

/** Where to search: a whole site or some of its sections. */
export type SearchScope = Readonly<{ brand: Brand; sectionIds: readonly number[] | null }>

/** A place and a price that ads need not have; those that do come first, then those in the same region. */
export type Preferred = Readonly<{ filter: AdFilter; region: string | null }>

/** How to search; with a cap only so many of the newest ads are looked at. */
export type SearchOptions = Readonly<{
  sort: SortKey
  filter: AdFilter
  preferred?: Preferred | null
  paging: AdPaging
  cap: number | null
  sections: OwnSections
  seekers: Seekers
}>

/** Numbers of ads found, by section and by what the filters ask for. */
export type FoundCell = AdCell & { readonly sectionId: number }

/** One page of what was found, and the numbers of all that was. */
export type Found = Readonly<{
  rows: readonly PageRow[]
  cells: readonly FoundCell[]
  /** How many ads of the wanted type are for what was looked for, and do not only mention it. */
  namedCount: number
  /** Not so many that only the newest were looked at. */
  isExact: boolean
  /** Which of the optional terms the best ad has. */
  hasOptional: readonly boolean[]
}>

type Best = Readonly<{ relevance: number; optionalBits: number }>
type Answer = { cells: FoundCell[]; places: Place[]; best: Best | null; namedCount: number }
type Place = Pick<PageRow, 'id' | 'isHead' | 'relevance'>

const countAll = (cells: readonly FoundCell[]): number =>
  cells.reduce((total, { adsCount }) => total + adsCount, 0)

const NOTHING: Answer = { cells: [], places: [], best: null, namedCount: 0 }

const shapeOf = (
  scope: SearchScope,
  terms: SearchTerms,
  { sort, filter, preferred, paging, cap, seekers }: SearchOptions,
): SearchShape => ({
  sort,
  filter,
  preferred: preferred?.filter ?? {},
  isCapped: cap !== null,
  hasWords: terms.terms.length > 0,
  hasCursor: paging.cursor !== null,
  hasSections: scope.sectionIds !== null,
  hasSeekers: seekers.same.length > 0,
  hasDialCode: terms.dialCode !== null,
  hasOptional: terms.optional.length > 0,
  hasAccents: toAccentQuery(terms.terms) !== null,
})

const shapeKey = ({ filter, preferred, ...shape }: SearchShape): string =>
  `${JSON.stringify(shape)} ${filterShape(filter)} ${filterShape(preferred)}`

const valuesOf = (
  scope: SearchScope,
  { terms, optional, type, dialCode }: SearchTerms,
  { filter, preferred, paging, cap, sections, seekers }: SearchOptions,
) => ({
  ...filterValues({ ...filter, ...preferred?.filter }),
  preferredRegion: preferred?.region ?? null,
  ...cursorValues(paging.cursor),
  ...scope,
  dialCode,
  wantedType: type,
  query: toTextQuery(terms),
  wholeQuery: toTextQuery(terms, { hasPrefix: false }),
  headQuery: toTextQuery(terms, { zone: 'head' }),
  namedQuery: toTextQuery(terms, { zone: 'named' }),
  accentQuery: toAccentQuery(terms),
  typedQuery: toTextQuery(terms.map((term) => ({ ...term, alternatives: [] }))),
  optional: optional.map((term) => toTextQuery([term])),
  everyQuery: toTextQuery([...terms, ...optional]),
  ownSections: sections.own,
  nearSections: sections.near,
  sameSeekers: seekers.same,
  otherSeekers: seekers.others,
  cap,
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
  const queryOf = memoise(shapeKey, (shape) => prepare<Answer>(pool, searchQuery(shape)))
  const readRows = prepare<PageRow>(pool, rowsByPlace)

  return {
    search: async (
      scope: SearchScope,
      terms: SearchTerms,
      options: SearchOptions,
    ): Promise<Found> => {
      const find = queryOf(shapeOf(scope, terms, options))
      const now = clock()
      const [answer] = await find({ ...valuesOf(scope, terms, options), now })
      const { cells, places, best, namedCount } = answer ?? NOTHING
      const ids = places.map(({ id }) => id)
      const rows = places.length > 0 ? await readRows({ ids, now }) : []

      const placeOf = new Map(places.map((place) => [place.id, place]))

      return {
        rows: rows.map((row) => ({ ...row, ...placeOf.get(row.id) })),
        cells,
        namedCount,
        isExact: options.cap === null || countAll(cells) < options.cap,
        hasOptional: terms.optional.map((_, at) => ((best?.optionalBits ?? 0) & (1 << at)) !== 0),
      }
    },
  }
}
