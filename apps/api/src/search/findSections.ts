import type { SectionHit } from '@inzrt/contracts/browse/section'
import { type QueryTerm, stem, tokenize } from '@inzrt/domain/search'
import type { SectionNode } from '../sections/SectionNode.ts'
import { toSectionHit } from '../sections/toSection.ts'

const SECTIONS_MAX = 8

const isNamed = (node: SectionNode, terms: readonly QueryTerm[]): boolean => {
  const tokens = tokenize(node.name)
  const stems = tokens.map(stem)
  const words = terms.flatMap((term) => term.words)

  return (
    words.length > 0 &&
    words.every((word, at) => {
      const isLast = at === words.length - 1
      return (
        stems.includes(word.stem) ||
        (isLast && tokens.some((token) => token.startsWith(word.folded)))
      )
    })
  )
}

/**
 * Sections a search leads to: first those named so, then those with most of the ads found. Each
 * says how many of the ads found it holds, those of its subsections included.
 */
export const findSections = (
  nodes: readonly SectionNode[],
  terms: readonly QueryTerm[],
  countOf: ReadonlyMap<number, number>,
): SectionHit[] =>
  nodes
    .map((node) => ({
      node,
      named: isNamed(node, terms),
      found: node.ids.reduce((total, id) => total + (countOf.get(id) ?? 0), 0),
    }))
    .filter(({ named, found, node }) => named || (found > 0 && node.children.length === 0))
    .sort((a, b) => Number(b.named) - Number(a.named) || b.found - a.found)
    .slice(0, SECTIONS_MAX)
    .map(({ node, found }) => toSectionHit(node, found))
