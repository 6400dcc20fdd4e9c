import type { Attribute } from './Attribute.ts'
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

export const ATTRIBUTE_SETS = Object.keys(SETS) as [AttributeSetName, ...AttributeSetName[]]

/** What is said of what a section's ads advertise, in the order in which it is asked; nothing of many sections. */
export const attributesOf = (name: AttributeSetName | null): readonly Attribute[] =>
  name !== null && Object.hasOwn(SETS, name) ? SETS[name] : []
