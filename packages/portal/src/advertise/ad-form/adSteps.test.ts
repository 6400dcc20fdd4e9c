import { expect, test } from 'vitest'
import { faultsOf, firstWrongStep, missingParts, stepOf } from './adSteps.ts'

test('R135 every field belongs to one step, parts of a field to its own', () => {
  expect(['section', 'heading', 'price.amount', 'images', 'phone', 'rules'].map(stepOf)).toEqual([
    ...['rubrika', 'text', 'text', 'fotky', 'kontakt', 'kontakt'],
  ])
})

test('R135 what is missing is said in the order of the form, of one step or of all', () => {
  const errors = { rules: 'x', psc: 'x', heading: 'x', 'price.amount': 'x' }

  expect(missingParts(errors)).toEqual(['nadpis', 'cena', 'lokalita', 'souhlas s\u00a0pravidly'])
  expect(missingParts(errors, 'kontakt')).toEqual(['souhlas s\u00a0pravidly'])
  expect(missingParts({})).toEqual([])
})

test('R135 a refused form opens at its first wrong step', () => {
  expect(firstWrongStep({ rules: 'x', heading: 'x' })).toBe('text')
  expect(firstWrongStep({})).toBeNull()
})

test('R241 what is wrong in a step is listed from its first field to its last', () => {
  const errors = { psc: 'c', content: 'b', rules: 'x', heading: 'a' }

  expect(faultsOf(errors, 'text').map(([, text]) => text)).toEqual(['a', 'b', 'c'])
})

test('R241 a section that was not chosen is one fault, with a field to lead to', () => {
  expect(faultsOf({ category: 'a', section: 'b' }, 'rubrika')).toEqual([['section', 'b']])
})
