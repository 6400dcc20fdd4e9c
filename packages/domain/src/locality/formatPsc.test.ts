import { expect, test } from 'vitest'
import { formatPsc } from '../locality.ts'

test('R129 a postal code is written in three and two digits that never part', () => {
  expect(formatPsc('60200')).toBe('602\u00a000')
})
