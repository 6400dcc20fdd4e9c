import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  BannerFormSchema,
  CouponFormSchema,
  EditionFormSchema,
  FIELD_LABEL,
  fieldErrors,
  formMessage,
  PromoKindFormSchema,
  SectionFormSchema,
  UserFormSchema,
} from '../forms.ts'

const SECTION = {
  brand: 'general',
  parentId: '3',
  name: 'Jízdní kola',
  slug: 'jizdni-kola',
  position: '10',
  isActive: true,
  requiresApproval: false,
  requiresAgeProof: false,
  isDating: false,
  isOffer: true,
  isInquiry: true,
  isExchange: true,
  isPaidOffer: true,
  isPaidInquiry: false,
  isPaidExchange: false,
  cardPrice: '49',
  smsNumber: '9033379',
  validDays: '',
  validWeeks: '4',
  validMonths: '',
}

test('R249 a section is typed in crowns and numbers; what is left empty is none', () => {
  const section = z.parse(SectionFormSchema, { ...SECTION, parentId: '', smsNumber: ' ' })

  expect(section).toMatchObject({
    parentId: null,
    position: 10,
    cardPrice: 4900,
    smsNumber: null,
    validDays: null,
    validWeeks: 4,
  })
})

const BANNER = {
  uploadToken: '',
  brand: 'adult',
  sectionId: '7',
  position: '3',
  advertiser: 'Kolárna',
  alt: 'Kola',
  targetUrl: 'https://kola.example',
  startsOn: '2026-05-04',
  endsOn: '',
  isActive: true,
}

test('R130 a banner may have no new picture and no last day', () => {
  expect(z.parse(BannerFormSchema, BANNER)).toMatchObject({
    uploadToken: null,
    sectionId: 7,
    startsOn: '2026-05-04',
    endsOn: null,
  })
})

const COUPON = {
  code: 'leto-2026',
  kind: 'percent',
  value: '10',
  brand: '',
  endsOn: '',
  usesMax: '',
  usesPerPerson: '1',
  isActive: true,
  publish: false,
  highlighting: true,
  topping: true,
  renew: false,
}

test('P053 a coupon is typed in per cent or crowns, and its services are ticked', () => {
  expect(z.parse(CouponFormSchema, COUPON)).toEqual({
    code: 'LETO2026',
    kind: 'percent',
    value: 10,
    brand: null,
    endsOn: null,
    usesMax: null,
    usesPerPerson: 1,
    isActive: true,
    services: ['highlighting', 'topping'],
  })
  expect(z.parse(CouponFormSchema, { ...COUPON, kind: 'amount', value: '50' }).value).toBe(5_000)
})

test.each([
  ['code', { code: 'léto' }, formMessage.coupon],
  ['value', { value: '101' }, formMessage.percent],
  [
    'value',
    { value: '-5' },
    formMessage.whole(FIELD_LABEL.discountValue, { least: 1, most: 9_999 }),
  ],
  ['publish', { highlighting: false, topping: false }, 'Vyberte prosím službu.'],
])('P053 a wrong %s of a coupon is said under its field', (field, change, text) => {
  expect(fieldErrors(CouponFormSchema, { ...COUPON, ...change })).toEqual({ [field]: text })
})

test('R068 the deadline of an edition is typed in Prague time, in summer and winter', () => {
  const edition = { year: '2026', number: '18', releaseDate: '2026-05-05' }
  const deadlineOf = (deadlineAt: string) =>
    z.parse(EditionFormSchema, { ...edition, deadlineAt }).deadlineAt

  expect(deadlineOf('2026-05-04T15:30')).toBe('2026-05-04T13:30:00.000Z')
  expect(deadlineOf('2026-01-05T15:30')).toBe('2026-01-05T14:30:00.000Z')
})

test.each([
  ['R249', SectionFormSchema, 'position', FIELD_LABEL.position, 0, 9_999],
  ['R249', SectionFormSchema, 'cardPrice', FIELD_LABEL.cardPrice, 1, 9_999],
  ['R010', SectionFormSchema, 'validDays', FIELD_LABEL.validDays, 1, 366],
  ['R010', SectionFormSchema, 'validWeeks', FIELD_LABEL.validWeeks, 1, 366],
  ['R010', SectionFormSchema, 'validMonths', FIELD_LABEL.validMonths, 1, 366],
  ['R249', PromoKindFormSchema, 'days', FIELD_LABEL.days, 1, 366],
  ['R249', PromoKindFormSchema, 'cardPrice', FIELD_LABEL.cardPrice, 1, 9_999],
  ['R037', PromoKindFormSchema, 'smsPrice', FIELD_LABEL.smsPrice, 1, 99],
  ['R130', BannerFormSchema, 'position', FIELD_LABEL.position, 1, 240],
  ['R068', EditionFormSchema, 'year', FIELD_LABEL.year, 1990, 2100],
  ['R068', EditionFormSchema, 'number', FIELD_LABEL.number, 1, 99],
] as const)('%s %#: a number beyond its bounds, or none, is told which it may be', (...row) => {
  const [, schema, field, label, least, most] = row
  const errorAt = (text: string) => fieldErrors(schema, { [field]: text })[field]
  const error = formMessage.whole(label, { least, most })

  expect([least, most].map(String).map(errorAt)).toEqual([undefined, undefined])
  expect([`${least - 1}`, `${most + 1}`, '1,5', 'deset'].map(errorAt)).toEqual(Array(4).fill(error))
})

test.each([
  ['slug', 'jizdni-kola-9', undefined],
  ['slug', 'Jízdní kola', formMessage.slug],
  ['slug', 'kola--2', formMessage.slug],
  ['smsNumber', '9099999', undefined],
  ['smsNumber', '9133379', formMessage.smsNumber],
  ['smsNumber', '903337', formMessage.smsNumber],
])('R249 the %s „%s“ of a section is answered %s', (field, text, error) => {
  expect(fieldErrors(SectionFormSchema, { [field]: text })[field]).toBe(error)
})

test.each([
  ['targetUrl', 'http://kola.example/jaro', undefined],
  ['targetUrl', 'javascript:alert(1)', formMessage.targetUrl],
  ['startsOn', '4. 5. 2026', formMessage.choose(FIELD_LABEL.startsOn)],
])('R130 the %s „%s“ of a banner is answered %s', (field, text, error) => {
  expect(fieldErrors(BannerFormSchema, { [field]: text })[field]).toBe(error)
})

const USER = { scope: 'user', isBlocked: false, facts: '', isPartner: true }

test.each([
  ['7', '1', []],
  ['60', '1000000', []],
  ['6', '0', ['invoiceDays', 'invoiceLimit']],
  ['61', '1000001', ['invoiceDays', 'invoiceLimit']],
])(
  'P051 a partner has %s days to pay, and owes %s crowns at most: wrong is %j',
  (invoiceDays, invoiceLimit, wrong) => {
    const errors = fieldErrors(UserFormSchema, { ...USER, invoiceDays, invoiceLimit })

    expect(Object.keys(errors).toSorted()).toEqual(wrong)
  },
)
