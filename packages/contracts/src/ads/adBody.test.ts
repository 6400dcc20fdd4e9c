import { type CompleteAd, EMPTY_AD } from '@inzrt/rules/forms'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { exampleCreateBody } from '../examples.testdata.ts'
import { fromWireNames, toWireNames } from '../wire/fieldNames.ts'
import { fromAdBody, toAdBody, toAdUpdateBody } from './adBody.ts'
import { AD_FIELD_NAMES, AdCreateBodySchema, AdUpdateBodySchema } from './advertisementEdit.ts'

const ad: CompleteAd = {
  ...EMPTY_AD,
  type: 'offer',
  sectionSlug: 'kola',
  heading: 'Prodám dětské kolo',
  localityId: 8123,
  content: 'Zachovalé, 20 palců, nové pláště.',
  price: { type: 'czk', amount: '1 500' },
  images: [
    { uploadToken: 'u_1', main: true },
    { id: 7, main: false },
  ],
  firstName: 'Jana',
  phone: '777 123 456',
  email: 'jana@posta.example',
  wantToShow: ['name', 'surname', 'phone'],
  password: 'tajneheslo',
  rules: true,
}
const NOW = new Date('2026-05-04T08:11:40Z')
const bodyOf = (change: Partial<CompleteAd> = {}, promoIds: readonly number[] = []) =>
  toAdBody({ ...ad, ...change }, promoIds, NOW)

test('R191 R266 the form sends hundredths, an international phone and the main photo', () => {
  const body = bodyOf()

  expect(z.strictObject(AdCreateBodySchema.shape).safeParse(body).success).toBe(true)
  expect(body).toMatchObject({
    price_type: 'czk',
    price_value: 150_000,
    phoneNumber: '+420777123456',
    images: [
      { uploadToken: 'u_1', main: true },
      { id: 7, main: false },
    ],
    addInfo: { rulesAcceptedAt: '2026-05-04T08:11:40.000Z' },
  })
})

test('R267 a change sends what the contract takes, and nothing it leaves as it is', () => {
  const { password: _, promos, paymentMethod, rules, consentStartNow, coupon, ...change } = ad
  const body = toAdUpdateBody(change, 3, NOW)

  expect(z.strictObject(AdUpdateBodySchema.shape).safeParse(body).success).toBe(true)
  expect(body).toMatchObject({ payment_method: 'free', promos: [], version: 3 })
  expect([promos, paymentMethod, rules, consentStartNow, coupon]).toEqual([
    ...[[], 'free', true, false, ''],
  ])
})

test('P053 the code of a coupon is sent with a new ad, where there is one', () => {
  expect(toAdBody({ ...ad, coupon: 'LETO' }, [], NOW).coupon).toBe('LETO')
  expect(toAdBody(ad, [], NOW)).not.toHaveProperty('coupon')
})

test('R239 what is not filled in is not shown', () => {
  expect(bodyOf()).toMatchObject({ showName: true, showSurname: false, showPhone: true })
})

test('R190 a price without an amount has none', () => {
  expect(bodyOf({ price: { type: 'free', amount: '12' } }).price_value).toBeNull()
  expect(bodyOf({ price: { type: 'EUR', amount: '12,50' } }).price_value).toBe(1_250)
})

test('P049 the wish to begin at once travels with the order and its method', () => {
  expect(bodyOf({ paymentMethod: 'sms', consentStartNow: true }, [2])).toMatchObject({
    payment_method: 'sms',
    promos: [{ promoId: 2 }],
    addInfo: { consentStartNow: true },
  })
})

test('R266 an ad that was sent reads like the form it left', () => {
  const { promos: _, ...sent } = ad

  expect(fromAdBody(bodyOf()).ad).toEqual({
    ...sent,
    price: { type: 'czk', amount: '1500' },
    phone: '+420777123456',
    wantToShow: ['name', 'phone'],
  })
  expect(fromAdBody(z.parse(AdCreateBodySchema, exampleCreateBody))).toMatchObject({
    promos: exampleCreateBody.promos,
  })
})

test.each([0, 1, 99, 150_050, 1_234_567_890, 9_999_999_900])(
  'R191 an amount of %i hundredths comes through the form as it was',
  (price_value) => {
    const { price } = fromAdBody({ ...bodyOf(), price_type: 'EUR', price_value }).ad

    expect(bodyOf({ price }).price_value).toBe(price_value)
  },
)

test('R299 what is wrong with an ad comes back to the field it left', () => {
  const errors = Object.fromEntries(
    ['price.type', 'price.amount', 'localityId', 'phone', 'rules', 'heading'].map((field) => [
      field,
      [`${field} is wrong`],
    ]),
  )
  const told = toWireNames(AD_FIELD_NAMES, errors)

  expect(Object.keys(told)).toEqual([
    ...['price_type', 'price_value', 'pscId', 'phoneNumber', 'addInfo.rulesAcceptedAt', 'heading'],
  ])
  expect(fromWireNames(AD_FIELD_NAMES, told)).toEqual(errors)
})
