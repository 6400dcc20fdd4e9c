import type { SectionHit } from '@inzrt/contracts/browse/section'
import { fold, highlightRanges } from '@inzrt/domain/search'
import { formatCount } from '@inzrt/domain/text'
import { INITIAL_LISTING } from '../listing-url/ListingState.ts'
import { serialiseListing } from '../listing-url/serialiseListing.ts'
import type { LinkedSuggestion } from '../stores/suggestionStore.ts'

const MOST_SECTIONS = 5
const MOST_PAST = 3

const toSection = (section: SectionHit, term: string): LinkedSuggestion => ({
  kind: 'section',
  id: `rubrika-${section.slug}`,
  label: section.name,
  marks: highlightRanges(section.name, term),
  icon: section.icon,
  count: formatCount(section.adsCount),
  href: `/${section.slug}`,
})

const toPast = (words: string): LinkedSuggestion => ({
  kind: 'past',
  id: `hledano-${words}`,
  label: words,
  href: serialiseListing('/search', INITIAL_LISTING, words),
})

/**
 * What the field offers while one types: sections that answer, then what was searched for before and begins
 * the same, written with accents or without.
 */
export const toSuggestions = (
  term: string,
  sections: readonly SectionHit[],
  past: readonly string[],
): LinkedSuggestion[] => {
  const beginning = fold(term.trim())
  const again = past.filter((words) => words !== term.trim() && fold(words).startsWith(beginning))

  return [
    ...sections.slice(0, MOST_SECTIONS).map((section) => toSection(section, term)),
    ...again.slice(0, MOST_PAST).map(toPast),
  ]
}
