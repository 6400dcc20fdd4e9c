import { expect, test } from 'vitest'
import { firstLetter } from '../names.ts'

test.each([
  ['jana_k', 'J'],
  ['šárka', 'Š'],
  ['_x', 'X'],
  ['7up', '7'],
  ['✿', '?'],
  ['', '?'],
])('the letter for „%s“ is „%s“', (name, letter) => {
  expect(firstLetter(name)).toBe(letter)
})
