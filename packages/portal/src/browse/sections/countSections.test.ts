import { aSection } from '@inzrt/fixtures/builders/aSection'
import { expect, test } from 'vitest'
import { countSections } from './countSections.ts'

const withChildren = (count: number) =>
  aSection({ children: { data: Array.from({ length: count }, () => aSection()) } })

test.each([
  [[2, 3, 0], '3 rubriky, 5 podrubrik'],
  [[0, 0], '2 rubriky'],
])('R066 sections with %j subsections are told as %s', (counts, told) => {
  expect(countSections(counts.map(withChildren)).replaceAll('\u00a0', ' ')).toBe(told)
})
