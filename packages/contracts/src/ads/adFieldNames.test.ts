import { expect, test } from 'vitest'
import { adFormField, adWireName } from './adFieldNames.ts'

test('R299 what is wrong with an ad comes back to the field it left', () => {
  for (const field of ['section', 'price.type', 'price.amount', 'psc', 'phone', 'rules', 'heading'])
    expect(adFormField(adWireName(field))).toBe(field)
  expect(adWireName('category')).toBe('sectionSlug')
})
