import { ATTRIBUTE_SETS, type AttributeCondition } from '@inzrt/domain/attributes'
import type { AdIndex } from './AdIndex.ts'
import { ATTRIBUTE_CELLS, codeNumber, filteredOf } from './attributeCells.ts'

type Wanted = Readonly<{ cell: number; isWanted: (value: number) => boolean }>

const isChosen = (choices: readonly string[]) => {
  const flags: boolean[] = []
  for (const code of choices) {
    const known = codeNumber(code)
    if (known !== undefined) flags[known] = true
  }

  return (value: number): boolean => flags[value] === true
}

/** Cells are of single precision, and so is what they are compared with. */
const isBetween = (from: number | null, to: number | null) => {
  const least = Math.fround(from ?? Number.NEGATIVE_INFINITY)
  const most = Math.fround(to ?? Number.POSITIVE_INFINITY)

  return (value: number): boolean => value >= least && value <= most
}

const wantedIn = (set: number, condition: AttributeCondition): Wanted | null => {
  const attributes = filteredOf(set)
  const cell = attributes.findIndex(({ key }) => key === condition.key)
  const attribute = attributes[cell]
  if (!attribute) return null
  if ('choices' in condition)
    return attribute.kind === 'choice' ? { cell, isWanted: isChosen(condition.choices) } : null

  return attribute.kind === 'number'
    ? { cell, isWanted: isBetween(condition.from, condition.to) }
    : null
}

/** Whether an ad says of the thing what all conditions ask; one whose section does not ask for it does not. */
export const createDescribed = (
  { columns: { attributes, attributeSet } }: Pick<AdIndex, 'columns'>,
  conditions: readonly AttributeCondition[],
): ((row: number) => boolean) => {
  const tests = conditions.map((condition) => {
    const bySet = [0, ...ATTRIBUTE_SETS.map((_, at) => at + 1)].map((set) =>
      wantedIn(set, condition),
    )

    return (row: number): boolean => {
      const wanted = bySet[attributeSet[row] as number]

      return wanted
        ? wanted.isWanted(attributes[row * ATTRIBUTE_CELLS + wanted.cell] as number)
        : false
    }
  })

  return tests.length === 0 ? () => true : (row) => tests.every((test) => test(row))
}
