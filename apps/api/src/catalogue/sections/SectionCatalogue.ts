import type { Brand } from '../../platform/brand/Brand.ts'
import type { SectionNode } from './SectionNode.ts'

/** All sections of both sites as they were a moment ago. */
export type SectionCatalogue = Readonly<{
  roots(brand: Brand): readonly SectionNode[]
  all(brand: Brand): readonly SectionNode[]
  bySlug(brand: Brand, slug: string): SectionNode | null
  byId(id: number): SectionNode
}>

const flatten = (nodes: readonly SectionNode[]): SectionNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)])

export const createSectionCatalogue = (trees: readonly SectionNode[]): SectionCatalogue => {
  const everything = flatten(trees)
  const bySlug = new Map(everything.map((node) => [node.slug, node]))
  const byId = new Map(everything.map((node) => [node.id, node]))

  return {
    roots: (brand) => trees.filter(({ brandCode }) => brandCode === brand),
    all: (brand) => everything.filter(({ brandCode }) => brandCode === brand),
    bySlug: (brand, slug) => {
      const node = bySlug.get(slug)
      return node?.brandCode === brand ? node : null
    },
    byId: (id) => {
      const node = byId.get(id)
      if (!node) throw new RangeError(`No section has the id ${id}.`)
      return node
    },
  }
}
