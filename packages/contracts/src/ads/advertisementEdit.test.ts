import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { exampleCreateBody, exampleOrder } from '../examples.testdata.ts'
import { OrderPromosBodySchema, OrderRenewBodySchema } from '../payment/orderCalls.ts'
import { PaymentSchema } from '../payment/payment.ts'
import { checkInput } from '../wire/checkInput.ts'
import {
  AdCreateBodySchema,
  AdSavedAnswerSchema,
  AdUpdateBodySchema,
  createAdvertisementCall,
  deleteAdImageCall,
} from './advertisementEdit.ts'

const card = {
  method: 'gp_webpay',
  redirect: {
    method: 'POST',
    url: 'https://test.3dsecure.gpwebpay.com/pgw/order.do',
    fields: { MERCHANTNUMBER: '1234567890', AMOUNT: '2500', DIGEST: '…' },
  },
}

const sms = {
  method: 'sms',
  entries: [
    {
      label: 'Zvýraznění 7 dní – 33 Kč',
      textToSend: 'IN K7F2Q9XA',
      destinationNumber: '9033333',
    },
  ],
  pollUrl: '/api/front/orders/20260001',
  note: 'Cena SMS 33 Kč vč. DPH.',
}

test('R266 an ad is created from the 21 fields and additional information', () => {
  expect(z.parse(AdCreateBodySchema, exampleCreateBody)).toEqual(exampleCreateBody)
})

test.each([
  [{ heading: 'Kolo' }, { heading: ['too_small'] }],
  [{ content: 'krátké' }, { content: ['too_small'] }],
  [{ price_value: 1.5 }, { price_value: ['invalid_type'] }],
  [{ pscId: undefined }, { pscId: ['required'] }],
  [{ promos: [{}, {}, {}] }, expect.objectContaining({ promos: ['too_big'] })],
  [{ addInfo: { returnPath: '//evil.example' } }, { 'addInfo.returnPath': ['path'] }],
])('R266 an ad with %j is refused by field', (change, errors) => {
  expect(checkInput(AdCreateBodySchema, { ...exampleCreateBody, ...change })).toEqual({
    ok: false,
    errors,
  })
})

test('R267 V021 an update may name another heading, and need not, and says which version it read', () => {
  const { heading: _, ...rest } = exampleCreateBody

  for (const sent of [rest, exampleCreateBody]) {
    expect(z.parse(AdUpdateBodySchema, { ...sent, version: 3 })).toEqual({ ...sent, version: 3 })
    expect(AdUpdateBodySchema.safeParse(sent).success).toBe(false)
  }
})

test('R266 R273 a created ad comes with its order and the way to pay', () => {
  const answer = {
    data: { slug: 'prodam-detske-kolo-1a2b', status: 'not_published', state: 'waiting_payment' },
    meta: { order: exampleOrder, payment: card },
  }

  expect(z.parse(createAdvertisementCall.responses[201], answer)).toEqual(answer)
  expect(z.safeParse(AdSavedAnswerSchema, { data: { slug: 'x' } }).success).toBe(false)
})

test('R273 a payment is by card, by message, by invoice or free, each with its own data', () => {
  const methods = [card, sms, { method: 'free' }]

  expect(methods.map((payment) => z.parse(PaymentSchema, payment))).toEqual(methods)
  expect(z.safeParse(PaymentSchema, { ...sms, method: 'gp_webpay' }).success).toBe(false)
})

test('R268 a picture is deleted by its number', () => {
  const params = (imageId: string) =>
    z.safeParse(deleteAdImageCall.params, { slug: 'kolo-1a2b', imageId }).success

  expect(params('77')).toBe(true)
  expect(params('77;78')).toBe(false)
})

test('R269 promotions are ordered one or two at a time', () => {
  const order = (...ids: number[]) => ({
    payment_method: 'sms',
    password: 'tajneheslo',
    promos: ids.map((promoId) => ({ promoId })),
    addInfo: { consentStartNow: true },
  })

  expect(z.safeParse(OrderPromosBodySchema, order(1, 2)).success).toBe(true)
  expect(z.safeParse(OrderPromosBodySchema, order()).success).toBe(false)
  expect(z.safeParse(OrderPromosBodySchema, order(1, 2, 3)).success).toBe(false)
})

test('R270 a renewal needs a payment method, free included', () => {
  const body = { payment_method: 'free', password: 'tajneheslo', addInfo: {} }

  expect(z.parse(OrderRenewBodySchema, body)).toEqual(body)
  expect(z.safeParse(OrderRenewBodySchema, { ...body, payment_method: 'cash' }).success).toBe(false)
})
