import type { QueryTerm } from '@inzrt/domain/search'
import type { AdIndex } from '../AdIndex.ts'
import { listsOfTerm } from './listsOfTerm.ts'
import { fromLowest, withMarks } from './marks.ts'
import { markTerm } from './markTerm.ts'

/**
 * How some ads have a term, by `MATCH`, in their order; 0: not at all. One that may still be typed is met as the beginning
 * of a word too.
 */
export const matchTerm = (
  index: AdIndex,
  term: QueryTerm,
  slots: Int32Array,
  { isTyped }: Readonly<{ isTyped: boolean }>,
): Uint8Array => {
  const lists = listsOfTerm(index.lists, term, isTyped)

  return withMarks(
    index,
    fromLowest(slots),
    (marks) => markTerm(marks, lists),
    ({ bits }) => Uint8Array.from(slots, (slot) => bits[slot] as number),
  )
}
