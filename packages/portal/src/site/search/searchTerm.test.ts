import { expect, test } from 'vitest'
import { searchTerm } from './searchTerm.ts'

test.each([
  [undefined, ''],
  ['  kolo ', 'kolo'],
  [['kolo', 'auto'], 'kolo'],
  ['ko\u0000lo', 'ko lo'],
  ['x'.repeat(3000), 'x'.repeat(2000)],
])('R057 the words of %j are read safely', (term, expected) => {
  expect(searchTerm({ term })).toBe(expected)
})
