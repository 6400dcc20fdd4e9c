import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import { sampleOffers } from '@inzrt/ui/testing/sampleOffers.ts'
import { expect, test } from 'vitest'
import { methodOffers } from '../../order/payment/methodOffers.ts'
import { adThings } from './adThings.ts'

const section: SectionChoice = {
  slug: 'remeslnici',
  name: 'Řemeslníci',
  category: 'Služby',
  icon: null,
  types: ['offer', 'inquiry'],
  paidTypes: ['offer'],
  needsApproval: false,
  isDating: false,
  attributeSet: null,
  card: 4900,
  sms: 7900,
}
const methodsOf = (
  type: 'offer' | 'inquiry',
  promos: readonly ('highlighting' | 'topping')[],
  change: Partial<SectionChoice> = {},
) => methodOffers(adThings({ type, promos }, { ...section, ...change }, sampleOffers))

test('R014 R147 R148 a paid section offers exactly the ways of payment it allows', () => {
  expect(methodsOf('offer', [])).toEqual([
    { method: 'gp_webpay', total: 4900 },
    { method: 'sms', total: 7900 },
  ])
  expect(methodsOf('offer', [], { sms: null })).toEqual([{ method: 'gp_webpay', total: 4900 }])
  expect(methodsOf('offer', [], { card: null })).toEqual([{ method: 'sms', total: 7900 }])
})

test('R240 only what was chosen is ordered, beside the publication', () => {
  expect(
    adThings({ type: 'offer', promos: [] }, section, sampleOffers).map(({ kind }) => kind),
  ).toEqual(['publish'])
  expect(
    adThings({ type: 'inquiry', promos: ['topping'] }, section, sampleOffers).map(
      ({ kind }) => kind,
    ),
  ).toEqual(['topping'])
  expect(adThings({ type: 'inquiry', promos: [] }, section, sampleOffers)).toEqual([])
})
