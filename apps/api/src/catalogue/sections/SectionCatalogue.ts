import type { Brand } from '../../platform/brand/Brand.ts'
import type { SectionTrees } from './buildTree.ts'
import type { SectionNode } from './SectionNode.ts'

/** All sections of both sites as they were a moment ago. Hidden ones, and those below them, are found by their id alone. */
export type SectionCatalogue = Readonly<{
  roots(brand: Brand): readonly SectionNode[]
  all(brand: Brand): readonly SectionNode[]
  bySlug(brand: Brand, slug: string): SectionNode | null
  byId(id: number): SectionNode
  /** Whether the ads of a section may be shown to everybody. */
  isVisible(id: number): boolean
  /** The sections of a site whose ads may be shown to everybody; null: all of them. */
  visibleIds(brand: Brand): readonly number[] | null
}>

const flatten = (nodes: readonly SectionNode[]): SectionNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)])

export const createSectionCatalogue = ({ roots, hidden }: SectionTrees): SectionCatalogue => {
  const everything = flatten(roots)
  const bySlug = new Map(everything.map((node) => [node.slug, node]))
  const hiddenById = new Map(flatten(hidden).map((node) => [node.id, node]))
  const byId = new Map([...hiddenById, ...everything.map((node) => [node.id, node] as const)])
  const all = (brand: Brand) => everything.filter(({ brandCode }) => brandCode === brand)

  return {
    roots: (brand) => roots.filter(({ brandCode }) => brandCode === brand),
    all,
    bySlug: (brand, slug) => {
      const node = bySlug.get(slug)
      return node?.brandCode === brand ? node : null
    },
    byId: (id) => {
      const node = byId.get(id)
      if (!node) throw new RangeError(`No section has the id ${id}.`)
      return node
    },
    isVisible: (id) => !hiddenById.has(id),
    visibleIds: (brand) => (hiddenById.size > 0 ? all(brand).map(({ id }) => id) : null),
  }
}
