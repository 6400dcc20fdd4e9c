import * as z from 'zod/mini'
import { type AttributeSetName, attributesOf, type TypedAttributes } from '../attributes.ts'
import type { AdType } from '../listing.ts'
import { attributeFaults } from './attributeFaults.ts'

/** A form that says something of the thing itself. */
export type Described = Readonly<{ attributes: TypedAttributes }>

/** Other fields may still be wrong: what is said of the thing is told beside them. */
const isDescribed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'attributes' in value

const isElsewhere = ({ path }: Readonly<{ path?: readonly PropertyKey[] | undefined }>): boolean =>
  path?.[0] !== 'attributes'

/** What is said of the thing has to suit the section; `typeOf` says which type the values are of. */
export const describedIn = <Values extends Described>(
  attributeSet: AttributeSetName | null,
  typeOf: (values: Values) => AdType,
) =>
  z.superRefine<Values>(
    (ad, context) => {
      const isOffered = typeOf(ad) === 'offer'
      const faults = attributeFaults(attributesOf(attributeSet), ad.attributes, isOffered)
      for (const [field, text] of Object.entries(faults))
        context.addIssue({ code: 'custom', path: field.split('.'), message: text, input: ad })
    },
    { when: ({ value, issues }) => isDescribed(value) && issues.every(isElsewhere) },
  )
