import type { Section } from '@inzrt/contracts/browse/section'

/** Sections from the top of the tree down to the one with this slug; empty when there is none. */
export const findTrail = (tree: readonly Section[], slug: string): readonly Section[] => {
  for (const section of tree) {
    if (section.slug === slug) return [section]
    const below = findTrail(section.children.data, slug)
    if (below.length > 0) return [section, ...below]
  }

  return []
}
