import { expect, test } from 'vitest'
import {
  orderLines,
  orderTotal,
  orderVat,
  type Priced,
  priceBy,
  renewalPrice,
  renewedUntil,
} from '../order.ts'

const highlighting: Priced = { kind: 'highlighting', label: 'Zvýraznění', card: 2500, sms: 3300 }
const topping: Priced = { kind: 'topping', label: 'Topování', card: 4900, sms: 7900 }
const publish: Priced = { kind: 'publish', label: 'Zveřejnění', card: 29_000, sms: null }

test.each([
  ['R015 highlighting by card', [highlighting], 'gp_webpay', 2500],
  ['R015 topping by SMS', [topping], 'sms', 7900],
  ['R137 both cost less together by card', [highlighting, topping], 'gp_webpay', 6900],
  ['R137 by SMS both are two messages', [highlighting, topping], 'sms', 11_200],
] as const)('%s', (_, things, method, total) => {
  const lines = orderLines(things, method)

  expect(lines && orderTotal(lines)).toBe(total)
})

test('R137 of two promotions the topping is the one that costs less, alone neither does', () => {
  const prices = (...things: Priced[]) =>
    orderLines(things, 'gp_webpay')?.map(({ unitPrice }) => unitPrice)

  expect(prices(highlighting, topping)).toEqual([2500, 4400])
  expect([prices(highlighting), prices(topping)]).toEqual([[2500], [4900]])
  expect(prices(publish, topping)).toEqual([29_000, 4900])
  expect(prices(highlighting, { ...topping, card: 300 })).toEqual([2500, 0])
})

test('R137 the line of what costs less than its own price says why', () => {
  const labels = (method: 'gp_webpay' | 'sms', ...things: Priced[]) =>
    orderLines(things, method)?.map(({ label }) => label)

  expect(labels('gp_webpay', highlighting, topping)).toEqual([
    'Zvýraznění',
    'Topování, se zvýrazněním o\u00a05\u00a0Kč levněji',
  ])
  expect(labels('gp_webpay', topping)).toEqual(['Topování'])
  expect(labels('sms', highlighting, topping)).toEqual(['Zvýraznění', 'Topování'])
})

test('R014 what has no SMS tariff cannot be paid by SMS', () => {
  expect(orderLines([publish, topping], 'sms')).toBeNull()
  expect(priceBy(publish, 'sms')).toBeNull()
})

test('R137 VAT is contained in the price', () => {
  expect(orderVat([{ unitPrice: 4900 }])).toBe(850)
  expect(orderVat([{ unitPrice: 12_100 }])).toBe(2100)
})

test('R138 a renewal costs a fifth less, in whole crowns', () => {
  expect([4900, 9900, 29_000].map(renewalPrice)).toEqual([3900, 7900, 23_200])
})

const NOW = new Date('2026-05-04T08:00:00Z')
const until = (text: string) => ({ validUntil: new Date(text) })

test.each([
  [
    'in its last week it gets the validity on top',
    'published',
    '2026-05-10T21:59:59Z',
    '2026-05-24T21:59:59.000Z',
  ],
  ['expired, it gets it from today', 'expired', '2026-04-20T21:59:59Z', '2026-05-18T21:59:59.000Z'],
  [
    'seven days before its end it may be renewed',
    'published',
    '2026-05-11T08:00:00Z',
    '2026-05-25T21:59:59.000Z',
  ],
  ['not sooner', 'published', '2026-05-11T08:00:01Z', undefined],
  [
    'at its very end it gets the validity on top',
    'published',
    '2026-05-04T08:00:00Z',
    '2026-05-18T21:59:59.000Z',
  ],
  [
    'thirty days after its end it may be renewed',
    'expired',
    '2026-04-04T08:00:00Z',
    '2026-05-18T21:59:59.000Z',
  ],
  ['not later', 'expired', '2026-04-04T07:59:59Z', undefined],
  ['nor when its end has passed unseen', 'published', '2026-05-04T07:59:59Z', undefined],
  ['one that is paused may not', 'paused', '2026-05-10T21:59:59Z', undefined],
])('R010 R138 %s', (_, state, end, expected) => {
  const renewed = renewedUntil({ state, ...until(end) }, { days: 14 }, NOW)

  expect(renewed?.toISOString()).toBe(expected)
})

test('R138 an ad that was never valid is not renewed', () => {
  for (const state of ['published', 'expired'])
    expect(renewedUntil({ state, validUntil: null }, { days: 14 }, NOW)).toBeNull()
})
