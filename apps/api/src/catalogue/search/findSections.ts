import type { SectionHit } from '@inzrt/contracts/browse/section'
import { type QueryTerm, stem, tokenize } from '@inzrt/domain/search'
import { memoise } from '../../platform/database/memoise.ts'
import type { SectionNode } from '../sections/SectionNode.ts'
import { toSectionHit } from '../sections/toSection.ts'
import type { OwnSections } from './findOwnSections.ts'

const SECTIONS_MAX = 8

/** Why a section is offered, the best reason last. */
const REASONS = ['found', 'near', 'named', 'own', 'begun'] as const
type Reason = (typeof REASONS)[number]

const readName = memoise(
  (name: string) => name,
  (name) => {
    const tokens = tokenize(name)

    return { tokens, stems: tokens.map(stem) }
  },
)

const nameOf = (node: SectionNode, terms: readonly QueryTerm[]): Reason | null => {
  const { tokens, stems } = readName(node.name)
  const words = terms.flatMap((term) => term.words)
  const last = words.at(-1)?.folded ?? ''
  const isNamed =
    words.length > 0 &&
    words.every(
      (word, at) =>
        stems.includes(word.stem) ||
        (at === words.length - 1 && tokens.some((token) => token.startsWith(last))),
    )
  if (!isNamed) return null

  return tokens[0]?.startsWith(words[0]?.folded ?? '') ? 'begun' : 'named'
}

type Found = Readonly<{
  terms: readonly QueryTerm[]
  countOf: ReadonlyMap<number, number>
  sections: OwnSections
}>

/**
 * Sections a search leads to: first those whose name begins so, those where the thing belongs, then others
 * by their names and by the ads found. Each says how many of the ads found it holds, those of its
 * subsections included.
 */
export const findSections = (
  nodes: readonly SectionNode[],
  { terms, countOf, sections }: Found,
): SectionHit[] => {
  const reasonOf = (node: SectionNode, found: number): Reason | null => {
    const isLeaf = node.children.length === 0
    const named = nameOf(node, terms)
    if (named === 'begun') return named
    if (isLeaf && sections.own.includes(node.id)) return 'own'
    if (named) return named
    if (isLeaf && sections.near.includes(node.id)) return 'near'

    return isLeaf && found > 0 ? 'found' : null
  }

  return nodes
    .flatMap((node) => {
      const found = node.ids.reduce((total, id) => total + (countOf.get(id) ?? 0), 0)
      const reason = reasonOf(node, found)

      return reason ? [{ node, found, rank: REASONS.indexOf(reason) }] : []
    })
    .sort((one, other) => other.rank - one.rank || other.found - one.found)
    .slice(0, SECTIONS_MAX)
    .map(({ node, found }) => ({
      ...toSectionHit(node, found),
      ...(sections.own.includes(node.id) && { isOwn: true }),
    }))
}
