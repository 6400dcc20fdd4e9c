import type { SortKey } from '@inzrt/rules/listing'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { ReadableDatabase } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { localities } from '../../platform/database/schema/localities.ts'
import type { AdFilter } from '../ads/AdFilter.ts'
import type { AdPaging } from '../ads/AdPaging.ts'
import { createLocalityFinder } from '../ads/createLocalityFinder.ts'
import { createPlacedRows } from '../ads/createPlacedRows.ts'
import type { PageRow } from '../ads/pageOfAds.ts'
import type { LocalityNamer } from '../localities/createLocalityNames.ts'
import type { PlaceBook } from '../localities/places/createPlaceBook.ts'
import { answerFrom } from './ad-index/answerFrom.ts'
import type { AdIndexSource } from './ad-index/openAdIndex.ts'
import type { OwnSections } from './findOwnSections.ts'
import type { Seekers } from './findSeekers.ts'
import type { Answer, SearchScope } from './SearchRequest.ts'
import type { SearchTerms } from './SearchTerms.ts'
import { searchAds } from './searchAds.ts'

export type SearchRepository = ReturnType<typeof createSearchRepository>

/** A place and a price that ads need not have; those that do come first, then those in the same region. */
export type Preferred = Readonly<{ filter: AdFilter; region: string | null }>

export type SearchOptions = Readonly<{
  sort: SortKey
  filter: AdFilter
  preferred?: Preferred | null
  paging: AdPaging
  sections: OwnSections
  seekers: Seekers
  /** Whether it is counted where the ads are. */
  hasMap?: boolean
}>

/** One page of what was found, and the numbers of all that was. */
export type Found = Omit<Answer, 'places'> & Readonly<{ rows: readonly PageRow[] }>

export type SearchPlaces = Readonly<{ localityNames: LocalityNamer; placeBook: PlaceBook }>

/** Full text search in the ads of a site. */
export const createSearchRepository = (
  database: ReadableDatabase,
  index: AdIndexSource,
  clock: Clock,
  { localityNames, placeBook }: SearchPlaces,
) => {
  const { db } = database
  const readRows = createPlacedRows(database, localityNames)
  const { localitiesOf, readLocalities } = createLocalityFinder(database)
  const readPreferred = async (preferred: Preferred | null | undefined) =>
    preferred
      ? {
          filter: preferred.filter,
          at: await localitiesOf(preferred.filter, await placeBook.areaOf(preferred.filter)),
          inRegion:
            preferred.region === null
              ? null
              : await readLocalities(eq(localities.regionName, preferred.region)),
        }
      : null
  const readCode = async ({ dialCode }: SearchTerms): Promise<number | null> => {
    if (dialCode === null) return null
    const isIt = and(eq(ads.dialCode, dialCode), eq(ads.state, 'published'))
    const [ad] = await db.select({ id: ads.id }).from(ads).where(isIt)

    return ad?.id ?? null
  }

  return {
    search: async (
      scope: SearchScope,
      terms: SearchTerms,
      { preferred, hasMap = false, ...options }: SearchOptions,
    ): Promise<Found> => {
      const area = await placeBook.areaOf(options.filter)
      const [at, preference, codeOf] = await Promise.all([
        localitiesOf(options.filter, area),
        readPreferred(preferred),
        readCode(terms),
      ])
      const now = clock()

      return answerFrom(index, scope.brand, async (known) => {
        const { places, ...found } = searchAds(known, {
          scope,
          terms,
          ...options,
          at,
          distances: area?.distances ?? new Map(),
          preferred: preference,
          codeOf,
          now: now.getTime(),
          hasMap,
        })

        return { ...found, rows: await readRows({ places, brand: scope.brand, area, now }) }
      })
    },
  }
}
