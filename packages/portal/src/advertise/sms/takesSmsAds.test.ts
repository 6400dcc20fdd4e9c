import { expect, test } from 'vitest'
import { takesSmsAds } from './takesSmsAds.ts'

const sms = {
  canBePaid: true,
  smsNumber: '9093333',
  price: { amount: 3_300, currency: 'CZK' as const },
}

test('R091 the guide to dating by SMS stands over sections with such ads, and no others', () => {
  expect(takesSmsAds({ sms: { ...sms, keyword: 'IN IE' } })).toBe(true)
  expect(takesSmsAds({ sms: { ...sms, keyword: 'IN MASAZE' } })).toBe(false)
  expect(takesSmsAds({ sms: { ...sms, canBePaid: false, keyword: null } })).toBe(false)
})
