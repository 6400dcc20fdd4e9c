import { expect, test } from 'vitest'
import type { core } from 'zod/mini'
import {
  AdLinksFormSchema,
  AppealFormSchema,
  BannerFormSchema,
  ComplaintFormSchema,
  FindAdFormSchema,
  fieldErrors,
  LABEL,
  MessageFormSchema,
  message,
  PrintWordingFormSchema,
  ProfileFormSchema,
  PromoKindFormSchema,
  ReasonsFormSchema,
  ReportFormSchema,
  SectionFormSchema,
} from '../forms.ts'

type Row = [
  name: string,
  schema: core.$ZodType,
  field: string,
  label: string,
  least: number,
  most: number,
  chosen: Readonly<Record<string, unknown>>,
]

const NOTHING = {}
const WRONG_SECTION = { reason: 'wrong_section' }
const ILLEGAL = { reason: 'illegal' }
const BUSINESS = { kind: 'business' }

const ROWS: readonly Row[] = [
  ['R048 finding an ad', FindAdFormSchema, 'find', LABEL.find, 3, 300, NOTHING],
  ['R048 links to one’s ads', AdLinksFormSchema, 'find', LABEL.find, 3, 300, NOTHING],
  ['a message to a seller', MessageFormSchema, 'text', LABEL.message, 5, 2000, NOTHING],
  ['its sender', MessageFormSchema, 'name', LABEL.firstName, 0, 50, NOTHING],
  ['R256 a report', ReportFormSchema, 'explanation', LABEL.explanation, 0, 2000, WRONG_SECTION],
  ['R256 who reports', ReportFormSchema, 'name', LABEL.firstName, 0, 100, WRONG_SECTION],
  ['R257 a notice', ReportFormSchema, 'explanation', LABEL.explanation, 10, 2000, ILLEGAL],
  ['R257 who gives it', ReportFormSchema, 'name', LABEL.firstName, 1, 100, ILLEGAL],
  ['a company', ProfileFormSchema, 'companyName', LABEL.companyName, 1, 100, BUSINESS],
  ['its seat', ProfileFormSchema, 'companyAddress', LABEL.companyAddress, 1, 200, BUSINESS],
  ['its VAT number', ProfileFormSchema, 'vatId', LABEL.vatId, 0, 14, BUSINESS],
  ['its register', ProfileFormSchema, 'companyRegister', LABEL.companyRegister, 0, 200, BUSINESS],
  ['P040 facts of a decision', ReasonsFormSchema, 'facts', LABEL.facts, 10, 2000, NOTHING],
  ['P040 an appeal', AppealFormSchema, 'text', LABEL.appeal, 10, 2000, NOTHING],
  ['V018 a complaint', ComplaintFormSchema, 'text', LABEL.complaint, 10, 2000, NOTHING],
  ['what it is about', ComplaintFormSchema, 'about', LABEL.complaintAbout, 3, 300, NOTHING],
  ['what it asks for', ComplaintFormSchema, 'wish', LABEL.complaintWish, 0, 500, NOTHING],
  ['N002 words for the paper', PrintWordingFormSchema, 'wording', LABEL.wording, 0, 130, NOTHING],
  ['R249 a section', SectionFormSchema, 'name', LABEL.name, 1, 75, NOTHING],
  ['R249 its address', SectionFormSchema, 'slug', LABEL.slug, 1, 80, NOTHING],
  ['R249 a promotion', PromoKindFormSchema, 'name', LABEL.name, 1, 50, NOTHING],
  ['R130 who pays for a banner', BannerFormSchema, 'advertiser', LABEL.advertiser, 1, 100, NOTHING],
  ['R130 what a banner shows', BannerFormSchema, 'alt', LABEL.alt, 1, 200, NOTHING],
]

const errorAt = (schema: core.$ZodType, field: string, length: number, chosen: Row[6]) =>
  fieldErrors(schema, { ...chosen, [field]: 'a'.repeat(length) })[field]

test.each(ROWS)(
  '%s takes its shortest and its longest text, and says so of one character more',
  (_, schema, field, label, least, most, chosen) => {
    const errors = [least, most, most + 1].map((length) => errorAt(schema, field, length, chosen))

    expect(errors).toEqual([undefined, undefined, message.tooLong(label, most)])
  },
)

test.each(ROWS.filter(([, , , , least]) => least > 0))(
  '%s says what is missing',
  (_, schema, field, label, least, _most, chosen) => {
    expect(errorAt(schema, field, least - 1, chosen)).toBe(
      least === 1 ? message.required(label) : message.tooShort(label, least),
    )
  },
)
