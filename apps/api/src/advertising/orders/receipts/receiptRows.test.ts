import { expect, test } from 'vitest'
import { receiptRows } from './receiptRows.ts'

const receipt = { kind: 'receipt', currency: 'CZK', total: 5_865, vat: 1_018 } as const
const taxed = { vatRate: 2_100 }
const items = [
  { label: 'Zvýraznění', unitPrice: 2_500, discount: 375, ...taxed },
  { label: 'Topování', unitPrice: 4_400, discount: 660, ...taxed },
]

test('P053 a receipt says the prices, what a code took off, and the VAT of what was paid', () => {
  const order = { discountLabel: 'Sleva 15\u00a0% s\u00a0kódem LETO2026' }

  expect(receiptRows({ items, receipt, order })).toEqual({
    lines: [
      ['Zvýraznění', '25,00\u00a0Kč'],
      ['Topování', '44,00\u00a0Kč'],
      ['Sleva 15\u00a0% s\u00a0kódem LETO2026', '\u221210,35\u00a0Kč'],
    ],
    vat: [
      ['Základ daně', '48,47\u00a0Kč'],
      ['DPH 21 %', '10,18\u00a0Kč'],
    ],
    paid: ['Celkem zaplaceno', '58,65\u00a0Kč'],
  })
})

test('P048 of two rates of VAT a receipt says both, each with its base', () => {
  const mixed = items.map((item, at) => ({
    ...item,
    discount: 0,
    vatRate: at === 0 ? 2_100 : 1_200,
  }))
  const { lines, vat } = receiptRows({ items: mixed, receipt, order: { discountLabel: null } })

  expect(lines).toHaveLength(2)
  expect(vat).toEqual([
    ['Základ daně', '20,66\u00a0Kč'],
    ['DPH 21 %', '4,34\u00a0Kč'],
    ['Základ daně', '39,29\u00a0Kč'],
    ['DPH 12 %', '4,71\u00a0Kč'],
  ])
})
