import {
  ATTRIBUTE_SETS,
  type Attribute,
  type AttributeSet,
  type AttributeSetName,
  type AttributeValues,
  attributesOf,
  type ChoiceAttribute,
  type NumberAttribute,
  nameOfSet,
} from '@inzrt/rules/attributes'

/** What lists can be narrowed by; words are for the search. */
export type FilteredAttribute = ChoiceAttribute | NumberAttribute

const isFiltered = (attribute: Attribute): attribute is FilteredAttribute =>
  attribute.kind !== 'text'

const FILTERED: readonly (readonly FilteredAttribute[])[] = ATTRIBUTE_SETS.map((name) =>
  attributesOf(name).filter(isFiltered),
)

/** So many cells an ad takes, whatever its section asks. */
export const ATTRIBUTE_CELLS = Math.max(...FILTERED.map(({ length }) => length))

/** Numbers of sets, from 1; 0 is none. */
export const setNumber = (set: AttributeSet | null): number =>
  set === null ? 0 : ATTRIBUTE_SETS.indexOf(nameOfSet(set)) + 1

/** The other way round. */
export const setNamed = (number: number): AttributeSetName | null =>
  ATTRIBUTE_SETS[number - 1] ?? null

/** What lists of a set can be narrowed by, each at the place its cell has. */
export const filteredOf = (set: number): readonly FilteredAttribute[] => FILTERED[set - 1] ?? []

/**
 * Numbers of the codes ads say, from 1, in the order in which this process met them; 0 is none. Operators add codes and
 * none ends, so a number stays for as long as the process runs.
 */
const numbers = new Map<string, number>()
const codes: string[] = []

/** Number of a code that some ad says; undefined where none does. */
export const codeNumber = (code: string): number | undefined => numbers.get(code)

/** All codes met, in the order of their numbers. */
export const knownCodes = (): readonly string[] => codes

const toCell = (attribute: FilteredAttribute, value: string | number | undefined): number => {
  if (attribute.kind === 'number') return typeof value === 'number' ? value : Number.NaN
  if (typeof value !== 'string') return 0
  const known = numbers.get(value)
  if (known !== undefined) return known
  numbers.set(value, codes.push(value))

  return codes.length
}

/** Writes what an ad says into its cells: a number, NaN where it says none, or the number of a choice. */
export const writeCells = (
  cells: Float32Array,
  row: number,
  set: number,
  values: AttributeValues,
): void => {
  const attributes = filteredOf(set)
  for (let at = 0; at < ATTRIBUTE_CELLS; at += 1) {
    const attribute = attributes[at]
    cells[row * ATTRIBUTE_CELLS + at] = attribute
      ? toCell(attribute, values[attribute.key])
      : Number.NaN
  }
}
