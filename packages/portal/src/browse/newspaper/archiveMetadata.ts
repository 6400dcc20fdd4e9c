import type { Metadata } from 'next'
import { pageMetadata } from '../../shell/metadata/pageMetadata.ts'
import type { SearchParams } from '../../shell/metadata/SearchParams.ts'
import { archiveQuery } from './archiveQuery.ts'

/** Metadata of the archive; what is found in it belongs to no search engine. */
export const archiveMetadata = async ({
  searchParams,
}: {
  searchParams: Promise<SearchParams>
}): Promise<Metadata> =>
  pageMetadata({
    title: 'Archiv novin',
    description: 'Tištěná čísla, která už vyšla, a\u00a0hledání v\u00a0nich.',
    path: '/archiv-novin',
    isHidden: archiveQuery(await searchParams) !== null,
  })
