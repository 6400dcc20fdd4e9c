import { expect, test } from 'vitest'
import { formatPhone } from './formatPhone.ts'
import { isCompanyId } from './isCompanyId.ts'
import { isEmail } from './isEmail.ts'
import { maskPhone } from './maskPhone.ts'
import { parsePhone } from './parsePhone.ts'

test.each([
  ['777123456', '+420777123456'],
  ['777 123 456', '+420777123456'],
  ['+420 777 123 456', '+420777123456'],
  ['00420777123456', '+420777123456'],
  ['(+420) 541-123-456', '+420541123456'],
  ['+421 905 123 456', '+421905123456'],
])('R162 %j is the number %s', (text, phone) => {
  expect(parsePhone(text)).toBe(phone)
})

test.each([
  '',
  '77712345',
  '7771234567',
  '177123456',
  '906123456',
  '+420906123456',
  '+49 30 1234567',
  'telefon',
])('R162 %j is no number to be called back on', (text) => {
  expect(parsePhone(text)).toBeNull()
})

test('R162 R163 a number is shown whole in groups, or masked behind its first three digits', () => {
  expect(formatPhone('+420777123456')).toBe('+420\u00a0777\u00a0123\u00a0456')
  expect(maskPhone('+420777123456')).toBe('777 *** ***')
})

test('R164 the last digit of a company number checks the others', () => {
  expect(['27082440', '25596641', '00006947'].map(isCompanyId)).toEqual([true, true, true])
  expect(['27082441', '2708244', '270824400', 'abcdefgh', ''].map(isCompanyId)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

test('R162 an e-mail address has one at sign, a domain and at most 254 characters', () => {
  for (const good of ['jana@example.cz', 'jana.k+inzrt@posta.example.com'])
    expect(isEmail(good)).toBe(true)
  for (const bad of [
    'jana',
    'jana@',
    '@example.cz',
    'a@b',
    'a b@c.cz',
    'a@b..cz',
    'a@-b.cz',
    `${'a'.repeat(65)}@b.cz`,
    `a@${'b.'.repeat(130)}cz`,
    'a@b.cz\r\nBcc: c@d.cz',
  ])
    expect(isEmail(bad)).toBe(false)
})
