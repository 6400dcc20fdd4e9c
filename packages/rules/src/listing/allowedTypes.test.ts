import { expect, test } from 'vitest'
import { allowedTypes } from '../listing.ts'

test.each([
  [{ isOffer: true, isInquiry: true, isExchange: true }, ['offer', 'inquiry', 'exchange']],
  [{ isOffer: true, isInquiry: true, isExchange: false }, ['offer', 'inquiry']],
  [{ isOffer: false, isInquiry: false, isExchange: true }, ['exchange']],
  [{ isOffer: false, isInquiry: false, isExchange: false }, []],
])('R145 a section with %j takes %j', (section, types) => {
  expect(allowedTypes(section)).toEqual(types)
})
