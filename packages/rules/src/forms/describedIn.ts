import * as z from 'zod/mini'
import { type AttributeSet, attributesOf, type TypedAttributes } from '../attributes.ts'
import type { AdType } from '../listing.ts'
import { attributeFaults } from './attributeFaults.ts'

/** A form that says something of the thing itself. */
export type Described = Readonly<{ attributes: TypedAttributes }>

/** Other fields may still be wrong: what is said of the thing is told beside them. */
const isDescribed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'attributes' in value

const isElsewhere = ({ path }: Readonly<{ path?: readonly PropertyKey[] | undefined }>): boolean =>
  path?.[0] !== 'attributes'

/**
 * What is said of the thing has to suit the section; who offers it has to say what is required. A new ad takes no choice
 * that is offered no more.
 * @param isComplete whether what is required has to be there
 */
export const describedIn = <Values extends Described>(
  attributeSet: AttributeSet | null,
  typeOf: (values: Values) => AdType,
  { isNew = false, isComplete = true }: Readonly<{ isNew?: boolean; isComplete?: boolean }> = {},
) =>
  z.superRefine<Values>(
    (ad, context) => {
      const type = typeOf(ad)
      const faults = attributeFaults(attributesOf(attributeSet, type), ad.attributes, {
        isOffered: isComplete && type === 'offer',
        isNew,
      })
      for (const [field, text] of Object.entries(faults))
        context.addIssue({ code: 'custom', path: field.split('.'), message: text, input: ad })
    },
    { when: ({ value, issues }) => isDescribed(value) && issues.every(isElsewhere) },
  )
