'use client'

import { SearchResults } from '@inzrt/ui/search/SearchResults.tsx'
import { useSnapshot } from 'valtio'
import { toRowView } from '../../ad/toRowView.ts'
import { parseDialCode } from '../../shell/catalogue/parseDialCode.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { searchStore } from '../../shell/stores/searchStore.ts'
import { markedWords } from './markedWords.ts'
import { toSearchNotice } from './toSearchNotice.ts'
import { toSectionRow } from './toSectionRow.ts'
import { useLiveSearch } from './useLiveSearch.ts'

/** Sections beside the ads; those with the most finds come first. */
const MOST_SECTIONS = 5

export type LiveResultsProps = {
  /** Sections are offered elsewhere and not listed among the results. */
  hasOfferedSections?: boolean
}

/** What was found for the words typed so far. */
export const LiveResults = ({ hasOfferedSections = false }: LiveResultsProps) => {
  const { asked, types, place } = useSnapshot(searchStore)
  const { status, answer } = useLiveSearch()
  const marked = markedWords(answer?.meta, asked)
  const context = { now: currentTime(), edition: null, term: marked }
  const ads = answer?.data.advertisements.data ?? []
  const isWhole = types.length === 0 && place === null

  const found = answer?.data.sections.data ?? []

  return (
    <SearchResults
      status={status}
      hasOfferedSections={hasOfferedSections && found.length > 0}
      sections={found
        .slice(0, hasOfferedSections ? 0 : MOST_SECTIONS)
        .map((section) => toSectionRow(section, marked, `/${section.slug}`))}
      ads={ads.map((ad) => toRowView(ad, context))}
      unknownCode={isWhole && ads.length === 0 ? parseDialCode(asked) : null}
      {...(answer && toSearchNotice(answer.meta, asked))}
    />
  )
}
