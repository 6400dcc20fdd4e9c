import {
  ATTRIBUTE_SETS,
  type Attribute,
  type AttributeSetName,
  type AttributeValues,
  attributesOf,
  type ChoiceAttribute,
  type NumberAttribute,
} from '@inzrt/domain/attributes'

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
export const setNumber = (name: AttributeSetName | null): number =>
  name === null ? 0 : ATTRIBUTE_SETS.indexOf(name) + 1

/** What lists of a set can be narrowed by, each at the place its cell has. */
export const filteredOf = (set: number): readonly FilteredAttribute[] => FILTERED[set - 1] ?? []

/** Codes of a choice in the order of their numbers. */
export const codesOf = ({ choices }: ChoiceAttribute): readonly string[] => Object.keys(choices)

const toCell = (attribute: FilteredAttribute, value: string | number | undefined): number => {
  if (attribute.kind === 'number') return typeof value === 'number' ? value : Number.NaN
  const at = typeof value === 'string' ? codesOf(attribute).indexOf(value) : -1

  return at < 0 ? Number.NaN : at
}

/** Writes what an ad says into its cells: a number, or the number of a choice; NaN where it says nothing. */
export const writeCells = (
  cells: Float32Array,
  slot: number,
  set: number,
  values: AttributeValues,
): void => {
  const attributes = filteredOf(set)
  for (let at = 0; at < ATTRIBUTE_CELLS; at += 1) {
    const attribute = attributes[at]
    cells[slot * ATTRIBUTE_CELLS + at] = attribute
      ? toCell(attribute, values[attribute.key])
      : Number.NaN
  }
}
