import type { Brand } from '../brand/Brand.ts'
import { INITIAL_LISTING } from '../listing-url/ListingState.ts'
import { parseQuery } from '../listing-url/parseQuery.ts'
import { serialiseListing } from '../listing-url/serialiseListing.ts'
import { loadSearch } from '../search/loadSearch.server.ts'
import { searchTerm } from '../search/searchTerm.ts'
import { origins } from '../settings/origins.ts'
import { settings } from '../settings/settings.server.ts'
import { toFeedItem } from './toFeedItem.ts'
import { toRss } from './toRss.ts'
import { xmlResponse } from './xmlResponse.ts'

/** Newest results of a search as a feed. */
export const searchFeed = async (brand: Brand, url: string): Promise<Response> => {
  const term = searchTerm(parseQuery(new URL(url).search))
  const found = await loadSearch(brand, term, { ...INITIAL_LISTING, order: 'created_desc' })
  const { own } = origins(brand, settings())

  return xmlResponse(
    toRss({
      title: `Vyhledávání: ${term} – ${brand.name}`,
      description: `Nejnovější inzeráty pro „${term}“`,
      url: own + serialiseListing('/search', INITIAL_LISTING, term),
      selfUrl: own + serialiseListing('/search/rss', INITIAL_LISTING, term),
      items: (found?.ads ?? []).map((ad) => toFeedItem(ad, own)),
    }),
    'application/rss+xml',
  )
}
