import { slugify } from '@inzrt/domain/slug'
import { textLength } from '@inzrt/domain/text'
import * as z from 'zod/mini'
import type { AttributeChange, AttributeChanges } from '../attributes/attributeChanges.ts'
import { readChoiceLines, type WordedAttribute } from '../attributes/wordAttributes.ts'
import { ATTRIBUTE_NAME_MAX, CHOICES_MAX } from '../limits.ts'
import type { FieldErrors } from './fieldErrors.ts'
import { FIELD_LABEL } from './fieldLabel.ts'
import * as formMessage from './formMessage.ts'
import { wholeNumber } from './recordFields.ts'

const POSITIONS = { least: 0, most: 9_999 } as const

type Choices = NonNullable<WordedAttribute['choices']>

const isLong = (text: string): boolean =>
  text.length > 4 * ATTRIBUTE_NAME_MAX || textLength(text) > ATTRIBUTE_NAME_MAX

const twiceIn = (names: readonly string[]): string | undefined => {
  const folded = names.map((name) => name.trim().toLowerCase())

  return names.find((_, at) => folded.indexOf(folded[at] ?? '') < at)
}

const choicesFault = ({ choices: known = [] }: AttributeChange, choices: Choices) => {
  const codes = choices.flatMap(({ code }) => code ?? [])
  const foreign = codes.find((code) => !known.some((each) => each.code === code))
  const twice = twiceIn(choices.map(({ name }) => name)) ?? twiceIn(codes)
  const long = choices.find(({ name }) => isLong(name))
  if (choices.length === 0) return formMessage.required(FIELD_LABEL.choices)
  if (foreign !== undefined) return formMessage.foreignCode(foreign)
  if (choices.some(({ name }) => slugify(name) === '')) return formMessage.wordlessChoice
  if (long)
    return formMessage.longChoice(long.name.slice(0, ATTRIBUTE_NAME_MAX), ATTRIBUTE_NAME_MAX)
  if (twice !== undefined) return formMessage.twice(twice)

  return choices.length > CHOICES_MAX ? formMessage.tooManyChoices(CHOICES_MAX) : null
}

const nameFault = (name: string, others: readonly WordedAttribute[]): string | null => {
  if (name.trim() === '') return formMessage.required(FIELD_LABEL.name)
  if (isLong(name)) return formMessage.tooLong(FIELD_LABEL.name, ATTRIBUTE_NAME_MAX)
  const isTaken = others.some((each) => twiceIn([each.name, name]) !== undefined)

  return isTaken ? formMessage.twice(name.trim()) : null
}

/**
 * What is wrong with attributes as an operator words them, by field: `name.palivo`, `choices.palivo`.
 * @param known as they are now; each has to be worded, once
 */
export const wordingFaults = (
  known: AttributeChanges,
  worded: readonly WordedAttribute[],
): FieldErrors =>
  Object.fromEntries(
    known.flatMap((attribute) => {
      const { key } = attribute
      const [own, ...again] = worded.filter((each) => each.key === key)
      if (!own || again.length > 0)
        return [[`name.${key}`, formMessage.malformed(FIELD_LABEL.name)]]
      const others = worded.slice(0, worded.indexOf(own))
      const faults = [
        [`name.${key}`, nameFault(own.name, others)] as const,
        [`choices.${key}`, own.choices ? choicesFault(attribute, own.choices) : null] as const,
      ]

      return faults.flatMap(([field, fault]) => (fault === null ? [] : [[field, fault]]))
    }),
  )

type Typed = Readonly<Record<string, string | number>>

const toWorded = (known: AttributeChanges, typed: Typed): readonly WordedAttribute[] =>
  known
    .toSorted(
      (one, other) => Number(typed[`position.${one.key}`]) - Number(typed[`position.${other.key}`]),
    )
    .map(({ key, choices }) => ({
      key,
      name: String(typed[`name.${key}`]),
      ...(choices && { choices: readChoiceLines(String(typed[`choices.${key}`])) }),
    }))

const fieldsOf = ({ key, choices }: AttributeChange) => ({
  [`name.${key}`]: z.string(formMessage.unnamed),
  [`position.${key}`]: wholeNumber(FIELD_LABEL.position, POSITIONS),
  ...(choices && { [`choices.${key}`]: z.string(formMessage.unnamed) }),
})

/** The form by which an operator words the attributes of a section: name, order and choices of each. */
export const attributesFormSchema = (known: AttributeChanges) =>
  z.pipe(
    z.object(Object.assign({}, ...known.map(fieldsOf)) as ReturnType<typeof fieldsOf>).check(
      z.superRefine((typed, context) => {
        const faults = wordingFaults(known, toWorded(known, typed as Typed))
        for (const [field, text] of Object.entries(faults))
          context.addIssue({ code: 'custom', path: [field], message: text, input: typed })
      }),
    ),
    z.transform((typed) => toWorded(known, typed as Typed)),
  )
