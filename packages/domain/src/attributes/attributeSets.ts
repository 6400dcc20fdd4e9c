import type { Attribute } from './Attribute.ts'
import { type AttributeChanges, applyChanges } from './attributeChanges.ts'
import { animals } from './sets/animals.ts'
import { children } from './sets/children.ts'
import { electronics } from './sets/electronics.ts'
import { homes } from './sets/homes.ts'
import { household } from './sets/household.ts'
import { people } from './sets/people.ts'
import { sport } from './sets/sport.ts'
import { vehicles } from './sets/vehicles.ts'

const SETS = {
  ...vehicles,
  ...homes,
  ...sport,
  ...children,
  ...animals,
  ...electronics,
  ...household,
  ...people,
} as const satisfies Record<string, readonly Attribute[]>

/** What the things of a section are: the name of what is said of them. */
export type AttributeSetName = keyof typeof SETS

/** A set as the table has it, or as an operator changed it. */
export type AttributeSet =
  | AttributeSetName
  | Readonly<{ name: AttributeSetName; changes: AttributeChanges }>

export const ATTRIBUTE_SETS = Object.keys(SETS) as [AttributeSetName, ...AttributeSetName[]]

const ofTable = (name: AttributeSetName): readonly Attribute[] =>
  Object.hasOwn(SETS, name) ? SETS[name] : []

/** What a set is called, changed or not. */
export const nameOfSet = (set: AttributeSet): AttributeSetName =>
  typeof set === 'string' ? set : set.name

/** What is said of what a section's ads advertise, in the order in which it is asked; nothing of many sections. */
export const attributesOf = (set: AttributeSet | null): readonly Attribute[] => {
  if (set === null) return []

  return typeof set === 'string' ? ofTable(set) : applyChanges(ofTable(set.name), set.changes)
}
