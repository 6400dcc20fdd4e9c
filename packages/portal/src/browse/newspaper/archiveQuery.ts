import { ARCHIVE_PAGE_MAX } from '@inzrt/contracts/newspaper/printedAd'
import { readPage } from '../../shell/listing-url/readPage.ts'
import type { SearchParams } from '../../shell/metadata/SearchParams.ts'
import { searchTerm } from '../../site/search/searchTerm.ts'

/** What the form of the archive asks for. */
export type ArchiveQuery = Readonly<{ term: string; section: string; page: number }>

/** What an address asks the archive for; null where its form was not sent. */
export const archiveQuery = (query: SearchParams): ArchiveQuery | null => {
  const { term, section, page } = query
  if (term === undefined && section === undefined) return null

  return {
    term: searchTerm(query),
    section: [section].flat()[0] ?? '',
    page: Math.min(readPage([page].flat()[0] ?? ''), ARCHIVE_PAGE_MAX),
  }
}

/** Address of a page of the results. */
export const archiveHref = ({ term, section, page }: ArchiveQuery): string =>
  `/archiv-novin?${new URLSearchParams({
    term,
    ...(section && { section }),
    ...(page > 1 && { page: String(page) }),
  })}`
