import type { AttributeSet } from '@inzrt/rules/attributes'
import type { attributeSets } from '../../platform/database/schema/attributeSets.ts'
import type { sectionCounters } from '../../platform/database/schema/sectionCounters.ts'
import type { sections } from '../../platform/database/schema/sections.ts'
import type { AdCell } from '../ads/AdCell.ts'
import type { SectionNode } from './SectionNode.ts'

type Section = typeof sections.$inferSelect
type Counter = Omit<typeof sectionCounters.$inferSelect, 'slot'>
type ChangedSet = Pick<typeof attributeSets.$inferSelect, 'name' | 'changes'>

const toCell = ({ type, hasImage, isPriced, adsCount }: Counter): AdCell => ({
  type,
  hasImage,
  price: isPriced ? 'matching' : 'none',
  adsCount,
})

/** What a section asks of its ads counts for those of the sections below it, too. */
const demandsOf = (row: Section, parent: SectionNode | null) => ({
  requiresApproval: row.requiresApproval || (parent?.requiresApproval ?? false),
  requiresAgeProof: row.requiresAgeProof || (parent?.requiresAgeProof ?? false),
})

/** `hidden` are sections that an admin hides: neither they nor their ads count above. */
export type SectionTrees = Readonly<{
  roots: readonly SectionNode[]
  hidden: readonly SectionNode[]
}>

/** Puts sections and the counts of their ads together into trees, in the order of the rows. */
export const buildTree = (
  rows: readonly Section[],
  counters: readonly Counter[],
  changedSets: readonly ChangedSet[],
): SectionTrees => {
  // One object for all sections that ask the same: that is how lists of several see that they do.
  const changed = new Map(changedSets.map(({ name, changes }) => [name, { name, changes }]))
  const setOf = ({ attributeSet }: Section): AttributeSet | null =>
    attributeSet && (changed.get(attributeSet) ?? attributeSet)
  const hidden: SectionNode[] = []
  const childrenOf = Map.groupBy(rows, ({ parentId }) => parentId)
  const countersOf = Map.groupBy(counters, ({ sectionId }) => sectionId)

  const build = (row: Section, parent: SectionNode | null): SectionNode => {
    const children: SectionNode[] = []
    const node = {
      ...row,
      ...demandsOf(row, parent),
      attributeSet: setOf(row),
      parent,
      children,
      ids: [row.id],
      cells: [] as AdCell[],
      adsCount: 0,
    }
    children.push(...buildAll(row.id, node))
    node.ids.push(...children.flatMap(({ ids }) => ids))
    node.cells.push(...(countersOf.get(row.id) ?? []).map(toCell))
    node.cells.push(...children.flatMap(({ cells }) => cells))
    node.adsCount = node.cells.reduce((total, { adsCount }) => total + adsCount, 0)

    return node
  }

  /** The visible sections right below one; hidden ones are put aside. */
  const buildAll = (parentId: number | null, parent: SectionNode | null): SectionNode[] => {
    const visible: SectionNode[] = []
    for (const row of childrenOf.get(parentId) ?? [])
      (row.isActive ? visible : hidden).push(build(row, parent))

    return visible
  }

  return { roots: buildAll(null, null), hidden }
}
