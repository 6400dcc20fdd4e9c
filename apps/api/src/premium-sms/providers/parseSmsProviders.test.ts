import { expect, test } from 'vitest'
import { parseSmsProviders } from './parseSmsProviders.ts'

const SECRET = 's'.repeat(32)

test('providers are told apart by name, each with its way of proving itself', () => {
  const providers = parseSmsProviders(`ats:signed:${SECRET}, centrum:keyed:${SECRET}`)

  expect([...providers.keys()]).toEqual(['ats', 'centrum'])
})

test.each([
  ['', 'nothing'],
  [`ats:${SECRET}`, 'no way'],
  [`ats:open:${SECRET}`, 'an unknown way'],
  ['ats:signed:short', 'a short secret'],
  [`ATS:signed:${SECRET}`, 'a name no address has'],
])('„%s“ (%s) is refused, and its secret not repeated', (text) => {
  expect(() => parseSmsProviders(text)).toThrow('SMS_PROVIDERS')
  expect(() => parseSmsProviders(text)).not.toThrow(SECRET)
})
