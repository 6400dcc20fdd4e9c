import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CREDIT_PACKAGES, creditDiscount, creditRefund } from '../order.ts'

test('P052 the more credit is bought at once, the cheaper it is', () => {
  expect(CREDIT_PACKAGES.map(creditDiscount)).toEqual([5, 10, 15])
})

test('P052 a package paid back in parts gives its price, or a hundredth a part more at most', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(parts, fc.nat(99), (sizes, saved) => {
      const credit = sizes.reduce((sum, size) => sum + size, 0)
      const bought = { credit, price: Math.round((credit * (100 - saved)) / 100) }
      const back = sizes.reduce((sum, size) => sum + creditRefund(bought, size), 0)

      expect(creditRefund(bought, credit)).toBe(bought.price)
      expect(back).toBeGreaterThanOrEqual(bought.price)
      expect(back).toBeLessThan(bought.price + sizes.length)
    }),
  )
})
