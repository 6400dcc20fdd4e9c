import { type SearchAnswer, SearchQuerySchema } from '@inzrt/contracts/browse/search'
import { createLocalityNames } from '../../apps/api/src/catalogue/localities/createLocalityNames.ts'
import { createPlaceBook } from '../../apps/api/src/catalogue/localities/places/createPlaceBook.ts'
import { openAdIndex } from '../../apps/api/src/catalogue/search/ad-index/openAdIndex.ts'
import { runSearch } from '../../apps/api/src/catalogue/search/runSearch.ts'
import { createSearchRepository } from '../../apps/api/src/catalogue/search/search.repository.ts'
import { createVocabularyRepository } from '../../apps/api/src/catalogue/search/vocabulary.repository.ts'
import { createSectionsRepository } from '../../apps/api/src/catalogue/sections/sections.repository.ts'
import type { Brand } from '../../apps/api/src/platform/brand/Brand.ts'
import { systemClock } from '../../apps/api/src/platform/clock/Clock.ts'
import type { Database } from '../../apps/api/src/platform/database/openDatabase.ts'

/** A million ads are read in half a minute. */
export const LOADING_MS = 300_000

/** The whole search of the product, without HTTP. */
export const createProductSearch = async (
  database: Database,
  adIndex = openAdIndex(database, { patienceMs: LOADING_MS }),
) => {
  const placeBook = createPlaceBook(database)
  const context = {
    placeBook,
    sources: {
      search: createSearchRepository(database, adIndex, systemClock, {
        localityNames: createLocalityNames(database),
        placeBook,
      }),
      vocabulary: createVocabularyRepository(database),
    },
    catalogue: await createSectionsRepository(database, { maxAgeMs: 0 }).catalogue(),
  }

  return (brand: Brand, q: string, perPage: number): Promise<SearchAnswer> => {
    const query = SearchQuerySchema.parse({ q, include: 'section', perPage: String(perPage) })

    return runSearch({ ...context, brand, url: 'https://localhost/', now: systemClock() }, query)
  }
}
