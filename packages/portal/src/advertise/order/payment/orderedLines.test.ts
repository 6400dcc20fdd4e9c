import type { Coupon } from '@inzrt/contracts/payment/coupon'
import { orderTotal } from '@inzrt/rules/order'
import { expect, test } from 'vitest'
import { couponFault } from './couponFault.ts'
import { invoiceHint, type Means, methodOffers } from './methodOffers.ts'
import { orderedLines } from './orderedLines.ts'

const topping = { kind: 'topping', label: 'Topování', card: 4_900, sms: 7_900 } as const
const coupon: Coupon = { code: 'LETO', kind: 'percent', value: 15, services: ['topping'] }
const having = (credit: number): Means => ({ credit, invoicing: null })
const methodsOf = (of: Coupon | null, means: Means) =>
  methodOffers([topping], of, means).map(({ method }) => method)
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

  expect(methodOffers([topping], coupon, having(4_165))[0]).toEqual(byCredit)
  expect(methodsOf(coupon, having(4_164))).not.toContain('credit')
  expect(methodsOf(null, having(4_165))).not.toContain('credit')
})

test('P051 an invoice is offered to partners alone, and says why it is not', () => {
  const terms = { days: 14, limit: 10_000, owed: 5_835, isLate: false }
  const by = (change: Partial<typeof terms>): Means => ({
    credit: 0,
    invoicing: { ...terms, ...change },
  })

  expect(methodsOf(coupon, having(0))).not.toContain('invoice')
  expect(invoiceHint([topping], coupon, having(0))).toBeUndefined()
  expect(methodOffers([topping], coupon, by({}))[0]).toEqual({
    method: 'invoice',
    total: 4_165,
    days: 14,
  })
  expect(invoiceHint([topping], coupon, by({}))).toBeUndefined()
  expect(methodsOf(null, by({}))).not.toContain('invoice')
  expect(invoiceHint([topping], null, by({}))).toContain('teď je to 58,35')
  expect(methodsOf(coupon, by({ isLate: true }))).toEqual(['gp_webpay', 'sms'])
  expect(invoiceHint([topping], coupon, by({ isLate: true }))).toContain('po splatnosti')
})
