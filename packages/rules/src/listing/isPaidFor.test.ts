import { expect, test } from 'vitest'
import { isPaidFor } from '../listing.ts'

const section = { isPaidOffer: true, isPaidInquiry: false, isPaidExchange: true }

test.each([
  ['offer', true],
  ['inquiry', false],
  ['exchange', true],
] as const)(
  'R144 in a section free for inquiries only, is an ad of type %s paid? %s',
  (type, paid) => {
    expect(isPaidFor(section, type)).toBe(paid)
  },
)
