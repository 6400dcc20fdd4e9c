import type { Section } from '@inzrt/contracts/browse/section'
import { formatCount } from '@inzrt/domain/text'
import type { ContentsLink, SectionContentsProps } from '@inzrt/ui/section/SectionContents.tsx'

const toLink = ({ slug, name, adsCount }: Section) => ({
  href: `/${slug}`,
  name,
  count: formatCount(adsCount),
})

/**
 * Sections as the paper's contents page, with their busiest subsections.
 * @param toNote what is said beside a subsection
 * @param most how many subsections each shows; left out, all of them in the order of the API
 */
export const toContents = (
  sections: readonly Section[],
  { most, toNote }: { most?: number; toNote?: (subsection: Section) => string } = {},
): SectionContentsProps['sections'] => {
  const toSubsection = (section: Section): ContentsLink => ({
    ...toLink(section),
    ...(toNote && { note: toNote(section) }),
  })

  return sections.map((section) => {
    const below = section.children.data
    const shown =
      most === undefined ? below : below.toSorted((a, b) => b.adsCount - a.adsCount).slice(0, most)

    return { ...toLink(section), icon: section.icon, subsections: shown.map(toSubsection) }
  })
}
