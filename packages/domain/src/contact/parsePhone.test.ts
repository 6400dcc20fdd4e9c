import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, maskPhone, parsePhone } from '../contact.ts'

test.each([
  ['777123456', '+420777123456'],
  ['777 123 456', '+420777123456'],
  ['777\u00a0123\u00a0456', '+420777123456'],
  ['+420 777 123 456', '+420777123456'],
  ['00420777123456', '+420777123456'],
  ['(+420) 541-123-456', '+420541123456'],
  ['601/123456', '+420601123456'],
  ['420 777 123 456', '+420777123456'],
  ['421905123456', '+421905123456'],
  ['777‑123−456', '+420777123456'],
  ['212345678', '+420212345678'],
  ['599999999', '+420599999999'],
  ['800123456', '+420800123456'],
  ['843123456', '+420843123456'],
  ['+421 905 123 456', '+421905123456'],
])('R162 %j is the number %s', (text, phone) => {
  expect(parsePhone(text)).toBe(phone)
})

test.each([
  '',
  '77712345',
  '7771234567',
  '177123456',
  '0777123456',
  '611123456',
  '711123456',
  '801123456',
  '900123456',
  '906123456',
  '+420906123456',
  '+421900123456',
  '905 123 456',
  '+49 30 1234567',
  'telefon',
  '７７７123456',
])('R162 %j is no number to be called back on', (text) => {
  expect(parsePhone(text)).toBeNull()
})

test('R162 a number is read back from the way it is written', () => {
  const digits = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
  const phones = fc.oneof(
    digits(7).map((end) => `+42077${end}`),
    digits(8).map((end) => `+4205${end}`),
    digits(8).map((end) => `+4212${end}`),
  )

  fc.assert(fc.property(phones, (phone) => parsePhone(formatPhone(phone)) === phone))
})

test('R162 a number is shown whole in groups of three', () => {
  expect(formatPhone('+420777123456')).toBe('+420\u00a0777\u00a0123\u00a0456')
})

test.each([
  ['+420777123456', '777 *** ***'],
  ['+421905123456', '+421 905 *** ***'],
])('R163 of %s a stranger sees only „%s“', (phone, mask) => {
  expect(maskPhone(phone)).toBe(mask)
})
