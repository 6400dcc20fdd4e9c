import type { CompleteAd } from '@inzrt/rules/forms'
import { expect, test } from 'vitest'
import { nextAttempt } from './nextAttempt.ts'

const ad = { heading: 'Prodám kolo', price: { type: 'czk', amount: '100' } } as CompleteAd
const [first, later] = [new Date('2026-05-04T08:00:00Z'), new Date('2026-05-04T08:01:00Z')]

test('R266 the same words sent again are the same write, with the same time in them', () => {
  const attempt = nextAttempt(null, ad, first)

  expect(nextAttempt(attempt, { ...ad }, later)).toBe(attempt)
})

test('R266 other words are another write', () => {
  const attempt = nextAttempt(null, ad, first)
  const changed = nextAttempt(attempt, { ...ad, heading: 'Prodám auto' }, later)

  expect(changed.key).not.toBe(attempt.key)
  expect(changed.at).toBe(later)
})
