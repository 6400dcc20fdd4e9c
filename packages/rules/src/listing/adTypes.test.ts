import { expect, test } from 'vitest'
import { AD_TYPES, adTypeLabel } from '../listing.ts'

test('R011 R012 R013 the three types of ads are called Nabídka, Poptávka, Výměna', () => {
  expect(AD_TYPES).toEqual(['offer', 'inquiry', 'exchange'])
  expect(AD_TYPES.map(adTypeLabel)).toEqual(['Nabídka', 'Poptávka', 'Výměna'])
})
