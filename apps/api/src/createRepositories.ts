import type { AppOptions } from './AppOptions.ts'
import { createAdsRepository } from './ads/ads.repository.ts'
import { createListingRepository } from './ads/listing.repository.ts'
import { createAdvertisersRepository } from './advertisers/advertisers.repository.ts'
import { createBannersRepository } from './banners/banners.repository.ts'
import type { Clock } from './clock/Clock.ts'
import type { Database } from './database/openDatabase.ts'
import { createEditionsRepository } from './editions/editions.repository.ts'
import { createImageStore } from './images/createImageStore.ts'
import { createImagesRepository } from './images/images.repository.ts'
import { createLocalityNames } from './localities/createLocalityNames.ts'
import { createLocalitiesRepository } from './localities/localities.repository.ts'
import { createReportsRepository } from './reports/reports.repository.ts'
import { openAdIndex } from './search/ad-index/openAdIndex.ts'
import { createPlacesRepository } from './search/places.repository.ts'
import { createSearchRepository } from './search/search.repository.ts'
import { createVocabularyRepository } from './search/vocabulary.repository.ts'
import { createSectionsRepository } from './sections/sections.repository.ts'

/** What the slices read and write, each over the same database. */
export const createRepositories = (
  database: Database,
  clock: Clock,
  { catalogueMaxAgeMs, vocabularyMaxAgeMs, adIndex, ...pictures }: AppOptions,
) => {
  const localityNames = createLocalityNames(database)

  return {
    sections: createSectionsRepository(database, { maxAgeMs: catalogueMaxAgeMs }),
    ads: createAdsRepository(database, clock),
    listings: createListingRepository(database, clock, localityNames),
    advertisers: createAdvertisersRepository(database, clock, localityNames),
    banners: createBannersRepository(database, clock, { maxAgeMs: catalogueMaxAgeMs }),
    search: createSearchRepository(
      database,
      adIndex ?? openAdIndex(database),
      clock,
      localityNames,
    ),
    vocabulary: createVocabularyRepository(database, { maxAgeMs: vocabularyMaxAgeMs }),
    places: createPlacesRepository(database),
    localities: createLocalitiesRepository(database),
    editions: createEditionsRepository(database, clock),
    reports: createReportsRepository(database, clock),
    originals: pictures.originals,
    imageStore: createImageStore(pictures.originals, pictures.imagesDir, pictures.variantsBytes),
    images: createImagesRepository(database),
  }
}
