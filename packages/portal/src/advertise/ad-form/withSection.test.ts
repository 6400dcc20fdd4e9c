import { EMPTY_AD } from '@inzrt/rules/forms'
import { expect, test } from 'vitest'
import { droppedBy, droppedText, withSection } from './withSection.ts'

const section = {
  slug: 'ona-hleda-jeho',
  name: 'Ona hledá jeho',
  category: 'Seznámení',
  icon: 'cups',
  types: ['offer', 'inquiry'] as const,
  paidTypes: [],
  needsApproval: false,
  isDating: true,
  attributeSet: null,
  card: null,
  sms: null,
}
const priced = { ...EMPTY_AD, price: { type: 'free' as const, amount: '' } }

test('R189 an ad that looks for people asks for no price, and sends none typed before', () => {
  expect(withSection(priced, undefined, section).price).toEqual({ type: 'any', amount: '' })
  expect(withSection(priced, undefined, { ...section, isDating: false }).price).toBeUndefined()
})

const car = { ...section, isDating: false, attributeSet: 'car' as const }
const described = { ...EMPTY_AD, attributes: { rok: '2015', najeto: '120 000', palivo: '' } }

test('P021 what is said of a thing stays where it is asked too', () => {
  const motorcycle = { ...car, attributeSet: 'motorcycle' as const }

  expect(withSection(described, car, motorcycle).attributes).toEqual({
    rok: '2015',
    najeto: '120 000',
  })
  expect(droppedBy(described, car, motorcycle)).toEqual([])
})

test('P021 what another section does not ask is dropped, in words', () => {
  const bicycle = { ...car, attributeSet: 'bicycle' as const }
  const dropped = droppedBy(described, car, bicycle)

  expect(withSection(described, car, bicycle).attributes).toEqual({})
  expect(droppedText(dropped)).toBe(
    'V\u00a0této rubrice se neuvádí: Rok výroby, Najeto. Z\u00a0inzerátu jsme to vynechali.',
  )
})
