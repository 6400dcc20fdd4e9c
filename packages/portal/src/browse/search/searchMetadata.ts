import type { Metadata } from 'next'
import { INITIAL_LISTING } from '../../shell/listing-url/ListingState.ts'
import { parseListing } from '../../shell/listing-url/parseListing.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import { pageMetadata } from '../../shell/metadata/pageMetadata.ts'
import { searchTerm } from '../../site/search/searchTerm.ts'
import type { SearchPageProps } from './SearchPage.tsx'
import { searchTitle } from './searchTitle.ts'

/** Metadata of search results; they belong to no search engine. */
export const searchMetadata = async ({
  brand,
  searchParams,
}: SearchPageProps): Promise<Metadata> => {
  const query = await searchParams
  const term = searchTerm(query)

  return pageMetadata({
    title: searchTitle(term, parseListing(query)),
    description: brand.description,
    path: serialiseListing('/search', INITIAL_LISTING, term),
    feedPath: term ? `/search/rss?term=${encodeURIComponent(term)}` : undefined,
  })
}
