import { expect, test } from 'vitest'
import { weightOfCall, weightOfPage } from './weightOf.ts'

test.each([
  ['/kola', 1],
  ['/kola?order=price_asc&page=3', 3],
  ['/kola?page=41', 12],
  ['/kola?page=999999999', 12],
])('a page weighs as much as the ads it shows: %s', (target, weight) => {
  expect(weightOfPage(target)).toBe(weight)
})

test.each([
  ['', 1],
  ['page=41', 1],
  ['perPage=12', 1],
  ['page=2&perPage=240', 10],
  ['perPage=x', 1],
])('a call weighs as much as the ads it answers with: %s', (query, weight) => {
  expect(weightOfCall(query)).toBe(weight)
})
