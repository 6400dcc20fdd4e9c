import { SearchQuerySchema } from '@inzrt/contracts/browse/search'
import { systemClock } from '../../../apps/api/src/clock/Clock.ts'
import type { Database } from '../../../apps/api/src/database/openDatabase.ts'
import { createPlacesRepository } from '../../../apps/api/src/search/places.repository.ts'
import { runSearch } from '../../../apps/api/src/search/runSearch.ts'
import { createSearchRepository } from '../../../apps/api/src/search/search.repository.ts'
import { createVocabularyRepository } from '../../../apps/api/src/search/vocabulary.repository.ts'
import { createSectionsRepository } from '../../../apps/api/src/sections/sections.repository.ts'
import { FIRST, type Search } from './Search.ts'

/** The search of the product, without HTTP. */
export const createProductSearch = async (database: Database): Promise<Search> => {
  const context = {
    sources: {
      search: createSearchRepository(database, systemClock),
      vocabulary: createVocabularyRepository(database),
    },
    places: createPlacesRepository(database),
    catalogue: await createSectionsRepository(database, { maxAgeMs: 0 }).catalogue(),
  }

  return async (brand, q) => {
    const query = SearchQuerySchema.parse({ q, perPage: String(FIRST) })
    const now = systemClock()
    const { data } = await runSearch({ ...context, brand, url: 'https://localhost/', now }, query)

    return data.advertisements.data
  }
}
