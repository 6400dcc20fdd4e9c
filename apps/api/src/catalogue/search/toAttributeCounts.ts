import type { AttributeCount } from '@inzrt/contracts/browse/listingQuery'
import {
  type Attribute,
  type AttributeSet,
  attributesOf,
  offeredChoices,
} from '@inzrt/rules/attributes'
import type { SaidCount } from './ad-index/countAttributes.ts'

const toCount = (attribute: Attribute, said: SaidCount | undefined): AttributeCount[] => {
  const { key, name, kind } = attribute
  const count = said && { count: said.count }
  if (kind === 'text') return []
  if (kind === 'number')
    return [{ key, name, ...(attribute.unit && { unit: attribute.unit }), ...count }]
  // What is offered no more is asked for as long as some ad says it.
  const choices = said ? Object.entries(attribute.choices) : offeredChoices(attribute)

  return [
    {
      key,
      name,
      ...count,
      choices: choices.map(([code, called]) => ({
        code,
        name: called,
        ...(said && { count: said.choices?.get(code) ?? 0 }),
      })),
    },
  ]
}

/** What a list can be narrowed by, in the names and the order operators give it; without counts where none are known. */
export const toAttributeCounts = (
  set: AttributeSet | null,
  said: readonly SaidCount[] | null,
): AttributeCount[] =>
  attributesOf(set).flatMap((attribute) =>
    toCount(
      attribute,
      said?.find(({ key }) => key === attribute.key),
    ),
  )
