import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { expect, test } from 'vitest'
import { promoEnds } from './promoEnds.ts'

const offer = (code: 'highlighting' | 'topping', name: string, promoId: number) => ({
  code,
  name,
  promoId,
  days: 7,
  card: 2_500,
  sms: null,
})
const OFFERS = [offer('highlighting', 'Zvýraznění', 1), offer('topping', 'Topování', 2)]
const NOW = new Date('2026-11-27T12:00:00Z')

const running = (...ends: readonly string[]): Pick<AdDetail, 'promos'> => ({
  promos: {
    data: ends.map((endsAt) => ({ promoId: 1, code: 'highlighting', endsAt })),
  },
})

test('R046 promotions of an ad that has none run from now', () => {
  expect(promoEnds(OFFERS, ['highlighting', 'topping'], running(), NOW)).toEqual([
    { label: 'Služby poběží do', date: '4.\u00a012.\u00a02026' },
  ])
})

test('R046 one that is bought while another of its kind runs is said to begin after that', () => {
  const ad = running('2026-12-04T12:00:00Z', '2026-12-11T12:00:00Z')
  expect(promoEnds(OFFERS, ['highlighting'], ad, NOW)).toEqual([
    { label: 'Služby poběží do', date: '18.\u00a012.\u00a02026' },
  ])
  expect(promoEnds(OFFERS, ['highlighting', 'topping'], ad, NOW)).toEqual([
    { label: 'Zvýraznění poběží do', date: '18.\u00a012.\u00a02026' },
    { label: 'Topování poběží do', date: '4.\u00a012.\u00a02026' },
  ])
})

test('R046 what ended before now delays nothing', () => {
  expect(promoEnds(OFFERS, ['highlighting'], running('2026-11-20T12:00:00Z'), NOW)).toEqual([
    { label: 'Služby poběží do', date: '4.\u00a012.\u00a02026' },
  ])
})
