import { aSection } from '@inzrt/fixtures/builders/aSection'
import { sampleOffers } from '@inzrt/ui/testing/sampleOffers.ts'
import { expect, test } from 'vitest'
import { pricesOf, promoIds, promotions, publication, renewal } from './thingsForSale.ts'

const crowns = (amount: number) => ({ amount, currency: 'CZK' as const })
const section = aSection({
  name: 'Byty',
  card: { canBePaid: true, price: crowns(9900) },
  sms: { canBePaid: false, price: crowns(9900), smsNumber: null, keyword: null },
})

test('R014 a section costs what can be paid so, and nothing by a way it cannot be paid', () => {
  expect(pricesOf(section)).toEqual({ card: 9900, sms: null })
  expect(publication({ name: 'Byty', ...pricesOf(section) }).label).toBe(
    'Zveřejnění v\u00a0rubrice Byty',
  )
})

test('R138 a renewal costs a fifth less by card, and nothing where publication does not', () => {
  expect(renewal(section, true)).toMatchObject({ kind: 'renew', card: 7900, sms: null })
  expect(renewal(section, false)).toMatchObject({ card: 0, sms: null })
})

test('R137 only chosen promotions are ordered, each with its days', () => {
  const offers = [
    { promoId: 1, code: 'highlighting', name: 'Zvýraznění', days: 7, card: 2500, sms: 3300 },
    { promoId: 2, code: 'topping', name: 'Topování', days: 1, card: 4900, sms: 7900 },
  ] as const

  expect(promotions(offers, ['topping'])).toEqual([
    { kind: 'topping', label: 'Topování 1\u00a0den', card: 4900, sms: 7900 },
  ])
})

test.each([
  [[], []],
  [['highlighting'], [1]],
  [['topping'], [2]],
  [
    ['highlighting', 'topping'],
    [1, 2],
  ],
] as const)('R240 of the promotions %j only the chosen are ordered', (chosen, ids) => {
  expect(promoIds(sampleOffers, chosen)).toEqual(ids)
})
