import { expect, test } from 'vitest'
import { adPrice } from './adPrice.ts'

const card = { canBePaid: true, price: { amount: 4_900, currency: 'CZK' as const } }
const sms = { canBePaid: false, price: null, smsNumber: null, keyword: null }

test('R066 a section is free or says the price of an ad paid by card', () => {
  expect(adPrice({ isPaid: false, card, sms })).toBe('zdarma')
  expect(adPrice({ isPaid: true, card, sms })).toBe('49\u00a0Kč')
})
