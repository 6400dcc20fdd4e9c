import {
  countOf,
  decimalText,
  groupThousands,
  NBSP,
  type PluralForms,
  WORD_FORMS,
} from '@inzrt/domain/text'
import type { Attribute, AttributeValues, NumberAttribute } from './Attribute.ts'

/** Inches stand at their number, other units apart from it. */
const isTight = (unit: string): boolean => unit === '″'

const WEEKS = 'týdnů'
/** Units that are words, which follow their number: 1 rok, 3 roky, 5 let. */
const UNIT_WORDS: Readonly<Record<string, PluralForms>> = {
  let: WORD_FORMS.year,
  [WEEKS]: WORD_FORMS.week,
}

const WEEKS_OF_MONTH = 52 / 12
const WEEKS_OF_YEAR = 52
/** So many weeks and months one still counts; an older animal is said to be so many months, or years, old. */
const WEEKS_COUNTED = 16
const MONTHS_COUNTED = 24

/** How long something is, as one says it: 10 týdnů, 8 měsíců, 7 let. */
const durationText = (weeks: number): string => {
  const months = Math.floor(weeks / WEEKS_OF_MONTH)
  if (weeks <= WEEKS_COUNTED) return countOf(weeks, WORD_FORMS.week)
  if (months < MONTHS_COUNTED) return countOf(months, WORD_FORMS.month)

  return countOf(Math.floor(weeks / WEEKS_OF_YEAR), WORD_FORMS.year)
}

const formatNumber = (value: number): string =>
  Number.isInteger(value) ? groupThousands(value) : decimalText(value)

/**
 * A number with its unit, as one reads it.
 * @example numberText(mileage, 120000) // '120\u00a0000\u00a0km'
 */
export const numberText = ({ unit, isYear }: NumberAttribute, value: number): string => {
  if (isYear) return String(value)
  const written = formatNumber(value)
  if (unit === undefined) return written
  if (UNIT_WORDS[unit]) return countOf(value, UNIT_WORDS[unit])

  return isTight(unit) ? `${written}${unit}` : `${written}${NBSP}${unit}`
}

const valueText = (attribute: NumberAttribute, value: number): string =>
  attribute.unit === WEEKS ? durationText(value) : numberText(attribute, value)

/** A value in words; null where the attribute does not know it, as a choice that is no more. */
export const attributeText = (
  attribute: Attribute,
  value: string | number | undefined,
): string | null => {
  if (value === undefined) return null
  if (attribute.kind === 'number')
    return typeof value === 'number' ? valueText(attribute, value) : null
  if (typeof value !== 'string') return null
  if (attribute.kind === 'text') return value

  return Object.hasOwn(attribute.choices, value) ? (attribute.choices[value] ?? null) : null
}

const said = (values: AttributeValues, { key }: Attribute): string | number | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined

/** What is known of a thing, in the order of its attributes. */
export type AttributeFact = Readonly<{
  key: string
  name: string
  value: string | number
  text: string
}>

/** Everything an ad says of what it advertises, in words. */
export const attributeFacts = (
  attributes: readonly Attribute[],
  values: AttributeValues,
): readonly AttributeFact[] =>
  attributes.flatMap((attribute) => {
    const value = said(values, attribute)
    const text = attributeText(attribute, value)

    return text === null || value === undefined
      ? []
      : [{ key: attribute.key, name: attribute.name, value, text }]
  })

const withPrefix = (attribute: Attribute, text: string): string =>
  attribute.kind === 'number' && attribute.prefix ? `${attribute.prefix}${NBSP}${text}` : text

/**
 * The two things a row of a list and the paper say of an ad beside its heading, at most.
 * @example rowFacts(attributesOf('car'), { rok: 2015, palivo: 'nafta' }) // ['r. v. 2015']
 */
export const rowFacts = (
  attributes: readonly Attribute[],
  values: AttributeValues,
): readonly string[] =>
  attributes
    .filter(({ isInRows }) => isInRows)
    .flatMap((attribute) => {
      const text = attributeText(attribute, said(values, attribute))

      return text === null ? [] : [withPrefix(attribute, text)]
    })

const PLAIN_ANSWERS: ReadonlySet<string | number> = new Set(['ano', 'ne'])

/** The words the search finds an ad by; numbers and plain yes and no are found by filters alone. */
export const attributeWords = (attributes: readonly Attribute[], values: AttributeValues): string =>
  attributeFacts(
    attributes.filter(({ kind }) => kind !== 'number'),
    values,
  )
    .filter(({ value }) => !PLAIN_ANSWERS.has(value))
    .map(({ text }) => text)
    .join(', ')
