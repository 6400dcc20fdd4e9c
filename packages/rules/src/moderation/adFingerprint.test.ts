import { expect, test } from 'vitest'
import { adFingerprint } from '../moderation.ts'

const AD = { heading: 'Prodám kolo', content: 'Brno', phone: '+420777123456', priceAmount: 150_000 }

/** Kept with the adverts: one that changed would find no repeated advert any more. */
test.each([
  [AD, '51aa679be21d435f'],
  [{ ...AD, priceAmount: 2_200 }, '0ab3b8c84774fc79'],
  [{ ...AD, phone: null, priceAmount: null }, 'c7b52aeddabf66b8'],
])('the mark of %j stays what it was', (ad, mark) => {
  expect(adFingerprint(ad)).toBe(mark)
})
