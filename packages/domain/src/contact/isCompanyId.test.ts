import { expect, test } from 'vitest'
import { isCompanyId } from '../contact.ts'

test.each(['27082440', '25596641', '00006947', '45274649'])(
  'the last digit of the company number %s checks the others',
  (id) => {
    expect(isCompanyId(id)).toBe(true)
  },
)

test.each(['27082441', '72082440', '2708244', '270824400', '00000000', '2708244O', ''])(
  '%j is no company number',
  (text) => {
    expect(isCompanyId(text)).toBe(false)
  },
)

test('for the first seven digits exactly one check digit is right', () => {
  const right = Array.from('0123456789').filter((digit) => isCompanyId(`2559664${digit}`))

  expect(right).toEqual(['1'])
})
