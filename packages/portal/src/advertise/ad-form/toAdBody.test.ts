import { AdCreateBodySchema } from '@inzrt/contracts/ads/advertisementEdit'
import { sampleOffers } from '@inzrt/ui/testing/sampleOffers.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type CheckedAd, toAdBody } from './toAdBody.ts'

const checked: CheckedAd = {
  ...{ type: 'offer', section: 'kola', heading: 'Prodám dětské kolo', psc: 8123 },
  content: 'Zachovalé, 20 palců, nové pláště.',
  price: { type: 'czk', amount: '1 500' },
  images: ['u_1', 'u_2'],
  ...{ name: 'Jana', surname: '', nickname: '', phone: '777 123 456', email: 'jana@posta.example' },
  ...{ verificationCode: '', wantToShow: ['name', 'surname', 'phone'], password: 'tajneheslo' },
  ...{ promos: [], paymentMethod: 'free', consentStartNow: false },
}
const NOW = new Date('2026-05-04T08:11:40Z')
const bodyOf = (change: Partial<CheckedAd> = {}) =>
  toAdBody({ ...checked, ...change }, NOW, sampleOffers)

test('R191 R266 the form sends what the contract takes: hundredths, a phone of the world, the first photo as the main', () => {
  const body = bodyOf()

  expect(z.safeParse(AdCreateBodySchema, body).success).toBe(true)
  expect(body).toMatchObject({
    ...{ price_type: 'czk', price_value: 150_000, phoneNumber: '+420777123456' },
    images: [
      { uploadToken: 'u_1', main: true },
      { uploadToken: 'u_2', main: false },
    ],
    addInfo: { rulesAcceptedAt: '2026-05-04T08:11:40.000Z' },
  })
})

test('R239 what is not filled in is not shown', () => {
  expect(bodyOf()).toMatchObject({ showName: true, showSurname: false, showPhone: true })
})

test('R190 a price without an amount has none', () => {
  expect(bodyOf({ price: { type: 'free', amount: '12' } }).price_value).toBeNull()
  expect(bodyOf({ price: { type: 'EUR', amount: '12,50' } }).price_value).toBe(1_250)
})

test.each([
  [[], []],
  [['highlighting'], [{ promoId: 1 }]],
  [['topping'], [{ promoId: 2 }]],
  [
    ['highlighting', 'topping'],
    [{ promoId: 1 }, { promoId: 2 }],
  ],
] as const)('R240 of the promotions %j only the chosen are sent', (promos, sent) => {
  expect(bodyOf({ promos }).promos).toEqual(sent)
})

test('P049 the wish to begin at once travels with the order and its method', () => {
  expect(bodyOf({ paymentMethod: 'sms', consentStartNow: true })).toMatchObject({
    payment_method: 'sms',
    addInfo: { consentStartNow: true },
  })
})
