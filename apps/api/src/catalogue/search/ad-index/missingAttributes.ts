import { ATTRIBUTE_SETS, type AttributeCondition } from '@inzrt/rules/attributes'
import type { AdIndex } from './AdIndex.ts'
import { ATTRIBUTE_CELLS, codeNumber, filteredOf, knownCodes } from './attributeCells.ts'
import { createScratchBuffer } from './createScratchBuffer.ts'

/** What ads miss of what is asked of their attributes, side by side with them. */
export type Misses = Readonly<{
  /** What is asked for, each key once. */
  keys: readonly string[]
  /** `MET`, the place of the only key that is missed, from 1, or `SEVERAL`. */
  of: Uint8Array
}>

export const MET = 0
const SEVERAL = 255
const NO_CELL = -1

const missesBuffer = createScratchBuffer((length) => new Uint8Array(length))
const metBuffer = createScratchBuffer((length) => new Int32Array(length))

const isChosen = (choices: readonly string[]) => {
  const flags = new Uint8Array(knownCodes().length + 1)
  for (const code of choices) {
    const known = codeNumber(code)
    if (known !== undefined) flags[known] = 1
  }

  return (value: number): boolean => flags[value] === 1
}

/** Cells are of single precision, and so is what they are compared with. */
const isBetween = (from: number | null, to: number | null) => {
  const least = Math.fround(from ?? Number.NEGATIVE_INFINITY)
  const most = Math.fround(to ?? Number.POSITIVE_INFINITY)

  return (value: number): boolean => value >= least && value <= most
}

/** The cell a condition asks for, by the number of the ad's set. */
const cellsOf = (condition: AttributeCondition): Int8Array => {
  const kind = 'choices' in condition ? 'choice' : 'number'

  return Int8Array.from([NO_CELL, ...ATTRIBUTE_SETS.keys()], (_, set) =>
    filteredOf(set).findIndex(
      (attribute) => attribute.key === condition.key && attribute.kind === kind,
    ),
  )
}

/**
 * What each ad misses. One whose section does not ask for an attribute misses what is asked of it.
 * @returns good until it is asked for the next ads
 */
export const missingAttributes = (
  { columns: { attributes, attributeSet } }: Pick<AdIndex, 'columns'>,
  conditions: readonly AttributeCondition[],
  rows: ArrayLike<number>,
): Misses => {
  const keys = [...new Set(conditions.map(({ key }) => key))]
  const misses = missesBuffer(rows.length).fill(MET, 0, rows.length)
  for (const condition of conditions) {
    const missed = keys.indexOf(condition.key) + 1
    const cells = cellsOf(condition)
    const isWanted =
      'choices' in condition ? isChosen(condition.choices) : isBetween(condition.from, condition.to)
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number
      const cell = cells[attributeSet[row] as number] as number
      if (cell !== NO_CELL && isWanted(attributes[row * ATTRIBUTE_CELLS + cell] as number)) continue
      misses[at] = misses[at] === MET || misses[at] === missed ? missed : SEVERAL
    }
  }

  return { keys, of: misses }
}

/**
 * Rows of the ads that miss nothing.
 * @returns good until it is asked for the next rows
 */
export const rowsMet = (rows: Int32Array, { keys, of }: Misses): Int32Array => {
  if (keys.length === 0) return rows
  const met = metBuffer(rows.length)
  let length = 0
  for (let at = 0; at < rows.length; at += 1)
    if (of[at] === MET) {
      met[length] = rows[at] as number
      length += 1
    }

  return met.subarray(0, length)
}
