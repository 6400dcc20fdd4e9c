import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OrderLine, orderTotal, takenBack } from '../order.ts'

const LINES = [
  { kind: 'highlighting', label: 'Zvýraznění', unitPrice: 4_900, discount: 900 },
  { kind: 'credit', label: 'Kredit', unitPrice: 1_000 },
] as const satisfies OrderLine[]

test('P051 what is taken back is below nothing, of each line by its share of what was paid', () => {
  expect(takenBack(LINES, 2_500)).toEqual([
    { kind: 'highlighting', label: 'Zvýraznění', unitPrice: -2_000, discount: 0 },
    { kind: 'credit', label: 'Kredit', unitPrice: -500, discount: 0 },
  ])
})

test('P051 shares of what is taken back add up to it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), (amount) => {
      expect(orderTotal(takenBack(LINES, amount))).toBe(0 - amount)
    }),
  )
})
