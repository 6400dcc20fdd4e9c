import { expect, test } from 'vitest'
import { complaintState, complaintsText } from './complaintTexts.ts'

const due = { by: '2026-06-03T21:59:59Z', isLate: false }
const answer = { text: 'Tak.', by: 'admin', at: '2026-06-05T08:00:00Z' }

test('V018 a complaint that waits says its day, a late one that it is over', () => {
  expect(complaintState({ state: 'new', due, answer: null })).toEqual({
    text: expect.stringMatching(/^vyřídit do 3\.\s6\.\s2026$/),
    tone: 'waiting',
  })
  expect(complaintState({ state: 'new', due: { ...due, isLate: true }, answer: null })).toEqual({
    text: expect.stringMatching(/^po termínu: vyřídit do 3\.\s6\.\s2026$/),
    tone: 'bad',
  })
})

test('V018 an answered complaint says how it ended, and whether too late', () => {
  expect(complaintState({ state: 'upheld', due, answer }).text).toMatch(/^uznaná .*2026, admin$/)
  expect(complaintState({ state: 'dismissed', due: { ...due, isLate: true }, answer })).toEqual({
    text: expect.stringMatching(/^neuznaná .*po\stermínu$/),
    tone: 'bad',
  })
})

test('V018 the desk counts what waits and what is late', () => {
  expect([1, 3, 5].map((waiting) => complaintsText({ waiting, late: 0 }))).toEqual([
    'Čeká 1\u00a0reklamace.',
    'Čekají 3\u00a0reklamace.',
    'Čeká 5\u00a0reklamací.',
  ])
  expect(complaintsText({ waiting: 5, late: 2 })).toBe(
    'Čeká 5\u00a0reklamací, 2 z\u00a0nich po termínu.',
  )
})
