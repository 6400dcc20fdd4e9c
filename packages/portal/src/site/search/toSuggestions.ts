import type { SectionHit } from '@inzrt/contracts/browse/section'
import { highlightRanges } from '@inzrt/domain/search'
import { foldLetters, formatCount } from '@inzrt/domain/text'
import { INITIAL_LISTING } from '../../shell/listing-url/ListingState.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import type { LinkedSuggestion } from '../../shell/stores/suggestionStore.ts'

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

const toQuery = (kind: 'goods' | 'past', words: string): LinkedSuggestion => ({
  kind,
  id: `hledano-${words}`,
  label: words,
  href: serialiseListing('/search', INITIAL_LISTING, words),
})

type Offered = Readonly<{
  sections: readonly SectionHit[]
  completions: readonly string[]
  /** What was searched for before. */
  past: readonly string[]
}>

/**
 * What the field offers while one types: sections that answer, what the last word may become, then what was
 * searched for before and begins the same, written with accents or without.
 */
export const toSuggestions = (
  term: string,
  { sections, completions, past }: Offered,
): LinkedSuggestion[] => {
  const beginning = foldLetters(term.trim())
  const again = past.filter(
    (words) =>
      words !== term.trim() &&
      !completions.includes(words) &&
      foldLetters(words).startsWith(beginning),
  )

  return [
    ...sections.slice(0, MOST_SECTIONS).map((section) => toSection(section, term)),
    ...completions.map((words) => toQuery('goods', words)),
    ...again.slice(0, MOST_PAST).map((words) => toQuery('past', words)),
  ]
}
