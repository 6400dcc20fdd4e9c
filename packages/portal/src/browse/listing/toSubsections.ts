import type { Section } from '@inzrt/contracts/browse/section'
import { formatCount } from '@inzrt/domain/text'
import type { SubsectionNavProps } from '@inzrt/ui/listing/SubsectionNav.tsx'

const toLink = (section: Section, currentSlug: string) => ({
  href: `/${section.slug}`,
  name: section.name,
  count: formatCount(section.adsCount),
  isCurrent: section.slug === currentSlug,
})

/**
 * Sections to go to from a list: all of its top section, the whole of it first.
 * @param trail sections from the top of the tree down to the list's own
 */
export const toSubsections = (trail: readonly Section[]): SubsectionNavProps | null => {
  const [top] = trail
  const current = trail.at(-1)
  if (!top || !current || top.children.data.length === 0) return null

  return {
    title: top.name,
    items: [
      { ...toLink(top, current.slug), name: 'Vše v rubrice' },
      ...top.children.data.map((section) => toLink(section, current.slug)),
    ],
  }
}
