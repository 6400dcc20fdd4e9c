import { attributesOf, rowFacts } from '@inzrt/rules/attributes'
import type { ads } from '../../platform/database/schema/ads.ts'
import type { SectionNode } from '../sections/SectionNode.ts'

/** What rows and the paper say of a thing, as a part of its ad; empty where nothing is said. */
export const toRowFacts = (
  { attributes }: Pick<typeof ads.$inferSelect, 'attributes'>,
  { attributeSet }: Pick<SectionNode, 'attributeSet'>,
): { facts?: string[] } => {
  const facts = rowFacts(attributesOf(attributeSet), attributes)

  return facts.length > 0 ? { facts: [...facts] } : {}
}
