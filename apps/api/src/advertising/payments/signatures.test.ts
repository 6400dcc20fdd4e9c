import { generateKeyPairSync } from 'node:crypto'
import { parseReturn } from '@inzrt/protocols/gp-webpay/parseReturn'
import { isSignedBy, signBytes } from '@inzrt/protocols/gp-webpay/signature'
import { ANSWER_FIELDS, REQUEST_FIELDS, signedText } from '@inzrt/protocols/gp-webpay/signedText'
import { verifyReturn } from '@inzrt/protocols/gp-webpay/verifyReturn'
import { expect, test } from 'vitest'
import { createTestGateway } from '../../test/createTestGateway.ts'
import { readAnswer } from './readAnswer.ts'
import { requestFields } from './requestFields.ts'

const { gateway, shopPublicKey, answer } = createTestGateway()
const sent = { ORDERNUMBER: '1000001', MERORDERNUM: '20260001', MD: 'b3Jk' }
const paid = { PRCODE: '0', SRCODE: '0', RESULTTEXT: 'OK' }

const verify = (raw: string) => {
  const fields = parseReturn(raw)
  if (!fields) return null
  const { isDigestRight, isDigest1Right } = verifyReturn(fields, gateway)

  return [isDigestRight, isDigest1Right]
}

test('R273 a request is signed by its fields in the bank’s order, none of them empty', () => {
  const fields = {
    URL: 'https://example.cz/payment/callback/gp_webpay',
    MERCHANTNUMBER: '1234567890',
    OPERATION: 'CREATE_ORDER',
    ORDERNUMBER: '1000001',
    AMOUNT: '9900',
    CURRENCY: '203',
    DEPOSITFLAG: '1',
    LANG: 'CZ',
  }

  expect(signedText(REQUEST_FIELDS, fields).toString()).toBe(
    '1234567890|CREATE_ORDER|1000001|9900|203|1|https://example.cz/payment/callback/gp_webpay',
  )
})

test('R273 what is signed of an answer are the fields that came', () => {
  const fields = { OPERATION: 'CREATE_ORDER', ...sent, ...paid }

  expect(signedText(ANSWER_FIELDS, fields).toString()).toBe(
    'CREATE_ORDER|1000001|20260001|b3Jk|0|0|OK',
  )
})

test('R273 the form for the gateway signs number, amount and return address, no name', () => {
  const payment = { bankOrderNumber: '1000001', amount: 2_500, currency: 'CZK' } as const
  const order = { publicNo: '20260001' }
  const { fields, signed } = requestFields(gateway, { order, payment, brand: 'adult' })

  expect(fields).toMatchObject({
    MERCHANTNUMBER: '1234567890',
    OPERATION: 'CREATE_ORDER',
    ORDERNUMBER: '1000001',
    AMOUNT: '2500',
    CURRENCY: '203',
    DEPOSITFLAG: '1',
    MERORDERNUM: '20260001',
    URL: 'https://pinkpack.example/payment/callback/gp_webpay',
    DESCRIPTION: 'Inzerce 20260001',
    MD: Buffer.from('20260001').toString('base64'),
  })
  expect(isSignedBy(Buffer.from(signed), fields.DIGEST, shopPublicKey)).toBe(true)
  expect(fields.DIGEST).toHaveLength(344)
})

test.each([
  ['as it is', (raw: string) => raw],
  ['with a raw plus in its signatures', (raw: string) => raw.replaceAll('%2B', '+')],
  ['with spaces where a plus was', (raw: string) => raw.replaceAll('%2B', '%20')],
])('R069 an answer of the bank is right %s', (_, change) => {
  expect(verify(change(answer(sent, paid)))).toEqual([true, true])
})

test('R069 an answer without a text, and one in the bank’s old encoding, are right too', () => {
  expect(verify(answer(sent, { PRCODE: '0', SRCODE: '0' }))).toEqual([true, true])
  const raw = answer(sent, { ...paid, RESULTTEXT: '\u008aest zam\u00edtnuto' })

  expect(raw).toContain('%8Aest')
  expect(verify(raw)).toEqual([true, true])
  expect(readAnswer(parseReturn(raw) ?? new Map()).resultText).toBe('Šest zamítnuto')
})

test.each([
  ['another number', (raw: string) => raw.replace('1000001', '1000002'), [false, false]],
  ['another code', (raw: string) => raw.replace('PRCODE=30', 'PRCODE=0'), [false, false]],
  ['no signatures', (raw: string) => raw.replace(/&DIGEST1?=[^&]*/g, ''), [false, false]],
  ['the first signature only', (raw: string) => raw.replace(/&DIGEST1=[^&]*/, ''), [true, false]],
  ['the second signature only', (raw: string) => raw.replace(/&DIGEST=[^&]*/, ''), [false, true]],
  ['a field more', (raw: string) => `${raw}&TOKEN=`, [false, false]],
  ['a field twice', (raw: string) => `${raw}&PRCODE=0`, null],
  [
    'a signature that is none',
    (raw: string) => `${raw.split('&DIGEST')[0]}&DIGEST=<x>`,
    [false, false],
  ],
  ['half a percent code', (raw: string) => `${raw}%`, [true, false]],
  ['nothing at all', () => '', [false, false]],
])('R069 an answer with %s is not believed', (_, change, expected) => {
  expect(verify(change(answer(sent, { PRCODE: '30', SRCODE: '1005' })))).toEqual(expected)
})

test('another bank’s signature is not ours', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

  expect(
    isSignedBy(Buffer.from('a'), signBytes(Buffer.from('a'), privateKey), gateway.gatewayKey),
  ).toBe(false)
})
