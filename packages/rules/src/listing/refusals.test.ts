import { expect, test } from 'vitest'
import { adTypeLabel, sortLabel } from '../listing.ts'

test.each([
  ['type of ad', () => adTypeLabel('gift' as 'offer')],
  ['order', () => sortLabel('newest' as 'default')],
])('an unknown %s is refused by what is known', (name, ask) => {
  expect(ask).toThrow(TypeError)
  expect(ask).toThrow(new RegExp(`^${name} must be one of .+, not "`))
})
