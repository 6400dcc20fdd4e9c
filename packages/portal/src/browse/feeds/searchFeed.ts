import type { Brand } from '../../shell/brand/Brand.ts'
import { INITIAL_LISTING } from '../../shell/listing-url/ListingState.ts'
import { parseQuery } from '../../shell/listing-url/parseQuery.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import { origins } from '../../shell/settings/origins.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { searchTerm } from '../../site/search/searchTerm.ts'
import { loadSearch } from '../search/loadSearch.server.ts'
import { toFeedItem } from './toFeedItem.ts'
import { toRss } from './toRss.ts'
import { xmlResponse } from './xmlResponse.ts'

/** Newest results of a search as a feed. */
export const searchFeed = async (brand: Brand, url: string): Promise<Response> => {
  const term = searchTerm(parseQuery(new URL(url).search))
  const found = await loadSearch(brand, term, { ...INITIAL_LISTING, sort: 'created_desc' })
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
