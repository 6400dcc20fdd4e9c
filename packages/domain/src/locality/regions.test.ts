import { expect, test } from 'vitest'
import { REGIONS } from '../locality.ts'

test('R166 fourteen regions hold seventy-seven districts', () => {
  expect(REGIONS).toHaveLength(14)
  expect(REGIONS.reduce((sum, { districts }) => sum + districts, 0)).toBe(77)
})

test('R166 regions stand in the order of their codes, each under its own name', () => {
  const codes = REGIONS.map(({ code }) => code)

  expect(codes).toEqual([19, 27, 35, 43, 51, 60, 78, 86, 94, 108, 116, 124, 132, 141])
  expect(new Set(REGIONS.map(({ name }) => name)).size).toBe(14)
  for (const { name, fullName } of REGIONS) expect(fullName).toContain(name)
})
