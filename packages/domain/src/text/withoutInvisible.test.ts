import { expect, test } from 'vitest'
import { withoutInvisible } from './withoutInvisible.ts'

test.each([
  ['\u202a777 123 456\u202c', '777 123 456'],
  ['jana@example.cz\u200b', 'jana@example.cz'],
  ['\ufeffProdám kolo', 'Prodám kolo'],
  ['ab\0c', 'abc'],
  ['Z\u030carka', 'Žarka'],
  ['\u200b\u2060', ''],
])('V022 what nobody sees is no part of %j', (text, seen) => {
  expect(withoutInvisible(text)).toBe(seen)
})

test.each(['první\r\ndruhý\tsloupec', 'rodina 👨‍👩‍👧 a ❤️', 'שלום'])('%j stays as it is', (text) => {
  expect(withoutInvisible(text)).toBe(text)
})
