import type { AdType } from '../listing.ts'
import type { Attribute } from './Attribute.ts'
import { type AttributeChanges, applyChanges } from './attributeChanges.ts'
import { text } from './describe.ts'
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

/** What an exchange is looking for, in any section. */
export const WANTED_IN_EXCHANGE = text('vymenou', 'Výměnou za', {
  longest: 200,
  hint: 'Oddělte čárkou, třeba: kolo, kytara. Najdeme i\u00a0výměnu přes třetího.',
})

const ofSection = (set: AttributeSet | null): readonly Attribute[] => {
  if (set === null) return []

  return typeof set === 'string' ? ofTable(set) : applyChanges(ofTable(set.name), set.changes)
}

/**
 * What is said of what a section's ads advertise, in the order in which it is asked; nothing of many sections.
 * @param type of the ad; only an exchange says what it is looking for
 * @example attributesOf(null, 'exchange').map(({ key }) => key) // ['vymenou']
 */
export const attributesOf = (set: AttributeSet | null, type?: AdType): readonly Attribute[] =>
  type === 'exchange' ? [...ofSection(set), WANTED_IN_EXCHANGE] : ofSection(set)
