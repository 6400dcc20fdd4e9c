import type { Section } from '@inzrt/contracts/browse/section'
import { countOf, WORD_FORMS } from '@inzrt/domain/text'

/**
 * How many sections a site has, and subsections in them, where there are any.
 * @example countSections(site.sections) // '12 rubrik, 78 podrubrik'
 */
export const countSections = (sections: readonly Pick<Section, 'children'>[]): string => {
  const below = sections.reduce((sum, { children }) => sum + children.data.length, 0)

  return [
    countOf(sections.length, WORD_FORMS.section),
    ...(below > 0 ? [countOf(below, WORD_FORMS.subsection)] : []),
  ].join(', ')
}
