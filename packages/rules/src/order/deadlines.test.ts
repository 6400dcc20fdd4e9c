import { expect, test } from 'vitest'
import { complaintDue, disputeDue, refundDue } from '../order.ts'

test.each([
  ['refund', refundDue, '2026-05-18T21:59:59.000Z'],
  ['complaint', complaintDue, '2026-06-03T21:59:59.000Z'],
  ['dispute', disputeDue, '2027-05-04T21:59:59.000Z'],
])('R319 of 4 May 2026 the %s is due by the end of the promised day', (_, due, end) => {
  expect(due(new Date('2026-05-04T08:00:00Z')).toISOString()).toBe(end)
})

test('R319 days are counted by Prague, where it may already be tomorrow', () => {
  expect(refundDue(new Date('2026-05-04T22:30:00Z')).toISOString()).toBe('2026-05-19T21:59:59.000Z')
})

test('R319 a dispute over 29 February ends on 28 February', () => {
  expect(disputeDue(new Date('2028-02-29T12:00:00Z')).toISOString()).toBe(
    '2029-02-28T22:59:59.000Z',
  )
})
