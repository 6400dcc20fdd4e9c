import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SMS_AD_PRICE } from '../limits.ts'
import { maskPhones, parseSms, type SmsCommand, smsReply } from '../sms.ts'

test.each<[string, SmsCommand]>([
  ['IN IE Zena 35 hleda pritele', { kind: 'dating_ad', text: 'Zena 35 hleda pritele' }],
  ['  in   ie  Ahoj\nBrno ', { kind: 'dating_ad', text: 'Ahoj Brno' }],
  ['IN K7F2Q9XA', { kind: 'payment', code: 'K7F2Q9XA' }],
  ['in k7f2q9xa', { kind: 'payment', code: 'K7F2Q9XA' }],
  ['RE 204815 Ahoj, zaujal me', { kind: 'reply', dialCode: '204815', text: 'Ahoj, zaujal me' }],
  ['help', { kind: 'help' }],
  ['STOP', { kind: 'stop' }],
  ['stop sluzba', { kind: 'stop' }],
  ['IN IE', { kind: 'refused', fault: 'empty' }],
  ['RE 204815', { kind: 'refused', fault: 'empty' }],
  ['RE 20481 Ahoj', { kind: 'unknown' }],
  ['IN K7F2', { kind: 'unknown' }],
  ['', { kind: 'refused', fault: 'empty' }],
])('R036 the SMS „%s“ is read', (text, command) => {
  expect(parseSms(text)).toEqual(command)
})

test('R036 R318 160 characters pass, 161 are refused with a reply', () => {
  const longest = `IN IE ${'a'.repeat(154)}`
  expect(parseSms(longest).kind).toBe('dating_ad')
  const refused = parseSms(`${longest}a`)
  expect(refused).toEqual({ kind: 'refused', fault: 'too_long' })
  expect(smsReply(refused)).toContain('160')
})

test('R036 an SMS with diacritics is refused with a reply', () => {
  const refused = parseSms('IN IE Hledám přítele')
  expect(refused).toEqual({ kind: 'refused', fault: 'diacritics' })
  expect(smsReply(refused)).toContain('bez diakritiky')
})

test('R036 whatever comes, the reply is itself one SMS without diacritics', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(smsReply(parseSms(text))).toMatch(/^[\x20-\x7e]{1,160}$/)
    }),
  )
})

test('R039 a number in a dating SMS is masked before it is published', () => {
  expect(maskPhones('Volej sedm 77 12 34 56 vecer')).toBe('Volej *** vecer')
})

test('R318 an SMS advert costs 33 crowns', () => {
  expect(SMS_AD_PRICE).toBe(3300)
})
