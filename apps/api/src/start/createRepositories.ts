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
import type { Database, ReadableDatabase } from '../platform/database/openDatabase.ts'
import { createReads } from '../platform/database/replicas/createReads.ts'
import { createArchiveRepository } from '../print/archive/archive.repository.ts'
import { createEditionsRepository } from '../print/editions.repository.ts'
import type { AppOptions } from './AppOptions.ts'

/** What the slices read and write, each over the same database. */
export const createRepositories = (
  database: Database,
  clock: Clock,
  { catalogueMaxAgeMs, vocabularyMaxAgeMs, adIndex, replicas = [], ...options }: AppOptions,
) => {
  const localityNames = createLocalityNames(database)
  const placeBook = createPlaceBook(database)
  const index = adIndex ?? openAdIndex(database)
  /** What visitors read most and nobody keeps. */
  const readingFrom = (readable: ReadableDatabase) => ({
    ads: createAdsRepository(readable, clock),
    listings: createListingRepository(readable, clock, localityNames, index),
    advertisers: createAdvertisersRepository(readable, clock, localityNames),
    sitemap: createSitemapRepository(readable, clock, { idsPerFile: SITEMAP_FILE_IDS }),
    search: createSearchRepository(readable, index, clock, { localityNames, placeBook }),
    prices: createPricesRepository(readable, clock, index),
  })
  const primary = readingFrom(database)

  return {
    ads: primary.ads,
    reads: createReads({
      primary,
      replicas: replicas.map((replica) => ({ replica, sources: readingFrom(replica.database) })),
      onAnswered: options.onReadAnswered,
    }),
    sections: createSectionsRepository(database, { maxAgeMs: catalogueMaxAgeMs }),
    banners: createBannersRepository(database, clock, { maxAgeMs: catalogueMaxAgeMs }),
    adIndex: index,
    placeBook,
    vocabulary: createVocabularyRepository(database, { maxAgeMs: vocabularyMaxAgeMs }),
    localities: createLocalitiesRepository(database),
    editions: createEditionsRepository(database, clock),
    archive: createArchiveRepository(database, clock),
    reports: createReportsRepository(database, clock),
    originals: options.originals,
    imageStore: createImageStore(options.originals, options.imagesDir, options.variantsBytes),
    images: createImagesRepository(database),
  }
}
