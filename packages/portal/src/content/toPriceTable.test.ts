import type { Section } from '@inzrt/contracts/browse/section'
import { expect, test } from 'vitest'
import { toPriceTable } from './toPriceTable.ts'

const free = { isPaid: false, children: { data: [] } }

const paid = {
  name: 'Řemeslníci',
  slug: 'remeslnici',
  isPaid: true,
  isPaidOffer: true,
  isPaidInquiry: false,
  isPaidExchange: false,
  card: { canBePaid: true, price: { amount: 4_900, currency: 'CZK' } },
  sms: { canBePaid: false, price: null },
  children: { data: [] },
}

const tree = (...leaves: object[]) =>
  [{ ...free, children: { data: leaves } }] as unknown as readonly Section[]

test('R144 R147 R148 each paid section stands with what is paid in it and how much by which way', () => {
  expect(toPriceTable(tree(free, paid))).toMatchObject({
    kind: 'table',
    rows: [['[Řemeslníci](/remeslnici)', 'Nabídka', '49\u00a0Kč', 'nelze']],
  })
})

test('a site where everything is free has no price list', () => {
  expect(toPriceTable(tree(free))).toBeNull()
})
