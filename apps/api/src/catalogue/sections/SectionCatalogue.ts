import { type AttributeSet, type AttributeSetName, nameOfSet } from '@inzrt/rules/attributes'
import type { Brand } from '../../platform/brand/Brand.ts'
import { sectionNotFound } from '../../platform/errors/problems.ts'
import type { SectionTrees } from './buildTree.ts'
import type { SectionNode } from './SectionNode.ts'

/** What stands in a section, by a foreign key. */
type Placed = Readonly<{ sectionId: number }>

/** All sections of both sites as they were a moment ago. Hidden ones, and those below them, are found by their id alone. */
export type SectionCatalogue = Readonly<{
  roots(brand: Brand): readonly SectionNode[]
  all(brand: Brand): readonly SectionNode[]
  bySlug(brand: Brand, slug: string): SectionNode | null
  /** Null also of one that was added a moment ago. */
  find(id: number): SectionNode | null
  /** The section of something that was read. One added since, at another api or by hand, is read now. */
  sectionOf(row: Placed): Promise<SectionNode>
  /** The same of many. */
  sectionsOf(rows: readonly Placed[]): Promise<(row: Placed) => SectionNode>
  /** A set of attributes as an operator changed it. */
  setOf(name: AttributeSetName | null): AttributeSet | null
  /** Whether the ads of a section may be shown to everybody. */
  isVisible(id: number): boolean
  /** The sections of a site whose ads may be shown to everybody; null: all of them. */
  visibleIds(brand: Brand): readonly number[] | null
}>

const flatten = (nodes: readonly SectionNode[]): SectionNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)])

/** @param readAnew gives a catalogue that knows these sections, too */
export const createSectionCatalogue = (
  { roots, hidden }: SectionTrees,
  readAnew: (ids: readonly number[]) => Promise<SectionCatalogue>,
): SectionCatalogue => {
  const everything = flatten(roots)
  const bySlug = new Map(everything.map((node) => [node.slug, node]))
  const hiddenById = new Map(flatten(hidden).map((node) => [node.id, node]))
  const byId = new Map([...hiddenById, ...everything.map((node) => [node.id, node] as const)])
  const sets = new Map(
    [...byId.values()].flatMap(({ attributeSet }) =>
      attributeSet ? [[nameOfSet(attributeSet), attributeSet] as const] : [],
    ),
  )
  const all = (brand: Brand) => everything.filter(({ brandCode }) => brandCode === brand)
  const find = (id: number) => byId.get(id) ?? null

  const sectionsOf: SectionCatalogue['sectionsOf'] = async (rows) => {
    const unknown = rows.map(({ sectionId }) => sectionId).filter((id) => !byId.has(id))
    const newer = unknown.length > 0 ? await readAnew(unknown) : null

    return ({ sectionId }) => {
      const node = find(sectionId) ?? newer?.find(sectionId)
      // Deleted meanwhile, and what stood in it with it.
      if (!node) throw sectionNotFound()
      return node
    }
  }

  return {
    roots: (brand) => roots.filter(({ brandCode }) => brandCode === brand),
    all,
    bySlug: (brand, slug) => {
      const node = bySlug.get(slug)
      return node?.brandCode === brand ? node : null
    },
    find,
    sectionOf: async (row) => (await sectionsOf([row]))(row),
    sectionsOf,
    setOf: (name) => name && (sets.get(name) ?? name),
    isVisible: (id) => !hiddenById.has(id),
    visibleIds: (brand) => (hiddenById.size > 0 ? all(brand).map(({ id }) => id) : null),
  }
}
