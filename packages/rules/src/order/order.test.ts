import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bankStatus,
  orderExpiry,
  orderTransition,
  type PaymentEvent,
  paymentOutcome,
  paymentTransition,
} from '../order.ts'

test.each([
  ['created', 'fulfil', 'fulfilled'],
  ['created', 'requestPayment', 'awaiting_payment'],
  ['awaiting_payment', 'decline', 'failed'],
  ['failed', 'retry', 'awaiting_payment'],
  ['cancelled', 'retry', 'awaiting_payment'],
  ['expired', 'pay', 'paid'],
  ['paid', 'owe', 'refund_due'],
  ['refund_due', 'refund', 'refunded'],
] as const)('an order %s + %s is %s', (from, event, to) => {
  expect(orderTransition(from, event)).toBe(to)
})

test.each([
  ['created', 'pay'],
  ['expired', 'retry'],
  ['refunded', 'pay'],
  ['awaiting_payment', 'fulfil'],
] as const)('an order %s refuses %s', (from, event) => {
  expect(orderTransition(from, event)).toBeNull()
})

test('money that comes late is never lost: every unpaid order can still be paid', () => {
  for (const state of ['awaiting_payment', 'failed', 'cancelled', 'expired'] as const)
    expect(orderTransition(state, 'pay')).toBe('paid')
})

test('a repeated answer of the gateway changes nothing', () => {
  const answers: PaymentEvent[] = ['succeed', 'decline', 'cancel', 'fail', 'expire', 'wait']
  for (const answer of answers) {
    const once = paymentTransition('redirected', answer)
    expect(once && paymentTransition(once, answer)).toBe(once)
  }
})

test('a declined payment never succeeds: a retry is a new payment', () => {
  expect(paymentTransition('declined', 'succeed')).toBeNull()
})

test.each([
  [0, 0, 'succeeded'],
  [50, 0, 'cancelled'],
  [28, 3000, 'declined'],
  [30, 1005, 'declined'],
  [37, 0, 'declined'],
  [40, 0, 'declined'],
  [46, 300, 'declined'],
  [85, 0, 'declined'],
  [35, 0, 'expired'],
  [14, 0, 'pending'],
  [20, 0, 'pending'],
  [1000, 0, 'pending'],
  [0, 7, 'pending'],
  [999_999, 0, 'pending'],
  [1, 6, 'error'],
  [31, 0, 'error'],
])('PRCODE %i with SRCODE %i is %s', (prCode, srCode, state) => {
  expect(paymentOutcome({ prCode, srCode, isSigned: true }).state).toBe(state)
})

test.each([
  [30, 1005, 'Platba byla zamítnuta: na účtu není dost peněz nebo je překročen limit karty.'],
  [32, 0, 'Platba byla zamítnuta: platnost karty skončila.'],
  [1, 6, 'Platbu se kvůli chybě na naší straně nepodařilo zahájit. Už o tom víme.'],
  [35, 0, 'Čas na zaplacení vypršel. Zaplatit můžete znovu.'],
])('the payer is told of PRCODE %i with SRCODE %i: „%s“', (prCode, srCode, explanation) => {
  expect(paymentOutcome({ prCode, srCode, isSigned: true }).explanation).toBe(explanation)
})

test('only a signed answer with both codes zero is paid, and an unsigned one alerts', () => {
  fc.assert(
    fc.property(fc.nat(1100), fc.nat(3100), fc.boolean(), (prCode, srCode, isSigned) => {
      const { state, alert } = paymentOutcome({ prCode, srCode, isSigned })
      expect(state === 'succeeded').toBe(isSigned && prCode === 0 && srCode === 0)
      if (!isSigned) expect({ state, alert }).toEqual({ state: 'pending', alert: true })
    }),
  )
})

test.each([
  [0, 0, false],
  [14, 0, false],
  [50, 0, false],
  [35, 0, false],
  [30, 1005, false],
  [1, 6, true],
  [999_999, 0, true],
])('the operator is told of PRCODE %i with SRCODE %i: %s', (prCode, srCode, alert) => {
  expect(paymentOutcome({ prCode, srCode, isSigned: true }).alert).toBe(alert)
})

test.each([
  ['CAPTURED', '', 'succeed'],
  ['PENDING_SETTLEMENT', '', 'succeed'],
  ['PROCESSED', '', 'succeed'],
  ['SETTLED', '', 'succeed'],
  ['UNPAID', 'CANCELED_BY_CARDHOLDER', 'cancel'],
  ['UNPAID', 'EXPIRED', 'expire'],
  ['UNPAID', 'DECLINED', 'decline'],
  ['CANCELED_BY_CARDHOLDER', '', 'cancel'],
  ['EXPIRED', '', 'expire'],
  ['REFUNDED', '', null],
  ['PENDING', '', null],
])('a payment the bank calls %s (%s) means %s', (status, subStatus, event) => {
  expect(bankStatus(status, subStatus)).toBe(event)
})

test('P051 a card order waits an hour, an SMS order a day, an order by invoice for nothing', () => {
  const at = new Date('2026-05-04T08:12:00Z')
  expect(orderExpiry('gp_webpay', at)?.toISOString()).toBe('2026-05-04T09:12:00.000Z')
  expect(orderExpiry('sms', at)?.toISOString()).toBe('2026-05-05T08:12:00.000Z')
  expect(orderExpiry('invoice', at)).toBeNull()
  expect(orderExpiry('free', at)).toBeNull()
})
