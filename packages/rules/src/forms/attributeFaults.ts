import { findContacts } from '@inzrt/domain/contact'
import { textLength } from '@inzrt/domain/text'
import { readAttribute, typedText } from '../attributes/readAttributes.ts'
import { type Attribute, numberText, type TypedAttributes } from '../attributes.ts'
import { ATTRIBUTES_MAX } from '../limits.ts'
import type { FieldErrors } from './fieldErrors.ts'
import * as formMessage from './formMessage.ts'
import { HTML } from './html.ts'

const textFault = (name: string, text: string, longest: number): string | null => {
  if (text.length > 2 * longest || textLength(text) > longest)
    return formMessage.tooLong(name, longest)
  if (findContacts(text).length > 0) return formMessage.contactInAttribute(name)

  return HTML.test(text) ? formMessage.html : null
}

const isRetired = (attribute: Attribute, text: string): boolean =>
  attribute.kind === 'choice' && (attribute.retired ?? []).includes(text)

const faultOf = (attribute: Attribute, text: string, isNew: boolean): string | null => {
  const { name } = attribute
  if (attribute.kind === 'text') return textFault(name, text, attribute.longest)
  if (readAttribute(attribute, text) !== null && !(isNew && isRetired(attribute, text))) return null
  if (attribute.kind === 'choice') return formMessage.chooseOffered(name)

  return formMessage.number(name, {
    least: numberText({ ...attribute, unit: '' }, attribute.least).trim(),
    most: numberText(attribute, attribute.most),
    hasTenths: attribute.hasTenths === true,
  })
}

/**
 * What is wrong with what a form says of the thing itself, by field. What belongs to no field of the section is told
 * too, so that nothing somebody wrote is lost in silence.
 * @param ad an offer has to say what is required, who looks for something need not; one that is not new may go on saying
 * what can be chosen no more
 */
export const attributeFaults = (
  attributes: readonly Attribute[],
  typed: TypedAttributes,
  { isOffered, isNew = false }: Readonly<{ isOffered: boolean; isNew?: boolean }>,
): FieldErrors => {
  const keys = Object.keys(typed)
  if (keys.length > ATTRIBUTES_MAX)
    return { attributes: formMessage.tooManyAttributes(ATTRIBUTES_MAX) }
  const known = attributes.flatMap((attribute): [string, string][] => {
    const text = typedText(typed, attribute)
    const missing = isOffered && attribute.isRequired ? formMessage.required(attribute.name) : null
    const fault = text === '' ? missing : faultOf(attribute, text, isNew)

    return fault === null ? [] : [[attribute.key, fault]]
  })
  const unknown = keys
    .filter((key) => !attributes.some((attribute) => attribute.key === key) && typed[key] !== '')
    .map((key): [string, string] => [key, formMessage.foreignAttribute])

  return Object.fromEntries(
    [...known, ...unknown].map(([key, fault]) => [`attributes.${key}`, fault]),
  )
}
