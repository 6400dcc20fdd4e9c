import { expect, test } from 'vitest'
import { createSpelling } from './createSpelling.ts'
import { spellingCost } from './spellingCost.ts'

test.each([
  ['mobyl', 'mobil', 0.3],
  ['prack', 'prck', 1],
  ['hous', 'huos', 0.7],
  ['sekackk', 'sekack', 0.4],
  ['kol', 'kol', 0],
  ['rol', 'kol', 2],
])('V003 typing „%s“ for „%s“ costs %d', (typed, meant, cost) => {
  expect(spellingCost(typed, meant)).toBeCloseTo(cost)
})

const similar = createSpelling(['harmonik', 'televiz', 'prack', 'kol', 'sekack'])
const near = (typed: string) => similar(typed).map(({ stem }) => stem)

test('V003 a mistyped word finds those that are near, a right one and a far one nothing', () => {
  expect(near('harmonykk')).toEqual(['harmonik'])
  expect(near('telleviz')).toEqual(['televiz'])
  expect(near('prck')).toEqual(['prack'])
  expect(near('prack')).toEqual([])
  expect(near('lokomotiv')).toEqual([])
  expect(near('k')).toEqual([])
})

test('V003 very long words cost no more than words', () => {
  expect(near('x'.repeat(40))).toEqual([])
})
