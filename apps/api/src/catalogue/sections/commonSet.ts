import type { AttributeSet } from '@inzrt/rules/attributes'
import type { SectionNode } from './SectionNode.ts'

/** What is said of the things in a section, or in all sections below it where that is the same. */
export const commonSet = ({ attributeSet, children }: SectionNode): AttributeSet | null => {
  if (children.length === 0) return attributeSet
  const [first = null, ...others] = new Set(children.map(commonSet))

  return others.length > 0 ? null : first
}
