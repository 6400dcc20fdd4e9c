import { maskPhones } from '@inzrt/domain/contact'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isSmsRefundDue,
  parseSms,
  type SmsCommand,
  type SmsOutcome,
  smsPrice,
  smsReply,
} from '../sms.ts'

const NUMBER = '9093333'
const FAULTS: SmsOutcome[] = ['too_long', 'diacritics', 'empty']
const UNSERVED: SmsOutcome[] = [
  ...FAULTS,
  'unknown',
  'late',
  'wrong_number',
  'too_many',
  'reply_to_nobody',
  'already_paid',
  'unknown_code',
  'order_closed',
]
const SERVED: SmsOutcome[] = ['help', 'stopped', 'ad_waiting', 'reply_sent', 'part_paid', 'paid']

test.each<[string, SmsCommand]>([
  ['IN IE Zena 35 hleda pritele', { kind: 'dating_ad', text: 'Zena 35 hleda pritele' }],
  ['  in   ie  Ahoj\nBrno ', { kind: 'dating_ad', text: 'Ahoj Brno' }],
  ['IN K7F2Q9XA', { kind: 'payment', code: 'K7F2Q9XA' }],
  ['in k7f2q9xa', { kind: 'payment', code: 'K7F2Q9XA' }],
  ['IN MASAZE K7F2Q9XA', { kind: 'payment', code: 'K7F2Q9XA' }],
  ['IN IE kamaradi', { kind: 'dating_ad', text: 'kamaradi' }],
  ['RE 204815 Ahoj, zaujal me', { kind: 'reply', dialCode: '204815', text: 'Ahoj, zaujal me' }],
  ['RE 204 815 Ahoj', { kind: 'reply', dialCode: '204815', text: 'Ahoj' }],
  ['re204815, ahoj', { kind: 'reply', dialCode: '204815', text: 'ahoj' }],
  ['RE: 204815: ahoj', { kind: 'reply', dialCode: '204815', text: 'ahoj' }],
  ['INIE: Vdova 60 hleda', { kind: 'dating_ad', text: 'Vdova 60 hleda' }],
  ['IN IE, Vdova 60', { kind: 'dating_ad', text: 'Vdova 60' }],
  ['IN K7F2Q9XA.', { kind: 'payment', code: 'K7F2Q9XA' }],
  ['RE 2048156 Ahoj', { kind: 'unknown' }],
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
  expect(parseSms(`${longest}a`)).toEqual({ kind: 'refused', fault: 'too_long' })
  expect(smsReply('too_long', NUMBER)).toContain('160')
})

test.each(['IN IE Hledám přítele', 'IN IE ‘ahoj’', 'IN IE ahoj 🌹'])(
  'R036 the SMS „%s“ is refused with a reply',
  (text) => {
    expect(parseSms(text)).toEqual({ kind: 'refused', fault: 'diacritics' })
    expect(smsReply('diacritics', NUMBER)).toContain('bez diakritiky')
  },
)

test('R036 whatever comes is read or refused, never thrown at', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(parseSms(text)).toHaveProperty('kind')
    }),
  )
})

test.each([...SERVED, ...UNSERVED])(
  'R036 the reply to „%s“ is itself one SMS without diacritics',
  (outcome) => {
    expect(smsReply(outcome, NUMBER)).toMatch(/^[\x20-\x7e]{1,160}$/)
  },
)

test('anyone who got nothing for the price is promised it back, nobody else', () => {
  const isPromised = (outcome: SmsOutcome) => smsReply(outcome, NUMBER).includes('vratime')

  for (const outcome of UNSERVED)
    expect([outcome, isSmsRefundDue(outcome), isPromised(outcome)]).toEqual([outcome, true, true])
  for (const outcome of SERVED)
    expect([outcome, isSmsRefundDue(outcome), isPromised(outcome)]).toEqual([outcome, false, false])
})

test('what is paid and cannot be delivered is promised back, and its order owes it', () => {
  expect(isSmsRefundDue('paid_in_vain')).toBe(false)
  expect(smsReply('paid_in_vain', NUMBER)).toMatch(/^[\x20-\x7e]{1,130} Castku vratime\.$/)
})

test('R037 the last two digits of a premium number are its price', () => {
  expect(smsPrice('9093333')).toBe(3_300)
  expect(smsPrice('9033379')).toBe(7_900)
  for (const number of ['90333', '777123456', '90933333', 'x']) expect(smsPrice(number)).toBeNull()
})

test('R039 a number in a dating SMS is masked before it is published', () => {
  expect(maskPhones('Volej sedm 77 12 34 56 vecer')).toBe('Volej *** vecer')
})

test('R318 an SMS advert costs 33 crowns, and so says the help', () => {
  expect(smsReply('help', NUMBER).match(/\d{1,3} Kc/g)).toEqual(['33 Kc', '33 Kc'])
})
