import { SITEMAP_FILE_IDS } from '@inzrt/contracts/browse/sitemap'
import { createAdsRepository } from '../catalogue/ads/ads.repository.ts'
import { createListingRepository } from '../catalogue/ads/listing.repository.ts'
import { createAdvertisersRepository } from '../catalogue/advertisers/advertisers.repository.ts'
import { createBannersRepository } from '../catalogue/banners/banners.repository.ts'
import { createImageStore } from '../catalogue/images/createImageStore.ts'
import { createImagesRepository } from '../catalogue/images/images.repository.ts'
import { createLocalityNames } from '../catalogue/localities/createLocalityNames.ts'
import { createLocalitiesRepository } from '../catalogue/localities/localities.repository.ts'
import { createPlaceBook } from '../catalogue/localities/places/createPlaceBook.ts'
import { createPricesRepository } from '../catalogue/prices/prices.repository.ts'
import { openAdIndex } from '../catalogue/search/ad-index/openAdIndex.ts'
import { createSearchRepository } from '../catalogue/search/search.repository.ts'
import { createVocabularyRepository } from '../catalogue/search/vocabulary.repository.ts'
import { createSectionsRepository } from '../catalogue/sections/sections.repository.ts'
import { createSitemapRepository } from '../catalogue/sitemap/sitemap.repository.ts'
import { createReportsRepository } from '../desk/reports/reports.repository.ts'
import type { Clock } from '../platform/clock/Clock.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import { createArchiveRepository } from '../print/archive/archive.repository.ts'
import { createEditionsRepository } from '../print/editions.repository.ts'
import type { AppOptions } from './AppOptions.ts'

/** What the slices read and write, each over the same database. */
export const createRepositories = (
  database: Database,
  clock: Clock,
  { catalogueMaxAgeMs, vocabularyMaxAgeMs, adIndex, ...pictures }: AppOptions,
) => {
  const localityNames = createLocalityNames(database)
  const placeBook = createPlaceBook(database)
  const index = adIndex ?? openAdIndex(database)

  return {
    sections: createSectionsRepository(database, { maxAgeMs: catalogueMaxAgeMs }),
    ads: createAdsRepository(database, clock),
    listings: createListingRepository(database, clock, localityNames, index),
    advertisers: createAdvertisersRepository(database, clock, localityNames),
    sitemap: createSitemapRepository(database, clock, { idsPerFile: SITEMAP_FILE_IDS }),
    banners: createBannersRepository(database, clock, { maxAgeMs: catalogueMaxAgeMs }),
    search: createSearchRepository(database, index, clock, { localityNames, placeBook }),
    adIndex: index,
    placeBook,
    prices: createPricesRepository(database, clock, index),
    vocabulary: createVocabularyRepository(database, { maxAgeMs: vocabularyMaxAgeMs }),
    localities: createLocalitiesRepository(database),
    editions: createEditionsRepository(database, clock),
    archive: createArchiveRepository(database, clock),
    reports: createReportsRepository(database, clock),
    originals: pictures.originals,
    imageStore: createImageStore(pictures.originals, pictures.imagesDir, pictures.variantsBytes),
    images: createImagesRepository(database),
  }
}
