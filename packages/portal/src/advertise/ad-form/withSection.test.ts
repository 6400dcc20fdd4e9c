import { EMPTY_AD } from '@inzrt/domain/forms'
import { expect, test } from 'vitest'
import { withSection } from './withSection.ts'

const section = {
  ...{ slug: 'ona-hleda-jeho', name: 'Ona hledá jeho', category: 'Seznámení', icon: 'cups' },
  ...{ types: ['offer', 'inquiry'] as const, paidTypes: [], needsApproval: false },
  ...{ isDating: true, card: null, sms: null },
}
const priced = { ...EMPTY_AD, price: { type: 'free' as const, amount: '' } }

test('R189 of anyone who looks for somebody no price is asked, and none typed before is sent', () => {
  expect(withSection(priced, section).price).toEqual({ type: 'any', amount: '' })
  expect(withSection(priced, { ...section, isDating: false }).price).toBeUndefined()
})
