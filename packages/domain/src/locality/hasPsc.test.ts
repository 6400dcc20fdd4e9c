import { expect, test } from 'vitest'
import { hasPsc } from '../locality.ts'

test('R129 a place has a postal code to show, the whole country has none', () => {
  expect(['60200', '00000'].map(hasPsc)).toEqual([true, false])
})
