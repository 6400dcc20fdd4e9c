import type { SisterProposal } from '@inzrt/contracts/ads/sisterProposal'
import { classifyAdult } from '@inzrt/rules/moderation'
import { type Brand, sisterOf } from '../../platform/brand/Brand.ts'
import { findOwnSections } from '../search/findOwnSections.ts'
import { readSearchTerms } from '../search/SearchTerms.ts'
import type { VocabularyRepository } from '../search/vocabulary.repository.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'

export type SisterProposals = ReturnType<typeof createSisterProposals>

export type SisterProposalParts = Readonly<{
  sections: SectionsRepository
  vocabulary: VocabularyRepository
}>

type Text = Readonly<{ heading: string; content: string }>

/** Proposes the sister site for adults to ads of the general one whose words belong there. */
export const createSisterProposals = ({ sections, vocabulary }: SisterProposalParts) => {
  /** Where ads of the sister are whose headings name the same. */
  const findSection = async (brand: Brand, heading: string): Promise<SisterProposal['section']> => {
    const sister = sisterOf(brand)
    const { own } = findOwnSections(await vocabulary.of(sister), readSearchTerms(heading))
    const catalogue = await sections.catalogue()
    const [found] = own.flatMap((id) => catalogue.find(id) ?? [])

    return found ? { slug: found.slug, name: found.name } : null
  }

  return {
    of: async (brand: Brand, { heading, content }: Text): Promise<SisterProposal | null> => {
      if (brand === 'adult') return null
      const { isAdult, matched } = classifyAdult(`${heading}\n${content}`)
      if (!isAdult) return null

      return {
        words: matched.map(({ word }) => word),
        section: await findSection(brand, heading),
      }
    },
  }
}
