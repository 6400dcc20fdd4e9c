import { expect, test } from 'vitest'
import { dueText } from './dueText.ts'

const by = '2026-11-24T22:59:59.000Z'

test('R038 the desk says until when an ad is to be read, and that it is late', () => {
  expect(dueText({ by, isLate: false })).toBe('přečíst do 24.\u00a011.\u00a02026')
  expect(dueText({ by, isLate: true })).toMatch(/^po\u00a0termínu|^po termínu/)
})
