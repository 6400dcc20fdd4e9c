import { expect, test } from 'vitest'
import { readExclusions, takeOff } from './readExclusions.ts'

test.each([
  ['kolo -dětské', 'kolo', ['dětské']],
  ['-dětské kolo –elektro', 'kolo', ['dětské', 'elektro']],
  ['Brno-střed', 'Brno-střed', []],
  ['kolo - dětské', 'kolo - dětské', []],
  ['mrazák -20', 'mrazák -20', []],
  ['-dětské', '-dětské', []],
  ['"kolo -dětské"', '"kolo -dětské"', []],
  ['-', '-', []],
  ['--', '--', []],
  ['--dětské kolo', '--dětské kolo', []],
  ['- x', '- x', []],
  ['', '', []],
] as const)('V003 „%s“ looks for „%s“ without %j', (query, rest, words) => {
  const read = readExclusions(query)

  expect(read.rest).toBe(rest)
  expect(read.excluded.map(({ word }) => word)).toEqual(words)
})

test('V003 of very many words with a minus only a few are left out', () => {
  expect(readExclusions(`kolo${' -slovo'.repeat(200)}`).excluded).toHaveLength(5)
})

test('V003 one word with a minus is taken off by itself', () => {
  const query = 'kolo -dětské -staré'
  const [first] = readExclusions(query).excluded

  expect(first && takeOff(query, first)).toBe('kolo -staré')
})
