import { isSlug } from '@inzrt/domain/slug'
import { readPage } from '../../shell/listing-url/readPage.ts'
import type { SearchParams } from '../../shell/metadata/SearchParams.ts'
import { searchTerm } from '../../site/search/searchTerm.ts'

/** What an address asks of a profile: how many pages of its ads, with which words and in which section. */
export type AdvertiserQuery = Readonly<{ page: number; term: string; section: string }>

const first = (value: SearchParams[string]): string => [value].flat()[0] ?? ''

/** Nothing else of an address counts; what no section can be called asks for none. */
export const advertiserQuery = (query: SearchParams): AdvertiserQuery => {
  const section = first(query.section)

  return {
    page: readPage(first(query.page)),
    term: searchTerm(query),
    section: isSlug(section) ? section : '',
  }
}

/**
 * Address of a profile with what is looked for in it, before pages.
 * @example advertiserHref('/uzivatel/kolarna', { term: 'kolo', section: '' }) // '/uzivatel/kolarna?term=kolo'
 */
export const advertiserHref = (
  path: string,
  { term, section }: Omit<AdvertiserQuery, 'page'>,
): string => {
  const asked = [
    ...(term ? [`term=${encodeURIComponent(term)}`] : []),
    ...(section ? [`section=${section}`] : []),
  ]

  return asked.length > 0 ? `${path}?${asked.join('&')}` : path
}
