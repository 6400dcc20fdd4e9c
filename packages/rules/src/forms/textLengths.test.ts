import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import * as forms from '../forms.ts'
import { FIELD_LABEL, fieldErrors } from '../forms.ts'

type Fields = Readonly<Record<string, z.core.$ZodType>>
type FormField = Readonly<{ name: string; at: (text: string) => string | undefined }>

const NEEDS = {
  isAnonymous: true,
  isPaid: true,
  needsPassword: true,
  type: 'offer' as const,
  allowedTypes: ['offer' as const],
  attributeSet: null,
}

const ALL: Readonly<Record<string, z.core.$ZodType>> = {
  ...Object.fromEntries(Object.entries(forms).filter(([name]) => /^[A-Z].*FormSchema$/.test(name))),
  adForm: forms.adFormSchema(NEEDS),
  adEditForm: forms.adEditFormSchema(NEEDS),
  promoForm: forms.promoFormSchema(NEEDS),
  renewForm: forms.renewFormSchema(NEEDS),
}

const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def

/** What is filled in by a form, once for each way it may be filled in. */
const waysOf = (schema: z.core.$ZodType): Fields[] => {
  const def = defOf(schema)
  if (def.type === 'object') return [def.shape]

  return def.type === 'union' ? def.options.flatMap(waysOf) : []
}

const typeOf = (schema: z.core.$ZodType): string => {
  const def = defOf(schema)

  return def.type === 'pipe' ? typeOf(def.in) : def.type
}

/** The first choice of each field that has no other text: the reason of a report, the kind of an account. */
const chosenIn = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]) => {
      const def = defOf(schema)
      if (def.type === 'literal') return [[name, def.values[0]]]

      return def.type === 'enum' ? [[name, Object.values(def.entries)[0]]] : []
    }),
  )

const textFieldsOf = ([form, schema]: readonly [string, z.core.$ZodType]): FormField[] =>
  waysOf(schema).flatMap((fields) => {
    const chosen = chosenIn(fields)

    return Object.keys(fields)
      .filter((name) => fields[name] && typeOf(fields[name]) === 'string')
      .map((name) => ({
        name: [form, ...Object.values(chosen), name].join(' '),
        at: (text) => fieldErrors(schema, { ...chosen, [name]: text })[name],
      }))
  })

const FIELDS = Object.entries(ALL).flatMap(textFieldsOf)

const ENDLESS = 'a'.repeat(10_000)

const numberIn = (sentence: string | undefined, before: string): number | undefined => {
  const [, digits] = new RegExp(`${before} ([\\d\\s]+)zna`).exec(sentence ?? '') ?? []

  return digits === undefined ? undefined : Number(digits.replace(/\D/g, ''))
}

const most = ({ at }: FormField) => numberIn(at(ENDLESS), 'nejvýše')
const least = ({ at }: FormField) => numberIn(at('a'), 'alespoň') ?? (at('') ? 1 : 0)

const LIMITED = FIELDS.flatMap((field) => {
  const limit = most(field)

  return limit === undefined ? [] : [{ ...field, least: least(field), most: limit }]
})

/** Chosen from a list, not filled in this way of the form, or held to more than a length: a number, a day, a code. */
const UNLIMITED =
  /sectionSlug|ground|uploadToken|(starts|ends)On|deadlineAt|releaseDate|sectionId|parentId|position|days|Days|invoiceLimit|Price|valid\w+|year|number|verificationCode|^ReportVerdictFormSchema (moved|dismissed) facts$/

test('R241 every text of every form has a longest length, which is told', () => {
  const names = FIELDS.filter((field) => most(field) === undefined).map(({ name }) => name)

  expect(names.filter((name) => !UNLIMITED.test(name))).toEqual([])
  expect(LIMITED.length).toBeGreaterThan(80)
})

test.each(LIMITED)(
  'R241 $name: $most characters are taken, one more is told under its own name',
  ({ at, most }) => {
    const tooLong = at(ENDLESS)
    const [, label] = /^Pole „(.+)“ může mít nejvýše/.exec(tooLong ?? '') ?? []

    expect(Object.values(FIELD_LABEL)).toContain(label)
    expect(at('a'.repeat(most + 1))).toBe(tooLong)
    expect(at('a'.repeat(most))).not.toBe(tooLong)
    expect(at('🚲'.repeat(most))).not.toBe(tooLong)
  },
)

test.each(LIMITED.filter((field) => field.least > 0))(
  'R241 $name: $least characters are enough, one less is told',
  ({ at, least }) => {
    const tooShort = at('a'.repeat(least - 1))

    expect(tooShort).toMatch(least === 1 ? /je povinné\.$/ : /musí mít alespoň/)
    expect(at('a'.repeat(least))).not.toBe(tooShort)
  },
)

test('R241 what is to be chosen is asked for in its right case', () => {
  const sentences = FIELDS.flatMap(({ at }) => at('') ?? [])

  expect(sentences).toContain('Vyberte prosím uzávěrku.')
  expect(sentences.filter((sentence) => /^Vyberte prosím \S+a\.$/.test(sentence))).toEqual([])
})
