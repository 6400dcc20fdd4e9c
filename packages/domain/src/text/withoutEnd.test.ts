import { expect, test } from 'vitest'
import { withoutEnd } from '../text.ts'

test.each([
  ['Prodám kolo –', 'Prodám kolo'],
  ['kolo. , ', 'kolo'],
  ['– kolo', '– kolo'],
  [' –. ', ''],
  ['', ''],
])('„%s“ without the marks at its end is „%s“', (text, expected) => {
  expect(withoutEnd(text, /[\s.,–]/u)).toBe(expected)
})
