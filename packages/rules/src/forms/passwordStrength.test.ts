import { expect, test } from 'vitest'
import { passwordStrength } from '../forms.ts'

test.each([
  ['', 'short'],
  ['kolo123', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['heslohes', 'weak'],
  ['kolo1234', 'weak'],
  ['Kolo1234', 'fair'],
  ['kolovrátkář', 'weak'],
  ['kolovrátkáři', 'fair'],
  ['kolovrátkářův1', 'strong'],
  ['kolovrátkář1', 'fair'],
  ['aabbccddeeff', 'fair'],
  ['aaabbbcccddd', 'weak'],
  ['modre-kolo', 'fair'],
  ['modré kolo jede', 'strong'],
  ['Kolo-1234-Praha', 'strong'],
])('R234 the hint calls „%s“ %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
