import { expect, test } from 'vitest'
import { photoWords } from '../deal.ts'

test('V009 photos sent without a word say how many they are: one or more', () => {
  expect([1, 2].map(photoWords)).toEqual(['Posílám fotku.', 'Posílám fotky.'])
})
