import { expect, test } from 'vitest'
import { invoiceFault } from '../order.ts'

const TERMS = { limit: 1_000_000, owed: 0, isLate: false }

test('P051 an invoice is made up to the limit, with what is owed already', () => {
  expect(invoiceFault(TERMS, 1_000_000)).toBeNull()
  expect(invoiceFault({ ...TERMS, owed: 900_000 }, 100_000)).toBeNull()
})

test('P051 over the limit it is said how much may be owed, and how much is', () => {
  expect(invoiceFault(TERMS, 1_000_001)).toBe(
    'Neuhrazené faktury mohou mít dohromady nejvýš 10\u00a0000\u00a0Kč. Zvolte prosím jiný způsob platby.',
  )
  expect(invoiceFault({ ...TERMS, owed: 900_000 }, 100_001)).toBe(
    'Neuhrazené faktury mohou mít dohromady nejvýš 10\u00a0000\u00a0Kč, teď je to 9\u00a0000\u00a0Kč. Zvolte prosím jiný způsob platby.',
  )
})

test('P051 nothing more is invoiced to somebody who is late, however little', () => {
  expect(invoiceFault({ ...TERMS, isLate: true }, 1)).toBe(
    'Máte neuhrazenou fakturu po splatnosti. Než ji uhradíte, zvolte prosím jiný způsob platby.',
  )
})
