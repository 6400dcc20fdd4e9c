import type { SectionNode } from './SectionNode.ts'

/** The category a section lies in; of a category itself. */
export const topOf = (node: SectionNode): SectionNode => (node.parent ? topOf(node.parent) : node)
