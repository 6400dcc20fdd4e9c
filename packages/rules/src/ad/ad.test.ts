import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  AD_STATES,
  AD_TRANSITIONS,
  type AdEvent,
  adStatus,
  adTransition,
  DECIDED_STATES,
  isPromotable,
} from '../ad.ts'

const EVENTS = [...new Set(AD_TRANSITIONS.map(({ event }) => event))]

test('R224 only a published advert has the public status published', () => {
  expect(AD_STATES.filter((state) => adStatus(state) === 'published')).toEqual(['published'])
  expect(adStatus('paused')).toBe('not_published')
})

test('R046 promotions are sold only to an advert that is seen, or will be', () => {
  expect(AD_STATES.filter(isPromotable)).toEqual(['waiting_approval', 'published', 'paused'])
})

test.each([
  [{ contactVerified: false, paymentDue: true }, 'waiting_verification'],
  [{ paymentDue: true, approvalDue: true }, 'waiting_payment'],
  [{ approvalDue: true }, 'waiting_approval'],
  [{}, 'published'],
])('R224 an advert created with %j starts as %s', (guards, state) => {
  expect(adTransition(null, 'create', guards)?.state).toBe(state)
})

test.each([
  ['waiting_payment', 'orderPaid', {}, 'published'],
  ['waiting_payment', 'orderPaid', { approvalDue: true }, 'waiting_approval'],
  ['waiting_payment', 'orderExpired', {}, 'deleted'],
  ['waiting_approval', 'approve', {}, 'published'],
  ['waiting_approval', 'reject', {}, 'rejected'],
  ['published', 'edit', {}, 'published'],
  ['published', 'edit', { approvalDue: true }, 'published'],
  ['paused', 'proposeEdit', {}, 'paused'],
  ['expired', 'approveEdit', {}, 'expired'],
  ['published', 'rejectEdit', {}, 'published'],
  ['published', 'pause', {}, 'paused'],
  ['paused', 'resume', {}, 'published'],
  ['paused', 'resume', { approvalDue: true }, 'waiting_approval'],
  ['published', 'close', { closeReason: 'sold' }, 'closed'],
  ['closed', 'reopen', { closedAs: 'reserved' }, 'published'],
  ['closed', 'reopen', { closedAs: 'reserved', approvalDue: true }, 'waiting_approval'],
  ['closed', 'close', { closedAs: 'reserved', closeReason: 'withdrawn' }, 'closed'],
  ['waiting_approval', 'renewalWithdrawn', {}, 'expired'],
  ['published', 'expire', {}, 'expired'],
  ['expired', 'renew', { daysSinceExpiry: 30 }, 'published'],
  ['expired', 'renew', { paymentDue: true }, 'waiting_payment'],
  ['published', 'renew', { daysToExpiry: 7 }, 'published'],
  ['closed', 'block', {}, 'blocked'],
  ['blocked', 'unblock', { blockedFrom: 'paused' }, 'paused'],
  ['rejected', 'reinstate', {}, 'published'],
  ['rejected', 'resubmit', {}, 'waiting_approval'],
  ['rejected', 'delete', {}, 'deleted'],
] as const)('R224 %s + %s with %j gives %s', (from, event, guards, to) => {
  expect(adTransition(from, event, guards)?.state).toBe(to)
})

test.each([
  ['expired', 'renew', { daysSinceExpiry: 31 }],
  ['published', 'renew', { daysToExpiry: 8 }],
  ['closed', 'reopen', { closedAs: 'sold' }],
  ['closed', 'close', { closedAs: 'sold', closeReason: 'reserved' }],
  ['closed', 'close', { closedAs: 'reserved', closeReason: 'reserved' }],
  ['published', 'renewalWithdrawn', {}],
  ['published', 'close', {}],
  ['published', 'approve', {}],
  ['rejected', 'resubmit', { paymentDue: true }],
  ['waiting_payment', 'approve', {}],
  ['blocked', 'resume', {}],
  ['deleted', 'delete', {}],
] as const)('R224 %s + %s with %j is refused', (from, event, guards) => {
  expect(adTransition(from, event, guards)).toBeNull()
})

test('R224 a deleted advert never comes back, whatever happens', () => {
  for (const event of EVENTS) expect(adTransition('deleted', event)).toBeNull()
})

test('R224 each state and event meet in at most one row of the table', () => {
  const keys = AD_TRANSITIONS.flatMap(({ from, event }) => from.map((state) => `${state} ${event}`))
  expect(new Set(keys).size).toBe(keys.length)
})

test.each(['edit', 'proposeEdit', 'approveEdit', 'rejectEdit'] as const)(
  'V011 %s moves no advert out of its state',
  (event) => {
    for (const state of DECIDED_STATES) expect(adTransition(state, event)?.state).toBe(state)
  },
)

test('V011 a proposed change ends with the advert, or with the next change', () => {
  for (const event of ['edit', 'close', 'block', 'delete'] as const)
    expect(adTransition('published', event, { closeReason: 'sold' })?.effects).toContain(
      'dropRevision',
    )
})

test('R224 an advert leaves the index exactly when it stops being published', () => {
  const event = fc.constantFrom<AdEvent>(...EVENTS)
  fc.assert(
    fc.property(event, fc.boolean(), (happened, approvalDue) => {
      const guards = { approvalDue, closeReason: 'sold' } as const
      const step = adTransition('published', happened, guards)
      if (!step) return
      expect(step.effects.includes('unindex')).toBe(step.state !== 'published')
    }),
  )
})

test.each([
  ['create', null, { approvalDue: true }, 'waiting_approval', []],
  ['create', null, {}, 'published', ['setValidity', 'index', 'queueAlerts']],
  ['orderPaid', 'waiting_payment', { approvalDue: true }, 'waiting_approval', []],
  ['edit', 'paused', {}, 'paused', ['dropRevision']],
  ['reject', 'waiting_approval', {}, 'rejected', ['statementOfReasons', 'refundPaidOrder']],
] as const)(
  'R224 %s in %s with %j: once %s, what only a published advert needs is done or not',
  (event, from, guards, state, effects) => {
    expect(adTransition(from, event, guards)).toEqual({ state, effects })
  },
)

test('R224 a deleted advert has its contacts erased, a rejected one its reasons stated', () => {
  expect(adTransition('published', 'delete')?.effects).toContain('eraseContacts')
  expect(adTransition('waiting_approval', 'reject')?.effects).toContain('statementOfReasons')
})
