import { decimalText, withoutInvisible } from '@inzrt/domain/text'
import type { Attribute, AttributeValues, TypedAttributes } from './Attribute.ts'
import { readNumber } from './readNumber.ts'

/** What was typed for an attribute, tidied; empty where nothing was. */
export const typedText = (typed: TypedAttributes, { key }: Pick<Attribute, 'key'>): string =>
  Object.hasOwn(typed, key) ? withoutInvisible(typed[key] ?? '').trim() : ''

/** What was typed as the attribute keeps it; null where it is empty or nothing the attribute can be. */
export const readAttribute = (attribute: Attribute, text: string): string | number | null => {
  if (text === '') return null
  if (attribute.kind === 'number') return readNumber(attribute, text)
  if (attribute.kind === 'choice') return Object.hasOwn(attribute.choices, text) ? text : null

  return text
}

/** A filled form as an ad keeps it: what belongs to its section, and is right. */
export const readAttributes = (
  attributes: readonly Attribute[],
  typed: TypedAttributes,
): AttributeValues =>
  Object.fromEntries(
    attributes.flatMap((attribute) => {
      const value = readAttribute(attribute, typedText(typed, attribute))

      return value === null ? [] : [[attribute.key, value] as const]
    }),
  )

/** What an ad says as its form holds it. */
export const toTyped = (values: AttributeValues): TypedAttributes =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'number' ? decimalText(value) : value,
    ]),
  )

/**
 * What is left of an ad's attributes in another section, and the names of those that do not belong there.
 * @param from those of the section it was in
 */
export const moveAttributes = <Value extends string | number>(
  values: Readonly<Record<string, Value>>,
  from: readonly Attribute[],
  to: readonly Attribute[],
): { kept: Record<string, Value>; dropped: readonly string[] } => {
  const isKept = ([key, value]: readonly [string, Value]): boolean => {
    const attribute = to.find((each) => each.key === key)

    return attribute !== undefined && readAttribute(attribute, String(value)) !== null
  }
  const said = Object.entries(values).filter(([, value]) => value !== '')

  return {
    kept: Object.fromEntries(said.filter(isKept)),
    dropped: said
      .filter((entry) => !isKept(entry))
      .flatMap(([key]) => from.find((each) => each.key === key)?.name ?? []),
  }
}
