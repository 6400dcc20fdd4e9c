import type { AdvertiserProfile } from '@inzrt/contracts/browse/advertiser'
import { SEARCH_MAX_CHARS } from '@inzrt/rules/limits'
import type { SectionSearchProps } from '@inzrt/ui/search/SectionSearch.tsx'
import type { AdvertiserQuery } from './advertiserQuery.ts'

type Sought = Omit<AdvertiserQuery, 'page'>

/** Fewer ads than this are seen at a glance. */
const MANY = 6

/** Whether there is something to look for; who has looked for something may look for something else. */
export const hasSearch = (
  { kind, adsCount }: Pick<AdvertiserProfile, 'kind' | 'adsCount'>,
  { term, section }: Sought,
): boolean => (kind === 'business' && adsCount >= MANY) || term !== '' || section !== ''

/** How the ads of an advertiser are looked through, with how many the words leave in each section. */
export const toAdvertiserSearch = (
  { sections }: Pick<AdvertiserProfile, 'sections'>,
  { term, section }: Sought,
  path: string,
): SectionSearchProps => {
  const isNarrowed = section !== '' && sections.every(({ slug }) => slug !== section)

  return {
    id: 'inzeraty-firmy',
    action: path,
    term,
    section: isNarrowed ? '' : section,
    label: 'Co v inzerátech hledáte',
    sendLabel: 'Hledat',
    sections:
      sections.length > 1 || section !== ''
        ? sections.map(({ slug, name, adsCount }) => ({
            value: slug,
            label: `${name} (${adsCount})`,
          }))
        : [],
    maxLength: SEARCH_MAX_CHARS,
  }
}
