import { expect, test } from 'vitest'
import { withoutInvisible } from './withoutInvisible.ts'

test.each([
  ['\u202a777 123 456\u202c', '777 123 456'],
  ['jana@example.cz\u200b', 'jana@example.cz'],
  ['\ufeffProdám kolo', 'Prodám kolo'],
  ['ab\0c', 'abc'],
  ['Z\u030carka', 'Žarka'],
  ['\u200b\u2060', ''],
  ['777\u00ad123\u200c456\u200d789', '777123456789'],
  ['7\ufe0f7\ufe0f7', '777'],
  ['\u3164\u115f\u034f\u2800jana', 'jana'],
  ['kolo\u{e0061}\u{e007f}', 'kolo'],
  ['\u202eolok\u2066', 'olok'],
])('V022 what nobody sees is no part of %j', (text, seen) => {
  expect(withoutInvisible(text)).toBe(seen)
})

test.each(['první\r\ndruhý\tsloupec', 'rodina 👨‍👩‍👧 a ❤️', 'hasiči 👩🏽‍🚒, ❤️‍🔥 a 1️⃣', 'שלום'])(
  '%j stays as it is',
  (text) => {
    expect(withoutInvisible(text)).toBe(text)
  },
)
