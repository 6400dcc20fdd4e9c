import type { Price } from '@inzrt/contracts/ads/advertisement'
import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import { expect, test } from 'vitest'
import { droppedFrom } from './droppedFrom.ts'

const czk = (amount: number): Price => ({ type: 'czk', amount })

test.each<[string, Price, Price | null, string | undefined]>([
  [
    'cheaper than when it was marked',
    czk(120_000),
    czk(150_000),
    'zlevněno z\u00a01\u00a0500\u00a0Kč',
  ],
  ['as dear as then', czk(150_000), czk(150_000), undefined],
  ['dearer', czk(160_000), czk(150_000), undefined],
  ['priced in another currency', { type: 'EUR', amount: 100 }, czk(150_000), undefined],
  ['without a price', { type: 'agreement', amount: null }, czk(150_000), undefined],
  ['marked before prices were remembered', czk(120_000), null, undefined],
])('P011 an ad %s says how it dropped', (_what, price, markedPrice, said) => {
  expect(droppedFrom({ ...anAdListItem({ price }), markedPrice })).toBe(said)
})
