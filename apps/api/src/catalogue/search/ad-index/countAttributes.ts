import type { AdIndex } from './AdIndex.ts'
import {
  ATTRIBUTE_CELLS,
  type FilteredAttribute,
  filteredOf,
  knownCodes,
} from './attributeCells.ts'
import type { Columns } from './Columns.ts'
import { createScratchBuffer } from './createScratchBuffer.ts'
import { MET, type Misses } from './missingAttributes.ts'

/** How many of the ads say an attribute and, of a choice, each code that one of them says. */
export type SaidCount = Readonly<{
  key: string
  count: number
  choices?: ReadonlyMap<string, number>
}>

/** Ads, what each misses of what is asked, and which of them are counted at all. */
export type CountedAds = Readonly<{
  rows: ArrayLike<number>
  misses: Misses
  isCounted: ((row: number) => boolean) | null
}>

const metBuffer = createScratchBuffer((length) => new Int32Array(length))
const othersBuffer = createScratchBuffer((length) => new Int32Array(length))

/** Rows of the counted ads of a set that miss nothing but, at most, what is asked of one key. */
const rowsBeside = (
  { attributeSet }: Columns,
  set: number,
  { rows, misses, isCounted }: CountedAds,
  missed: number,
  found: Int32Array,
): Int32Array => {
  let length = 0
  for (let at = 0; at < rows.length; at += 1) {
    const miss = misses.of[at] as number
    const row = rows[at] as number
    if ((miss !== MET && miss !== missed) || attributeSet[row] !== set) continue
    if (isCounted && !isCounted(row)) continue
    found[length] = row
    length += 1
  }

  return found.subarray(0, length)
}

/** How many ads say each code. Those that say none are counted too, so that no ad is a question. */
const countChoices = (
  { attributes }: Columns,
  cell: number,
  rows: Int32Array,
): ReadonlyMap<string, number> => {
  const codes = knownCodes()
  const counts = new Int32Array(codes.length + 1)
  for (let at = 0; at < rows.length; at += 1) {
    const code = attributes[(rows[at] as number) * ATTRIBUTE_CELLS + cell] as number
    counts[code] = (counts[code] as number) + 1
  }
  const choices = new Map<string, number>()
  for (let at = 0; at < codes.length; at += 1) {
    const count = counts[at + 1] as number
    if (count > 0) choices.set(codes[at] as string, count)
  }

  return choices
}

/** How many ads say a number. */
const countNumbers = ({ attributes }: Columns, cell: number, rows: Int32Array): number => {
  let count = 0
  for (let at = 0; at < rows.length; at += 1)
    if (!Number.isNaN(attributes[(rows[at] as number) * ATTRIBUTE_CELLS + cell])) count += 1

  return count
}

const countOne = (
  { key, kind }: FilteredAttribute,
  columns: Columns,
  cell: number,
  rows: Int32Array,
): SaidCount => {
  if (kind === 'number') return { key, count: countNumbers(columns, cell, rows) }
  const choices = countChoices(columns, cell, rows)

  return { key, count: [...choices.values()].reduce((sum, count) => sum + count, 0), choices }
}

/**
 * How many ads each choice of a set would leave beside what is asked of the other attributes, and how many say a
 * number at all. Every list that can be narrowed walks its ads here, one attribute after another.
 */
export const countAttributes = (
  { columns }: Pick<AdIndex, 'columns'>,
  set: number,
  ads: CountedAds,
): SaidCount[] => {
  const { length } = ads.rows
  const met = rowsBeside(columns, set, ads, MET, metBuffer(length))

  return filteredOf(set).map((attribute, cell) => {
    const missed = ads.misses.keys.indexOf(attribute.key) + 1
    const rows = missed === MET ? met : rowsBeside(columns, set, ads, missed, othersBuffer(length))

    return countOne(attribute, columns, cell, rows)
  })
}
