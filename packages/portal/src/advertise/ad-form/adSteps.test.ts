import { adFormSchema, EMPTY_AD, fieldErrors } from '@inzrt/rules/forms'
import { expect, test } from 'vitest'
import { adNeeds } from './adNeeds.ts'
import { faultsOf, firstWrongStep, gapsOf, stepOf } from './adSteps.ts'

test('R135 every field belongs to one step, parts of a field to its own', () => {
  expect(
    ['sectionSlug', 'heading', 'price.amount', 'images', 'phone', 'rules'].map(stepOf),
  ).toEqual([...['rubrika', 'text', 'text', 'fotky', 'kontakt', 'kontakt']])
})

test('R135 what is missing is said in the order of the form, of one step or of all', () => {
  const wrong = { rules: 'x', localityId: 'x', heading: 'x', 'price.amount': 'x' }
  const form = { wrong, values: EMPTY_AD }

  expect(gapsOf(form).missing).toEqual(['nadpis', 'částka', 'lokalita', 'souhlas s\u00a0pravidly'])
  expect(gapsOf(form, 'kontakt').missing).toEqual(['souhlas s\u00a0pravidly'])
  expect(gapsOf({ ...form, wrong: {} })).toEqual({ missing: [], toMend: [] })
})

test('R135 what is there but wrong is to be mended, not missing', () => {
  const wrong = { heading: 'x', 'price.amount': 'x', images: 'x', localityId: 'x' }
  const price = { type: 'czk', amount: 'moc' } as const
  const values = { ...EMPTY_AD, heading: 'x'.repeat(200), price, images: [null] }

  expect(gapsOf({ wrong, values })).toEqual({
    missing: ['lokalita'],
    toMend: ['nadpis', 'částka', 'fotky'],
  })
})

test('R135 a refused form opens at its first wrong step', () => {
  expect(firstWrongStep({ rules: 'x', heading: 'x' })).toBe('text')
  expect(firstWrongStep({})).toBeNull()
})

test('R241 only what is wrong in a step is listed there', () => {
  const errors = { localityId: 'c', rules: 'x', heading: 'a' }

  expect(faultsOf(errors, 'text').map(([, text]) => text)).toEqual(['c', 'a'])
})

test('R241 a section that was not chosen is one fault, with a field to lead to', () => {
  const wrong = fieldErrors(adFormSchema(adNeeds(undefined, true, false)), EMPTY_AD)

  expect(faultsOf(wrong, 'rubrika')).toEqual([['sectionSlug', 'Vyberte prosím rubriku.']])
})
