import type { Coupon } from '@inzrt/contracts/payment/coupon'
import { orderTotal } from '@inzrt/domain/order'
import { expect, test } from 'vitest'
import { couponFault } from './couponFault.ts'
import { methodOffers } from './methodOffers.ts'
import { orderedLines } from './orderedLines.ts'

const topping = { kind: 'topping', label: 'Topování', card: 4_900, sms: 7_900 } as const
const coupon: Coupon = { code: 'LETO', kind: 'percent', value: 15, services: ['topping'] }
const ofOthers: Coupon = { ...coupon, services: ['renew'] }

test('P053 a coupon lowers what is paid by card, never what a text costs', () => {
  expect(orderTotal(orderedLines([topping], 'gp_webpay', coupon))).toBe(4_165)
  expect(orderTotal(orderedLines([topping], 'gp_webpay', null))).toBe(4_900)
  expect(methodOffers([topping], coupon)).toEqual([
    { method: 'gp_webpay', total: 4_165 },
    { method: 'sms', total: 7_900 },
  ])
})

test('P053 the field says why a coupon lowers nothing', () => {
  expect(couponFault([topping], 'gp_webpay', coupon)).toBeUndefined()
  expect(couponFault([topping], 'gp_webpay', null)).toBeUndefined()
  expect(couponFault([topping], 'sms', coupon)).toContain('přes SMS')
  expect(couponFault([topping], 'gp_webpay', ofOthers)).toContain('nevztahuje')
})

test('P052 credit is offered where it reaches for the order, as a coupon lowered it', () => {
  const byCredit = { method: 'credit', total: 4_165, balance: 4_165 }

  expect(methodOffers([topping], coupon, 4_165)[0]).toEqual(byCredit)
  expect(methodOffers([topping], coupon, 4_164).map(({ method }) => method)).not.toContain('credit')
  expect(methodOffers([topping], null, 4_165).map(({ method }) => method)).not.toContain('credit')
})
