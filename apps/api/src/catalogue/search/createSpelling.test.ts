import { expect, test } from 'vitest'
import { createSpelling } from './createSpelling.ts'
import { spellingCost } from './spellingCost.ts'

test.each([
  ['mobyl', 'mobil', 0.3],
  ['prack', 'prck', 0.8],
  ['křeslo', 'kreslo', 0.3],
  ['hous', 'huos', 0.7],
  ['sekackk', 'sekack', 0.4],
  ['kol', 'kol', 0],
  ['rol', 'kol', 2],
])('V003 typing „%s“ for „%s“ costs %d', (typed, meant, cost) => {
  expect(spellingCost(typed, meant)).toBeCloseTo(cost)
})

const stems = ['harmonik', 'televiz', 'prack', 'kol', 'sekack']
const similar = createSpelling([
  ...stems.map((stem) => ({ stem, forms: [] })),
  { stem: 'sten', forms: ['stene', 'stenata'] },
])
const near = (stem: string, folded = stem) => similar({ stem, folded }).map((word) => word.stem)

test('V003 a mistyped word finds those that are near, a right one and a far one nothing', () => {
  expect(near('harmonykk')).toEqual(['harmonik'])
  expect(near('telleviz')).toEqual(['televiz'])
  expect(near('prck')).toEqual(['prack'])
  expect(near('prack')).toEqual([])
  expect(near('lokomotiv')).toEqual([])
  expect(near('k')).toEqual([])
})

test('V003 an error in an ending finds the word by the form it was meant for', () => {
  expect(near('stentat', 'stentata')).toEqual(['sten'])
})

test('V003 very long words cost no more than words', () => {
  expect(near('x'.repeat(40))).toEqual([])
})
