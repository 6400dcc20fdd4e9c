import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Discount,
  discountLabel,
  discountText,
  discountTotal,
  lowerLines,
  type OrderLine,
  orderTotal,
  orderVat,
  paidFor,
  parseCouponCode,
  SERVICE_KINDS,
} from '../order.ts'

const services = [...SERVICE_KINDS]
const LINES = [
  { kind: 'highlighting', label: 'Zvýraznění', unitPrice: 4_900 },
  { kind: 'topping', label: 'Topování', unitPrice: 4_499 },
] as const satisfies OrderLine[]

test.each([
  ['leto2026', 'LETO2026'],
  [' LETO-2026 ', 'LETO2026'],
  ['a b c d', 'ABCD'],
])('P053 the code „%s“ is read as %s', (typed, code) => {
  expect(parseCouponCode(typed)).toBe(code)
})

test.each(['', 'abc', 'léto', 'a'.repeat(21), 'AB_CD', 'LETO,ZIMA', "A'--1"])(
  'P053 „%s“ is no code',
  (typed) => {
    expect(parseCouponCode(typed)).toBeNull()
  },
)

test.each([
  [4_900, { kind: 'percent', value: 10 }, 490],
  [4_999, { kind: 'percent', value: 10 }, 499],
  [4_900, { kind: 'percent', value: 100 }, 4_900],
  [4_900, { kind: 'amount', value: 1_000 }, 1_000],
  [4_900, { kind: 'amount', value: 5_000 }, 4_900],
  [0, { kind: 'percent', value: 50 }, 0],
] as const)('P053 of %i, %o takes off %i', (unitPrice, discount, off) => {
  const lines = lowerLines([{ kind: 'renew', label: 'Prodloužení', unitPrice }], {
    ...discount,
    services,
  })

  expect([discountTotal(lines), orderTotal(lines)]).toEqual([off, unitPrice - off])
})

test('P053 a coupon lowers the services it is for, each by its share', () => {
  const both = lowerLines(LINES, { kind: 'amount', value: 1_000, services })
  const one = lowerLines(LINES, { kind: 'percent', value: 50, services: ['topping'] })

  expect(both.map(({ discount }) => discount)).toEqual([521, 479])
  expect(one).toEqual([LINES[0], { ...LINES[1], discount: 2_249 }])
  expect(lowerLines(LINES, { kind: 'percent', value: 50, services: ['renew'] })).toEqual(LINES)
})

test('P053 a discount is said in per cent or in money', () => {
  expect(discountText({ kind: 'percent', value: 10 })).toBe('10\u00a0%')
  expect(discountText({ kind: 'amount', value: 5_000 })).toBe('50\u00a0Kč')
  expect(discountLabel({ code: 'LETO', kind: 'percent', value: 10 })).toBe(
    'Sleva 10\u00a0% s\u00a0kódem LETO',
  )
})

test('P053 a lowered order adds up to the hundredth, and no line falls below nothing', () => {
  const discount: fc.Arbitrary<Discount> = fc.record({
    kind: fc.constantFrom('percent', 'amount'),
    value: fc.integer({ min: 1, max: 100 }),
    services: fc.subarray(services, { minLength: 1 }),
  })
  const line = fc.record({
    kind: fc.constantFrom(...services),
    label: fc.constant('Služba'),
    unitPrice: fc.integer({ min: 0, max: 999_900 }),
  })
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 5 }),
      discount,
      fc.integer({ min: 1, max: 1_000 }),
      (lines, asked, times) => {
        const value = asked.kind === 'percent' ? asked.value : asked.value * times
        const lowered = lowerLines(lines, { ...asked, value })
        const price = orderTotal(lines.filter(({ kind }) => asked.services.includes(kind)))
        const off = asked.kind === 'percent' ? Math.floor((price * value) / 100) : value
        const vat = orderVat(lowered)

        expect(lowered.map(paidFor).every((paid) => Number.isSafeInteger(paid) && paid >= 0)).toBe(
          true,
        )
        expect(discountTotal(lowered)).toBe(Math.min(off, price))
        expect(orderTotal(lowered)).toBe(orderTotal(lines) - discountTotal(lowered))
        expect(vat).toBeGreaterThanOrEqual(0)
        expect(vat).toBeLessThanOrEqual(orderTotal(lowered))
      },
    ),
  )
})

test('P053 VAT is that of what is paid', () => {
  const lowered = lowerLines(LINES, { kind: 'percent', value: 100, services: ['topping'] })

  expect([orderVat(LINES), orderVat(lowered)]).toEqual([850 + 781, 850])
  expect(orderVat([{ unitPrice: 1_150, discount: 150, vatRate: 1_500 }])).toBe(130)
})
