import type { AttributeCondition } from '@inzrt/domain/attributes'
import type { AdIndex } from './AdIndex.ts'
import {
  ATTRIBUTE_CELLS,
  type FilteredAttribute,
  filteredOf,
  knownCodes,
} from './attributeCells.ts'
import { createAttributeTests } from './createAttributeTests.ts'

const NONE_FAILS = -1
const MANY_FAIL = -2

/** The place of the only condition an ad fails. */
const onlyFailed = (tests: readonly ((row: number) => boolean)[], row: number): number => {
  let failed = NONE_FAILS
  for (let at = 0; at < tests.length; at += 1) {
    if (tests[at]?.(row)) continue
    if (failed !== NONE_FAILS) return MANY_FAIL
    failed = at
  }

  return failed
}

/** How many of the ads say an attribute and, of a choice, each code that one of them says. */
export type SaidCount = Readonly<{
  key: string
  count: number
  choices?: ReadonlyMap<string, number>
}>

const toCount = (
  { key, kind }: FilteredAttribute,
  counts: Int32Array,
  count: number,
): SaidCount => {
  if (kind === 'number') return { key, count }

  const choices = new Map<string, number>()
  for (const [at, code] of knownCodes().entries()) if (counts[at]) choices.set(code, counts[at])

  return { key, count, choices }
}

/**
 * How many ads each choice of a set would leave beside what is asked of the other attributes, and how many say a
 * number at all. All counts lie in one array, those of an attribute from its own place on: every list that can be
 * narrowed walks its ads here.
 */
export const countAttributes = (
  index: Pick<AdIndex, 'columns'>,
  set: number,
  conditions: readonly AttributeCondition[],
  rows: ArrayLike<number>,
): SaidCount[] => {
  const { attributes, attributeSet } = index.columns
  const asked = filteredOf(set)
  const tests = createAttributeTests(index, conditions)
  const codes = knownCodes().length
  const sizes = asked.map(({ kind }) => (kind === 'choice' ? codes : 0))
  const places = Int32Array.from(sizes, (_, at) => sizes.slice(0, at).reduce((a, b) => a + b, 0))
  const isChoice = Uint8Array.from(sizes, Math.sign)
  const counts = new Int32Array(sizes.reduce((a, b) => a + b, 0))
  const totals = new Int32Array(asked.length)
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number
    if (attributeSet[row] !== set) continue
    const failed = tests.length > 0 ? onlyFailed(tests, row) : NONE_FAILS
    if (failed === MANY_FAIL) continue
    const only = failed === NONE_FAILS ? null : conditions[failed]?.key
    for (let cell = 0; cell < totals.length; cell += 1) {
      const value = attributes[row * ATTRIBUTE_CELLS + cell] as number
      // NaN where the ad says nothing.
      if (Number.isNaN(value) || (only !== null && asked[cell]?.key !== only)) continue
      totals[cell] = (totals[cell] as number) + 1
      if (isChoice[cell] !== 1) continue
      const place = (places[cell] as number) + value
      counts[place] = (counts[place] as number) + 1
    }
  }

  return asked.map((each, cell) => {
    const from = places[cell] as number

    return toCount(
      each,
      counts.subarray(from, from + (sizes[cell] as number)),
      totals[cell] as number,
    )
  })
}
