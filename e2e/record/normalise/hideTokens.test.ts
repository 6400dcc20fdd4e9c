import { expect, test } from 'vitest'
import { hideTokens } from './hideTokens.ts'

test('in JSON a long mixed word is a secret, the address of an ad is not', () => {
  expect(hideTokens('"id": "Zq3-abcdefghijklmnop"')).toBe('"id": "<token>"')
  expect(hideTokens('"slug": "prodam-detske-kolo-20-palcu-00eb"')).toContain('prodam-detske')
})

test('the code of a new password is hidden where it stands alone', () => {
  expect(hideTokens('kód:\nZM4K\n<b>CNF4</b> PSČ')).toBe('kód:\n<code>\n<b><code></b> PSČ')
})

test('secrets of links and codes of texts are hidden, the rest stays', () => {
  expect(hideTokens('/overeni?token=abcdefghijklmnop-_&page=2 Overovaci kod: 123456')).toBe(
    '/overeni?token=<token>&page=2 Overovaci kod: <code>',
  )
})
