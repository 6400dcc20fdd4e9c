import { expect, test } from 'vitest'
import { receiptRows } from './receiptRows.ts'

const receipt = { kind: 'receipt', currency: 'CZK', total: 5_865, vat: 1_018 } as const
const taxed = { kind: 'topping', vatRate: 2_100 } as const
const items = [
  { label: 'Zvýraznění', unitPrice: 2_500, discount: 375, ...taxed },
  { label: 'Topování', unitPrice: 4_400, discount: 660, ...taxed },
]
const mixed = items.map((item, at) => ({ ...item, vatRate: at === 0 ? 2_100 : 1_200 }))

test('P053 a receipt says the prices, what a code took off, and the VAT of what was paid', () => {
  const order = { discountLabel: 'Sleva 15\u00a0% s\u00a0kódem LETO2026' }

  expect(receiptRows({ items, receipt, order })).toEqual({
    items: [
      ['Zvýraznění', '21\u00a0%', '20,66\u00a0Kč', '25,00\u00a0Kč'],
      ['Topování', '21\u00a0%', '36,36\u00a0Kč', '44,00\u00a0Kč'],
      ['Sleva 15\u00a0% s\u00a0kódem LETO2026', '', '\u22128,55\u00a0Kč', '\u221210,35\u00a0Kč'],
    ],
    vat: [['21\u00a0%', '48,47\u00a0Kč', '10,18\u00a0Kč', '58,65\u00a0Kč']],
    total: ['Celkem zaplaceno', '58,65\u00a0Kč'],
  })
})

test('P048 of two rates of VAT a receipt says both, each with its base', () => {
  const whole = mixed.map((item) => ({ ...item, discount: 0 }))
  const { items: rows, vat } = receiptRows({
    items: whole,
    receipt,
    order: { discountLabel: null },
  })

  expect(rows).toHaveLength(2)
  expect(vat).toEqual([
    ['21\u00a0%', '20,66\u00a0Kč', '4,34\u00a0Kč', '25,00\u00a0Kč'],
    ['12\u00a0%', '39,29\u00a0Kč', '4,71\u00a0Kč', '44,00\u00a0Kč'],
  ])
})

test('P051 a correction of two rates says what of each is given back, and no code', () => {
  const rows = receiptRows({
    items: mixed,
    order: { discountLabel: 'Sleva 15\u00a0% s\u00a0kódem LETO2026' },
    receipt: { kind: 'credit_note', currency: 'CZK', total: -2_000, vat: -263 },
  })

  expect(rows).toEqual({
    items: [
      ['Zvýraznění', '21\u00a0%', '\u22125,98\u00a0Kč', '\u22127,24\u00a0Kč'],
      ['Topování', '12\u00a0%', '\u221211,39\u00a0Kč', '\u221212,76\u00a0Kč'],
    ],
    vat: [
      ['21\u00a0%', '\u22125,98\u00a0Kč', '\u22121,26\u00a0Kč', '\u22127,24\u00a0Kč'],
      ['12\u00a0%', '\u221211,39\u00a0Kč', '\u22121,37\u00a0Kč', '\u221212,76\u00a0Kč'],
    ],
    total: ['Celkem odečteno', '\u221220,00\u00a0Kč'],
  })
})
