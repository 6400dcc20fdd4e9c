import { createAdsRepository } from '../../apps/api/src/catalogue/ads/ads.repository.ts'
import { createListingRepository } from '../../apps/api/src/catalogue/ads/listing.repository.ts'
import { createLocalityNames } from '../../apps/api/src/catalogue/localities/createLocalityNames.ts'
import { openAdIndex } from '../../apps/api/src/catalogue/search/ad-index/openAdIndex.ts'
import { readSearchTerms } from '../../apps/api/src/catalogue/search/SearchTerms.ts'
import { toTextQuery } from '../../apps/api/src/catalogue/search/toTextQuery.ts'
import { createSectionsRepository } from '../../apps/api/src/catalogue/sections/sections.repository.ts'
import type { Brand } from '../../apps/api/src/platform/brand/Brand.ts'
import { systemClock } from '../../apps/api/src/platform/clock/Clock.ts'
import type { Database } from '../../apps/api/src/platform/database/openDatabase.ts'
import { createProductSearch, LOADING_MS } from '../support/createProductSearch.ts'
import { headingSearch } from './headingSearch.ts'
import { sampleAds, sampleDeepPlaces } from './samples.ts'
import { timeEach } from './timeEach.ts'
import { toTwoWordQuery } from './toTwoWordQuery.ts'

const SAMPLES = 2_000
const SEARCHES = 300
/** Suggestions are asked for behind each of the first letters. */
const MOST_TYPED = 6
const PANEL_ROWS = 8
const FIRST_PAGE = { page: 1, perPage: 24, cursor: null }

type ScopeOf = { readonly brand: Brand; readonly sectionIds: readonly number[] }

/** The queries of the visitors' part, each as a run over its samples that gives the time of each. */
export const databaseQueries = async (database: Database) => {
  const ads = createAdsRepository(database, systemClock)
  const adIndex = openAdIndex(database, { patienceMs: LOADING_MS })
  const listings = createListingRepository(
    database,
    systemClock,
    createLocalityNames(database),
    adIndex,
  )
  const search = await createProductSearch(database, adIndex)
  const sections = createSectionsRepository(database, { maxAgeMs: 0 })

  const samples = await sampleAds(database, SAMPLES)
  const places = await sampleDeepPlaces(database)
  const searches = samples
    .map(({ heading, brand }) => ({ query: toTwoWordQuery(heading), brand }))
    .flatMap(({ query, brand }) => (query ? [{ brand, query, terms: readSearchTerms(query) }] : []))
    .slice(0, SEARCHES)
  const catalogue = await sections.catalogue()
  const nodes = [...catalogue.all('general'), ...catalogue.all('adult')]
  const leaves = nodes.filter(({ children }) => children.length === 0)
  const branches = nodes.filter(({ children }) => children.length > 0)

  const firstPage = (scope: ScopeOf) =>
    listings.readPage({ ...scope, exceptId: null }, 'default', {}, FIRST_PAGE)
  const scopes = (of: typeof nodes) =>
    of.map(({ ids, brandCode }): ScopeOf => ({ brand: brandCode, sectionIds: ids }))
  const repeated = <Item>(items: readonly Item[]): Item[] =>
    Array.from({ length: SAMPLES }, (_, at) => items[at % items.length] as Item)

  return {
    detail: () => timeEach(samples, ({ id, brand }) => ads.findPublished(id, brand)),
    section: () => timeEach(repeated(scopes(leaves)), firstPage),
    branch: () => timeEach(repeated(scopes(branches)), firstPage),
    keyset: () =>
      timeEach(repeated(places), ({ brand, sectionId, sortAt, id }) =>
        listings.readPage(
          { brand, sectionIds: [sectionId], exceptId: null },
          'default',
          {},
          {
            ...FIRST_PAGE,
            cursor: { keys: [sortAt.toISOString()], id },
          },
        ),
      ),
    counts: () => timeEach(samples.slice(0, SEARCHES), () => sections.catalogue()),
    inRegion: () =>
      timeEach(repeated(scopes(leaves)).slice(0, SEARCHES), (scope) =>
        listings.readFiltered(
          { ...scope, exceptId: null },
          { set: 0, sort: 'default', filter: { region: 'Jihomoravský kraj' }, paging: FIRST_PAGE },
        ),
      ),
    headings: () =>
      timeEach(searches, ({ brand, terms }) =>
        headingSearch(database, brand, toTextQuery(terms.terms)),
      ),
    search: () =>
      timeEach(searches, ({ brand, query }) => search(brand, query, FIRST_PAGE.perPage)),
    suggestions: () =>
      timeEach(searches, ({ brand, query }, at) =>
        search(brand, query.slice(0, 2 + (at % MOST_TYPED)), PANEL_ROWS),
      ),
  }
}
