import type { SectionHit } from '@inzrt/contracts/browse/section'
import { highlightRanges } from '@inzrt/domain/search'
import { formatCount, nonBreaking } from '@inzrt/domain/text'
import type { SectionRowProps } from '@inzrt/ui/search/SectionRow.tsx'

/**
 * A section among search results.
 * @param href where it lies, on this site or the sister one
 */
export const toSectionRow = (section: SectionHit, term: string, href: string): SectionRowProps => ({
  href,
  name: nonBreaking(section.name),
  marks: highlightRanges(section.name, term),
  icon: section.icon,
  count: formatCount(section.adsCount),
})
